import type { Message } from '../core/grammar';
import { isId, SEED_LENGTH, seedError } from '../core/id';
import { decodeAction } from './actionCodec';
import { DIGITS, MAGIC, MOST_CHARACTERS, SEPARATOR, escapeSeed, type Recorded, type Replay } from './replay';
import { GAME } from '../../naming';

/** A decoded replay, or why it was refused: `why` as an English sentence, `error` for the text tables. */
export type DecodedReplay = { readonly ok: true; readonly replay: Replay; readonly steps: readonly Recorded[] } | UnreadReplay;
interface UnreadReplay {
  readonly ok: false;
  readonly why: string;
  readonly error: Message;
}

const VERSION = /^\d{1,6}\.[0-9a-f]{8}$/;
const HASH = /^[0-9a-f]{8}$/;
/** The longest encoded action, one with three numbers, and its check digit. */
const LONGEST_ACTION = 35;
/** No leading zeros. */
const COUNT = /^(?:0|[1-9]\d{0,6})$/;
/** Decoded in well under a millisecond. */
const ACTIONS_A_SLICE = 512;
const FIELDS = 7;
const BLANKS = /\s+/g;
const ESCAPED_HALF = /%u(D[89A-F][0-9A-F]{2})/;
/** An escaped character of a seed takes at most nine. */
const MOST_ESCAPED = SEED_LENGTH * 9;

/** The version and the pack that a replay names, without decoding the rest; null for other text. */
export function headOf(text: string): Pick<Replay, 'version' | 'pack'> | null {
  const [magic, version = '', pack = ''] = text.split(SEPARATOR, 3);
  return magic === MAGIC && VERSION.test(version) && isId(pack) ? { version, pack } : null;
}

/** Decodes a replay, ignoring line breaks. Refuses truncated, forged or long text with a reason; only playing shows if it reproduces. */
export function decodeReplay(text: string): DecodedReplay {
  return finish(decoding(text));
}

/** Yields the number of actions the replay claims to have, after every few hundred decoded. */
export type Decoding = Generator<number, DecodedReplay, undefined>;

/** `decodeReplay` as a generator, so that a long replay doesn't block the page. */
export function* decoding(text: string): Decoding {
  if (text.length > MOST_CHARACTERS) return unread('replay.fault.long', { most: MOST_CHARACTERS, n: text.length });
  const fields = text.replaceAll(BLANKS, '').split(SEPARATOR, FIELDS + 1);
  const [magic, version = '', pack = '', name = '', count = '', hash = '', actions = ''] = fields;
  const isWellFormed = VERSION.test(version) && isId(pack) && HASH.test(hash) && COUNT.test(count) && fields.length <= FIELDS;
  if (magic !== MAGIC || !isWellFormed) return unread('replay.fault.none');
  const seed = unescapeSeed(name);
  // Another spelling of the seed would allow two replays of one run.
  if (seed === null || seedError(seed) !== null || escapeSeed(seed) !== name) return unread('replay.fault.seed');
  // More text than this many actions can take isn't worth decoding.
  if (actions.length > LONGEST_ACTION * Number(count)) return unread('replay.fault.none');
  const steps = yield* reading(actions, Number(count));
  if (typeof steps === 'number') return unread('replay.fault.deed', { n: steps, all: Number(count) });
  if (steps.length < Number(count)) return unread('replay.fault.cut', { n: steps.length, all: Number(count) });
  if (steps.length > Number(count)) return unread('replay.fault.more', { n: steps.length, all: Number(count) });
  return { ok: true, replay: { version, pack, seed, actions, count: steps.length, hash: parseInt(hash, 16) }, steps };
}

/** Why a text is refused, by text key. */
const ERRORS = {
  'replay.fault.long': ({ most, n }) => `This replay is too long: ${n} characters (limit ${most}).`,
  'replay.fault.none': () => `This isn't a ${GAME.name} replay.`,
  'replay.fault.seed': () => 'The replay\'s seed is unreadable.',
  'replay.fault.deed': ({ n, all }) => `The replay is unreadable after action ${n} of ${all}.`,
  'replay.fault.cut': ({ n, all }) => `The replay is incomplete: only ${n} of ${all} actions.`,
  'replay.fault.more': ({ n, all }) => `The replay claims ${all} actions but has ${n}.`,
} as const satisfies Record<string, (params: Readonly<Record<string, number>>) => string>;

function unread(key: keyof typeof ERRORS, params: Readonly<Record<string, number>> = {}): UnreadReplay {
  return { ok: false, why: ERRORS[key](params), error: { key, params } };
}

/** Decodes actions; if one is unreadable, returns how many came before it. */
export function stepsOf(actions: string): readonly Recorded[] | number {
  return finish(reading(actions, 0));
}

function finish<T>(reading: Generator<number, T, undefined>): T {
  for (let step = reading.next(); ; step = reading.next()) if (step.done === true) return step.value;
}

/** `stepsOf` as a generator, see `decoding`. */
function* reading(actions: string, count: number): Generator<number, readonly Recorded[] | number, undefined> {
  const steps: Recorded[] = [];
  let at = 0;
  while (at < actions.length) {
    if (steps.length % ACTIONS_A_SLICE === ACTIONS_A_SLICE - 1) yield count;
    const encoded = decodeAction(actions, at);
    const check = encoded ? actions.charAt(encoded.end) : '';
    if (!encoded || check === '' || !DIGITS.includes(check)) return steps.length;
    steps.push({ action: encoded.action, check });
    at = encoded.end + 1;
  }
  return steps;
}

/** Undoes `escapeSeed`; null for malformed text. */
function unescapeSeed(name: string): string | null {
  if (name.length > MOST_ESCAPED) return null;
  try {
    return name.split(ESCAPED_HALF)
      .map((part, index) => (index % 2 === 1 ? String.fromCharCode(parseInt(part, 16)) : decodeURIComponent(part)))
      .join('');
  } catch (error) {
    if (error instanceof URIError) return null;
    throw error;
  }
}
