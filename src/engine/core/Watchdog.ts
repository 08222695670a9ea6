/** Something that should have come to an end and did not: the tables ask for it, or the code is wrong. */
export class EndlessError extends Error {
  override readonly name = 'EndlessError';

  /** @param what what did not end, as the beginning of a sentence */
  constructor(what: string, most: number) {
    super(`${what} again and again: stopped after ${most} times.`);
  }
}

/** Counts what has to come to an end. No run that is all right ever comes near the bound; what a turn does is never cut short in silence. */
export class Watchdog {
  private count = 0;

  constructor(
    private readonly what: string,
    private readonly most: number,
  ) {}

  /** Once more; throws when that is too often. */
  tick(): void {
    if (++this.count > this.most) throw new EndlessError(this.what, this.most);
  }

  /** It has come to an end. */
  rest(): void {
    this.count = 0;
  }
}
