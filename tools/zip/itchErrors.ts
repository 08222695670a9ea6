import type { Files } from './zipBytes';

const MAX_FILES = 1000;
const MAX_BYTES = 500_000_000;
const MAX_PATH = 240;

/** The reasons why itch.io would reject these files or not run them, one sentence each. */
export function itchErrors(files: Files): string[] {
  const names = Object.keys(files).sort();
  const bytes = names.reduce((sum, name) => sum + (files[name]?.length ?? 0), 0);
  return [
    ...(names.includes('index.html') ? [] : ['index.html is missing at the root']),
    ...(names.length <= MAX_FILES ? [] : [`${names.length} files (itch.io allows ${MAX_FILES})`]),
    ...(bytes <= MAX_BYTES ? [] : [`${bytes} bytes unpacked (itch.io allows ${MAX_BYTES})`]),
    ...names.filter((name) => name.length > MAX_PATH).map(longPath),
    ...sameButForCase(names),
    ...names.flatMap((name) => addressErrors(name, files[name])),
  ];
}

const longPath = (name: string): string => `a path of ${name.length} characters (itch.io allows ${MAX_PATH}): ${name}`;

function sameButForCase(names: readonly string[]): string[] {
  const seen = new Map<string, string>();
  return names.flatMap((name) => {
    const other = seen.get(name.toLowerCase());
    seen.set(name.toLowerCase(), name);
    return other === undefined ? [] : [`${other} and ${name} differ only in case`];
  });
}

/** URLs in pages and styles that leave the game's folder; links for the player to follow are fine. */
function addressErrors(name: string, bytes: Uint8Array | undefined): string[] {
  const addressesIn = name.endsWith('.html') ? pageAddresses : name.endsWith('.css') ? styleAddresses : null;
  const found = addressesIn?.(new TextDecoder().decode(bytes)) ?? [];
  const foreign = found.filter((address) => !isRelative(address));
  return foreign.map((address) => `${name} names ${address}: use relative URLs only`);
}

function pageAddresses(html: string): string[] {
  const tags = [...html.matchAll(/<(?!a\s)[a-z][^>]*>/gi)].map(([tag]) => tag);
  return tags.flatMap((tag) => captures(tag, /\s(?:src|href|data|poster)\s*=\s*("[^"]*"|'[^']*'|[^\s>]+)/gi));
}

function styleAddresses(css: string): string[] {
  return [...captures(css, /url\(\s*("[^"]*"|'[^']*'|[^)]*)\s*\)/gi), ...captures(css, /@import\s+("[^"]*"|'[^']*')/gi)];
}

function captures(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, address = '']) => address.replace(/^["']|["']$/g, '').trim());
}

/** Whether a URL is relative, not from a server's root or another server; `data:` and `blob:` need no server. */
function isRelative(address: string): boolean {
  return /^(data|blob):/i.test(address) || !/^([/\\]|[a-z][a-z0-9+.-]*:)/i.test(address);
}
