import type { Action } from '../engine/actions/Action';
import { Become } from '../engine/actions/hero';
import type { GameEvent } from '../engine/events';
import type { Game } from '../engine/Game';
import { Recording, replayOf } from '../engine/run/Recording';
import type { Replay } from '../engine/run/replay';
import { versionOf } from '../engine/run/rulesVersion';
import type { RunRecord } from '../engine/run/save';
import { newGame } from '../procgen/newGame';
import { contentOf } from './packRegistry';

/** What is recorded about a run when it begins. */
export type RunStart = Pick<RunRecord, 'id' | 'began' | 'ranked' | 'daily'>;

/** A run being played: the game, every action since its start, and its metadata. */
export class Run {
  private constructor(
    readonly game: Game,
    private readonly about: Omit<RunRecord, 'deeds'>,
    /** Null where actions are missing: an older version did not record them, or the tables have changed since. */
    private readonly recording: Recording | null,
  ) {}

  /** A run from its first turn. */
  static begun(game: Game, start: RunStart): Run {
    return new Run(game, { ...start, version: versionOf(game.content) }, new Recording());
  }

  /** A run restored from its record, whose actions are that many; null where it can't go on from them. */
  static revived(game: Game, { deeds, ...about }: RunRecord, count: number | null): Run {
    return new Run(game, about, deeds === null || count === null ? null : new Recording(deeds, count));
  }

  /** A run taken over from a replay: it is never ranked. */
  static taken(game: Game, recording: Recording, start: Omit<RunStart, 'ranked'>): Run {
    return new Run(game, { ...start, ranked: false, version: versionOf(game.content) }, recording);
  }

  get record(): RunRecord {
    return { ...this.about, deeds: this.recording?.actions ?? null };
  }

  /** The replay so far; null where actions are missing. */
  get replay(): Replay | null {
    return this.recording ? replayOf(this.game, this.recording) : null;
  }

  /** The number of recorded actions. */
  get count(): number {
    return this.recording?.count ?? 0;
  }

  /** The hash after the last action. Computed only where no recording has it: it takes a walk over the whole state. */
  get hash(): number {
    return this.recording?.hash ?? this.game.hash;
  }

  /** Performs the player's action. */
  turn(action: Action): GameEvent[] {
    return this.recording ? this.recording.turn(this.game, action) : this.game.turn(action);
  }
}

/** Begins a run as that hero, or as the pack's first where it has no such hero; throws for an unknown pack. */
export function beginRun(pack: string, seed: string, { hero = '', ...start }: RunStart & { readonly hero?: string }): Run {
  const content = contentOf(pack);
  if (!content) throw new Error(`no pack ${pack}`);
  const run = Run.begun(newGame(content, seed), start);
  const place = [...content.heroes.keys()].indexOf(hero);
  if (place > 0) run.turn(new Become(place));
  return run;
}
