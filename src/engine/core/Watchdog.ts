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
