import { cacheName, cachePrefix, fileFor, type Precache } from './precache';

/** What a worker's world offers, of which the page's types know nothing. */
interface WorkerScope {
  readonly lanternfallFiles: Precache;
  readonly registration: { readonly scope: string; readonly waiting: { postMessage(word: string): void } | null };
  readonly clients: { matchAll(): Promise<readonly unknown[]> };
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
  respondWith(answer: Promise<Response>): void;
}

const TAKE_OVER = 'take over';

const worker = globalThis as unknown as WorkerScope;
const { version, files } = worker.lanternfallFiles;
const { scope } = worker.registration;
const ours = cacheName(scope, version);

worker.addEventListener('install', (event) => { event.waitUntil(keepAll()); });
worker.addEventListener('activate', (event) => { event.waitUntil(dropOthers()); });
worker.addEventListener('message', ({ data }) => { if (data === TAKE_OVER) void worker.skipWaiting(); });
worker.addEventListener('fetch', (event) => {
  const file = event.request.method === 'GET' ? fileFor(event.request.url, scope, files) : null;
  if (file !== null) event.respondWith(event.request.mode === 'navigate' ? openPage(event.request, file) : kept(event.request, file));
});

/** Every file of the build, or none of them: what is half there does not play. */
async function keepAll(): Promise<void> {
  const cache = await caches.open(ours);
  await cache.addAll(files.map((file) => new Request(new URL(file, scope), { cache: 'no-cache' })));
}

async function dropOthers(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(cachePrefix(scope)) && name !== ours);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** A page is opened: the one moment at which a newer build may take over, if no other page of ours is open. */
async function openPage(request: Request, file: string): Promise<Response> {
  const { waiting } = worker.registration;
  if (waiting === null || (await worker.clients.matchAll()).length > 1) return kept(request, file);
  waiting.postMessage(TAKE_OVER);
  // A page without an icon of its own would have the server asked for one.
  return new Response('<link rel="icon" href="data:,">', { headers: { 'content-type': 'text/html', refresh: '0' } });
}

async function kept(request: Request, file: string): Promise<Response> {
  const cache = await caches.open(ours);
  return (await cache.match(new URL(file, scope))) ?? fetch(request);
}
