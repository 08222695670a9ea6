import type { Message } from '../engine/core/grammar';
import type { Tone } from '../engine/state';
import { textOf } from '../keep/text';

/** A line below the log, gone with the next action after turn `until`. Counted, so that the same text twice is read twice. */
export interface TransientMessage {
  /** The keys of its sentences. */
  readonly keys: readonly string[];
  /** The sentences, for those who hear more or less of them. */
  readonly messages: readonly Message[];
  readonly text: string;
  readonly tone: Tone;
  readonly count: number;
  readonly until: number;
}

/** A message as such a line; of several, they follow each other. */
export function transient(message: Message | readonly Message[], about: Pick<TransientMessage, 'tone' | 'count' | 'until'>): TransientMessage {
  const all = 'key' in message ? [message] : message;
  return { keys: all.map(({ key }) => key), messages: all, text: all.map(textOf).join(' '), ...about };
}
