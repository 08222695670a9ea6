import type { PackRows } from '../../engine/content';
import type { RunRecord } from '../runs/RunRecord';
import { playRuns } from '../runs/playRuns';
import type { Count } from '../statistics/ratio';
import { exactly, further, scaledPack, type Factor } from './factors';
import { hazardOf } from './measure';
import type { RunPlan } from '../runs/askedRuns';
import type { FloorTarget, PlayAt } from './tuning';

/** Plays packs on seeds that have not been played: the arms of a round share theirs, every check has its own. */
export class FreshSeeds {
  private next: number;
  private arms: number | null = null;

  constructor(
    private readonly rows: PackRows,
    private readonly what: { readonly factors: readonly Factor[]; readonly targets: readonly FloorTarget[]; readonly plan: RunPlan },
  ) {
    this.next = what.plan.seeds.first;
  }

  readonly play: PlayAt = async (scales, { seeds, isArm }) => {
    if (!isArm) this.arms = null;
    const first = isArm ? (this.arms ??= this.take(seeds)) : this.take(seeds);
    const pack = scaledPack(this.rows, this.what.factors, scales, isArm ? further : exactly);
    return this.runs(this.what.plan.job.bot, pack, { first, last: first + seeds - 1 });
  };

  /** Another bot, on the seeds after all that were played. */
  playAs(bot: string, scales: readonly number[], seeds: number): Promise<Count[][]> {
    const first = this.take(seeds);
    return this.runs(bot, scaledPack(this.rows, this.what.factors, scales, exactly), { first, last: first + seeds - 1 });
  }

  private take(seeds: number): number {
    this.next += seeds;
    return this.next - seeds;
  }

  private async runs(bot: string, pack: PackRows, seeds: { first: number; last: number }): Promise<Count[][]> {
    const { plan, targets } = this.what;
    const measures = targets.map(({ floor }) => hazardOf(floor, floor));
    const counts: Count[][] = [];
    const onRecord = (record: RunRecord): void => { counts.push(measures.map(({ of }) => of(record))); };
    await playRuns({ ...plan.job, bot, pack }, { seeds, workers: plan.workers, onRecord });
    return counts;
  }
}
