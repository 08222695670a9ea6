import { createHash } from 'node:crypto';
import { TAKE_OVER } from '../../src/offline/precache';

/** The events of a worker. */
type Listener = (event: object) => void;

const SCOPE = 'https://games.example/html/123/';

/** A browser with one site, its caches and its open pages; workers are installed build by build. */
export class FakeBrowser {
  readonly store = new Map<string, Map<string, string>>();
  /** Visible pages; `opening` are those not visible yet. */
  readonly open = new Set<string>();
  readonly opening = new Set<string>();
  /** Whether a newer worker is waiting. */
  isWaiting = false;
  /** The files on the server; null: it doesn't answer. */
  server: Record<string, string> | null = {};
  /** What its own cache answers instead, unless asked past it. */
  readonly stale: Record<string, string> = {};
  /** Whether the disk has room for more. */
  isFull = false;
  skipped = 0;
  claimed = 0;

  /** Starts a build's worker. */
  async worker(version: string, build: Readonly<Record<string, string>>): Promise<FakeWorker> {
    const listeners = new Map<string, Listener>();
    const files = Object.fromEntries(Object.entries(build).map(([file, text]) => [file, createHash('sha256').update(text).digest('hex')]));
    Object.assign(globalThis, {
      lanternfallFiles: { version, files },
      registration: new Registration(this),
      clients: {
        matchAll: ({ includeUncontrolled = false }) => Promise.resolve(includeUncontrolled ? [...this.open].map((id) => ({ id })) : []),
        get: (id: string) => Promise.resolve(this.open.has(id) || this.opening.has(id) ? { id } : undefined),
        claim: () => { this.claimed++; return Promise.resolve(); },
      },
      skipWaiting: () => { this.skipped++; return Promise.resolve(); },
      addEventListener: (type: string, listener: Listener) => { listeners.set(type, listener); },
      caches: {
        open: (name: string) => Promise.resolve(this.cache(name)),
        keys: () => Promise.resolve([...this.store.keys()]),
        delete: (name: string) => Promise.resolve(this.store.delete(name)),
      },
      fetch: (request: Request) => this.answer(request),
    });
    await jest.isolateModulesAsync(async () => { await import('../../src/offline/worker'); });
    return new FakeWorker(listeners);
  }

  private cache(name: string): object {
    const kept = this.store.get(name) ?? new Map<string, string>();
    this.store.set(name, kept);
    return {
      put: async (url: URL, answer: Response) => {
        if (this.isFull) throw new DOMException('no room', 'QuotaExceededError');
        kept.set(String(url), await answer.text());
      },
      match: (url: URL) => Promise.resolve(kept.has(String(url)) ? new Response(kept.get(String(url))) : undefined),
    };
  }

  private answer({ url, cache }: Request): Promise<Response> {
    const file = url.slice(SCOPE.length);
    const body = (cache === 'reload' ? undefined : this.stale[file]) ?? this.server?.[file];
    if (this.server === null) return Promise.reject(new TypeError('no network'));
    return Promise.resolve(body === undefined ? new Response('', { status: 404 }) : new Response(body));
  }
}

class Registration {
  readonly scope = SCOPE;

  constructor(private readonly browser: FakeBrowser) {}

  get waiting(): object | null {
    return this.browser.isWaiting ? {} : null;
  }
}

/** A running worker. */
export class FakeWorker {
  constructor(private readonly listeners: ReadonlyMap<string, Listener>) {}

  /** Installs or activates it; rejects if that fails. */
  async live(type: 'install' | 'activate'): Promise<void> {
    const works: Promise<unknown>[] = [];
    this.listeners.get(type)?.({ waitUntil: (work: Promise<unknown>) => { works.push(work); } });
    await Promise.all(works);
  }

  hear(data: unknown): void {
    this.listeners.get('message')?.({ data });
  }

  /** Opens an address as that page; returns what it shows, or null if the worker leaves it to the browser. */
  visit(address: string, page: string): Promise<string | null> {
    return this.ask({ method: 'GET', url: SCOPE + address, mode: 'navigate' }, page);
  }

  /** Requests a file as a page does. */
  file(address: string, { method = 'GET', cache = 'default' } = {}): Promise<string | null> {
    return this.ask({ method, url: SCOPE + address, mode: 'cors', cache }, '');
  }

  private async ask(request: object, resultingClientId: string): Promise<string | null> {
    const answers: Promise<Response>[] = [];
    this.listeners.get('fetch')?.({ request, resultingClientId, respondWith: (answer: Promise<Response>) => { answers.push(answer); } });
    const [response] = await Promise.all(answers);
    if (!response) return null;
    const body = await response.text();
    if (response.headers.get('refresh') === null) return body;
    return body.includes(`postMessage('${TAKE_OVER}')`) ? 'page that lets it take over' : 'page that asks again';
  }
}
