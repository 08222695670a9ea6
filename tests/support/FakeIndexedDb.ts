/** The parts of IndexedDB that the game uses, over a map: all-or-nothing transactions, and connections that close. */
export class FakeIndexedDb {
  readonly kept = new Map<string, unknown>();
  /** All connections ever opened, closed ones too. */
  readonly connections: FakeConnection[] = [];
  /** Whether the object store for runs has been created. */
  hasStore = false;
  version = 0;
  /** The error of the next commit; null if it succeeds. */
  fault: DOMException | null = null;
  /** The durability requested for each write. */
  readonly durabilities: (string | undefined)[] = [];

  get factory(): IDBFactory {
    return { open: (_name: string, version?: number) => this.open(version) } as unknown as IDBFactory;
  }

  /** Another page wants to delete the database or raise its version; returns whether all connections are closed then. */
  wantAlone(): boolean {
    for (const connection of this.connections) if (!connection.isClosed) connection.onversionchange?.();
    return this.connections.every(({ isClosed }) => isClosed);
  }

  /** The browser closes all connections, as when the player clears site data. */
  closeAll(): void {
    for (const connection of this.connections) connection.isClosed = true;
  }

  private open(version = Math.max(this.version, 1)): object {
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
  onversionchange: (() => void) | null = null;

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
    if (mode === 'readwrite') this.fake.durabilities.push(durability);
    return new FakeTransaction(this.fake);
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
  private readonly queue: { request: FakeRequest; work: () => unknown }[] = [];
  private isAborted = false;

  constructor(private readonly fake: FakeIndexedDb) {
    this.changed = new Map(fake.kept);
    setImmediate(() => { this.go(); });
  }

  objectStore(): object {
    return {
      transaction: this,
      get: (key: string) => this.ask(() => this.changed.get(key)),
      getAllKeys: () => this.ask(() => [...this.changed.keys()].sort()),
      put: (value: unknown, key: string) => this.ask(() => this.changed.set(key, value)),
      delete: (key: string) => this.ask(() => this.changed.delete(key)),
    };
  }

  abort(): void {
    this.isAborted = true;
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
    this.error = this.fake.fault;
    this.fake.fault = null;
    if (this.error) return this.onabort?.();
    this.fake.kept.clear();
    for (const [key, value] of this.changed) this.fake.kept.set(key, value);
    this.oncomplete?.();
  }
}
