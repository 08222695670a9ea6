import type { Action } from './actions/Action';
import type { Content } from './content';
import { seedFault } from './core/seed';
import { decodeDeed, encodeDeed } from './deeds';
import type { GameEvent } from './events';
import type { Game } from './Game';
import { ID } from './core/id';

/** Raised by whoever changes what a turn does or how floors are made: recordings of before part from runs of now. */
export const RULES_VERSION = 1;

/** A recorded run: whoever does the same deeds from the same seed has the same run, turn by turn. */
export interface Replay {
  /** Rules and content that it was played with, see `versionOf`. */
  readonly version: string;
  readonly pack: string;
  readonly seed: string;
  /** As `Recording` writes them. */
  readonly deeds: string;
  /** How many deeds there are. */
  readonly count: number;
  /** The hash of the last state. */
  readonly hash: number;
}

/** One deed of a recording, with the digit of the state after it. */
export interface Recorded {
  readonly action: Action;
  readonly check: string;
}

/** A recording read, or one sentence on why it is none. */
export type DecodedReplay = { readonly ok: true; readonly replay: Replay; readonly steps: readonly Recorded[] } | { readonly ok: false; readonly why: string };

/** Where a run that is played from a recording is another than the one recorded. */
export type Parting = 'refused' | 'differs';

const MAGIC = 'LF1';
const SEPARATOR = '~';
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** Longer than any run there is, and still read at once. */
const MOST_CHARACTERS = 4_000_000;
const VERSION = /^\d{1,6}\.[0-9a-f]{8}$/;
const HASH = /^[0-9a-f]{8}$/;
const COUNT = /^\d{1,7}$/;

/** What decides how a run goes besides seed and deeds, as text: the rules and the tables of a pack. */
export function versionOf(content: Content): string {
  return `${RULES_VERSION}.${content.version}`;
}

/** Lets the player do a deed and records it, if it is one and was not refused: what is refused changes nothing. */
export class Recording {
  /** @param text what was recorded before, as `deeds` gave it */
  constructor(private text = '', private length = 0) {}

  /** Every deed as text, after each of them one digit of the hash of the state that it led to. */
  get deeds(): string {
    return this.text;
  }

  get count(): number {
    return this.length;
  }

  turn(game: Game, action: Action): GameEvent[] {
    const events = game.turn(action);
    if (isRefusal(events)) return events;
    const deed = encodeDeed(action);
    if (deed === null) throw new Error('the player did what cannot be recorded');
    this.text += deed + checkOf(game);
    this.length++;
    return events;
  }
}

/** The recording of a run as it stands. */
export function replayOf(game: Game, { deeds, count }: Recording): Replay {
  const { pack, seed } = game.state;
  return { version: versionOf(game.content), pack, seed, deeds, count, hash: game.hash };
}

/** Does the next recorded deed; `parted` says how it went otherwise than recorded, null when it did not. */
export function replayTurn(game: Game, { action, check }: Recorded): { readonly events: readonly GameEvent[]; readonly parted: Parting | null } {
  const events = game.turn(action);
  if (isRefusal(events)) return { events, parted: 'refused' };
  return { events, parted: checkOf(game) === check ? null : 'differs' };
}

/** A recording as one line of characters that need no escape in the fragment of an address. */
export function encodeReplay({ version, pack, seed, deeds, count, hash }: Replay): string {
  const name = encodeURIComponent(seed).replaceAll(SEPARATOR, '%7E');
  return [MAGIC, version, pack, name, String(count), hash.toString(16).padStart(8, '0'), deeds].join(SEPARATOR);
}

/** Reads a recording; what is cut short, forged or too long is refused with a reason. Whether it plays on, only playing it says. */
export function decodeReplay(text: string): DecodedReplay {
  if (text.length > MOST_CHARACTERS) return { ok: false, why: `A recording has at most ${MOST_CHARACTERS} characters; this one has ${text.length}.` };
  const [magic, version = '', pack = '', name = '', count = '', hash = '', deeds = '', ...more] = text.trim().split(SEPARATOR);
  if (magic !== MAGIC || !VERSION.test(version) || !ID.test(pack) || !HASH.test(hash) || !COUNT.test(count) || more.length > 0) return { ok: false, why: 'This is not a recorded run of Lanternfall.' };
  const seed = seedOf(name);
  const why = seed === null ? 'The seed of the recording cannot be read.' : seedFault(seed);
  if (seed === null || why !== null) return { ok: false, why: why ?? '' };
  const steps = stepsOf(deeds);
  if (typeof steps === 'number') return { ok: false, why: `The recording cannot be read after deed ${steps}.` };
  if (steps.length !== Number(count)) return { ok: false, why: `The recording is cut short: ${steps.length} of ${Number(count)} deeds are left.` };
  return { ok: true, replay: { version, pack, seed, deeds, count: steps.length, hash: parseInt(hash, 16) }, steps };
}

/** The deeds in a text; where one cannot be read, how many came before it. */
export function stepsOf(deeds: string): readonly Recorded[] | number {
  const steps: Recorded[] = [];
  let at = 0;
  while (at < deeds.length) {
    const deed = decodeDeed(deeds, at);
    const check = deed ? deeds.charAt(deed.end) : '';
    if (!deed || check === '' || !DIGITS.includes(check)) return steps.length;
    steps.push({ action: deed.action, check });
    at = deed.end + 1;
  }
  return steps;
}

function seedOf(name: string): string | null {
  try {
    return decodeURIComponent(name);
  } catch (error) {
    if (error instanceof URIError) return null;
    throw error;
  }
}

function checkOf(game: Game): string {
  return DIGITS.charAt(game.hash & 63);
}

function isRefusal(events: readonly GameEvent[]): boolean {
  return events.some(({ type }) => type === 'refused');
}
