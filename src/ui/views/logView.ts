import type { LogLine, Tone } from '../../engine/state';
import { text, textOf } from '../../keep/text';

/** One line as the log shows it. */
export interface LineView {
  readonly text: string;
  readonly tone: Tone;
}

/** The last so many lines, oldest first. */
export function logView(log: readonly LogLine[], most: number): LineView[] {
  return log.slice(-most).map((line) => ({ text: counted(textOf(line), line.count), tone: line.tone }));
}

/** A line that came several times in a row says how often. */
export function counted(line: string, count: number): string {
  return count === 1 ? line : `${line} ${text('ui.log.times', { n: count })}`;
}
