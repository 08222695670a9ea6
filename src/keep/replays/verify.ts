import type { Content } from '../../engine/content';
import type { Message } from '../../engine/core/grammar';
import { Replaying, type Desync } from '../../engine/run/Replaying';
import { decoding, versionOf, type DecodedReplay } from '../../engine/run/replay';
import { scoreOf } from '../../engine/rules/score';
import type { Outcome } from '../../engine/state';
import { newGame } from '../../procgen/newGame';
import { recordingIn } from './pasted';

/** What a run that was played again came to; `outcome` is null for one that is not over. */
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

/** What is to be thought of a score. */
export type Verdict =
  | { readonly is: 'verified'; readonly run: Proven }
  /** It is no run of this seed and these rules. */
  | { readonly is: 'wrong'; readonly desync: Desync; readonly actions: number }
  /** Only the version that made it can prove it. */
  | { readonly is: 'version'; readonly made: string; readonly ours: string }
  | { readonly is: 'pack'; readonly pack: string }
  | { readonly is: 'unreadable'; readonly error: Message }
  | { readonly is: 'stopped' };

/** Actions that were played again, of so many. */
export interface Progress {
  readonly at: number;
  readonly count: number;
}

/** Finds the tables of a pack; null where there is none of that id. */
export type Contents = (pack: string) => Content | null;

/** How it is gone about. */
export interface Verifying {
  /** Stops it: the verdict is `stopped`. */
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: Progress) => void;
  /** Lets others have their turn; the next slice begins when it settles. */
  readonly pause?: () => Promise<void>;
  /** Milliseconds from any moment. */
  readonly clock?: () => number;
}

/** No slice takes longer, in milliseconds, but for a single action that does. */
const SLICE_MS = 8;
/** Between two looks at the clock. */
const ACTIONS_A_LOOK = 8;

/** Plays a recorded run again, a few actions at a time, and says whether it is what it says. */
export async function verify(text: string, contentOf: Contents, how: Verifying = {}): Promise<Verdict> {
  const { signal, onProgress, pause = nextTask, clock = () => performance.now() } = how;
  const proof = proving(text, contentOf);
  for (;;) {
    const until = clock() + SLICE_MS;
    let step = proof.next();
    while (step.done !== true && clock() < until) step = proof.next();
    if (step.done === true) return step.value;
    onProgress?.(step.value);
    await pause();
    if (signal?.aborted === true) return { is: 'stopped' };
  }
}

/** The same as a generator: it hands out how far it is every few actions, and the verdict at the end. */
export function* proving(text: string, contentOf: Contents): Generator<Progress, Verdict, undefined> {
  const decoded = yield* read(recordingIn(text));
  if (!decoded.ok) return { is: 'unreadable', error: decoded.error };
  const { version, pack, seed, count } = decoded.replay;
  const content = contentOf(pack);
  if (!content) return { is: 'pack', pack };
  const ours = versionOf(content);
  if (version !== ours) return { is: 'version', made: version, ours };
  yield { at: 0, count };
  const run = new Replaying(newGame(content, seed), decoded);
  while (!run.isAtEnd && !run.desync) {
    run.next();
    if (run.at % ACTIONS_A_LOOK === 0) yield { at: run.at, count };
  }
  if (run.desync) return { is: 'wrong', desync: run.desync, actions: count };
  const { turn, floor, hero, outcome } = run.game.state;
  return { is: 'verified', run: { pack, seed, version, actions: count, turns: turn, floor, level: hero.level, score: scoreOf(run.game.state), outcome } };
}

/** Reads a recording; no action of it has been played then. */
function* read(text: string): Generator<Progress, DecodedReplay, undefined> {
  const reading = decoding(text);
  let step = reading.next();
  for (; step.done !== true; step = reading.next()) yield { at: 0, count: step.value };
  return step.value;
}

/** Lets everything else have its turn. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => { setTimeout(resolve); });
}
