import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Compiler } from './Compiler';
import { EQUIVALENTS } from './equivalents';
import { filesBelow } from './files';
import { mutate, type Mutant } from './Mutant';
import { mutantsOf } from './mutantsOf';

/** A folder of sources, how many mutants it has that are not known to be equivalent, and the sample of them. */
export interface Room {
  readonly folder: string;
  readonly all: number;
  readonly sample: readonly Mutant[];
}

/** Draws from all mutants of a folder that compile, each as likely as any other; the same for the same seed and sources. */
export function drawRoom(folder: string, { seed, count, compiler }: { seed: string; count: number; compiler: Compiler }): Room {
  const files = filesBelow(folder, /\.tsx?$/).filter((path) => !path.endsWith('.d.ts'));
  const all = files.flatMap((file) => mutantsOf(file, readFileSync(file, 'utf8'))).filter((mutant) => !isEquivalent(mutant));
  const lots = all.map((mutant) => ({ mutant, lot: lotOf(mutant, seed) })).sort((a, b) => (a.lot < b.lot ? -1 : 1));
  const sample: Mutant[] = [];
  for (const { mutant } of lots) {
    if (sample.length >= count) break;
    if (compiler.accepts(mutant.file, mutate(readFileSync(mutant.file, 'utf8'), mutant))) sample.push(mutant);
  }
  return { folder, all: all.length, sample };
}

/** By what a mutant says and not by where it stands, so that other lines of a file change nothing. */
function lotOf({ file, before, after, put }: Mutant, seed: string): string {
  return createHash('sha256').update([seed, file, before, after, put].join('\n')).digest('hex');
}

function isEquivalent({ file, before, after }: Mutant): boolean {
  return EQUIVALENTS.some((known) => known.file === file && known.before === before && known.after === after);
}
