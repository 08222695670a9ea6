import { execFileSync, spawnSync } from 'node:child_process';
import type { Outcome } from '../trust/lane';

/** A part of the long run; all that it did. */
export type Part = () => Promise<readonly Outcome[]>;

/** What is told of a part that is no lane: how many of how many, and why not all. */
export function outcomeOf(told: Omit<Outcome, 'seconds' | 'note'> & { readonly note?: string }): Outcome {
  return { seconds: 0, note: '', ...told };
}

/** Runs another program of ours; all it wrote, and whether it ended well. */
export function runProgram(file: string, args: readonly string[]): { readonly text: string; readonly isWell: boolean } {
  const { status, stdout, stderr } = spawnSync(file, args, { encoding: 'utf8', maxBuffer: 1 << 28 });
  return { text: `${stdout}\n${stderr}`, isWell: status === 0 };
}

/** The first program on the PATH of one of these names; null where there is none. */
export function programOf(...names: readonly string[]): string | null {
  for (const name of names) {
    try {
      return execFileSync('which', [name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
    } catch (error) {
      if (!(error instanceof Error)) throw error;
    }
  }
  return null;
}
