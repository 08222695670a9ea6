import { askingPage, cacheName, cachePrefix, fileFor, type Precache, TAKE_OVER, takingPage } from './precache';

/** The part of the service worker's global scope used here; the DOM types lack it. */
interface WorkerScope {
  readonly lanternfallFiles: Precache;
  readonly registration: { readonly scope: string; readonly waiting: object | null };
  readonly clients: Clients & { claim(): Promise<void> };
  readonly crypto: Crypto;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: LastingEvent) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
}

interface LastingEvent {
  waitUntil(work: Promise<unknown>): void;
}

interface FetchEvent {
  readonly request: Request;
  /** Id of the page that a navigation opens. */
  readonly resultingClientId: string;
  respondWith(answer: Promise<Response>): void;
}

/** The part of a service worker's `Clients` used here. */
interface Clients {
  matchAll(which: { type: 'window'; includeUncontrolled: true }): Promise<readonly { readonly id: string }[]>;
  /** Waits for a page that is being opened; undefined if it is gone. */
  get(id: string): Promise<unknown>;
}

/** The response to a navigation: the game, an empty page that requests it again, or one that lets the newer build take over. */
type Step = 'play' | 'ask again' | 'take';

/**
 * Decides when a newer build may take over: once no page of the older one is open. A reloading page still counts as open while its
 * successor is requested, so an empty page replaces it and requests again: if that page is then the only one, all others are gone.
 */
class Takeover {
  private readonly empty = new Set<string>();
  /** Pages that were given the game: while they are opening, `matchAll` does not list them yet. */
  private readonly playing = new Set<string>();
  private isTaking = false;

  constructor(private readonly clients: Clients) {}

  /** @param page id of the page being opened; empty if the browser does not say */
  async step(page: string): Promise<Step> {
    const next = this.isTaking ? 'take' : await this.next(page);
    this.isTaking ||= next === 'take';
    const step = this.isTaking ? 'take' : next;
    if (step === 'play') this.plays(page);
    else this.empty.add(page);
    return step;
  }

  /** Notes that the page is given the game. */
  plays(page: string): void {
    if (page !== '') this.playing.add(page);
  }

  private async next(page: string): Promise<Step> {
    const open = await this.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const others = open.filter(({ id }) => !this.empty.has(id));
    const isAskedAgain = others.length < open.length;
    if (isAskedAgain && others.length === 0 && !(await this.isOpening())) return 'take';
    return isAskedAgain || others.length > 1 || page === '' ? 'play' : 'ask again';
  }

  /** Whether a page that was given the game is still open or opening. */
  private async isOpening(): Promise<boolean> {
    for (const page of this.playing) {
      if ((await this.clients.get(page)) !== undefined) return true;
      this.playing.delete(page);
    }
    return false;
  }
}

const worker = globalThis as unknown as WorkerScope;
const { version, files } = worker.lanternfallFiles;
const { scope } = worker.registration;
const ours = cacheName(scope, version);
const takeover = new Takeover(worker.clients);

worker.addEventListener('install', (event) => { event.waitUntil(keepAll()); });
worker.addEventListener('activate', (event) => { event.waitUntil(dropOthers()); });
worker.addEventListener('message', ({ data }) => { if (data === TAKE_OVER) void worker.skipWaiting(); });
worker.addEventListener('fetch', (event) => {
  const file = event.request.method === 'GET' ? fileFor(event.request.url, scope, files) : null;
  if (file !== null) event.respondWith(event.request.mode === 'navigate' ? openPage(event, file) : kept(event.request, file));
});

/** Keeps every file of the build, or none. */
async function keepAll(): Promise<void> {
  const sound = await Promise.all(Object.keys(files).map(async (file) => ({ file, answer: await fetched(file, ['no-cache', 'reload']) })));
  const cache = await caches.open(ours);
  try {
    await Promise.all(sound.map(({ file, answer }) => cache.put(new URL(file, scope), answer)));
  } catch (error) {
    await caches.delete(ours);
    throw error;
  }
}

/**
 * A file exactly as the build made it, asked for in these ways in turn. An answer of status 200 may be cut short, or the page of a network
 * that wants a login first; once kept, it would stay.
 */
async function fetched(file: string, ways: readonly RequestCache[]): Promise<Response> {
  for (const cache of ways) {
    const answer = await fetch(new Request(new URL(file, scope), { cache }));
    const bytes = await answer.arrayBuffer();
    const type = answer.headers.get('content-type');
    if (answer.ok && (await hashOf(bytes)) === files[file]) {
      return new Response(bytes, { headers: type === null ? {} : { 'content-type': type } });
    }
  }
  throw new TypeError(`${file} did not come as it was built.`);
}

async function hashOf(bytes: ArrayBuffer): Promise<string> {
  const hash = await worker.crypto.subtle.digest('SHA-256', bytes);
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Deletes the caches of older builds, whose pages are all closed. A first worker serves its page at once: the server may be updated. */
async function dropOthers(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(cachePrefix(scope)) && name !== ours);
  await Promise.all(old.map((name) => caches.delete(name)));
  if (old.length === 0) await worker.clients.claim();
}

/** Answers a navigation: the only moment at which a newer build may take over, if no other page of the game is open. */
async function openPage({ request, resultingClientId }: FetchEvent, file: string): Promise<Response> {
  const step = worker.registration.waiting === null ? 'play' : await takeover.step(resultingClientId);
  if (step === 'play') {
    takeover.plays(resultingClientId);
    return kept(request, file);
  }
  return step === 'take' ? takingPage() : askingPage();
}

/** The kept copy; a new one where that is gone, or where the page, to which it came broken, asks past all caches. */
async function kept(request: Request, file: string): Promise<Response> {
  const cache = await caches.open(ours);
  const copy = await cache.match(new URL(file, scope));
  if (copy !== undefined && request.cache !== 'reload') return copy;
  const fresh = await fetched(file, ['reload']).catch(() => null);
  if (fresh === null) return copy ?? fetch(request);
  // A full disk keeps nothing, but the answer is here.
  await cache.put(new URL(file, scope), fresh.clone()).catch(() => undefined);
  return fresh;
}
