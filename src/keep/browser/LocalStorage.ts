import { ConflictError, type Changes, type KeyStore } from '../saves/KeyStore';
import { GAME } from '../../naming';

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
