import type { RunRecord } from './RunRecord';

/** Hands on records in the order of their seeds, each as soon as all before it are there. */
export class InOrder {
  private readonly early = new Map<string, RunRecord>();

  /** @param due the first seed */
  constructor(private due: number, private readonly onRecord: (record: RunRecord) => void) {}

  keep(played: RunRecord): void {
    this.early.set(played.seed, played);
    for (let record = this.early.get(String(this.due)); record; record = this.early.get(String(this.due))) {
      this.early.delete(record.seed);
      this.due++;
      this.onRecord(record);
    }
  }

  /** Whether the record of a seed is there, handed on or not. */
  has(seed: number): boolean {
    return seed < this.due || this.early.has(String(seed));
  }
}
