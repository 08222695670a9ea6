import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

/** All files below a folder whose paths match, with forward slashes, sorted. */
export function filesBelow(folder: string, pattern: RegExp): string[] {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name.replaceAll('\\', '/')}`);
  return paths.filter((path) => pattern.test(path)).sort();
}

/** A short hash of some files' paths and contents. */
export function hashOf(paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of paths) hash.update(`${path}\n`).update(readFileSync(path));
  return hash.digest('hex').slice(0, 24);
}
