import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const SOURCES = ['src', 'assets', 'tools', 'index.html', 'webpack.config.js', 'package-lock.json', 'tsconfig.json'];

/** Builds dist/ if it is missing or older than its sources. */
export function buildIfStale(): void {
  const page = join('dist', 'index.html');
  if (existsSync(page) && statSync(page).mtimeMs >= Math.max(...SOURCES.map(newest))) return;
  console.info('Building dist/ ...');
  const webpack = join('node_modules', 'webpack', 'bin', 'webpack.js');
  const { status } = spawnSync(process.execPath, [webpack, '--mode', 'production'], { stdio: 'inherit' });
  if (status !== 0) throw new Error('the build failed');
}

/** When a file or anything in a folder last changed. */
function newest(path: string): number {
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(stat.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))));
}
