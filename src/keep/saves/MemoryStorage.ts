import { ConflictError, type Changes, type KeyStore } from './KeyStore';

/** Texts in memory, lost with the page: for browsers that block everything else. */
export class MemoryStorage implements KeyStore {
  readonly kind = 'memory';

  constructor(private readonly kept = new Map<string, string>()) {}

  read(keys: readonly string[]): Promise<(string | null)[]> {
    return Promise.resolve(keys.map((key) => this.kept.get(key) ?? null));
  }

  keys(prefix: string): Promise<string[]> {
    return Promise.resolve([...this.kept.keys()].filter((key) => key.startsWith(prefix)).sort());
  }

  write(changes: Changes, expected: Changes = {}): Promise<void> {
    for (const [key, text] of Object.entries(expected)) {
      if ((this.kept.get(key) ?? null) !== text) return Promise.reject(new ConflictError(`${key} has been changed by another page.`));
    }
    for (const [key, text] of Object.entries(changes)) {
      if (text === null) this.kept.delete(key);
      else this.kept.set(key, text);
    }
    return Promise.resolve();
  }
}
