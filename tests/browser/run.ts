import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import { buildIfStale } from './harness/buildIfStale';
import { findBrowser, HOW_TO_INSTALL } from './harness/findBrowser';
import { runFile, SCREENS, type CheckFile } from './harness/runFile';
import { serve } from './harness/serve';

/** `npm run test:browser [-- part-of-a-file-name]`: the checks of tests/browser/*.check.ts on the built page. */
const HERE = join('tests', 'browser');
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
  for (const name of readdirSync(SCREENS)) if (name.startsWith('failed-')) rmSync(join(SCREENS, name));
  const files = readdirSync(HERE).filter((name) => name.endsWith('.check.ts') && name.includes(wanted)).sort();
  const failed = await runAll(executablePath, files);
  return failed === 0 && files.length > 0 ? 0 : 1;
}

async function runAll(executablePath: string, files: readonly string[]): Promise<number> {
  const site = await serve(resolve('dist'));
  const browser = await chromium.launch({ executablePath, args: ARGS });
  const total = { passed: 0, failed: 0 };
  try {
    for (const file of files) {
      const checks = (await import(pathToFileURL(join(HERE, file)).href)) as CheckFile;
      console.info(`\n${file}`);
      const { passed, failed } = await runFile(browser, site, checks);
      total.passed += passed;
      total.failed += failed;
    }
  } finally {
    await browser.close();
    site.close();
  }
  console.info(`\n${total.passed} passed, ${total.failed} failed`);
  return total.failed;
}

process.exitCode = await main(process.argv[2] ?? '');
