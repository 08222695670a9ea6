import { posix } from 'node:path';

/** The path a relative import names, without regard to whether it is there: `src/engine/core/rng`. */
export function targetOf(from: string, specifier: string): string {
  return posix.join(posix.dirname(from), specifier);
}

/** The source file behind an import, null for packages, pictures, style sheets and what is not there. */
export function fileOf(from: string, specifier: string, files: { has(path: string): boolean }): string | null {
  if (!specifier.startsWith('.')) return null;
  const target = targetOf(from, specifier);
  const candidates = [target, `${target}.ts`, `${target}.tsx`, `${target}/index.ts`, `${target}/index.tsx`];
  return candidates.find((path) => files.has(path)) ?? null;
}

/** The room of a path: `engine` for src/engine/..., `main` for files right in src/, `tools`, or the first folder. */
export function roomOf(path: string): string {
  const [top = '', room = '', ...rest] = path.split('/');
  if (top !== 'src') return top;
  return rest.length === 0 && /\.|^main$/.test(room) ? 'main' : room;
}
