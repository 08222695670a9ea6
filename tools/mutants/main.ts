import { randomBytes } from 'node:crypto';
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { WorkingCopy } from '../faults/WorkingCopy';
import { answerHelp, refuseArguments } from '../usage';
import { Compiler } from './Compiler';
import { coverAll, type Covered } from './cover';
import { drawSample, type FolderSample } from './draw';
import { hunt, type Verdict } from './hunt';
import type { Mutant } from './Mutant';
import { isEnough, REQUIRED, tableOf } from './table';
import { Verdicts } from './Verdicts';

const USAGE =
  'usage: npm run test:mutants -- [FOLDER ...] [--seed TEXT] [--count PER_FOLDER] [--minutes MAX] [--workers COUNT] [--tests FOLDER ...]';

interface Options {
  readonly folders: readonly string[];
  readonly seed: string;
  readonly count: number;
  readonly minutes: number;
  readonly workers: number;
  /** The folders of tests to run; all if empty. */
  readonly tests: readonly string[];
}

/**
 * Mutation testing: changes a copy of the sources in small ways, one by one, and checks whether a test fails. The changes are
 * drawn by a seed; results are cached, so that the same seed resumes a stopped run. StrykerJS was tried and rejected: it cannot
 * draw a sample, and before each run all tests must pass in one process, which took four minutes for two small files.
 */
async function main(): Promise<boolean> {
  const { folders, seed, count, minutes, workers, tests } = options();
  console.info(`Seed ${seed}: repeat with --seed ${seed}.`);
  const compiler = new Compiler();
  const samples = folders.map((folder) => drawSample(folder.replace(/\/$/, ''), { seed, count, compiler }));
  const verdicts = new Map<Mutant, Verdict>();
  const known = new Verdicts();
  // Folder by folder in turn, so that a stopped run has tried some of each.
  const interleaved = Array.from({ length: count }, (_, i) => samples.flatMap(({ drawn }) => drawn[i] ?? [])).flat();
  const waiting = interleaved.filter((mutant) => {
    const verdict = known.of(mutant);
    if (verdict) verdicts.set(mutant, verdict);
    return !verdict;
  });
  const covered = waiting.length > 0 ? await coverAll(tests) : new Map<string, Covered>();
  const failing = await failingTests([...covered.keys()]);
  for (const test of failing) covered.delete(test);
  if (failing.length > 0) console.info(`Skipped, since they fail without any mutant: ${failing.join(', ')}.`);
  const ends = Date.now() + minutes * 60_000;
  const kills = new Map<string, number>();
  let done = 0;
  await Promise.all(Array.from({ length: Math.min(workers, waiting.length) }, () => inWorkingCopy(async (copy) => {
    for (let mutant = waiting[done++]; mutant && Date.now() < ends; mutant = waiting[done++]) {
      const verdict = await hunt(mutant, copy, { covered, kills });
      verdicts.set(mutant, verdict);
      known.keep(verdict);
      const [fate, by] = verdict.killer === null ? ['LIVES ', ''] : ['killed', `\n    by ${verdict.killer.split('\n')[0] ?? ''}`];
      console.info(`${verdicts.size} ${fate} ${mutant.file}:${mutant.line}  ${mutant.after}${by}`);
    }
  })));
  const verdictsOf = ({ drawn }: FolderSample): Verdict[] => drawn.flatMap((mutant) => verdicts.get(mutant) ?? []);
  console.info(`\n${tableOf(samples, verdictsOf)}\n\nSeed ${seed}.`);
  return samples.every((sample) => isEnough(sample, verdictsOf(sample)));
}

function options(): Options {
  const text = { type: 'string' } as const;
  const names = { seed: text, count: text, minutes: text, workers: text, tests: { ...text, multiple: true } } as const;
  answerHelp(process.argv.slice(2), USAGE);
  const { values, positionals } = parsed(names);
  const number = (name: 'count' | 'minutes' | 'workers', fallback: number): number => {
    const given = Number(values[name] ?? fallback);
    return given > 0 ? given : refuseArguments(`--${name} must be a number above 0 (got "${values[name] ?? ''}").`, USAGE);
  };
  return {
    folders: positionals.length > 0 ? positionals : Object.keys(REQUIRED),
    seed: values.seed ?? randomBytes(4).toString('hex'),
    count: number('count', 40),
    minutes: number('minutes', Infinity),
    workers: number('workers', 2),
    tests: values.tests ?? [],
  };
}

function parsed<const T extends NonNullable<ParseArgsConfig['options']>>(names: T) {
  try {
    return parseArgs({ allowPositionals: true, options: names });
  } catch (error) {
    return refuseArguments((error as Error).message, USAGE);
  }
}

/** Test files that already fail: they would seem to catch everything. */
async function failingTests(tests: readonly string[]): Promise<readonly string[]> {
  return tests.length === 0 ? [] : await inWorkingCopy(async (copy) => (await copy.test(tests, { args: ['--maxWorkers=2'] })).failing);
}

async function inWorkingCopy<T>(work: (copy: WorkingCopy) => Promise<T>): Promise<T> {
  const copy = new WorkingCopy();
  try {
    return await work(copy);
  } finally {
    copy.close();
  }
}

process.exitCode = (await main()) ? 0 : 1;
