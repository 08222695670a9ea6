/* What keeps every turn and every loop finite. */

/** The work one player turn may take, in cells examined: about 0.25 s on a slow machine. No turn of our own packs takes a tenth of it. */
export const MOST_EFFORT = 4_000_000;

/** The cost of other work, in cells. */
export const COST = {
  /** A monster decides and acts. */
  action: 500,
  /** An effect on an actor or a place, besides the cells it examines. */
  effect: 100,
  /** One of an actor's traits is summed up with the others. */
  trait: 10,
  /** The question whether an effect would do anything. */
  asked: 10,
  /** An event: kept until the turn is over, then shown, so this counts memory as much as time. */
  event: 200,
  /** A cell of a search that checks many things per cell. */
  searched: 20,
  /** A cell of a new floor, and of one that is entered. */
  dug: 50,
  opened: 5,
} as const;

/**
 * The work of one turn, counted and never timed, so that it is the same in every browser. Once spent, the turn is cut short (RULES 5.9).
 * What is spent depends on what is asked for and never on what a cache knows, or a run would go another way once loaded.
 */
export class Effort {
  /** Work done in this turn, in cells. */
  spent = 0;
  /** The work a turn may take: the same in every run, and only lifted to measure turns beyond any pack's. */
  most = MOST_EFFORT;

  get isSpent(): boolean {
    return this.spent > this.most;
  }

  spend(cells: number): void {
    this.spent += cells;
  }

  /** Makes any further work in this turn too much. */
  spendAll(): void {
    this.spent = Infinity;
  }

  /** Starts a new turn. */
  rest(): void {
    this.spent = 0;
  }
}

/** A loop that should have ended and did not, because of a pack's tables or a bug. */
export class EndlessError extends Error {
  override readonly name = 'EndlessError';

  /** @param what what kept happening, as the start of a sentence */
  constructor(what: string, most: number) {
    super(`${what}: stopped after ${most} times.`);
  }
}

/** Counts the rounds of a loop that has to end. No correct run comes near the limit; a turn is never cut short silently. */
export class Watchdog {
  private count = 0;

  constructor(
    private readonly what: string,
    private readonly most: number,
  ) {}

  /** Counts one round; throws beyond the limit. */
  tick(): void {
    if (++this.count > this.most) throw new EndlessError(this.what, this.most);
  }

  /** Starts over, since the loop has ended. */
  rest(): void {
    this.count = 0;
  }
}
