/**
 * How much one turn of the player may take, in cells looked at: about a quarter of a second on a slow machine. No turn of the packs
 * that we ship takes a tenth of it, arrivals included.
 */
export const MOST_EFFORT = 4_000_000;

/** What is not a cell, and how many of them it costs as much as. */
export const COST = {
  /** A monster makes up its mind and acts. */
  action: 500,
  /** An effect comes over somebody or a place, beside the cells that it looks at. */
  effect: 100,
  /** An event: it is kept until the turn is over, shown and told, so this is memory as much as time. */
  event: 200,
  /** A cell of a search that asks many questions of each. */
  searched: 20,
  /** A cell of a new floor. */
  dug: 50,
} as const;

/**
 * The work of one turn, counted where it is done and never timed, so that it comes to the same in every browser. A pack decides how much
 * there is to do; when the effort is spent, what is left of the turn is left out (RULES 5.9).
 */
export class Effort {
  private done = 0;

  /** What has been done in this turn, in cells. */
  get spent(): number {
    return this.done;
  }

  get isSpent(): boolean {
    return this.done > MOST_EFFORT;
  }

  spend(cells: number): void {
    this.done += cells;
  }

  /** Whatever happens from now on is too much. */
  spendAll(): void {
    this.done = Infinity;
  }

  /** A turn begins. */
  rest(): void {
    this.done = 0;
  }
}
