import type { Mode } from './Mode';

/** The modes that are open, the topmost in charge; there is always one. */
export class ModeStack {
  private modes: [Mode, ...Mode[]];

  constructor(bottom: Mode) {
    this.modes = [bottom];
  }

  get top(): Mode {
    return this.modes.at(-1) ?? this.modes[0];
  }

  get depth(): number {
    return this.modes.length;
  }

  push(mode: Mode): void {
    this.modes.push(mode);
  }

  /** Closes the topmost; the last one stays. */
  pop(): void {
    if (this.modes.length > 1) this.modes.pop();
  }

  /** Closes all but the first. */
  toBottom(): void {
    this.modes = [this.modes[0]];
  }

  /** Starts over from one mode. */
  reset(bottom: Mode): void {
    this.modes = [bottom];
  }
}
