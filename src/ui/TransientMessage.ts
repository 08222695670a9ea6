import type { Tone } from '../engine/state';

/** A line below the log, gone with the next action. Counted, so that the same text twice is read twice. */
export interface TransientMessage {
  readonly text: string;
  readonly tone: Tone;
  readonly count: number;
}
