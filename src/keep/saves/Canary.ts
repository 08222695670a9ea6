import * as v from 'valibot';
import { SEED_LENGTH } from '../../engine/core/seed';
import { PREFIX } from '../browser/LocalStorage';
import { jsonOf } from './meta';
import { attempt } from '../browser/Tail';

/** The run that was kept last, in a few words. */
export interface Kept {
  readonly id: string;
  readonly seed: string;
}

/** A note outside the storage of which run that holds: where the storage has come to harm and is empty, it says that one was there. */
export interface Canary {
  read(): Kept | null;
  /** Null when no run is kept any more. Never throws. */
  write(kept: Kept | null): void;
}

const KEY = `${PREFIX}canary`;

const schema = v.object({ id: v.string(), seed: v.pipe(v.string(), v.maxLength(SEED_LENGTH)) });

/** The note in the browser's local storage, which lies in other files than its databases; `open` may throw where the browser blocks it. */
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

/** A note that lasts as long as the page. */
export function memoryCanary(place: { kept: Kept | null } = { kept: null }): Canary {
  return {
    read: () => place.kept,
    write: (kept) => { place.kept = kept; },
  };
}
