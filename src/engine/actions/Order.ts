import type { World } from '../World';
import { done, refused, type Action, type ActionResult } from './Action';
import { alliesOf } from '../facts/sides';

/** Tells all allies on the floor to wait where they are; if all of them wait already, to come. */
export class Order implements Action {
  perform(world: World): ActionResult {
    const allies = alliesOf(world);
    if (allies.length === 0) return refused('refused.noAllies');
    const waits = allies.some((ally) => !ally.waits);
    for (const ally of allies) {
      ally.waits = waits;
      ally.goal = -1;
    }
    world.emit({ type: 'ordered', waits, seen: true });
    world.say('status', waits ? 'log.order.wait' : 'log.order.come', {});
    return done();
  }
}
