import { actorName, breedKey } from '../rules/names';
import { natureOf } from '../rules/traits';
import type { Actor } from '../state';
import type { World } from '../World';
import { done, refused, type Action, type ActionResult } from './Action';

/** Eats the remains underfoot, which does for the eater what a kill does. Only monsters do it. */
export class Devour implements Action {
  perform(world: World, actor: Actor): ActionResult {
    const { state } = world.floor;
    const { x, y } = actor;
    const eaten = state.corpses.filter((corpse) => corpse.x === x && corpse.y === y).at(-1);
    if (!eaten) return refused('refused.nothingHere');
    state.corpses = state.corpses.filter((corpse) => corpse !== eaten);
    if (world.sees(actor)) world.say('status', 'log.devours', { actor: actorName(world, actor), target: breedKey(eaten.breed) });
    world.affect(natureOf(world, actor).onKill, { target: actor, source: actor, at: { x, y }, cause: 'traits.onKill' });
    return done();
  }
}
