import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Planted } from './Planted';

/** The files that tests read. */
const PARTS = [
  'src', 'tests', 'tools', 'assets', 'docs', '.ci', 'package.json', 'tsconfig.json', 'index.html', 'webpack.config.js',
  'README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'LICENSE', 'THIRD-PARTY.md', '.npmrc',
];
const PICTURES = /tests.browser.screens/;

/** A test run's result: the first failed test, and the errors of files that did not start. */
export interface TestResult {
  readonly failed: string | null;
  readonly broken: readonly string[];
  readonly passed: number;
  /** The files with any failure. */
  readonly failing: readonly string[];
  /** Milliseconds per file. */
  readonly durations: Readonly<Record<string, number>>;
}

export interface TestOptions {
  /** Extra arguments for Jest. */
  readonly args?: readonly string[];
  /** CPU seconds after which the run is stopped; a busy machine does not count. */
  readonly seconds?: number;
  readonly env?: Readonly<Record<string, string>>;
}

interface Report {
  readonly numPassedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly message: string;
    readonly startTime: number;
    readonly endTime: number;
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

/** A copy of the project that may be broken. */
export class WorkingCopy {
  readonly folder = mkdtempSync(join(tmpdir(), 'lanternfall-faults-'));
  private readonly report = join(this.folder, 'report.json');

  constructor() {
    for (const part of PARTS) {
      try {
        cpSync(part, join(this.folder, part), { recursive: true, filter: (from) => !PICTURES.test(from) });
      } catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
      }
    }
    // On Windows anyone may make a junction, but not a link.
    symlinkSync(resolve('node_modules'), join(this.folder, 'node_modules'), 'junction');
  }

  /** Runs `work` with a fault injected, then repairs it. */
  async with<T>({ name, file, find, put }: Planted, work: () => Promise<T>): Promise<T> {
    const original = this.read(file);
    const times = original.split(find).length - 1;
    if (times !== 1) throw new Error(`"${name}" can't be injected: its target occurs ${times} times in ${file}.`);
    return await this.withText(file, original.replace(find, () => put), work);
  }

  /** Runs `work` with a file's text replaced, then restores it. */
  async withText<T>(file: string, text: string, work: () => Promise<T>): Promise<T> {
    const original = this.read(file);
    this.put(file, text);
    try {
      return await work();
    } finally {
      this.put(file, original);
    }
  }

  read(file: string): string {
    return readFileSync(join(this.folder, file), 'utf8');
  }

  /** Replaces a file's text for good. */
  put(file: string, text: string): void {
    writeFileSync(join(this.folder, file), text);
  }

  async test(files: readonly string[], { args = [], seconds, env = {} }: TestOptions = {}): Promise<TestResult> {
    rmSync(this.report, { force: true });
    const jest = ['node_modules/jest/bin/jest.js', '--silent', '--json', `--outputFile=${this.report}`];
    await this.run([...jest, ...args, '--runTestsByPath', ...files], { seconds, env });
    if (!existsSync(this.report)) return { failed: null, broken: ['the tests did not finish'], passed: 0, failing: files, durations: {} };
    const { numPassedTests, testResults } = JSON.parse(readFileSync(this.report, 'utf8')) as Report;
    const results = testResults.map(({ name, assertionResults, ...times }) => {
      const failed = assertionResults.find(({ status }) => status === 'failed')?.fullName;
      return { ...times, file: this.relative(name), failed, isBroken: assertionResults.length === 0 };
    });
    const failed = results.flatMap((one) => (one.failed === undefined ? [] : `${one.file}: ${one.failed}`))[0] ?? null;
    const broken = results.filter(({ isBroken }) => isBroken).map(({ message }) => message);
    const failing = results.filter((one) => one.isBroken || one.failed !== undefined).map(({ file }) => file);
    const durations = Object.fromEntries(results.map(({ file, startTime, endTime }) => [file, endTime - startTime]));
    return { failed, broken, passed: numPassedTests, failing, durations };
  }

  /** A test file's path in the project. */
  private relative(path: string): string {
    return path.slice(path.lastIndexOf(`tests${path.includes('\\') ? '\\' : '/'}`)).replaceAll('\\', '/');
  }

  private run(
    args: readonly string[], { seconds, env }: { seconds: number | undefined; env: Readonly<Record<string, string>> },
  ): Promise<void> {
    const node = [process.execPath, '--max-old-space-size=2048', ...args];
    const limit = seconds === undefined || process.platform === 'win32'
      ? []
      : ['sh', '-c', 'ulimit -t "$0"; exec "$@"', String(Math.ceil(seconds))];
    const [file = '', ...rest] = [...limit, ...node];
    return new Promise((done, failed) => {
      spawn(file, rest, { cwd: this.folder, stdio: 'ignore', env: { ...process.env, ...env } })
        .on('error', failed).on('close', () => done());
    });
  }

  close(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
