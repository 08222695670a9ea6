import { actorName, breedKey } from '../facts/names';
import { natureOf } from '../facts/traits';
import type { Actor } from '../state';
import type { World } from '../World';
import { done, refused, type Action, type ActionResult } from './Action';

/** Eats the remains underfoot, which does for the eater what a kill does. Only monsters do it. */
export class Devour implements Action {
  perform(world: World, actor: Actor): ActionResult {
    const { corpses } = world.floor;
    const { x, y } = actor;
    const eaten = corpses.at(x, y);
    if (!eaten) return refused('refused.nothingHere');
    corpses.take(eaten);
    if (world.sees(actor)) world.say('status', 'log.devours', { actor: actorName(world, actor), target: breedKey(eaten.breed) });
    world.affect(natureOf(world, actor).onKill, { target: actor, source: actor, at: { x, y }, cause: 'traits.onKill' });
    return done();
  }
}
