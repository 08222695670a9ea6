import type { ReplayMode } from '../modes/ReplayMode';
import type { Session } from '../Session';

/** Actions of a replay between two announcements; where more have passed, or fewer than none, it was wound. */
const FOLLOWED = 3;

/** How what is shown has come about: action by action, as in the player's own run, or by opening or winding a replay. */
export type Way = 'followed' | 'opened' | 'wound';

/** Follows how far a replay has been watched. */
export class Watched {
  private last: { readonly mode: ReplayMode; readonly at: number } | null = null;

  /** What has happened since it was last asked. */
  way({ screen: { mode } }: Session): Way {
    const { last } = this;
    this.last = mode && { mode, at: mode.reel.at };
    if (mode === null) return 'followed';
    if (last?.mode !== mode) return 'opened';
    return mode.reel.at < last.at || mode.reel.at > last.at + FOLLOWED ? 'wound' : 'followed';
  }
}

/** Whether a recording is being wound to what is to be shown. */
export function isWinding({ screen, modes: { top } }: Session): boolean {
  return (screen.mode?.reel.goal ?? null) !== null || (top.kind === 'lastFloor' && top.isWinding);
}
