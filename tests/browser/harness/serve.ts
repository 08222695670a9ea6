import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { gzipSync } from 'node:zlib';

/** As on itch.io the game isn't at the root of its server. */
const SUB_PATH = '/html/123/';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

/** The name of a page that shares its address and its storage with the game, and has nothing on it. */
export const BLANK = 'blank';

/** A static server under a sub-path: its origin, the page's address, and how to close it. */
export interface Site {
  readonly origin: string;
  readonly url: string;
  close(): void;
}

/** Text files, which a host such as itch.io compresses. */
const PACKED = /\.(html|js|css|json|webmanifest)$/;
/** Files whose names change with what is in them. */
const HASHED = /\.[0-9a-f]{8}\.\w+$/;
const LASTING = { 'cache-control': 'public, max-age=31536000' } as const;

/** Serves a folder on this machine only, on a free port or one used before; compressed and all of it to be cached, as by a host, if asked to. */
export async function serve(folder: string, wanted = 0, isPacked = false): Promise<Site> {
  const server = createServer((request, response) => {
    if (request.url === SUB_PATH + BLANK) {
      response.writeHead(200, { 'content-type': 'text/html' }).end('<link rel="icon" href="data:,">');
      return;
    }
    const file = fileFor(folder, request.url ?? '/');
    if (file === null) {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found');
      return;
    }
    const isLasting = isPacked || HASHED.test(file);
    const headers = { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream', ...(isLasting && LASTING) };
    // At once: what is served may be gone a moment later.
    const bytes = readFileSync(file);
    if (isPacked && PACKED.test(file)) response.writeHead(200, { ...headers, 'content-encoding': 'gzip' }).end(gzipSync(bytes));
    else response.writeHead(200, headers).end(bytes);
  });
  const origin = `http://127.0.0.1:${await listen(server, wanted)}`;
  const close = (): void => {
    server.close();
    server.closeAllConnections();
  };
  return { origin, url: origin + SUB_PATH, close };
}

/** Starts a server; returns its port. */
export function listen(server: Server, wanted = 0): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(wanted, '127.0.0.1', () => {
      const address = server.address();
      if (address === null || typeof address === 'string') reject(new Error('no port'));
      else resolve(address.port);
    });
  });
}

function fileFor(folder: string, address: string): string | null {
  const path = decodeURIComponent(new URL(address, 'http://localhost').pathname);
  if (!path.startsWith(SUB_PATH)) return null;
  const root = normalize(folder + sep);
  const file = normalize(join(root, path.slice(SUB_PATH.length) || 'index.html'));
  return file.startsWith(root) && existsSync(file) && statSync(file).isFile() ? file : null;
}
