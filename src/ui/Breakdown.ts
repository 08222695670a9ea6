import type { Action } from '../engine/actions/Action';
import { encodeDeed } from '../engine/run/deeds';
import type { Run } from '../keep/Run';

/** What stopped a session for good, and the run as it was before. */
export interface Breakdown {
  /** `run`: its last deed failed half done, and nothing of it may be kept. `page`: something beside it failed, and the run is all right. */
  readonly of: 'run' | 'page';
  /** The deed that failed, as recordings write it; empty for none. */
  readonly deed: string;
  /** All deeds before it; null where some were not recorded. */
  readonly deeds: string | null;
  /** The hash of the run before it; null where there is no run. */
  readonly hash: number | null;
  /** The turn before it. */
  readonly turn: number;
}

/** What is needed to tell how it was before a deed, taken before it. */
export function beforeDeed({ game, record }: Run, action: Action): Breakdown {
  return { of: 'run', deed: encodeDeed(action) ?? '', deeds: record.deeds, hash: game.hash, turn: game.state.turn };
}

/** Something beside the run has failed. */
export function besideRun(run: Run | null): Breakdown {
  return { of: 'page', deed: '', deeds: run?.record.deeds ?? null, hash: run?.game.hash ?? null, turn: run?.game.state.turn ?? 0 };
}
