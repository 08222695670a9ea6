import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Planted } from './Planted';

/** What tests read of the house. */
const PARTS = ['src', 'tests', 'tools', 'assets', 'docs', '.ci', 'package.json', 'tsconfig.json', 'index.html', 'webpack.config.js', 'README.md', 'CHANGELOG.md', 'LICENSE', 'THIRD-PARTY.md', '.npmrc'];
const PICTURES = /tests.browser.screens/;

/** What came of some tests: the first that failed, and files that did not even begin. */
export interface TestResult {
  readonly failed: string | null;
  readonly stillborn: readonly string[];
  readonly passed: number;
}

interface Report {
  readonly numPassedTests: number;
  readonly testResults: readonly { readonly name: string; readonly message: string; readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[] }[];
}

/** A copy of the house in which things may be broken. */
export class Workshop {
  private readonly place = mkdtempSync(join(tmpdir(), 'lanternfall-faults-'));
  private readonly report = join(this.place, 'report.json');

  constructor() {
    for (const part of PARTS) {
      try {
        cpSync(part, join(this.place, part), { recursive: true, filter: (from) => !PICTURES.test(from) });
      } catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
      }
    }
    symlinkSync(resolve('node_modules'), join(this.place, 'node_modules'), 'dir');
  }

  /** Does something while a fault is there, and mends it again. */
  with<T>({ name, file, find, put }: Planted, work: () => T): T {
    const path = join(this.place, file);
    const sound = readFileSync(path, 'utf8');
    const times = sound.split(find).length - 1;
    if (times !== 1) throw new Error(`"${name}" cannot be planted: its place stands ${times} times in ${file}.`);
    writeFileSync(path, sound.replace(find, () => put));
    try {
      return work();
    } finally {
      writeFileSync(path, sound);
    }
  }

  test(files: readonly string[]): TestResult {
    rmSync(this.report, { force: true });
    spawnSync(process.execPath, ['node_modules/jest/bin/jest.js', '--silent', '--json', `--outputFile=${this.report}`, '--runTestsByPath', ...files], { cwd: this.place, stdio: 'ignore' });
    if (!existsSync(this.report)) return { failed: null, stillborn: ['the tests came to no end'], passed: 0 };
    const { numPassedTests, testResults } = JSON.parse(readFileSync(this.report, 'utf8')) as Report;
    const failed = testResults.flatMap(({ name, assertionResults }) => assertionResults.flatMap(({ status, fullName }) => (status === 'failed' ? [`${name.slice(name.lastIndexOf('tests'))}: ${fullName}`] : [])));
    const stillborn = testResults.flatMap(({ assertionResults, message }) => (assertionResults.length === 0 ? [message] : []));
    return { failed: failed[0] ?? null, stillborn, passed: numPassedTests };
  }

  close(): void {
    rmSync(this.place, { recursive: true, force: true });
  }
}
