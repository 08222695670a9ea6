import type { Game } from '../Game';
import type { Actor } from '../state';
import { done, refused, type Action, type ActionResult } from './Action';

/** Takes the stairs underfoot. */
export class Stairs implements Action {
  perform(game: Game, actor: Actor): ActionResult {
    if (game.floor.tileAt(actor.x, actor.y).stairs !== 'down') return refused('refused.noStairs');
    game.goTo(game.state.floor + 1);
    game.say('descend', 'log.descend', { floor: game.state.floor });
    return done();
  }
}
