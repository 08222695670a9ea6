import type { Content } from '../../engine/content';
import type { Message } from '../../engine/core/grammar';
import { scoreOf } from '../../engine/facts/score';
import { type Desync, Replaying } from '../../engine/run/Replaying';
import { type DecodedReplay, decoding } from '../../engine/run/decodeReplay';
import { isPlayedBy, versionOf } from '../../engine/run/rulesVersion';
import type { Outcome } from '../../engine/state';
import { newGame } from '../../procgen/newGame';
import { nextTask } from '../saves/within';

/** The result of a replayed run; `outcome` is null if it is unfinished. */
export interface Proven {
  readonly pack: string;
  readonly seed: string;
  readonly version: string;
  readonly actions: number;
  readonly turns: number;
  readonly floor: number;
  readonly level: number;
  readonly score: number;
  readonly outcome: Outcome | null;
}

/** The result of verifying a score. */
export type Verdict =
  | { readonly is: 'verified'; readonly run: Proven }
  /** It is not a run of this seed and these rules. */
  | { readonly is: 'wrong'; readonly desync: Desync; readonly actions: number }
  /** Only the version that made it can verify it. */
  | { readonly is: 'version'; readonly made: string; readonly ours: string }
  | { readonly is: 'pack'; readonly pack: string }
  | { readonly is: 'unreadable'; readonly error: Message }
  | { readonly is: 'stopped' };

/** How many actions were replayed, of how many. */
export interface Progress {
  readonly at: number;
  readonly count: number;
}

/** Looks up a pack's content; null for an unknown id. */
export type Contents = (pack: string) => Content | null;

/** Options of `verify`. */
export interface Verifying {
  /** Aborts it: the verdict is `stopped`. */
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: Progress) => void;
  /** Yields to the event loop; the next slice begins when it resolves. */
  readonly pause?: () => Promise<void>;
  /** Milliseconds since any fixed moment. */
  readonly clock?: () => number;
}

/** Maximum length of a slice in milliseconds; only a single slow action may exceed it. */
const SLICE_MS = 8;
/** Actions between two reads of the clock. */
const ACTIONS_PER_READ = 8;

/** Replays a recording in slices and checks it against its own claims. */
export async function verify(text: string, contentOf: Contents, how: Verifying = {}): Promise<Verdict> {
  const { signal, onProgress, pause = nextTask, clock = () => performance.now() } = how;
  const proof = proving(text, contentOf);
  for (;;) {
    await pause();
    if (signal?.aborted === true) return { is: 'stopped' };
    const until = clock() + SLICE_MS;
    let step = proof.next();
    while (step.done !== true && clock() < until) step = proof.next();
    if (step.done === true) return step.value;
    onProgress?.(step.value);
  }
}

/** `verify` as a generator: it yields its progress every few actions and returns the verdict. */
export function* proving(text: string, contentOf: Contents): Generator<Progress, Verdict, undefined> {
  const decoded = yield* read(recordingIn(text));
  if (!decoded.ok) return { is: 'unreadable', error: decoded.error };
  const { version, pack, seed, count } = decoded.replay;
  const content = contentOf(pack);
  if (!content) return { is: 'pack', pack };
  if (!isPlayedBy(content, version)) return { is: 'version', made: version, ours: versionOf(content) };
  yield { at: 0, count };
  const run = new Replaying(newGame(content, seed), decoded);
  while (!run.isAtEnd && !run.desync) {
    run.next();
    if (run.at % ACTIONS_PER_READ === 0) yield { at: run.at, count };
  }
  if (run.desync) return { is: 'wrong', desync: run.desync, actions: count };
  const { turn, floor, hero, outcome } = run.game.state;
  const score = scoreOf(run.game);
  return { is: 'verified', run: { pack, seed, version, actions: count, turns: turn, floor, level: hero.level, score, outcome } };
}

/** Decodes a recording; the progress stays at 0 meanwhile. */
function* read(text: string): Generator<Progress, DecodedReplay, undefined> {
  const reading = decoding(text);
  let step = reading.next();
  for (; step.done !== true; step = reading.next()) yield { at: 0, count: step.value };
  return step.value;
}

/** Prefix of a recording in a URL fragment. */
const FRAGMENT = '#replay=';

/** The start of a recording; some programs escape tildes in links. */
const START = /LF1(?:~|%7E)/i;

/** The recording in pasted text: alone, in a link, or after other words; the text itself if none is found. */
export function recordingIn(text: string): string {
  const found = START.exec(text);
  if (!found) return text;
  const recording = text.slice(found.index);
  return found[0].endsWith('~') ? recording : recording.replaceAll(/%7E/gi, '~');
}

/** The recording in a URL fragment; null if there is none. */
export function recordingInHash(hash: string): string | null {
  return hash.startsWith(FRAGMENT) ? recordingIn(hash.slice(FRAGMENT.length)) : null;
}

/** A URL that opens a recording. */
export function linkTo(page: string, recording: string): string {
  return page.replace(/[?#].*$/s, '') + FRAGMENT + recording;
}
