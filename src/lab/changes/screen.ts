import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { PackRows } from '../../engine/content';
import { tried } from '../files';
import { differenceOf, headerOf } from '../runs/header';
import { openRuns } from '../runs/readRuns';
import { RunsFile } from '../runs/RunsFile';
import type { RunRecord } from '../runs/RunRecord';
import { playRuns } from '../runs/playRuns';
import { compiledPack } from '../shippedContent';
import { screeningDesign } from '../statistics/design';
import { ArmTally } from '../statistics/effects';
import type { Estimate } from '../statistics/intervals';
import { UsageError } from '../UsageError';
import { further, scaledPack, type Factor } from './factors';
import type { Measure } from './measure';
import type { RunPlan } from '../runs/askedRuns';

/** What is screened, and how: every factor is `by` smaller or larger in each arm. */
export interface Screening {
  readonly rows: PackRows;
  readonly factors: readonly Factor[];
  readonly by: number;
  readonly plan: RunPlan;
  /** The folder that keeps the arms' runs, so that interrupted work goes on and other questions can be asked; null for none. */
  readonly folder: string | null;
  /** Whether runs are only read there. */
  readonly reads: boolean;
  readonly onRun: (arm: number, arms: number) => void;
}

/** The effect of a factor from `by` smaller to `by` larger. */
export interface Effect extends Estimate {
  readonly factor: string;
}

/** Plays or reads all arms and returns the effects, the greatest first, with the mean of all arms. */
export async function screen(screening: Screening, measure: Measure): Promise<{ readonly mean: number; readonly arms: number; readonly effects: Effect[] }> {
  const { rows, factors, by } = screening;
  const design = screeningDesign(factors.length);
  // Every arm's pack is checked before the first is played.
  const packs = design.map((levels) => scaledPack(rows, factors, { scales: levels.map((level) => 1 + level * by), how: further }));
  const tally = new ArmTally(design);
  for (const [arm, pack] of packs.entries()) {
    await runsOf(screening, { pack, arm }, (record) => { tally.add(arm, measure.of(record)); });
    screening.onRun(arm + 1, design.length);
  }
  const effects = tally.effects().map((effect, at) => ({ factor: factors[at]?.name ?? '', ...effect }));
  return { mean: tally.mean, arms: design.length, effects: effects.sort((a, b) => Math.abs(b.value) - Math.abs(a.value)) };
}

interface Arm {
  readonly pack: PackRows;
  readonly arm: number;
}

async function runsOf({ plan, folder, reads }: Screening, { pack, arm }: Arm, onRecord: (record: RunRecord) => void): Promise<void> {
  const { job, seeds, workers } = plan;
  if (folder === null) {
    await playRuns({ ...job, pack }, { seeds, workers, onRecord });
    return;
  }
  const file = join(folder, `arm-${String(arm + 1).padStart(3, '0')}.ndjson.gz`);
  const header = headerOf(compiledPack(pack), job, seeds);
  if (!reads) {
    tried(() => mkdirSync(folder, { recursive: true }), `${folder} cannot be made`);
    const out = await RunsFile.resume(file, header);
    await playRuns({ ...job, pack }, { seeds: { first: seeds.first + out.done, last: seeds.last }, workers, onRecord: (record) => { out.add(record); } });
    await out.finish();
  }
  const { header: found, batches } = await openRuns(file);
  const other = differenceOf(found, header);
  if (other !== null) throw new UsageError(`${file} is not of this screening; they differ in ${other}.`);
  for await (const batch of batches) for (const { record } of batch) onRecord(record);
}
