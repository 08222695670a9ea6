import type { Game } from '../Game';
import type { Actor } from '../state';
import { done, refused, type Action, type ActionResult } from './Action';

/** A step to a neighbouring cell; corners may be cut. */
export class Move implements Action {
  constructor(
    readonly dx: number,
    readonly dy: number,
  ) {}

  perform(game: Game, actor: Actor): ActionResult {
    const from = { x: actor.x, y: actor.y };
    const to = { x: actor.x + this.dx, y: actor.y + this.dy };
    if (!game.floor.contains(to.x, to.y)) return refused('refused.outside');
    if (!game.floor.isWalkable(to.x, to.y)) return refused('refused.wall');
    const other = game.floor.actorAt(to.x, to.y);
    if (other) return refused('refused.actor', { actor: `breed.${other.breed}` });
    game.floor.leave(actor);
    actor.x = to.x;
    actor.y = to.y;
    game.floor.enter(actor);
    const seen = game.sees(from) || game.sees(to) || actor === game.state.player;
    game.emit({ type: 'moved', actor: actor.id, from, to, seen });
    return done();
  }
}
