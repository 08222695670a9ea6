import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { Workshop } from '../faults/Workshop';
import { Compiler } from './Compiler';
import { coverAll, type Covered } from './cover';
import { drawRoom, type Room } from './draw';
import { hunt, type Verdict } from './hunt';
import type { Mutant } from './Mutant';
import { isEnough, LEAST, tableOf } from './table';
import { Verdicts } from './Verdicts';

const USAGE = 'usage: npm run test:mutants -- [FOLDER ...] [--seed TEXT] [--count PER_FOLDER] [--minutes MOST] [--workers COUNT] [--tests FOLDER ...]';

interface Wish {
  readonly folders: readonly string[];
  readonly seed: string;
  readonly count: number;
  readonly minutes: number;
  readonly workers: number;
  /** Only tests below these are asked; all where there are none. */
  readonly tests: readonly string[];
}

/**
 * Changes the sources in small ways, one by one in a copy of the house, and sees whether a test notices. Which changes are tried is drawn
 * by a seed; what was found is kept, so that the same seed goes on where a run was stopped. StrykerJS was tried and put aside: it draws no
 * sample, and before each run all tests, in one process, must pass within its own copy, which took it four minutes for two small files.
 */
async function main(): Promise<boolean> {
  const { folders, seed, count, minutes, workers, tests } = wish();
  console.info(`Seed ${seed}: the same again with --seed ${seed}.`);
  const compiler = new Compiler();
  const rooms = folders.map((folder) => drawRoom(folder.replace(/\/$/, ''), { seed, count, compiler }));
  const verdicts = new Map<Mutant, Verdict>();
  const known = new Verdicts();
  // Turn and turn about, so that a run that is stopped has tried something in each room.
  const inTurns = Array.from({ length: count }, (_, i) => rooms.flatMap(({ sample }) => sample[i] ?? [])).flat();
  const waiting = inTurns.filter((mutant) => {
    const verdict = known.of(mutant);
    if (verdict) verdicts.set(mutant, verdict);
    return !verdict;
  });
  const covered = waiting.length > 0 ? await coverAll(tests) : new Map<string, Covered>();
  const red = await redAmong([...covered.keys()]);
  for (const test of red) covered.delete(test);
  if (red.length > 0) console.info(`Not asked, since they fail before anything is changed: ${red.join(', ')}.`);
  const ends = Date.now() + minutes * 60_000;
  const kills = new Map<string, number>();
  let done = 0;
  await Promise.all(Array.from({ length: Math.min(workers, waiting.length) }, () => inWorkshop(async (workshop) => {
    for (let mutant = waiting[done++]; mutant && Date.now() < ends; mutant = waiting[done++]) {
      const verdict = await hunt(mutant, workshop, { covered, kills });
      verdicts.set(mutant, verdict);
      known.keep(verdict);
      console.info(`${verdicts.size} ${verdict.killer === null ? 'LIVES ' : 'killed'} ${mutant.file}:${mutant.line}  ${mutant.after}${verdict.killer === null ? '' : `\n    by ${verdict.killer.split('\n')[0] ?? ''}`}`);
    }
  })));
  const verdictsOf = ({ sample }: Room): Verdict[] => sample.flatMap((mutant) => verdicts.get(mutant) ?? []);
  console.info(`\n${tableOf(rooms, verdictsOf)}\n\nSeed ${seed}.`);
  return rooms.every((room) => isEnough(room, verdictsOf(room)));
}

function wish(): Wish {
  const text = { type: 'string' } as const;
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { seed: text, count: text, minutes: text, workers: text, tests: { ...text, multiple: true } } });
  const number = (value: string | undefined, fallback: number): number => {
    const given = Number(value ?? fallback);
    if (!(given > 0)) throw new Error(USAGE);
    return given;
  };
  return {
    folders: positionals.length > 0 ? positionals : Object.keys(LEAST),
    seed: values.seed ?? randomBytes(4).toString('hex'),
    count: number(values.count, 40),
    minutes: number(values.minutes, Infinity),
    workers: number(values.workers, 2),
    tests: values.tests ?? [],
  };
}

/** Files of tests that fail already: they would seem to notice everything. */
async function redAmong(tests: readonly string[]): Promise<readonly string[]> {
  return tests.length === 0 ? [] : await inWorkshop(async (workshop) => (await workshop.test(tests, { args: ['--maxWorkers=2'] })).red);
}

async function inWorkshop<T>(work: (workshop: Workshop) => Promise<T>): Promise<T> {
  const workshop = new Workshop();
  try {
    return await work(workshop);
  } finally {
    workshop.close();
  }
}

process.exitCode = (await main()) ? 0 : 1;
