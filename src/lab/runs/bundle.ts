import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';

const ENTRIES = {
  node: new URL('./nodeThread.ts', import.meta.url),
  browser: new URL('./browserWorker.ts', import.meta.url),
  farm: new URL('../farm/processor.ts', import.meta.url),
} as const;

/** The folder of the game. A program's comments name its files from here, so that it is the same in every copy. */
export const ROOT = resolve(fileURLToPath(ENTRIES.node), '../../../..');

/** The program that plays runs as one script, for a thread of Node, a worker of a browser or a thread of BullMQ. */
export function bundle(platform: keyof typeof ENTRIES): string {
  const [on, format] = platform === 'browser' ? (['browser', 'iife'] as const) : (['node', 'cjs'] as const);
  const entryPoints = [fileURLToPath(ENTRIES[platform])];
  const { outputFiles } = buildSync({ entryPoints, bundle: true, write: false, platform: on, format, target: 'es2022', absWorkingDir: ROOT });
  return outputFiles.map(({ text }) => text).join('');
}
