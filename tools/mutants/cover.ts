import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Workshop } from '../faults/Workshop';
import { filesBelow, hashOf } from './files';
import { withProbes } from './probes';

/** What a file of tests runs: of each source file the numbers of its stretches, and what the file was then; and how long it takes. */
export interface Covered {
  readonly ms: number;
  readonly ran: Readonly<Record<string, readonly number[]>>;
  readonly hashes: Readonly<Record<string, string>>;
}

/** Not asked to notice anything: they compare with a recording of the past, which a new recording would bless. */
const BLESSED = ['tests/trust/recordings.test.ts', 'tests/procgen/catalogue.test.ts'];
/** Those that `npm test` does not run, see the settings of Jest in package.json. */
const APART = /\/(browser|bench|long)\//;
/** What was found is kept here: not among the packages, since these may be installed anew meanwhile. */
export const CACHE = join(tmpdir(), 'lanternfall-mutants');

function testFiles(folders: readonly string[]): string[] {
  const isAsked = (path: string): boolean => folders.length === 0 || folders.some((folder) => path.startsWith(folder));
  return filesBelow('tests', /\.test\.tsx?$/).filter((path) => !APART.test(path) && !BLESSED.includes(path) && isAsked(path));
}

/** Whether a file of tests runs a stretch of a source file; what has changed since counts as run as a whole. */
export function runs({ ran, hashes }: Covered, file: string, stretch: number): boolean {
  const stretches = ran[file];
  return stretches !== undefined && (hashes[file] !== hashOf([file]) || stretches.includes(stretch));
}

/** What each file of tests runs, below some folders or of all. It is asked once of each, until that file itself changes. */
export async function coverAll(folders: readonly string[]): Promise<Map<string, Covered>> {
  mkdirSync(CACHE, { recursive: true });
  const place = (test: string): string => join(CACHE, `ran-${hashOf([test])}.json`);
  const tests = testFiles(folders);
  const unknown = tests.filter((test) => !existsSync(place(test)));
  if (unknown.length > 0) for (const [test, covered] of await runWithProbes(unknown)) writeFileSync(place(test), JSON.stringify(covered));
  return new Map(tests.flatMap((test) => (existsSync(place(test)) ? [[test, JSON.parse(readFileSync(place(test), 'utf8')) as Covered] as const] : [])));
}

async function runWithProbes(tests: readonly string[]): Promise<Map<string, Covered>> {
  console.info(`Coverage of ${tests.length} files of tests is taken; that is kept for the next run.`);
  const workshop = new Workshop();
  const notes = mkdtempSync(join(tmpdir(), 'lanternfall-ran-'));
  try {
    for (const file of filesBelow('src', /\.tsx?$/)) if (!file.endsWith('.d.ts')) workshop.put(file, withProbes(file, readFileSync(file, 'utf8')).text);
    const { took } = await workshop.test(tests, { args: ['--maxWorkers=2', '--setupFilesAfterEnv', './tools/mutants/noteRan.ts'], env: { RAN_FOLDER: notes } });
    return new Map(readdirSync(notes).map((name) => read(join(notes, name), took)));
  } finally {
    rmSync(notes, { recursive: true, force: true });
    workshop.close();
  }
}

function read(path: string, took: Readonly<Record<string, number>>): [string, Covered] {
  const { test, ran } = JSON.parse(readFileSync(path, 'utf8')) as { test: string; ran: Covered['ran'] };
  const name = Object.keys(took).find((known) => test.replaceAll('\\', '/').endsWith(`/${known}`)) ?? test;
  return [name, { ms: took[name] ?? 1000, ran, hashes: Object.fromEntries(Object.keys(ran).map((file) => [file, hashOf([file])])) }];
}
