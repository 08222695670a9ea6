import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Compiler } from './Compiler';
import { EQUIVALENTS } from './equivalents';
import { filesBelow } from './files';
import { mutate, type Mutant } from './Mutant';
import { mutantsOf } from './mutantsOf';

/** A source folder, its number of mutants not known to be equivalent, and a sample of them. */
export interface FolderSample {
  readonly folder: string;
  readonly all: number;
  readonly drawn: readonly Mutant[];
}

/** Draws a uniform sample of a folder's mutants that compile; deterministic by seed and sources. */
export function drawSample(folder: string, { seed, count, compiler }: { seed: string; count: number; compiler: Compiler }): FolderSample {
  const files = filesBelow(folder, /\.tsx?$/).filter((path) => !path.endsWith('.d.ts'));
  const all = files.flatMap((file) => mutantsOf(file, readFileSync(file, 'utf8'))).filter((mutant) => !isEquivalent(mutant));
  const lots = all.map((mutant) => ({ mutant, lot: lotOf(mutant, seed) })).sort((a, b) => (a.lot < b.lot ? -1 : 1));
  const drawn: Mutant[] = [];
  for (const { mutant } of lots) {
    if (drawn.length >= count) break;
    if (compiler.accepts(mutant.file, mutate(readFileSync(mutant.file, 'utf8'), mutant))) drawn.push(mutant);
  }
  return { folder, all: all.length, drawn };
}

/** By a mutant's text, not its place, so that edits elsewhere in the file change nothing. */
function lotOf({ file, before, after, put }: Mutant, seed: string): string {
  return createHash('sha256').update([seed, file, before, after, put].join('\n')).digest('hex');
}

function isEquivalent({ file, before, after }: Mutant): boolean {
  return EQUIVALENTS.some((known) => known.file === file && known.before === before && known.after === after);
}
