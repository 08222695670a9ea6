/** More than three flashes a second can trigger a seizure (WCAG 2.3.2). */
const MOST = 3;
const SECOND_MS = 1000;
/** Flashes this close together count as one. */
const TOGETHER_MS = 50;

/** Limits the flashes of one place. */
export class FlashLimit {
  private times: readonly number[] = [];

  /** Whether a flash is allowed at a time in milliseconds; if so, counts it. */
  allows(now: number): boolean {
    const last = this.times.at(-1);
    if (last !== undefined && now - last < TOGETHER_MS) return true;
    this.times = this.times.filter((time) => now - time < SECOND_MS);
    if (this.times.length >= MOST) return false;
    this.times = [...this.times, now];
    return true;
  }
}
