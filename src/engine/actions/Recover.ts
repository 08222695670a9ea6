import type { World } from '../World';
import { healedByRest, hindranceToRest } from '../facts/hero';
import { heal } from '../rules/statuses';
import { spendOil } from '../rules/lantern';
import { noteHealing } from '../rules/noting';
import type { Actor } from '../state';
import { done, refused, type Action, type ActionResult } from './Action';

/** A turn of rest by lantern light, in packs that have it: oil for HP, in peace, up to a share of the maximum (RULES 5.11). */
export class Recover implements Action {
  perform(world: World, actor: Actor): ActionResult {
    const why = hindranceToRest(world);
    if (why !== null) return refused(why);
    const healed = healedByRest(world);
    if (healed > 0) noteHealing(world, actor, { cause: 'rest', amount: heal(world, actor, healed) });
    // The turn itself burns one.
    spendOil(world, 'rest', (world.content.rest?.oil ?? 1) - 1);
    return done();
  }
}
