import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import { buildIfStale } from './harness/buildIfStale';
import { findBrowser, HOW_TO_INSTALL } from './harness/findBrowser';
import { runFile, SCREENS, type CheckFile, type Tally } from './harness/runFile';
import { serve } from './harness/serve';

/** `npm run test:browser [-- part-of-a-file-name]`: the checks of tests/browser/*.check.ts on the built page. */
const HERE = join('tests', 'browser');
/** Files of checks at a time: a browser keeps more than one core busy, but less than two. */
const AT_A_TIME = 2;
/** These take longest and begin first: one begun last would run on alone. */
const LONGEST = ['layout.check.ts', 'systems.check.ts', 'axe.check.ts', 'spoken.check.ts', 'render.check.ts', 'keeping.check.ts'];
const ARGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--enable-unsafe-swiftshader',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

async function main(wanted: string): Promise<number> {
  const executablePath = findBrowser(process.env);
  if (executablePath === null) {
    console.info(HOW_TO_INSTALL);
    console.info(process.env['CI'] ? '0 passed, 1 failed' : 'Browser checks skipped.\n0 passed, 0 failed');
    return process.env['CI'] ? 1 : 0;
  }
  buildIfStale();
  mkdirSync(SCREENS, { recursive: true });
  const all = readdirSync(HERE).filter((name) => name.endsWith('.check.ts')).sort();
  const files = all.includes(wanted) ? [wanted] : all.filter((name) => name.includes(wanted));
  const [only, ...more] = files;
  const { passed, failed } = only !== undefined && more.length === 0 ? await runAlone(executablePath, only) : await runSideBySide(files);
  console.info(`\n${passed} passed, ${failed} failed`);
  return failed === 0 && files.length > 0 ? 0 : 1;
}

/** One file, in its own browser. */
async function runAlone(executablePath: string, file: string): Promise<Tally> {
  const site = await serve(resolve('dist'));
  const browser = await chromium.launch({ executablePath, args: ARGS });
  try {
    console.info(`\n${file}`);
    return await runFile(browser, site, (await import(pathToFileURL(join(HERE, file)).href)) as CheckFile);
  } finally {
    await browser.close();
    site.close();
  }
}

/** Several files at a time, each in its own process, so that a busy one doesn't delay the others. */
async function runSideBySide(files: readonly string[]): Promise<Tally> {
  for (const name of readdirSync(SCREENS)) if (name.startsWith('failed-')) rmSync(join(SCREENS, name));
  const waiting = [...LONGEST.filter((name) => files.includes(name)), ...files.filter((name) => !LONGEST.includes(name))];
  const total = { passed: 0, failed: 0 };
  const work = async (): Promise<void> => {
    for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
      const output = await outputOf(file);
      const [, told = '', passed, failed] = /^(.*)\n(\d+) passed, (\d+) failed\s*$/s.exec(output) ?? [];
      console.info(passed === undefined ? `\n${file} broke off\n${output}` : told.trimEnd());
      total.passed += Number(passed ?? 0);
      total.failed += Number(failed ?? 1);
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
  return total;
}

/** The output of one file's run. */
function outputOf(file: string): Promise<string> {
  return new Promise((done) => {
    // A failing file has printed why.
    execFile(process.execPath, ['--import', 'tsx', import.meta.filename, file], (_failed, told, troubles) => { done(troubles + told); });
  });
}

process.exitCode = await main(process.argv[2] ?? '');
