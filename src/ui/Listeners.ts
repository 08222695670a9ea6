import type { GameEvent } from '../engine/events';
import type { Game } from '../engine/Game';
import type { Settings } from './settings/settings';

/** Whoever wants to hear of a session. */
export interface Listener {
  /** It hears only of what the player does, not of runs that are watched. */
  readonly onlyPlayed?: boolean;
  /** A run has been started or loaded; `null` when it was left. */
  run?(game: Game | null): void;
  /** The player did something, with all that followed; also when the action was refused. */
  turn?(events: readonly GameEvent[], game: Game): void;
  /** What is watched is at another place now, with nothing in between to be shown. */
  jump?(game: Game): void;
  /** Something that the panels show may be different. */
  change?(): void;
  /** The player has changed a setting. */
  settings?(settings: Settings): void;
  /** A frame of so many milliseconds begins. */
  frame?(elapsed: number): void;
}

/** All who listen, in the order in which they came. */
export class Listeners {
  private readonly all = new Set<Listener>();

  /** Adds one until the function that is returned is called. */
  add(listener: Listener): () => void {
    this.all.add(listener);
    return () => {
      this.all.delete(listener);
    };
  }

  /** @param isWatched whether the run is watched, or comes back after one that was */
  run(game: Game | null, isWatched = false): void {
    this.tell((listener) => { if (!isWatched || listener.onlyPlayed !== true) listener.run?.(game); });
  }

  turn(events: readonly GameEvent[], game: Game, isWatched = false): void {
    this.tell((listener) => { if (!isWatched || listener.onlyPlayed !== true) listener.turn?.(events, game); });
  }

  jump(game: Game): void {
    this.tell((listener) => listener.jump?.(game));
  }

  change(): void {
    this.tell((listener) => listener.change?.());
  }

  settings(settings: Settings): void {
    this.tell((listener) => listener.settings?.(settings));
  }

  frame(elapsed: number): void {
    this.tell((listener) => listener.frame?.(elapsed));
  }

  /** Everybody hears of it, those too who come after one that fails: what failed is thrown when all have heard. Who joins meanwhile hears the next. */
  private tell(say: (listener: Listener) => void): void {
    const errors: unknown[] = [];
    for (const listener of [...this.all]) {
      try {
        say(listener);
      } catch (error) {
        errors.push(error);
      }
    }
    if (errors.length > 1) throw new AggregateError(errors, `${errors.length} of those who listen have failed.`);
    if (errors.length === 1) throw errors[0];
  }
}
