import type { Game } from '../Game';
import type { Actor } from '../state';
import { done, type Action, type ActionResult } from './Action';

/** Letting a turn pass. */
export class Wait implements Action {
  perform(game: Game, actor: Actor): ActionResult {
    const at = { x: actor.x, y: actor.y };
    game.emit({ type: 'waited', actor: actor.id, at, seen: game.sees(at) });
    return done();
  }
}
