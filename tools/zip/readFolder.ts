import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Files } from './zipBytes';

/** All files below a folder, by path inside it. */
export function readFolder(folder: string): Files {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = entries.map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(paths.map((path) => [path.slice(join(folder, 'x').length - 1).replaceAll('\\', '/'), readFileSync(path)]));
}
