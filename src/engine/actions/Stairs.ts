import type { World } from '../World';
import { rest } from '../rules/descent';
import type { Actor } from '../state';
import { done, refused, type Action, type ActionResult } from './Action';

/** Takes the stairs underfoot, or only those leading `way` if given; going down from the last floor wins. */
export class Stairs implements Action {
  constructor(readonly way: 'down' | 'up' | null = null) {}

  perform(world: World, actor: Actor): ActionResult {
    const { stairs } = world.floor.tileAt(actor.x, actor.y);
    if (!stairs) return refused('refused.noStairs');
    if (this.way !== null && this.way !== stairs) return refused(`refused.noStairs.${this.way}`);
    const { floor, turn } = world.state;
    if (stairs === 'down' && floor === world.content.lastFloor) {
      world.say('descend', 'log.won', {});
      world.end({ kind: 'won', floor, turn });
      return done();
    }
    world.goTo(floor + (stairs === 'down' ? 1 : -1), stairs);
    world.say('descend', `log.stairs.${stairs}`, { floor: world.state.floor });
    if (stairs === 'down') rest(world);
    return done();
  }
}
