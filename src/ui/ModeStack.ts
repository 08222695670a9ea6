import { EndlessError } from '../engine/core/Effort';
import type { Mode, ModeResult, Turns } from './Mode';
import { Coming, type Dialogs } from './modes/dialogs';

/** The most open modes: several times the number of kinds. */
const MOST_OPEN = 100;

/** The open modes, the topmost in charge; there is always one. */
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

  /** Whether a mode is open, on top or below others. */
  includes(mode: Mode): boolean {
    return this.modes.includes(mode);
  }

  /** Puts dialogs that have come in the place of what stood in for them. */
  complete(dialogs: Dialogs): void {
    const [bottom, ...above] = this.modes.map((mode) => (mode instanceof Coming ? mode.make(dialogs) : mode));
    if (bottom) this.modes = [bottom, ...above];
  }

  /** Opens and closes as a mode has answered; returns the turns that it asks for, if it does. */
  follow(answer: ModeResult): Turns | null {
    switch (answer.then) {
      case 'stay':
        return null;
      case 'pop':
        this.pop();
        return null;
      case 'turn':
        this.toBottom();
        this.push(answer.mode);
        return null;
      case 'push':
        this.push(answer.mode);
        return null;
      case 'act':
      case 'dare':
      case 'pursue':
        return answer;
    }
  }

  push(mode: Mode): void {
    if (this.modes.length === MOST_OPEN) throw new EndlessError(`A ${mode.kind} opens above another mode`, MOST_OPEN);
    this.modes.push(mode);
  }

  /** Opens a mode, but below the dialog that another page saves the run. */
  ask(mode: Mode): void {
    const { top } = this;
    const isElsewhere = top.kind === 'elsewhere';
    if (isElsewhere) this.pop();
    this.push(mode);
    if (isElsewhere) this.push(top);
  }

  /** Closes the topmost; the last one stays. */
  pop(): void {
    if (this.modes.length > 1) this.modes.pop();
  }

  /** Closes all but the first. */
  toBottom(): void {
    this.modes = [this.modes[0]];
  }

  /** Starts over from one mode; returns how to bring back the modes open before, below the dialog that another page saves the run. */
  lend(bottom: Mode): () => void {
    const { modes } = this;
    this.modes = [bottom];
    return () => { this.modes = [...modes, ...this.modes.filter(({ kind }) => kind === 'elsewhere')]; };
  }

  /** Starts over from one mode. */
  reset(bottom: Mode): void {
    this.modes = [bottom];
  }

  /** Starts over from one mode, but keeps the dialog that another page saves the run. */
  end(bottom: Mode): void {
    const { top } = this;
    this.modes = top.kind === 'elsewhere' ? [bottom, top] : [bottom];
  }
}
