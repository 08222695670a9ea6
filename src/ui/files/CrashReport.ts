import type { Action } from '../../engine/actions/Action';
import { encodeAction } from '../../engine/run/actionCodec';
import type { Run } from '../../keep/Run';

/** What stopped a session for good, and the run as it was before. */
export interface CrashReport {
  /** `run`: its last action failed half done, and nothing of it may be kept. `page`: something beside it failed, and the run is all right. */
  readonly of: 'run' | 'page';
  /** The action that failed, as recordings write it; empty for none. */
  readonly action: string;
  /** All actions before it; null where some were not recorded. */
  readonly actions: string | null;
  /** The hash of the run before it; null where there is no run. */
  readonly hash: number | null;
  /** The turn before it. */
  readonly turn: number;
}

/** What is needed to tell how it was before an action, taken before it. */
export function beforeAction({ game, record }: Run, action: Action): CrashReport {
  return { of: 'run', action: encodeAction(action) ?? '', actions: record.deeds, hash: game.hash, turn: game.state.turn };
}

/** Something beside the run has failed. */
export function besideRun(run: Run | null): CrashReport {
  return { of: 'page', action: '', actions: run?.record.deeds ?? null, hash: run?.game.hash ?? null, turn: run?.game.state.turn ?? 0 };
}
