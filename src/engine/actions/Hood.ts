import { hoodRefusal, lightOf } from '../facts/light';
import { hood } from '../rules/lantern';
import type { Actor } from '../state';
import type { World } from '../World';
import { done, free, refused, type Action, type ActionResult } from './Action';

/** Hoods the player's lantern, which takes the turn, or opens it, which takes none. */
export class Hood implements Action {
  perform(world: World, actor: Actor): ActionResult {
    const { hero, player } = world.state;
    const why = actor === player ? hoodRefusal(world) : 'refused.noHood';
    if (why !== null) return refused(why);
    const isHooded = !hero.hooded;
    hood(world, isHooded);
    if (isHooded) {
      world.say('status', 'log.hooded', { n: lightOf(world) });
      return done();
    }
    world.say('status', 'log.unhooded', {});
    return free();
  }
}
