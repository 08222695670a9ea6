import * as v from 'valibot';
import { GAME } from '../../naming';
import { RUN_ID } from '../history';
import { type Changes, ConflictError, type KeyStore } from '../saves/KeyStore';
import { jsonOf } from '../saves/meta';

/** Games on the same origin share its storage: hence the prefix. */
export const PREFIX = `${GAME.id}.`;

/**
 * Stores texts in the browser's local storage, which has no transactions: a failed write is rolled back, and texts are set before
 * others are removed, so that a page killed half-way leaves one too many and never one too few.
 */
export class LocalStorage implements KeyStore {
  readonly kind = 'localStorage';

  /** @param open returns the storage; it may throw where the browser blocks it */
  constructor(private readonly open: () => Storage) {}

  read(keys: readonly string[]): Promise<(string | null)[]> {
    return promised(() => keys.map((key) => this.open().getItem(PREFIX + key)));
  }

  keys(prefix: string): Promise<string[]> {
    return promised(() => {
      const storage = this.open();
      const all = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
      return all.filter((key) => key.startsWith(PREFIX + prefix)).map((key) => key.slice(PREFIX.length)).sort();
    });
  }

  write(changes: Changes, expected: Changes = {}): Promise<void> {
    return promised(() => {
      const storage = this.open();
      for (const [key, text] of Object.entries(expected)) {
        if (storage.getItem(PREFIX + key) !== text) throw new ConflictError(`${key} has been changed by another page.`);
      }
      const before: [key: string, text: string | null][] = [];
      try {
        for (const [key, text] of putsFirst(changes)) {
          before.push([key, storage.getItem(PREFIX + key)]);
          set(storage, key, text);
        }
      } catch (error) {
        // In reverse, so that each step back has the room it had before.
        for (const [key, text] of before.reverse()) set(storage, key, text);
        throw error;
      }
    });
  }
}

function putsFirst(changes: Changes): [key: string, text: string | null][] {
  const all = Object.entries(changes);
  return [...all.filter(([, text]) => text !== null), ...all.filter(([, text]) => text === null)];
}

function set(storage: Storage, key: string, text: string | null): void {
  if (text === null) storage.removeItem(PREFIX + key);
  else storage.setItem(PREFIX + key, text);
}

/** The result of a synchronous action as a promise; an exception rejects it. */
function promised<T>(action: () => T): Promise<T> {
  return new Promise((resolve) => { resolve(action()); });
}

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
