import type { LogLine, Tone } from '../../engine/state';
import { text, textOf } from '../../keep/text';

/** A line of the log panel. */
export interface LineView {
  readonly text: string;
  readonly tone: Tone;
}

/** The last `most` lines, oldest first. */
export function logView(log: readonly LogLine[], most: number): LineView[] {
  return log.slice(-most).map((line) => ({ text: counted(textOf(line), line.count), tone: line.tone }));
}

/** Appends the count to a repeated line. */
export function counted(line: string, count: number): string {
  return count === 1 ? line : `${line} ${text('ui.log.times', { n: count })}`;
}
