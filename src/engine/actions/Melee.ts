import type { Game } from '../Game';
import { strike } from '../rules/combat';
import type { Actor } from '../state';
import { done, type Action, type ActionResult } from './Action';

/** A blow against somebody beside the actor. */
export class Melee implements Action {
  constructor(readonly target: Actor) {}

  perform(game: Game, actor: Actor): ActionResult {
    strike(game, actor, this.target);
    return done();
  }
}
