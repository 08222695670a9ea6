import type { Action } from '../actions/Action';
import type { GameEvent } from '../events';
import type { Game } from '../Game';
import { encodeAction } from './actionCodec';
import { DIGITS, isRefusal, type Recorded, type Replay } from './replay';
import { versionOf } from './rulesVersion';

/* Runs recorded, and replayed action by action. */

/** How a replayed action disagrees with its recording. */
export type Mismatch = 'refused' | 'differs';

/** Performs the player's actions and records them, unless refused. */
export class Recording {
  private reached: number | null = null;

  /** @param text earlier recorded actions, from `actions`, and their number */
  constructor(private text = '', private length = 0) {}

  /** The encoded actions, each followed by a check digit of the state it led to. */
  get actions(): string {
    return this.text;
  }

  get count(): number {
    return this.length;
  }

  /** The hash after the last action; null before the first of this session. */
  get hash(): number | null {
    return this.reached;
  }

  turn(game: Game, action: Action): GameEvent[] {
    const encoded = encodeAction(action);
    // Checked first, so that a run never contains an unrecorded action.
    if (encoded === null) throw new Error(`This action cannot be recorded: ${action.constructor.name} ${JSON.stringify(action)}.`);
    const events = game.turn(action);
    if (isRefusal(events)) return events;
    this.reached = game.hash;
    this.text += encoded + digitOf(this.reached);
    this.length++;
    return events;
  }
}

export function replayOf(game: Game, { actions, count }: Recording): Replay {
  const { pack, seed } = game.state;
  return { version: versionOf(game.content), pack, seed, actions, count, hash: game.hash };
}

/** Replays an action; `desync` says how it disagrees with the recording, null if it doesn't. */
export function replayTurn(
  game: Game, { action, check }: Recorded,
): { readonly events: readonly GameEvent[]; readonly desync: Mismatch | null } {
  const events = game.turn(action);
  if (isRefusal(events)) return { events, desync: 'refused' };
  return { events, desync: checkOf(game) === check ? null : 'differs' };
}

/** Encodes steps as `Recording` does. */
export function actionsOf(steps: readonly Recorded[]): string {
  return steps.map(({ action, check }) => (encodeAction(action) ?? '') + check).join('');
}

export function checkOf(game: Game): string {
  return digitOf(game.hash);
}

function digitOf(hash: number): string {
  return DIGITS.charAt(hash & 63);
}
