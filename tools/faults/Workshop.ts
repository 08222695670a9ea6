import { spawn } from 'node:child_process';
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
  /** Files in which anything failed. */
  readonly red: readonly string[];
  /** How long each file took, in milliseconds, by its path. */
  readonly took: Readonly<Record<string, number>>;
}

export interface TestOptions {
  /** More arguments for Jest. */
  readonly args?: readonly string[];
  /** Tests that compute for longer than this are stopped and come to no end; a machine that does other things too costs them nothing. */
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
  async with<T>({ name, file, find, put }: Planted, work: () => Promise<T>): Promise<T> {
    const sound = this.read(file);
    const times = sound.split(find).length - 1;
    if (times !== 1) throw new Error(`"${name}" can't be injected: its target occurs ${times} times in ${file}.`);
    return await this.instead(file, sound.replace(find, () => put), work);
  }

  /** Does something while a file has another text. */
  async instead<T>(file: string, text: string, work: () => Promise<T>): Promise<T> {
    const sound = this.read(file);
    this.put(file, text);
    try {
      return await work();
    } finally {
      this.put(file, sound);
    }
  }

  read(file: string): string {
    return readFileSync(join(this.place, file), 'utf8');
  }

  /** Gives a file another text for good. */
  put(file: string, text: string): void {
    writeFileSync(join(this.place, file), text);
  }

  async test(files: readonly string[], { args = [], seconds, env = {} }: TestOptions = {}): Promise<TestResult> {
    rmSync(this.report, { force: true });
    await this.run(['node_modules/jest/bin/jest.js', '--silent', '--json', `--outputFile=${this.report}`, ...args, '--runTestsByPath', ...files], { seconds, env });
    if (!existsSync(this.report)) return { failed: null, stillborn: ['the tests came to no end'], passed: 0, red: files, took: {} };
    const { numPassedTests, testResults } = JSON.parse(readFileSync(this.report, 'utf8')) as Report;
    const failed = testResults.flatMap(({ name, assertionResults }) => assertionResults.flatMap(({ status, fullName }) => (status === 'failed' ? [`${this.within(name)}: ${fullName}`] : [])));
    const stillborn = testResults.flatMap(({ assertionResults, message }) => (assertionResults.length === 0 ? [message] : []));
    const took = Object.fromEntries(testResults.map(({ name, startTime, endTime }) => [this.within(name), endTime - startTime]));
    const red = testResults.flatMap(({ name, assertionResults }) => (assertionResults.length === 0 || assertionResults.some(({ status }) => status === 'failed') ? [this.within(name)] : []));
    return { failed: failed[0] ?? null, stillborn, passed: numPassedTests, red, took };
  }

  /** The path of a file of tests, as it is in the house. */
  private within(path: string): string {
    return path.slice(path.lastIndexOf(`tests${path.includes('\\') ? '\\' : '/'}`)).replaceAll('\\', '/');
  }

  private run(args: readonly string[], { seconds, env }: { seconds: number | undefined; env: Readonly<Record<string, string>> }): Promise<void> {
    const node = [process.execPath, '--max-old-space-size=2048', ...args];
    const [file = '', ...rest] = seconds === undefined || process.platform === 'win32' ? node : ['sh', '-c', 'ulimit -t "$0"; exec "$@"', String(Math.ceil(seconds)), ...node];
    return new Promise((done, failed) => {
      spawn(file, rest, { cwd: this.place, stdio: 'ignore', env: { ...process.env, ...env } }).on('error', failed).on('close', () => done());
    });
  }

  close(): void {
    rmSync(this.place, { recursive: true, force: true });
  }
}
