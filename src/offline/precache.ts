/** What one build consists of; the build writes it in front of the worker. */
export interface Precache {
  /** Another one for every build whose files are not the same. */
  readonly version: string;
  /** All files but the worker, relative to the page. */
  readonly files: readonly string[];
}

/** Where the worker lies, relative to the page. */
export const WORKER = 'worker.js';

/** What the page's policy calls the one who may name the worker. */
export const POLICY = 'lanternfall-offline';

/** The name of a build's cache. Others on the same server have theirs: ours are told by where the game lies. */
export function cacheName(scope: string, version: string): string {
  return `${cachePrefix(scope)}${version}`;
}

/** How the names of all our caches begin, and nobody else's. */
export function cachePrefix(scope: string): string {
  return `lanternfall-${new URL(scope).pathname}-`;
}

/** The file among `files` that answers a request, by its whole address; null when none does. A page is asked for as `?seed=42` as well. */
export function fileFor(address: string, scope: string, files: readonly string[]): string | null {
  const { origin, pathname } = new URL(address);
  const home = new URL(scope);
  if (origin !== home.origin || !pathname.startsWith(home.pathname)) return null;
  const file = decodeURIComponent(pathname.slice(home.pathname.length)) || 'index.html';
  return files.includes(file) ? file : null;
}
