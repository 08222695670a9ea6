import type { Action } from '../actions/Action';
import type { Game } from '../Game';
import type { Actor } from '../state';
import { TACTICS } from './tactics';

/** What a monster does now: first what its statuses make it do, then its brain; null when it just stands. */
export function decide(game: Game, actor: Actor): Action | null {
  for (const status in actor.statuses) {
    const tactic = game.content.statuses.get(status)?.tactic;
    if (tactic) return TACTICS[tactic](game, actor);
  }
  for (const id of game.breedOf(actor).brain) {
    const action = TACTICS[id](game, actor);
    if (action) return action;
  }
  return null;
}
