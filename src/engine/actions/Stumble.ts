import type { World } from '../World';
import { DIRECTIONS, isStep } from '../core/point';
import { actorName } from '../facts/names';
import { isConfused } from '../facts/stats';
import type { Actor } from '../state';
import { done, perform, type Action, type ActionResult } from './Action';
import { Bump } from './Bump';
import { Melee } from './Melee';
import { Move } from './Move';

/** A step that half of the time goes in a random direction, attacking any actor there. A blocked step wastes the turn. */
class Stumble implements Action {
  constructor(readonly wish: Action) {}

  perform(world: World, actor: Actor): ActionResult {
    const action = world.rng.ai.flip() ? this.wish : anywhere(world, actor);
    const result = perform(world, action, actor);
    if (result.done) return result;
    world.say('status', 'log.stumble', { actor: actorName(world, actor) });
    return done();
  }
}

/** A step in a random one of the 8 directions, attacking any actor there, friend or enemy. */
export function anywhere(world: World, actor: Actor): Action {
  const { x, y } = world.rng.ai.pick(DIRECTIONS);
  const other = world.floor.actorAt(actor.x + x, actor.y + y);
  return other ? new Melee(other) : new Bump(x, y);
}

/** The player's action as its statuses change it: confusion makes steps stumble. */
export function compelled(world: World, action: Action): Action {
  return (action instanceof Move || action instanceof Bump) && isStep(action.dx, action.dy) && isConfused(world) ? new Stumble(action) : action;
}
