import type { World } from '../World';
import { captiveBeside } from '../facts/sides';
import type { Actor } from '../state';
import { done, instead, type Action, type ActionResult } from './Action';
import { Free } from './Free';

/** Does nothing for a turn, or works at the bonds of a captive next to the actor. */
export class Wait implements Action {
  perform(world: World, actor: Actor): ActionResult {
    const captive = captiveBeside(world, actor);
    if (captive) return instead(new Free(captive));
    const at = { x: actor.x, y: actor.y };
    world.emit({ type: 'waited', actor: actor.id, at, seen: world.sees(at) });
    return done();
  }
}
