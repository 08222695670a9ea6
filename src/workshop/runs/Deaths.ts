import type { RunRecord } from '../../lab/runs/RunRecord';

/** Where a run ended. */
export type Death = Pick<RunRecord, 'seed' | 'floor' | 'turns' | 'hash'>;

/** The most deaths that are kept of one cause. */
export const MOST_KEPT = 200;

/** The first deaths of each cause. */
export class Deaths {
  private readonly byCause = new Map<string, Death[]>();

  add({ end, cause, seed, floor, turns, hash }: RunRecord): void {
    if (end !== 'died') return;
    const deaths = this.byCause.get(cause ?? '') ?? [];
    this.byCause.set(cause ?? '', deaths);
    if (deaths.length < MOST_KEPT) deaths.push({ seed, floor, turns, hash });
  }

  of(cause: string): readonly Death[] {
    return this.byCause.get(cause) ?? [];
  }
}
