import type { Game } from '../Game';
import { blowOf } from '../rules/blows';
import { isHostile, isWithinReach, strike } from '../rules/combat';
import type { Actor } from '../state';
import { done, type Action, type ActionResult } from './Action';

/** A blow against somebody within reach; one that sweeps falls on every enemy beside the actor. */
export class Melee implements Action {
  constructor(readonly target: Actor) {}

  perform(game: Game, actor: Actor): ActionResult {
    strike(game, actor, { target: this.target });
    if (blowOf(game, actor) !== 'sweep') return done();
    const others = game.floor.state.actors.filter((other) => other !== this.target && isHostile(game, actor, other) && !other.hidden);
    for (const other of others) if (isWithinReach(game, actor, other)) strike(game, actor, { target: other });
    return done();
  }
}
