import type { Action } from '../actions/Action';
import type { Content } from '../content';
import type { Message } from '../core/grammar';
import { SEED_LENGTH, seedError } from '../core/seed';
import { decodeAction, encodeAction } from './actionCodec';
import type { GameEvent } from '../events';
import type { Game } from '../Game';
import { isId } from '../core/id';

/** Raised by whoever changes what a turn does or how floors are made: recordings of before part from runs of now. */
export const RULES_VERSION = 2;

/** A recorded run: whoever does the same actions from the same seed has the same run, turn by turn. */
export interface Replay {
  /** Rules and content that it was played with, see `versionOf`. */
  readonly version: string;
  readonly pack: string;
  readonly seed: string;
  /** As `Recording` writes them. */
  readonly actions: string;
  /** How many actions there are. */
  readonly count: number;
  /** The hash of the last state. */
  readonly hash: number;
}

/** One action of a recording, with the digit of the state after it. */
export interface Recorded {
  readonly action: Action;
  readonly check: string;
}

/** A recording read, or one sentence on why it is none; `fault` is the same for a table of texts. */
export type DecodedReplay = { readonly ok: true; readonly replay: Replay; readonly steps: readonly Recorded[] } | UnreadReplay;
export interface UnreadReplay {
  readonly ok: false;
  readonly why: string;
  readonly error: Message;
}

/** Where a run that is played from a recording is another than the one recorded. */
export type Parting = 'refused' | 'differs';

