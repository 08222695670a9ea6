import type { Say } from '../Command';

const WIDTH = 24;

/** How many runs are done, how fast, and the time left. */
export class Progress {
  private readonly start = Date.now();
  private done = 0;

  constructor(
    private readonly name: string,
    private readonly all: number,
    private readonly say: Say,
  ) {}

  step(): void {
    this.done++;
    const rate = (this.done * 1000) / Math.max(1, Date.now() - this.start);
    const left = timeOf((this.all - this.done) / rate);
    this.say(`${this.name} ${barOf(this.done / this.all)} ${this.done} of ${this.all} runs, ${rate.toFixed(1)} a second, ${left} left`);
  }
}

function barOf(share: number): string {
  const full = Math.round(share * WIDTH);
  return `[${'#'.repeat(full)}${'.'.repeat(WIDTH - full)}]`;
}

/** `4:07`, or `2:15:00`. */
function timeOf(seconds: number): string {
  const whole = Math.round(seconds);
  const two = (value: number): string => String(value).padStart(2, '0');
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor(whole / 60) % 60;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
}
