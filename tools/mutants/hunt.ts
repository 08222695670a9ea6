import type { WorkingCopy } from '../faults/WorkingCopy';
import { runs, type Covered } from './cover';
import { mutate, type Mutant } from './Mutant';
import { stretchAt, withProbes } from './probes';

/** A mutant's fate: the test that caught it, or null, and the number of test files that run its place. */
export interface Verdict {
  readonly mutant: Mutant;
  readonly killer: string | null;
  readonly covering: number;
}

/**
 * Test files per run, the last number repeating: most mutants die at once, each start of Jest costs a second, and too many
 * files cost memory. Jest's own bail would not say what failed.
 */
const RUNS = [2, 4, 8];
/** A run's base CPU seconds, plus this factor of its duration when coverage was measured. */
const START = 30;
const PATIENCE = 3;

interface Knowledge {
  readonly covered: ReadonlyMap<string, Covered>;
  /** How often a test file has caught mutants of a source file, by `source test`. */
  readonly kills: Map<string, number>;
}

/** Runs the tests that cover a mutant until one fails: first those named like its file, then earlier killers, then quick ones. */
export async function hunt(mutant: Mutant, copy: WorkingCopy, { covered, kills }: Knowledge): Promise<Verdict> {
  const original = copy.read(mutant.file);
  const stretch = stretchAt(withProbes(mutant.file, original).stretches, mutant.start);
  const covering = [...covered].filter(([, one]) => runs(one, mutant.file, stretch));
  const killsOf = (test: string): number => kills.get(`${mutant.file} ${test}`) ?? 0;
  const rank = ([test, { ms }]: [string, Covered]): number => ms / 1000 - (isNamedLike(test, mutant.file) ? 1000 : 0) - 10 * killsOf(test);
  covering.sort((a, b) => rank(a) - rank(b));
  const killer = await copy.withText(mutant.file, mutate(original, mutant), async () => {
    for (const run of inRuns(covering)) {
      const ms = run.reduce((sum, [, one]) => sum + one.ms, 0);
      const seconds = START + (PATIENCE * ms) / 1000;
      const { failed, broken } = await copy.test(run.map(([test]) => test), { args: ['--runInBand'], seconds });
      const found = failed ?? broken[0];
      if (found !== undefined) return found;
    }
    return null;
  });
  const file = killer === null ? undefined : covering.map(([test]) => test).find((test) => killer.startsWith(`${test}:`));
  if (file !== undefined) kills.set(`${mutant.file} ${file}`, killsOf(file) + 1);
  return { mutant, killer, covering: covering.length };
}

function isNamedLike(test: string, file: string): boolean {
  const bare = (path: string): string => path.slice(path.lastIndexOf('/') + 1).replace(/(\.test)?\.tsx?$/, '').toLowerCase();
  return bare(test) === bare(file);
}

function inRuns(covering: readonly [string, Covered][]): [string, Covered][][] {
  const runs: [string, Covered][][] = [];
  for (let from = 0; from < covering.length; from += runs.at(-1)?.length ?? 0) {
    runs.push(covering.slice(from, from + (RUNS[runs.length] ?? RUNS.at(-1) ?? 1)));
  }
  return runs;
}
