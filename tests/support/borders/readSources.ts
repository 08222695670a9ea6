import { readdirSync, readFileSync } from 'node:fs';
import type { Sources } from './Breach';

/** All TypeScript files below some folders, by path with forward slashes. */
export function readSources(folders: readonly string[]): Sources {
  const paths = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name.replaceAll('\\', '/')}`),
  );
  const sources = paths.filter((path) => /\.tsx?$/.test(path)).sort();
  return Object.fromEntries(sources.map((path) => [path, readFileSync(path, 'utf8')]));
}
