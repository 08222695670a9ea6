import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';

const ENTRIES = {
  node: new URL('./nodeThread.ts', import.meta.url),
  browser: new URL('./browserWorker.ts', import.meta.url),
} as const;

/** The program that plays runs as one script, for a thread of Node or a worker of a browser. */
export function bundle(platform: keyof typeof ENTRIES): string {
  const format = platform === 'node' ? 'cjs' : 'iife';
  const { outputFiles } = buildSync({ entryPoints: [fileURLToPath(ENTRIES[platform])], bundle: true, write: false, platform, format, target: 'es2022' });
  return outputFiles.map(({ text }) => text).join('');
}
