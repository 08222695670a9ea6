import type { Action } from '../actions/Action';
import type { Content } from '../content';
import type { Message } from '../core/grammar';
import { SEED_LENGTH, seedError } from '../core/seed';
import { decodeAction, encodeAction } from './actionCodec';
import type { GameEvent } from '../events';
import type { Game } from '../Game';
import { isId } from '../core/id';

/** A version of the rules. */
export interface RulesChange {
  readonly version: number;
  /** Whether it may have changed how this pack plays, told by what the pack uses; if in doubt it has. */
  readonly concerns: (content: Content) => boolean;
}

/**
 * The versions of the rules, oldest first. Add a row when older recordings no longer reproduce: after a change of turns or floor generation,
 * not for an effect or action that is new. Recordings of packs that it doesn't concern stay valid.
 */
export const RULES_CHANGES: readonly RulesChange[] = [
  { version: 2, concerns: () => true },
  // Whoever is moved lets go, talents are seen by at once, and what an effect, a hazard or a light may cost is held to limits.
  {
    version: 3,
    concerns: ({ talents, hazards, captives, light, counts, breeds }) => [
      talents.size > 0, hazards.size > 0, captives !== null, light !== null, counts.danger !== null,
      Array.from(breeds.values()).some(({ abilities }) => abilities !== undefined),
    ].includes(true),
  },
];

/** The newest version of the rules, which may not concern every pack: see `rulesOf`. */
export const RULES_VERSION = RULES_CHANGES.reduce((newest, { version }) => Math.max(newest, version), 0);

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

/** A decoded replay, or why it was refused: `why` as an English sentence, `error` for the text tables. */
export type DecodedReplay = { readonly ok: true; readonly replay: Replay; readonly steps: readonly Recorded[] } | UnreadReplay;
export interface UnreadReplay {
  readonly ok: false;
  readonly why: string;
  readonly error: Message;
}

/** How a replayed action disagrees with its recording. */
export type Mismatch = 'refused' | 'differs';

const MAGIC = 'LF1';
const SEPARATOR = '~';
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** Limit on an encoded replay: longer than any real run, and still fast to read. */
export const MOST_CHARACTERS = 4_000_000;
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
/** A lone surrogate. */
const HALF = /^[\ud800-\udfff]$/;
const ESCAPED_HALF = /%u(D[89A-F][0-9A-F]{2})/;
const LOOSE = /[!'()*~]/g;
/** An escaped character of a seed takes at most nine. */
const MOST_ESCAPED = SEED_LENGTH * 9;

/** The last version of the rules that changed how a pack plays. */
export function rulesOf(content: Content, changes = RULES_CHANGES): number {
  return changes.reduce((last, { version, concerns }) => (concerns(content) ? Math.max(last, version) : last), 0);
}

/** The version of rules and pack: with seed and actions, it determines a run. */
export function versionOf(content: Content, changes = RULES_CHANGES): string {
  return `${rulesOf(content, changes)}.${content.version}`;
}

/** Performs the player's actions and records them, unless refused. */
export class Recording {
  private reached: number | null = null;

  /** @param text earlier recorded actions, from `actions`, and their number */
  constructor(private text = '', private length = 0) {}

  /** The encoded actions, each followed by a check digit of the state it led to. */
  get actions(): string {
    return this.text;
  }

  get count(): number {
    return this.length;
  }

  /** The hash after the last action; null before the first of this session. */
  get hash(): number | null {
    return this.reached;
  }

  turn(game: Game, action: Action): GameEvent[] {
    const encoded = encodeAction(action);
    // Checked first, so that a run never contains an unrecorded action.
    if (encoded === null) throw new Error(`This action cannot be recorded: ${action.constructor.name} ${JSON.stringify(action)}.`);
    const events = game.turn(action);
    if (isRefusal(events)) return events;
    this.reached = game.hash;
    this.text += encoded + digitOf(this.reached);
    this.length++;
    return events;
  }
}

export function replayOf(game: Game, { actions, count }: Recording): Replay {
  const { pack, seed } = game.state;
  return { version: versionOf(game.content), pack, seed, actions, count, hash: game.hash };
}

/** Replays an action; `desync` says how it disagrees with the recording, null if it doesn't. */
export function replayTurn(game: Game, { action, check }: Recorded): { readonly events: readonly GameEvent[]; readonly desync: Mismatch | null } {
  const events = game.turn(action);
  if (isRefusal(events)) return { events, desync: 'refused' };
  return { events, desync: checkOf(game) === check ? null : 'differs' };
}

/** A replay as one line of characters that need no escaping in a URL fragment. */
export function encodeReplay({ version, pack, seed, actions, count, hash }: Replay): string {
  return [MAGIC, version, pack, escapeSeed(seed), String(count), (hash >>> 0).toString(16).padStart(8, '0'), actions].join(SEPARATOR);
}

/** The version and the pack that a replay names, without decoding the rest; null for other text. */
export function headOf(text: string): Pick<Replay, 'version' | 'pack'> | null {
  const [magic, version = '', pack = ''] = text.split(SEPARATOR, 3);
  return magic === MAGIC && VERSION.test(version) && isId(pack) ? { version, pack } : null;
}

/** Decodes a replay, ignoring line breaks. Refuses truncated, forged or too long text with a reason; whether it reproduces, only playing shows. */
export function decodeReplay(text: string): DecodedReplay {
  const reading = decoding(text);
  let step = reading.next();
  while (step.done !== true) step = reading.next();
  return step.value;
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
  'replay.fault.none': () => 'This isn\'t a Lanternfall replay.',
  'replay.fault.seed': () => 'The replay\'s seed is unreadable.',
  'replay.fault.deed': ({ n, all }) => `The replay is unreadable after action ${n} of ${all}.`,
  'replay.fault.cut': ({ n, all }) => `The replay is incomplete: only ${n} of ${all} actions.`,
  'replay.fault.more': ({ n, all }) => `The replay claims ${all} actions but has ${n}.`,
} as const satisfies Record<string, (params: Readonly<Record<string, number>>) => string>;

function unread(key: keyof typeof ERRORS, params: Readonly<Record<string, number>> = {}): UnreadReplay {
  return { ok: false, why: ERRORS[key](params), error: { key, params } };
}

/** Encodes steps as `Recording` does. */
export function actionsOf(steps: readonly Recorded[]): string {
  return steps.map(({ action, check }) => (encodeAction(action) ?? '') + check).join('');
}

/** Decodes actions; if one is unreadable, returns how many came before it. */
export function stepsOf(actions: string): readonly Recorded[] | number {
  const all = reading(actions, 0);
  let step = all.next();
  while (step.done !== true) step = all.next();
  return step.value;
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

/** A seed in characters that survive in links: also escapes what may be taken for a link's end, and lone surrogates as `%uD800`. */
function escapeSeed(seed: string): string {
  const escape = (character: string): string => encodeURIComponent(character).replace(LOOSE, (loose) => `%${hex(loose)}`);
  return Array.from(seed, (character) => (HALF.test(character) ? `%u${hex(character)}` : escape(character))).join('');
}

/** Undoes `escapeSeed`; null for malformed text. */
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
  return character.charCodeAt(0).toString(16).toUpperCase();
}

export function checkOf(game: Game): string {
  return digitOf(game.hash);
}

function digitOf(hash: number): string {
  return DIGITS.charAt(hash & 63);
}

/** Whether nothing has happened, and nothing was recorded. */
export function isRefusal(events: readonly GameEvent[]): boolean {
  return events.some(({ type }) => type === 'refused');
}
