import { cacheName, cachePrefix, fileFor, type Precache } from './precache';
import { askingPage, TAKE_OVER, takingPage } from './emptyPages';
import { Takeover, type Clients } from './Takeover';

/** The part of the service worker's global scope used here; the DOM types lack it. */
interface WorkerScope {
  readonly lanternfallFiles: Precache;
  readonly registration: { readonly scope: string; readonly waiting: object | null };
  readonly clients: Clients & { claim(): Promise<void> };
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

/** Caches every file of the build, or none. */
async function keepAll(): Promise<void> {
  const cache = await caches.open(ours);
  await cache.addAll(files.map((file) => new Request(new URL(file, scope), { cache: 'no-cache' })));
}

/** Deletes the caches of older builds, whose pages are all closed. A first worker serves its page at once: the server may get a newer build. */
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

async function kept(request: Request, file: string): Promise<Response> {
  const cache = await caches.open(ours);
  return (await cache.match(new URL(file, scope))) ?? fetch(request);
}
