import type { RunStorage, Stored } from './RunStorage';

const DATABASE = 'lanternfall';
const STORE = 'runs';
const PRESENT = 'present';

/** Opens the database; rejects where the browser blocks it. All games of one host share its origin: hence the name. */
export function openDatabase(factory: IDBFactory): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = factory.open(DATABASE, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(STORE);
    };
    request.onsuccess = () => {
      resolve(request.result);
    };
    request.onerror = () => {
      reject(new Error('The database did not open.', { cause: request.error }));
    };
  });
}

/** Keeps the run in IndexedDB, which survives a browser that is killed. */
export class IndexedDbStorage implements RunStorage {
  constructor(private readonly database: IDBDatabase) {}

  async load(): Promise<Stored> {
    const transaction = this.database.transaction(STORE, 'readonly');
    const request: IDBRequest<unknown> = transaction.objectStore(STORE).get(PRESENT);
    await finished(transaction);
    const found = request.result;
    if (found === undefined) return { run: null, lasting: true };
    // Whatever lies there that is no text shows its kind, so that it fails to decode and is set aside.
    return { run: typeof found === 'string' ? found : JSON.stringify(found), lasting: true };
  }

  save(run: string): Promise<void> {
    return this.write((runs) => runs.put(run, PRESENT));
  }

  clear(): Promise<void> {
    return this.write((runs) => runs.delete(PRESENT));
  }

  setAside(run: string): Promise<void> {
    return this.write((runs) => {
      runs.put(run, `aside ${new Date().toISOString()}`);
      runs.delete(PRESENT);
    });
  }

  private write(change: (runs: IDBObjectStore) => unknown): Promise<void> {
    const transaction = this.database.transaction(STORE, 'readwrite');
    change(transaction.objectStore(STORE));
    return finished(transaction);
  }
}

/** Settles when the transaction has: only then is anything kept. */
function finished(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (): void => {
      reject(new Error('The database did not take part.', { cause: transaction.error }));
    };
    transaction.oncomplete = () => {
      resolve();
    };
    transaction.onerror = fail;
    transaction.onabort = fail;
  });
}
