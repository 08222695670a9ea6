import type { PackRows } from '../../engine/content';
import { ArmTally, screeningDesign } from '../statistics/effects';
import type { Estimate } from '../statistics/intervals';
import type { Batch, PlayBatches } from './batches';
import { type Factor, further, type MakePack } from './factors';
import type { Measure } from './measures';

/** What is screened: in each arm every factor is `by` smaller or larger. */
export interface Screening {
  readonly rows: PackRows;
  readonly factors: readonly Factor[];
  readonly by: number;
  readonly measure: Measure;
  /** Makes the packs of the arms, all before the first is played. */
  readonly make: MakePack;
}

/** The effect of a factor from `by` smaller to `by` larger. */
export interface Effect extends Estimate {
  readonly factor: string;
}

/** The effects, the greatest first, with the mean of all arms. */
export interface Screened {
  readonly mean: number;
  readonly arms: number;
  readonly effects: readonly Effect[];
}

/** The number of arms of a screening with this many factors. */
export function armsFor(factors: number): number {
  return screeningDesign(factors).length;
}

/** Plays all arms on the same seeds and returns the effects. */
export async function screen(screening: Screening, runs: Omit<Batch, 'pack'>, play: PlayBatches): Promise<Screened> {
  const { rows, factors, by, measure, make } = screening;
  const design = screeningDesign(factors.length);
  const batches = design.map((levels): Batch => ({ ...runs, pack: make(rows, factors, levels.map((level) => 1 + level * by), further) }));
  const tally = new ArmTally(design);
  await play(batches, (arm, run) => { tally.add(arm, measure.of(run)); });
  const effects = tally.effects().map((effect, at) => ({ factor: factors[at]?.name ?? '', ...effect }));
  return { mean: tally.mean, arms: batches.length, effects: effects.sort((a, b) => Math.abs(b.value) - Math.abs(a.value)) };
}
