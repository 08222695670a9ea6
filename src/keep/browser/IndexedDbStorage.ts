import { type Changes, ConflictError, failureOf, type KeyStore } from '../saves/KeyStore';
import { PATIENCE_MS, within } from '../saves/within';
import { GAME } from '../../naming';

/** The only table of the database, which has the game's name, since games on the same origin share its databases. */
const STORE = 'runs';

/** Stores texts in IndexedDB, which survives a killed browser. */
export class IndexedDbStorage implements KeyStore {
  readonly kind = 'indexedDB';
  private opening: Promise<IDBDatabase> | null = null;

  /** @param patience milliseconds after which a call counts as hanging */
  constructor(private readonly factory: IDBFactory, private readonly patience = PATIENCE_MS) {}

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
    const change = (store: IDBObjectStore): void => {
      for (const [key, text] of Object.entries(changes)) {
        if (text === null) store.delete(key);
        else store.put(text, key);
      }
    };
    await this.transact('readwrite', (store, fail) => {
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
          fail(error);
        }
      };
      return () => undefined;
    });
  }

  /**
   * Runs one transaction. One that fails is tried once more on a new connection, since browsers lose them: iOS while the page is
   * hidden, all of them when the player clears the site data.
   */
  private async transact<T>(mode: IDBTransactionMode, request: Requests<T>): Promise<T> {
    for (let tries = 1; ; tries++) {
      const opened = this.database();
      try {
        return await within(this.patience, opened.then((database) => attempt(database, mode, request)));
      } catch (error) {
        const failure = failureOf(error);
        if (error instanceof ConflictError || failure === 'full') throw error;
        this.abandon(opened);
        // A call that hangs has had its time.
        if (failure === 'silent' || tries > 1) throw error;
      }
    }
  }

  private database(): Promise<IDBDatabase> {
    this.opening ??= this.open();
    return this.opening;
  }

  /** Makes the next call open a new connection; transactions under way on this one still finish. */
  private abandon(opened: Promise<IDBDatabase>): void {
    if (this.opening === opened) this.opening = null;
    opened.then((database) => { database.close(); }, () => undefined);
  }

  private async open(): Promise<IDBDatabase> {
    let database = await openDatabase(this.factory);
    if (!database.objectStoreNames.contains(STORE)) {
      database.close();
      database = await openDatabase(this.factory, database.version + 1);
    }
    const forget = (): void => { this.opening = null; };
    database.onclose = forget;
    // Another page deletes it or raises its version: an open connection would block that.
    database.onversionchange = () => {
      database.close();
      forget();
    };
    return database;
  }
}

/** Issues a transaction's requests and returns a function that reads their result once it has committed; `fail` aborts it for a reason. */
type Requests<T> = (store: IDBObjectStore, fail: (reason: unknown) => void) => () => T;

async function attempt<T>(database: IDBDatabase, mode: IDBTransactionMode, request: Requests<T>): Promise<T> {
  // Strict: committed only once flushed to disk.
  const transaction = database.transaction(STORE, mode, mode === 'readwrite' ? { durability: 'strict' } : {});
  let reason: unknown = null;
  const result = request(transaction.objectStore(STORE), (why) => {
    reason = why;
    transaction.abort();
  });
  await finished(transaction).catch((error: unknown) => { throw reason ?? error; });
  return result();
}

/** Opens the database, by default in its current version; rejects where the browser blocks it. */
function openDatabase(factory: IDBFactory, version?: number): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = version === undefined ? factory.open(GAME.id) : factory.open(GAME.id, version);
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
