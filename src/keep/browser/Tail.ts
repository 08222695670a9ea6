import * as v from 'valibot';
import { PREFIX } from './LocalStorage';
import { jsonOf } from '../saves/meta';

/** What a page that is being left could not wait for: it is written at once, which only local storage can. */
export interface Tail {
  /** The page that wrote it, by its token. */
  readonly owner: string;
  /** The newest state, as `encodeRun` wrote it; null where no run goes on. */
  readonly run: string | null;
  /** Entries of runs that are over, by the id of the run. */
  readonly ends: Readonly<Record<string, string>>;
}

/** The place for one tail. Nothing of it ever throws; what cannot be kept is not kept. */
export interface TailPlace {
  /** The text that lies there; null where there is none. */
  read(): string | null;
  write(tail: Tail): void;
  clear(): void;
}

/** Under which key it lies among the browser's own. */
export const TAIL = 'tail';

const schema = v.object({ owner: v.string(), run: v.nullable(v.string()), ends: v.record(v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)), v.string()) });

/** A tail in a text; null where it holds none. */
export function readTail(text: string | null): Tail | null {
  const parsed = v.safeParse(schema, jsonOf(text));
  return parsed.success ? parsed.output : null;
}

/** The place in the browser's local storage; `open` may throw where the browser blocks it. */
export function browserTail(open: () => Storage): TailPlace {
  return {
    read: () => attempt(() => open().getItem(PREFIX + TAIL)),
    write: (tail) => { attempt(() => { open().setItem(PREFIX + TAIL, JSON.stringify(tail)); }); },
    clear: () => { attempt(() => { open().removeItem(PREFIX + TAIL); }); },
  };
}

/** A place that lasts as long as the page. */
export function memoryTail(kept: { text: string | null } = { text: null }): TailPlace {
  return {
    read: () => kept.text,
    write: (tail) => { kept.text = JSON.stringify(tail); },
    clear: () => { kept.text = null; },
  };
}

/** Where the browser refuses there is nothing, and nothing that could be done about it. */
export function attempt<T>(action: () => T): T | null {
  try {
    return action();
  } catch {
    return null;
  }
}
