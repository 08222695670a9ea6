import type { World } from '../World';
import { attackOf, isWithinReach } from '../facts/combat';
import { isKeptApart } from '../facts/movement';
import { isHostile } from '../facts/sides';
import { strike } from '../rules/combat';
import type { Actor } from '../state';
import { done, refused, type Action, type ActionResult } from './Action';

/** An attack on an actor within reach; a sweeping weapon hits every adjacent enemy. Refused where deep water keeps the two apart. */
export class Melee implements Action {
  constructor(readonly target: Actor) {}

  perform(world: World, actor: Actor): ActionResult {
    if (isKeptApart(world, actor, this.target)) return refused('refused.deep');
    strike(world, actor, { target: this.target });
    if (attackOf(world, actor) !== 'sweep') return done();
    const others = world.floor.state.actors.filter((other) => other !== this.target && isHostile(actor, other) && !other.hidden);
    for (const other of others) if (isWithinReach(world, actor, other)) strike(world, actor, { target: other });
    return done();
  }
}
