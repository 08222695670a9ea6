import type { ShownMode } from '../replays/Screen';
import type { Session } from '../Session';

/** Actions of a replay between two announcements; where more have passed, or fewer than none, it was wound. */
const FOLLOWED = 3;

/** How what is shown has come about: action by action, as in the player's own run, or by opening or winding a replay. */
export type Way = 'followed' | 'opened' | 'wound';

/** Follows how far a replay has been watched. */
export class Watched {
  private last: { readonly mode: ShownMode; readonly at: number } | null = null;

  /** What has happened since it was last asked. */
  way({ screen: { mode } }: Session): Way {
    const { last } = this;
    const at = mode?.at;
    this.last = mode && at !== undefined ? { mode, at } : null;
    if (at === undefined) return 'followed';
    if (last?.mode !== mode) return 'opened';
    return at < last.at || at > last.at + FOLLOWED ? 'wound' : 'followed';
  }
}

/** Whether a recording is being wound to what is to be shown. */
export function isWinding({ screen }: Session): boolean {
  return screen.mode?.isWinding === true;
}
