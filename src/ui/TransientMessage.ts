import type { Tone } from '../engine/state';

/** A line that passes: not of the log, gone with the next action. Counted, so that the same one twice is seen twice. */
export interface TransientMessage {
  readonly text: string;
  readonly tone: Tone;
  readonly count: number;
}
