import type { Game } from '../Game';
import { isHostile } from '../rules/combat';
import type { Actor } from '../state';
import { instead, type Action, type ActionResult } from './Action';
import { Melee } from './Melee';
import { Move } from './Move';

/** Whatever a step towards a neighbouring cell means there: a hostile is hit, else the actor moves. */
export class Bump implements Action {
  constructor(
    readonly dx: number,
    readonly dy: number,
  ) {}

  perform(game: Game, actor: Actor): ActionResult {
    const other = game.floor.actorAt(actor.x + this.dx, actor.y + this.dy);
    if (other && isHostile(game, actor, other)) return instead(new Melee(other));
    return instead(new Move(this.dx, this.dy));
  }
}
