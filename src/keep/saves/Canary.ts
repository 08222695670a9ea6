import * as v from 'valibot';
import { SEED_LENGTH } from '../../engine/core/id';
import { attempt, PREFIX } from '../browser/LocalStorage';
import { jsonOf } from './meta';

/** The run that was saved last. */
export interface Kept {
  readonly id: string;
  readonly seed: string;
  /** Where it was saved; missing in older notes. */
  readonly store?: string | undefined;
  /** The name of its dungeon, where that is an added one. */
  readonly dungeon?: string | undefined;
}

/** A note, outside the run storage, of the run saved there: if that storage is lost, the note still tells of the run. */
export interface Canary {
  read(): Kept | null;
  /** Null once no run is saved. Never throws. */
  write(kept: Kept | null): void;
}

const KEY = `${PREFIX}canary`;

const schema = v.object({
  id: v.string(),
  seed: v.pipe(v.string(), v.maxLength(SEED_LENGTH)),
  store: v.optional(v.string()),
  dungeon: v.optional(v.string()),
});

/** A note in local storage, which browsers keep in other files than IndexedDB; `open` may throw where the browser blocks it. */
export function browserCanary(open: () => Storage): Canary {
  return {
    read: () => {
      const parsed = v.safeParse(schema, jsonOf(attempt(() => open().getItem(KEY))));
      return parsed.success ? parsed.output : null;
    },
    write: (kept) => {
      attempt(() => {
        if (kept === null) open().removeItem(KEY);
        else open().setItem(KEY, JSON.stringify(kept));
      });
    },
  };
}

/** A note in memory, lost with the page. */
export function memoryCanary(place: { kept: Kept | null } = { kept: null }): Canary {
  return {
    read: () => place.kept,
    write: (kept) => { place.kept = kept; },
  };
}
