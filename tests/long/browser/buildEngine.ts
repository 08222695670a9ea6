import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import webpack from 'webpack';

const ENTRY = resolve('tests', 'long', 'browser', 'page.ts');

/** The engine, the packs and the bots as one script, which defines `engine`, an `EnginePage`. */
export async function buildEngine(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'lanternfall-engine-'));
  const compiler = webpack({
    mode: 'production',
    devtool: false,
    entry: ENTRY,
    // No page to load parts from.
    output: { path: folder, filename: 'engine.js', publicPath: '' },
    plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
    resolve: { extensions: ['.ts', '.tsx', '.js'] },
    module: { rules: [{ test: /\.tsx?$/, loader: 'ts-loader', options: { transpileOnly: true, compilerOptions: { noEmit: false } } }] },
    performance: false,
  });
  try {
    await new Promise<void>((done, fail) => {
      compiler.run((error, stats) => {
        if (error || stats?.hasErrors() !== false) fail(error ?? new Error(stats?.toString('errors-only')));
        else compiler.close(() => { done(); });
      });
    });
    return readFileSync(join(folder, 'engine.js'), 'utf8');
  } finally {
    rmSync(folder, { recursive: true });
  }
}
