import * as v from 'valibot';
import { RUN_ID } from '../history';
import { PREFIX } from './LocalStorage';
import { jsonOf } from '../saves/meta';

/** Unsaved data of a page being closed: it must be written synchronously, which only local storage can do. */
export interface Tail {
  /** The token of the page that wrote it. */
  readonly owner: string;
  /** The newest state, as `encodeRun` wrote it; null if no run is in progress. */
  readonly run: string | null;
  /** History entries of finished runs, by run id. */
  readonly ends: Readonly<Record<string, string>>;
  /** The tail that was there before, as its text, where the page had not been able to read it. */
  readonly older?: string | undefined;
}

/** Storage for one tail. It never throws: what cannot be stored is dropped. */
export interface TailPlace {
  /** The stored text; null if there is none. */
  read(): string | null;
  write(tail: Tail): void;
  clear(): void;
}

/** The key it is stored under. */
export const TAIL = 'tail';

const schema = v.object({
  owner: v.string(),
  run: v.nullable(v.string()),
  ends: v.record(v.pipe(v.string(), v.regex(RUN_ID)), v.string()),
  older: v.optional(v.string()),
});

/** Parses a tail; null if the text holds none. */
export function readTail(text: string | null): Tail | null {
  const parsed = v.safeParse(schema, jsonOf(text));
  return parsed.success ? parsed.output : null;
}

/** A tail and those before it that no page has read, newest first. */
export function tailsIn(text: string | null): Tail[] {
  const tail = readTail(text);
  return tail === null ? [] : [tail, ...tailsIn(tail.older ?? null)];
}

/** A tail in the browser's local storage; `open` may throw where the browser blocks it. */
export function browserTail(open: () => Storage): TailPlace {
  return {
    read: () => attempt(() => open().getItem(PREFIX + TAIL)),
    write: (tail) => { attempt(() => { open().setItem(PREFIX + TAIL, JSON.stringify(tail)); }); },
    clear: () => { attempt(() => { open().removeItem(PREFIX + TAIL); }); },
  };
}

/** A tail in memory, lost with the page. */
export function memoryTail(kept: { text: string | null } = { text: null }): TailPlace {
  return {
    read: () => kept.text,
    write: (tail) => { kept.text = JSON.stringify(tail); },
    clear: () => { kept.text = null; },
  };
}

/** The action's result; null if it throws, as blocked storage does. */
export function attempt<T>(action: () => T): T | null {
  try {
    return action();
  } catch {
    return null;
  }
}
