/** How a lost connection fails: at once, as its transaction ends, likewise but with the changes made, or without ever answering. */
export type Loss = 'thrown' | 'aborted' | 'done' | 'silent';

/** The parts of IndexedDB that the game uses, over a map: all-or-nothing transactions, and connections that close. */
export class FakeIndexedDb {
  readonly kept = new Map<string, unknown>();
  /** All connections ever opened, closed ones too. */
  readonly connections: FakeConnection[] = [];
  /** Whether the object store for runs has been created. */
  hasStore = false;
  version = 0;
  /** The names under which it was opened; it keeps the same texts under all of them. */
  readonly names = new Set<string>();
  /** Milliseconds before each transaction begins. */
  delay = 0;
  /** The error of the next commit; null if it succeeds. */
  fault: DOMException | null = null;
  /** The durability requested for each write. */
  readonly durabilities: (string | undefined)[] = [];

  get factory(): IDBFactory {
    return { open: (name: string, version?: number) => this.open(name, version) } as unknown as IDBFactory;
  }

  /** Another page wants to delete the database or raise its version; returns whether all connections are closed then. */
  wantAlone(): boolean {
    for (const connection of this.connections) if (!connection.isClosed) connection.onversionchange?.();
    return this.connections.every(({ isClosed }) => isClosed);
  }

  /** The browser closes all connections, as when the player clears site data. */
  closeAll(): void {
    for (const connection of this.connections) {
      connection.isClosed = true;
      connection.onclose?.();
    }
  }

  /** All connections opened so far fail from now on in that way, as on iOS when it ends the process that holds the databases. */
  lose(how: Loss): void {
    for (const connection of this.connections) connection.loss = how;
  }

  private open(name: string, version = Math.max(this.version, 1)): object {
    this.names.add(name);
    const request: { result: FakeConnection | null; error: null; onupgradeneeded?: () => void; onsuccess?: () => void } = { result: null, error: null };
    setImmediate(() => {
      request.result = new FakeConnection(this);
      this.connections.push(request.result);
      if (version > this.version) request.onupgradeneeded?.();
      this.version = version;
      request.onsuccess?.();
    });
    return request;
  }
}

/** A connection to the database. */
export class FakeConnection {
  isClosed = false;
  loss: Loss | null = null;
  onversionchange: (() => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(private readonly fake: FakeIndexedDb) {}

  get version(): number {
    return this.fake.version;
  }

  get objectStoreNames(): { contains(): boolean } {
    return { contains: () => this.fake.hasStore };
  }

  createObjectStore(): void {
    this.fake.hasStore = true;
  }

  close(): void {
    this.isClosed = true;
  }

  transaction(_store: string, mode: string, { durability }: { durability?: string } = {}): FakeTransaction {
    if (this.isClosed) throw new DOMException('The connection is closed.', 'InvalidStateError');
    if (this.loss === 'thrown') throw lost();
    if (mode === 'readwrite') this.fake.durabilities.push(durability);
    return new FakeTransaction(this.fake, this.loss);
  }
}

interface FakeRequest {
  result: unknown;
  onsuccess?: () => void;
}

class FakeTransaction {
  oncomplete: (() => void) | null = null;
  onabort: (() => void) | null = null;
  error: DOMException | null = null;
  private readonly changed: Map<string, unknown>;
  private readonly changes: ((kept: Map<string, unknown>) => unknown)[] = [];
  private readonly queue: { request: FakeRequest; work: () => unknown }[] = [];
  private isAborted = false;

  constructor(private readonly fake: FakeIndexedDb, private readonly loss: Loss | null) {
    this.changed = new Map(fake.kept);
    if (loss === 'silent') return;
    if (fake.delay === 0) setImmediate(() => { this.go(); });
    else setTimeout(() => { this.go(); }, fake.delay);
  }

  objectStore(): object {
    return {
      transaction: this,
      get: (key: string) => this.ask(() => this.changed.get(key)),
      getAllKeys: () => this.ask(() => [...this.changed.keys()].sort()),
      put: (value: unknown, key: string) => this.change((kept) => kept.set(key, value)),
      delete: (key: string) => this.change((kept) => kept.delete(key)),
    };
  }

  abort(): void {
    this.isAborted = true;
  }

  private change(work: (kept: Map<string, unknown>) => unknown): FakeRequest {
    return this.ask(() => {
      this.changes.push(work);
      return work(this.changed);
    });
  }

  private ask(work: () => unknown): FakeRequest {
    const request: FakeRequest = { result: undefined };
    this.queue.push({ request, work });
    return request;
  }

  private go(): void {
    const next = this.queue.shift();
    if (this.isAborted) return this.onabort?.();
    if (next) {
      next.request.result = next.work();
      next.request.onsuccess?.();
      setImmediate(() => { this.go(); });
      return;
    }
    if (this.loss === 'aborted') return this.fail(lost());
    const { fault } = this.fake;
    this.fake.fault = null;
    if (fault) return this.fail(fault);
    for (const change of this.changes) change(this.fake.kept);
    if (this.loss === 'done') this.fail(lost());
    else this.oncomplete?.();
  }

  private fail(error: DOMException): void {
    this.error = error;
    this.onabort?.();
  }
}

function lost(): DOMException {
  return new DOMException('Connection to Indexed Database server lost. Refresh the page to try again', 'UnknownError');
}
