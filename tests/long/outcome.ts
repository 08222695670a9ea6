import { execFileSync, spawnSync } from 'node:child_process';
import type { Outcome } from '../trust/lane';

/** A part of the long run; returns all its outcomes. */
export type Part = () => Promise<readonly Outcome[]>;

/** The outcome of a part that is no lane: how many of how many, and why not all. */
export function outcomeOf(told: Omit<Outcome, 'seconds' | 'note'> & { readonly note?: string }): Outcome {
  return { seconds: 0, note: '', ...told };
}

/** Runs another program of ours; returns its output, and whether it succeeded. */
export function runProgram(file: string, args: readonly string[]): { readonly text: string; readonly isWell: boolean } {
  const { status, stdout, stderr } = spawnSync(file, args, { encoding: 'utf8', maxBuffer: 1 << 28 });
  return { text: `${stdout}\n${stderr}`, isWell: status === 0 };
}

/** The first program on the PATH with one of these names, or null. */
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
