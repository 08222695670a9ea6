import type { World } from '../World';
import { canSwap } from '../facts/danger';
import { actorName } from '../facts/names';
import { arrive, dragAlong, exchange, uproot } from '../rules/relocate';
import type { Actor } from '../state';
import { done, refused, type Action, type ActionResult } from './Action';

/** Changes places with an adjacent ally, which is never brought into a cell that would harm it. */
export class Swap implements Action {
  constructor(readonly ally: Actor) {}

  perform(world: World, actor: Actor): ActionResult {
    const { ally } = this;
    if (!canSwap(world, actor, ally)) return refused('refused.swap', { actor: actorName(world, ally) });
    const [here, there] = [{ x: actor.x, y: actor.y }, { x: ally.x, y: ally.y }];
    exchange(world, actor, ally);
    world.emit({ type: 'moved', actor: actor.id, from: here, to: there, seen: true });
    world.emit({ type: 'moved', actor: ally.id, from: there, to: here, seen: true });
    uproot(world, ally, true);
    for (const mover of [actor, ally]) if (world.isHere(mover)) arrive(world, mover);
    dragAlong(world, actor, here);
    dragAlong(world, ally, there);
    return done();
  }
}
