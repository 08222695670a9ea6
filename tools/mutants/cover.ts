import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WorkingCopy } from '../faults/WorkingCopy';
import { filesBelow, hashOf } from './files';
import { withProbes } from './probes';

/** A test file's coverage: the stretches it runs by source file, those files' hashes at that time, and its duration. */
export interface Covered {
  readonly ms: number;
  readonly ran: Readonly<Record<string, readonly number[]>>;
  readonly hashes: Readonly<Record<string, string>>;
}

/** Excluded: they compare with recordings, which a new recording would update to match the fault. */
const RECORDED = ['tests/trust/recordings.test.ts', 'tests/procgen/catalogue.test.ts'];
/** Test folders that `npm test` does not run, see Jest's settings in package.json. */
const SEPARATE = /\/(browser|bench|long)\//;
/** The cache: outside node_modules, which may be reinstalled meanwhile. */
export const CACHE = join(tmpdir(), 'lanternfall-mutants');

function testFiles(folders: readonly string[]): string[] {
  const isWanted = (path: string): boolean => folders.length === 0 || folders.some((folder) => path.startsWith(folder));
  return filesBelow('tests', /\.test\.tsx?$/).filter((path) => !SEPARATE.test(path) && !RECORDED.includes(path) && isWanted(path));
}

/** Whether a test file runs a stretch; if the source has changed since, any stretch counts. */
export function runs({ ran, hashes }: Covered, file: string, stretch: number): boolean {
  const stretches = ran[file];
  return stretches !== undefined && (hashes[file] !== hashOf([file]) || stretches.includes(stretch));
}

/** The coverage of each test file, below some folders or all. Cached until that test file changes. */
export async function coverAll(folders: readonly string[]): Promise<Map<string, Covered>> {
  mkdirSync(CACHE, { recursive: true });
  const place = (test: string): string => join(CACHE, `ran-${hashOf([test])}.json`);
  const tests = testFiles(folders);
  const unknown = tests.filter((test) => !existsSync(place(test)));
  if (unknown.length > 0) for (const [test, covered] of await runWithProbes(unknown)) writeFileSync(place(test), JSON.stringify(covered));
  const known = tests.filter((test) => existsSync(place(test)));
  return new Map(known.map((test) => [test, JSON.parse(readFileSync(place(test), 'utf8')) as Covered]));
}

async function runWithProbes(tests: readonly string[]): Promise<Map<string, Covered>> {
  console.info(`Measuring the coverage of ${tests.length} test files; it is cached for the next run.`);
  const copy = new WorkingCopy();
  const notes = mkdtempSync(join(tmpdir(), 'lanternfall-ran-'));
  try {
    for (const file of filesBelow('src', /\.tsx?$/)) {
      if (!file.endsWith('.d.ts')) copy.put(file, withProbes(file, readFileSync(file, 'utf8')).text);
    }
    const args = ['--maxWorkers=2', '--setupFilesAfterEnv', './tools/mutants/noteRan.ts'];
    const { durations } = await copy.test(tests, { args, env: { RAN_FOLDER: notes } });
    return new Map(readdirSync(notes).map((name) => read(join(notes, name), durations)));
  } finally {
    rmSync(notes, { recursive: true, force: true });
    copy.close();
  }
}

function read(path: string, durations: Readonly<Record<string, number>>): [string, Covered] {
  const { test, ran } = JSON.parse(readFileSync(path, 'utf8')) as { test: string; ran: Covered['ran'] };
  const name = Object.keys(durations).find((known) => test.replaceAll('\\', '/').endsWith(`/${known}`)) ?? test;
  return [name, { ms: durations[name] ?? 1000, ran, hashes: Object.fromEntries(Object.keys(ran).map((file) => [file, hashOf([file])])) }];
}
