import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack, { type Configuration, type RuleSetRule } from 'webpack';

const HERE = resolve('tests', 'bench', 'browser');

/** Builds the page with the bench's own entry into a folder. */
export async function buildBench(folder: string): Promise<void> {
  const { default: configure } = (await import(pathToFileURL('webpack.config.js').href)) as { default: (env: object, args: { mode: string }) => Configuration };
  const config = configure({}, { mode: 'production' });
  const rules = (config.module?.rules ?? []).map((rule) => {
    const row = rule as RuleSetRule;
    return row.include === undefined ? row : { ...row, include: [resolve('src'), HERE] };
  });
  const compiler = webpack({
    ...config,
    entry: { early: './src/ui/panels/early/early.ts', shell: './src/shell/start.ts', main: join(HERE, 'page.ts') },
    output: { ...config.output, path: folder },
    module: { ...config.module, rules },
    plugins: (config.plugins ?? []).filter((plugin) => plugin?.constructor.name !== 'PrecacheList'),
    performance: false,
  });
  await new Promise<void>((done, fail) => {
    compiler.run((error, stats) => {
      if (error || stats?.hasErrors() !== false) fail(error ?? new Error(stats?.toString('errors-only')));
      else compiler.close(() => { done(); });
    });
  });
}
