/** What flashes more often than three times a second can bring on a seizure (WCAG 2.3.2). */
const MOST = 3;
const SECOND_MS = 1000;
/** What begins so soon after another is one flash with it. */
const TOGETHER_MS = 50;

/** Keeps one place from flashing too often. */
export class FlashLimit {
  private times: readonly number[] = [];

  /** Whether it may flash at a time in milliseconds; if so it is taken to do so. */
  allows(now: number): boolean {
    const last = this.times.at(-1);
    if (last !== undefined && now - last < TOGETHER_MS) return true;
    this.times = this.times.filter((time) => now - time < SECOND_MS);
    if (this.times.length >= MOST) return false;
    this.times = [...this.times, now];
    return true;
  }
}
