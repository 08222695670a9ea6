import type { Breach } from './Breach';
import { importsOf, type Import } from './importsOf';
import type { Parsed } from './Parsed';
import { roomOf, targetOf } from './resolve';

/** What a room may import besides itself. A package ends in `*` where its sub-paths count as well. */
interface Border {
  readonly rooms: readonly string[];
  /** Rooms of which only types may be imported. */
  readonly types?: readonly string[];
  readonly packages: readonly string[];
}

/** The border rule of src/README.md. rot-js by its bare name only: a second copy has a second generator. */
export const BORDERS: Readonly<Record<string, Border>> = {
  engine: { rooms: [], packages: ['valibot'] },
  content: { rooms: [], types: ['engine'], packages: [] },
  procgen: { rooms: ['engine', 'content'], packages: ['rot-js'] },
  lab: { rooms: ['engine', 'content', 'procgen', 'assets'], packages: ['valibot', '@valibot/to-json-schema', 'typescript', 'node:*'] },
  view: { rooms: ['engine'], packages: ['phaser', 'zzfx'] },
  keep: { rooms: ['engine', 'procgen', 'content'], packages: ['valibot'] },
  ui: { rooms: ['engine', 'procgen', 'content', 'keep', 'assets'], packages: ['preact', 'preact/*', 'valibot', '@fontsource/*'] },
  scenes: {
    rooms: ['engine', 'content', 'procgen', 'keep', 'view', 'ui', 'shell', 'lab'],
    packages: ['phaser', 'preact', 'preact/*', 'valibot', 'rot-js', 'zzfx', '@fontsource/*'],
  },
  shell: { rooms: [], packages: [] },
  offline: { rooms: [], packages: [] },
  main: { rooms: ['scenes', 'shell'], packages: ['phaser', '@fontsource/*'] },
  tools: { rooms: [], packages: ['node:*', 'fflate', 'pngjs', 'typescript'] },
};

/** Imports that a room is not allowed, and files in no room. */
export function roomBreaches({ files }: Parsed): Breach[] {
  return [...files].flatMap(([path, file]) => {
    const room = roomOf(path);
    const border = BORDERS[room];
    if (border === undefined) return [{ file: path, line: 1, rule: 'room', text: `there is no room ${room} in the house` }];
    return importsOf(file).flatMap((one): Breach[] => {
      const text = refusal(path, border, one);
      return text === null ? [] : [{ file: path, line: one.line, rule: 'room', text }];
    });
  });
}

function refusal(path: string, border: Border, { specifier, kind }: Import): string | null {
  const room = roomOf(path);
  if (specifier === null) return 'an import must name its file';
  if (!specifier.startsWith('.')) return isAmong(border.packages, specifier) ? null : `${room} may not import ${specifier}`;
  const target = targetOf(path, specifier);
  const other = roomOf(target);
  // The page's styles are put together where the page is.
  const isStyle = room === 'main' && target.endsWith('.css');
  if (other === room || border.rooms.includes(other) || isStyle) return null;
  if (!border.types?.includes(other)) return `${room} may not import ${other} (${specifier})`;
  return kind === 'type' ? null : `${room} may import only types from ${other} (${specifier})`;
}

function isAmong(packages: readonly string[], specifier: string): boolean {
  return packages.some((name) => (name.endsWith('*') ? specifier.startsWith(name.slice(0, -1)) : name === specifier));
}
