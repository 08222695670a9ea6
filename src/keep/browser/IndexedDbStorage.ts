import { ConflictError, type Changes, type KeyStore } from '../saves/KeyStore';

/** Games on the same origin share its databases: hence the name. */
const DATABASE = 'lanternfall';
const STORE = 'runs';

/** Stores texts in IndexedDB, which survives a killed browser. */
export class IndexedDbStorage implements KeyStore {
  readonly kind = 'indexedDB';
  private opening: Promise<IDBDatabase> | null = null;

  constructor(private readonly factory: IDBFactory) {}

  async read(keys: readonly string[]): Promise<(string | null)[]> {
    return this.transact('readonly', (store) => {
      const requests = keys.map((key): IDBRequest<unknown> => store.get(key));
      return () => requests.map(({ result }) => textOf(result));
    });
  }

  async keys(prefix: string): Promise<string[]> {
    return this.transact('readonly', (store) => {
      // Returned in sorted order.
      const request = store.getAllKeys();
      return () => request.result.filter((key) => typeof key === 'string').filter((key) => key.startsWith(prefix));
    });
  }

  async write(changes: Changes, expected: Changes = {}): Promise<void> {
    let cause: unknown = null;
    const change = (store: IDBObjectStore): void => {
      for (const [key, text] of Object.entries(changes)) {
        if (text === null) store.delete(key);
        else store.put(text, key);
      }
    };
    await this.transact('readwrite', (store) => {
      const held = Object.entries(expected).map(([key, text]) => ({ key, text, request: store.get(key) as IDBRequest<unknown> }));
      const last = held.at(-1)?.request;
      if (last === undefined) change(store);
      // Requests complete in order: after the last, all are done.
      else last.onsuccess = () => {
        const other = held.find(({ text, request }) => textOf(request.result) !== text);
        // An exception thrown in an event handler would not reject the promise.
        try {
          if (other !== undefined) throw new ConflictError(`${other.key} has been changed by another page.`);
          change(store);
        } catch (error) {
          cause = error;
          store.transaction.abort();
        }
      };
      return () => undefined;
    }).catch((error: unknown) => { throw cause ?? error; });
  }

  /** Runs one transaction; `request` issues its requests and returns a function that reads the result once it has committed. */
  private async transact<T>(mode: IDBTransactionMode, request: (store: IDBObjectStore) => () => T): Promise<T> {
    const transaction = await this.begin(mode);
    const result = request(transaction.objectStore(STORE));
    await finished(transaction);
    return result();
  }

  private async begin(mode: IDBTransactionMode): Promise<IDBTransaction> {
    // Strict: committed only once flushed to disk.
    const options: IDBTransactionOptions = mode === 'readwrite' ? { durability: 'strict' } : {};
    try {
      return (await this.database()).transaction(STORE, mode, options);
    } catch (error) {
      if (!(error instanceof DOMException) || error.name !== 'InvalidStateError') throw error;
      // The browser closed the connection, for example because the player cleared the site data.
      this.opening = null;
      return (await this.database()).transaction(STORE, mode, options);
    }
  }

  private database(): Promise<IDBDatabase> {
    this.opening ??= this.open();
    return this.opening;
  }

  private async open(): Promise<IDBDatabase> {
    const forget = (): void => { this.opening = null; };
    try {
      let database = await openDatabase(this.factory);
      if (!database.objectStoreNames.contains(STORE)) {
        database.close();
        database = await openDatabase(this.factory, database.version + 1);
      }
      // Another page deletes it or raises its version: an open connection would block that.
      database.onversionchange = () => {
        database.close();
        forget();
      };
      return database;
    } catch (error) {
      forget();
      throw error;
    }
  }
}

/** Opens the database, by default in its current version; rejects where the browser blocks it. */
function openDatabase(factory: IDBFactory, version?: number): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = version === undefined ? factory.open(DATABASE) : factory.open(DATABASE, version);
    request.onupgradeneeded = () => { request.result.createObjectStore(STORE); };
    request.onsuccess = () => { resolve(request.result); };
    request.onerror = () => { reject(new Error('Could not open the database.', { cause: request.error })); };
  });
}

/** Settles with the transaction: only then is anything stored. */
function finished(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => { resolve(); };
    transaction.onabort = () => { reject(new Error('The transaction was aborted.', { cause: transaction.error })); };
  });
}

/** Anything but a string is returned as JSON, so that it fails to decode and is set aside. */
function textOf(value: unknown): string | null {
  if (value === undefined) return null;
  return typeof value === 'string' ? value : JSON.stringify(value);
}
