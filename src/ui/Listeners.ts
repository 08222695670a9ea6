import type { GameEvent } from '../engine/events';
import type { Game } from '../engine/Game';
import type { Settings } from './settings/settings';

/** Listens to a session. */
export interface Listener {
  /** Whether it is notified of the player's own runs only, not of replays. */
  readonly onlyPlayed?: boolean;
  /** A run was started or loaded; null when it was left. `begins` if what is shown of it is its very beginning. */
  run?(game: Game | null, begins: boolean): void;
  /** The player acted, or tried to: what happened in that turn. */
  turn?(events: readonly GameEvent[], game: Game): void;
  /** The replay has jumped: there are no events to play. */
  jump?(game: Game): void;
  /** Something in the panels may have changed. */
  change?(): void;
  /** The player changed a setting. */
  settings?(settings: Settings): void;
  /** A frame begins, `elapsed` milliseconds after the last. */
  frame?(elapsed: number): void;
}

/** All listeners, in the order they were added. */
export class Listeners {
  private readonly all = new Set<Listener>();

  /** Adds a listener; returns how to remove it. */
  add(listener: Listener): () => void {
    this.all.add(listener);
    return () => { this.all.delete(listener); };
  }

  /** @param isWatched whether the run is a replay, or comes back after one; @param isWound whether it is wound to another turn at once */
  run(game: Game | null, isWatched = false, isWound = false): void {
    const begins = game?.state.turn === 0 && !isWound;
    this.notify((listener) => { if (!isWatched || listener.onlyPlayed !== true) listener.run?.(game, begins); });
  }

  turn(events: readonly GameEvent[], game: Game, isWatched = false): void {
    this.notify((listener) => { if (!isWatched || listener.onlyPlayed !== true) listener.turn?.(events, game); });
  }

  jump(game: Game): void {
    this.notify((listener) => listener.jump?.(game));
  }

  change(): void {
    this.notify((listener) => listener.change?.());
  }

  settings(settings: Settings): void {
    this.notify((listener) => listener.settings?.(settings));
  }

  frame(elapsed: number): void {
    this.notify((listener) => listener.frame?.(elapsed));
  }

  /** Notifies all listeners present at the start, even after one that throws; throws their errors at the end. */
  private notify(call: (listener: Listener) => void): void {
    const errors: unknown[] = [];
    for (const listener of [...this.all]) {
      try {
        call(listener);
      } catch (error) {
        errors.push(error);
      }
    }
    if (errors.length > 1) throw new AggregateError(errors, `${errors.length} listeners have failed.`);
    if (errors.length === 1) throw errors[0];
  }
}
