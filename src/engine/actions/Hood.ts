import { hood, lightOf } from '../rules/lantern';
import type { Actor } from '../state';
import type { World } from '../World';
import { done, free, refused, type Action, type ActionResult } from './Action';

/** Hoods the player's lantern, which takes the turn, or opens it, which takes none. */
export class Hood implements Action {
  perform(world: World, actor: Actor): ActionResult {
    const { hero, player } = world.state;
    if (!world.content.light || actor !== player) return refused('refused.noHood');
    if (hero.lamp) return refused('refused.noLamp');
    if (!hero.hooded && hero.oil === 0) return refused('refused.hoodDark');
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
