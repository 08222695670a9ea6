import type { Workshop } from '../faults/Workshop';
import { runs, type Covered } from './cover';
import { mutate, type Mutant } from './Mutant';
import { stretchAt, withProbes } from './probes';

/** What came of a mutant: which test noticed it, or null; how many files of tests ran its place. */
export interface Verdict {
  readonly mutant: Mutant;
  readonly killer: string | null;
  readonly covering: number;
}

/**
 * How many files a run takes, the last number again and again: most mutants die at once, each start of Jest costs a second, and too many
 * files cost memory. Jest's own bail would end a run without a word on what failed.
 */
const RUNS = [2, 4, 8];
/** Seconds that any run may compute, and how many times longer than it took while coverage was taken. */
const START = 30;
const PATIENCE = 3;

/** Runs the tests that run a mutant's place until one fails; first those named like its file, then those that failed before, then the quick ones. */
export async function hunt(mutant: Mutant, workshop: Workshop, { covered, kills }: { covered: ReadonlyMap<string, Covered>; kills: Map<string, number> }): Promise<Verdict> {
  const sound = workshop.read(mutant.file);
  const stretch = stretchAt(withProbes(mutant.file, sound).stretches, mutant.start);
  const covering = [...covered].filter(([, one]) => runs(one, mutant.file, stretch));
  const rank = ([test, { ms }]: [string, Covered]): number => ms / 1000 - (isNamedLike(test, mutant.file) ? 1000 : 0) - 10 * (kills.get(`${mutant.file} ${test}`) ?? 0);
  covering.sort((a, b) => rank(a) - rank(b));
  const killer = await workshop.instead(mutant.file, mutate(sound, mutant), async () => {
    for (const run of inRuns(covering)) {
      const ms = run.reduce((sum, [, one]) => sum + one.ms, 0);
      const { failed, stillborn } = await workshop.test(run.map(([test]) => test), { args: ['--runInBand'], seconds: START + (PATIENCE * ms) / 1000 });
      const found = failed ?? stillborn[0];
      if (found !== undefined) return found;
    }
    return null;
  });
  const file = killer === null ? undefined : covering.map(([test]) => test).find((test) => killer.startsWith(`${test}:`));
  if (file !== undefined) kills.set(`${mutant.file} ${file}`, (kills.get(`${mutant.file} ${file}`) ?? 0) + 1);
  return { mutant, killer, covering: covering.length };
}

function isNamedLike(test: string, file: string): boolean {
  const bare = (path: string): string => path.slice(path.lastIndexOf('/') + 1).replace(/(\.test)?\.tsx?$/, '').toLowerCase();
  return bare(test) === bare(file);
}

function inRuns(covering: readonly [string, Covered][]): [string, Covered][][] {
  const runs: [string, Covered][][] = [];
  for (let from = 0; from < covering.length; from += runs.at(-1)?.length ?? 0) runs.push(covering.slice(from, from + (RUNS[Math.min(runs.length, RUNS.length - 1)] ?? 1)));
  return runs;
}
