import type { World } from '../World';
import type { Actor } from '../state';
import { done, type Action, type ActionResult } from './Action';

export class Wait implements Action {
  perform(world: World, actor: Actor): ActionResult {
    const at = { x: actor.x, y: actor.y };
    world.emit({ type: 'waited', actor: actor.id, at, seen: world.sees(at) });
    return done();
  }
}
