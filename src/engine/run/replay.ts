import type { Action } from '../actions/Action';
import type { GameEvent } from '../events';

/** A recorded run: the same actions from the same seed reproduce it turn by turn. */
export interface Replay {
  /** Version of rules and content, see `versionOf`. */
  readonly version: string;
  readonly pack: string;
  readonly seed: string;
  /** Encoded by `Recording`. */
  readonly actions: string;
  readonly count: number;
  /** Hash of the final state. */
  readonly hash: number;
}

/** A recorded action, with the check digit of the state after it. */
export interface Recorded {
  readonly action: Action;
  readonly check: string;
}

export const MAGIC = 'LF1';
export const SEPARATOR = '~';
export const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** Limit on an encoded replay: longer than any real run, and still fast to read. */
export const MOST_CHARACTERS = 4_000_000;
/** A lone surrogate. */
const HALF = /^[\ud800-\udfff]$/;
const LOOSE = /[!'()*~]/g;

/** A replay as one line of characters that need no escaping in a URL fragment. */
export function encodeReplay({ version, pack, seed, actions, count, hash }: Replay): string {
  return [MAGIC, version, pack, escapeSeed(seed), String(count), (hash >>> 0).toString(16).padStart(8, '0'), actions].join(SEPARATOR);
}

/** A seed in characters that survive in links: also escapes what may be taken for a link's end, and lone surrogates as `%uD800`. */
export function escapeSeed(seed: string): string {
  const escape = (character: string): string => encodeURIComponent(character).replace(LOOSE, (loose) => `%${hex(loose)}`);
  return Array.from(seed, (character) => (HALF.test(character) ? `%u${hex(character)}` : escape(character))).join('');
}

function hex(character: string): string {
  return character.charCodeAt(0).toString(16).toUpperCase();
}

/** Whether nothing has happened, and nothing was recorded. */
export function isRefusal(events: readonly GameEvent[]): boolean {
  return events.some(({ type }) => type === 'refused');
}
