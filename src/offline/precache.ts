import { GAME } from '../naming';

/** The files of a build; the build prepends this to the worker. */
export interface Precache {
  /** Differs between builds whose files differ. */
  readonly version: string;
  /** All files but the worker, relative to the page, with their SHA-256 in hexadecimal. */
  readonly files: Readonly<Record<string, string>>;
}

/** The worker's path, relative to the page. */
export const WORKER = 'worker.js';

/** The name of the trusted-types policy for the worker's address. */
export const POLICY = `${GAME.id}-offline`;

/** The name of a build's cache. It contains the game's path, since other games on the same origin share the caches. */
export function cacheName(scope: string, version: string): string {
  return `${cachePrefix(scope)}${version}`;
}

/** The prefix of all our cache names, and of no others. */
export function cachePrefix(scope: string): string {
  return `${GAME.id}-${new URL(scope).pathname}-`;
}

/** The file that serves a request's full address; null if none does. Query strings such as `?seed=42` are ignored. */
export function fileFor(address: string, scope: string, files: Precache['files']): string | null {
  const { origin, pathname } = new URL(address);
  const home = new URL(scope);
  if (origin !== home.origin || !pathname.startsWith(home.pathname)) return null;
  const file = decodeURIComponent(pathname.slice(home.pathname.length)) || 'index.html';
  return Object.hasOwn(files, file) ? file : null;
}

/** The message that lets the waiting newer build take over. */
export const TAKE_OVER = 'take over';

/** Without an icon the browser would request one from the server. */
const ICON = '<link rel="icon" href="data:,">';

/**
 * Requests the game once the newer build has taken over, not before: Chromium sometimes never answers requests made while one worker
 * replaces another. If that fails, the page reloads after a few seconds anyway.
 */
const TAKING = `${ICON}<script>
const { serviceWorker } = navigator;
const again = () => { location.reload(); };
serviceWorker.addEventListener('controllerchange', again);
serviceWorker.getRegistration().then((site) => { if (site?.waiting) site.waiting.postMessage('${TAKE_OVER}'); else again(); }, again);
</script>`;

/** A page that requests the game at once. */
export function askingPage(): Response {
  return page(ICON, 0);
}

/** A page that lets the newer build take over, then requests the game. */
export function takingPage(): Response {
  return page(TAKING, 5);
}

function page(html: string, seconds: number): Response {
  return new Response(html, { headers: { 'content-type': 'text/html', refresh: String(seconds) } });
}
