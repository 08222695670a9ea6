import type { Action } from '../actions/Action';
import { Bump } from '../actions/Bump';
import { Move } from '../actions/Move';
import type { Game } from '../Game';
import { TACTICS } from './tactics';

/** What becomes of a deed of the player's under its statuses: who is confused goes wherever its feet go. */
export function compelled(game: Game, action: Action): Action {
  if (!(action instanceof Move || action instanceof Bump)) return action;
  const { player } = game.state;
  for (const status in player.statuses) {
    const tactic = game.content.statuses.get(status)?.tactic;
    const deed = tactic && TACTICS[tactic](game, player);
    if (deed) return deed;
  }
  return action;
}
