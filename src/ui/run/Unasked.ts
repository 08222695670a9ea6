import type { Command } from '../commands';
import type { Device } from '../input/Hands';
import type { Mode } from '../Mode';
import type { ModeStack } from '../ModeStack';

/** Milliseconds in which a tap on a dialog that has opened by itself is meant for what was there before. */
const SETTLES_MS = 700;

/** Knows which dialog has opened by itself, and keeps it from clicks and taps for a moment: another tap in a fight chooses no talent. */
export class Unasked {
  private mode: Mode | null = null;
  /** Milliseconds until it takes taps; null before its first frame. */
  private wait: number | null = null;

  constructor(private readonly modes: Pick<ModeStack, 'top'>) {}

  /** Notes a mode that opens without having been asked for; returns it. */
  note<M extends Mode>(mode: M): M {
    this.mode = mode;
    this.wait = null;
    return mode;
  }

  /** Whether the topmost mode has opened by itself only just now. */
  get isSettling(): boolean {
    return this.mode === this.modes.top;
  }

  /** Whether a command by this device comes too soon. Where the focus goes, and what ends a tooltip, is no choice. */
  refuses({ do: what }: Command, device: Device): boolean {
    return this.isSettling && (device === 'touch' || device === 'mouse') && what !== 'point' && what !== 'peek';
  }

  /** One frame of `elapsed` milliseconds; true when the topmost takes taps from now on. The first may have been long, and doesn't count. */
  frame(elapsed: number): boolean {
    if (!this.isSettling) return false;
    this.wait = this.wait === null ? SETTLES_MS : this.wait - elapsed;
    if (this.wait > 0) return false;
    this.mode = null;
    return true;
  }
}
