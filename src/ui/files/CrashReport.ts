import type { Run } from '../../keep/Run';
import type { Command } from '../commands';

/** The error that stopped a session for good, and the run before it. */
export interface CrashReport {
  /** `run`: its last action threw halfway, so it must not be saved. `page`: something else failed, and the run is intact. */
  readonly of: 'run' | 'page';
  /** The action that failed, as replays encode it; empty for none. */
  readonly action: string;
  /** All actions before it; null where some were not recorded. */
  readonly actions: string | null;
  /** How many those are. */
  readonly count: number;
  /** The run's hash before it; null without a run. */
  readonly hash: number | null;
  /** The turn before it. */
  readonly turn: number;
}

/** The report of an error outside the run. */
export function outsideRun(run: Run | null): CrashReport {
  return {
    of: 'page', action: '', actions: run?.record.deeds ?? null, count: run?.count ?? 0,
    hash: run?.game.hash ?? null, turn: run?.game.state.turn ?? 0,
  };
}

/** How many commands it keeps for crash reports. */
const MOST = 20;

/** The latest commands. */
export class CommandHistory {
  private commands: Command[] = [];

  note(command: Command): void {
    if (this.commands.push(command) > MOST) this.commands.shift();
  }

  /** Each command as text, oldest first. */
  get words(): readonly string[] {
    return this.commands.map(({ do: what, ...how }) => (Object.keys(how).length > 0 ? `${what} ${JSON.stringify(how)}` : what));
  }
}