const MAGIC = 'LF1';
const SEPARATOR = '~';
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** The most characters of a recording: longer than any run there is, and still read at once. */
export const MOST_CHARACTERS = 4_000_000;
const VERSION = /^\d{1,6}\.[0-9a-f]{8}$/;
const HASH = /^[0-9a-f]{8}$/;
/** The longest action as text, with its digit: one of three numbers. */
const LONGEST_ACTION = 35;
/** As `String` writes it: no zeros before it. */
const COUNT = /^(?:0|[1-9]\d{0,6})$/;
/** Read in well under a millisecond. */
const ACTIONS_A_SLICE = 512;
const FIELDS = 7;
const BLANKS = /\s+/g;
/** Half of a character that takes two, alone. */
const HALF = /^[\ud800-\udfff]$/;
const ESCAPED_HALF = /%u(D[89A-F][0-9A-F]{2})/;
const LOOSE = /[!'()*~]/g;
/** A character of a seed is at most nine escaped. */
const MOST_ESCAPED = SEED_LENGTH * 9;

/** What decides how a run goes besides seed and actions, as text: the rules and the tables of a pack. */
export function versionOf(content: Content): string {
  return `${RULES_VERSION}.${content.version}`;
}

/** Lets the player do an action and records it, if it is one and was not refused: what is refused changes nothing. */
export class Recording {
  /** @param text what was recorded before, as `actions` gave it */
  constructor(private text = '', private length = 0) {}

  /** Every action as text, after each of them one digit of the hash of the state that it led to. */
  get actions(): string {
    return this.text;
  }

  get count(): number {
    return this.length;
  }

  turn(game: Game, action: Action): GameEvent[] {
    const encoded = encodeAction(action);
    // Said before it is done: a run never holds what its recording has not.
    if (encoded === null) throw new Error(`the player wants to do what cannot be recorded: ${action.constructor.name} ${JSON.stringify(action)}`);
    const events = game.turn(action);
    if (isRefusal(events)) return events;
    this.text += encoded + checkOf(game);
    this.length++;
    return events;
  }
}

/** The recording of a run as it stands. */
export function replayOf(game: Game, { actions, count }: Recording): Replay {
  const { pack, seed } = game.state;
  return { version: versionOf(game.content), pack, seed, actions, count, hash: game.hash };
}

/** Does the next recorded action; `parted` says how it went otherwise than recorded, null when it did not. */
export function replayTurn(game: Game, { action, check }: Recorded): { readonly events: readonly GameEvent[]; readonly desync: Parting | null } {
  const events = game.turn(action);
  if (isRefusal(events)) return { events, desync: 'refused' };
  return { events, desync: checkOf(game) === check ? null : 'differs' };
}

/** A recording as one line of characters that need no escape in the fragment of an address. */
export function encodeReplay({ version, pack, seed, actions, count, hash }: Replay): string {
  return [MAGIC, version, pack, escapeSeed(seed), String(count), (hash >>> 0).toString(16).padStart(8, '0'), actions].join(SEPARATOR);
}

/** Reads a recording, also one that was broken into lines; what is cut short, forged or too long is refused with a reason. Whether it plays on, only playing it says. */
export function decodeReplay(text: string): DecodedReplay {
  const reading = decoding(text);
  let step = reading.next();
  while (step.done !== true) step = reading.next();
  return step.value;
}

/** How many actions a recording says that it has, handed out every few hundred that are read. */
export type Decoding = Generator<number, DecodedReplay, undefined>;

/** The same as a generator, so that others can have their turn while a long one is read. */
export function* decoding(text: string): Decoding {
  if (text.length > MOST_CHARACTERS) return unread('replay.fault.long', { most: MOST_CHARACTERS, n: text.length });
  const [magic, version = '', pack = '', name = '', count = '', hash = '', actions = '', ...more] = text.replaceAll(BLANKS, '').split(SEPARATOR, FIELDS + 1);
  if (magic !== MAGIC || !VERSION.test(version) || !isId(pack) || !HASH.test(hash) || !COUNT.test(count) || more.length > 0) return unread('replay.fault.none');
  const seed = unescapeSeed(name);
  // Another spelling of a seed would make two recordings of one run.
  if (seed === null || seedError(seed) !== null || escapeSeed(seed) !== name) return unread('replay.fault.seed');
  // Far more than so many actions can take is not worth a look at each.
  if (actions.length > LONGEST_ACTION * Number(count)) return unread('replay.fault.none');
  const steps = yield* reading(actions, Number(count));
  if (typeof steps === 'number') return unread('replay.fault.deed', { n: steps, all: Number(count) });
  if (steps.length < Number(count)) return unread('replay.fault.cut', { n: steps.length, all: Number(count) });
  if (steps.length > Number(count)) return unread('replay.fault.more', { n: steps.length, all: Number(count) });
  return { ok: true, replay: { version, pack, seed, actions, count: steps.length, hash: parseInt(hash, 16) }, steps };
}

/** Why a text is no recording, by text key. */
const ERRORS = {
  'replay.fault.long': ({ most, n }) => `This replay is too long: ${n} characters (limit ${most}).`,
  'replay.fault.none': () => 'This isn\'t a Lanternfall replay.',
  'replay.fault.seed': () => 'The replay\'s seed is unreadable.',
  'replay.fault.deed': ({ n, all }) => `The replay is unreadable after action ${n} of ${all}.`,
  'replay.fault.cut': ({ n, all }) => `The replay is incomplete: only ${n} of ${all} actions.`,
  'replay.fault.more': ({ n, all }) => `The replay claims ${all} actions but has ${n}.`,
} as const satisfies Record<string, (params: Readonly<Record<string, number>>) => string>;

function unread(key: keyof typeof ERRORS, params: Readonly<Record<string, number>> = {}): UnreadReplay {
  return { ok: false, why: ERRORS[key](params), error: { key, params } };
}

/** Steps as `Recording` writes them. */
export function actionsOf(steps: readonly Recorded[]): string {
  return steps.map(({ action, check }) => (encodeAction(action) ?? '') + check).join('');
}

/** The actions in a text; where one cannot be read, how many came before it. */
export function stepsOf(actions: string): readonly Recorded[] | number {
  const all = reading(actions, 0);
  let step = all.next();
  while (step.done !== true) step = all.next();
  return step.value;
}

/** The same as a generator, see `decoding`. */
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

/** A seed as characters that links keep: also what some programs take for the end of a link is escaped, and halves of characters as `%uD800`. */
function escapeSeed(seed: string): string {
  return Array.from(seed, (character) => (HALF.test(character) ? `%u${hex(character).toUpperCase()}` : encodeURIComponent(character).replace(LOOSE, (loose) => `%${hex(loose).toUpperCase()}`))).join('');
}

/** The seed that was escaped; null for what no seed becomes. */
function unescapeSeed(name: string): string | null {
  if (name.length > MOST_ESCAPED) return null;
  try {
    return name.split(ESCAPED_HALF).map((part, index) => (index % 2 === 1 ? String.fromCharCode(parseInt(part, 16)) : decodeURIComponent(part))).join('');
  } catch (error) {
    if (error instanceof URIError) return null;
    throw error;
  }
}

function hex(character: string): string {
  return character.charCodeAt(0).toString(16);
}

/** The digit of the state, as it is put behind an action. */
export function checkOf(game: Game): string {
  return DIGITS.charAt(game.hash & 63);
}

function isRefusal(events: readonly GameEvent[]): boolean {
  return events.some(({ type }) => type === 'refused');
}
