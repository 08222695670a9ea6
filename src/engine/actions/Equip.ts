import { isWearable } from '../content';
import type { World } from '../World';
import { wornSlot } from '../facts/traits';
import { putOn, takeOff } from '../rules/hero';
import type { Actor } from '../state';
import { done, refused, type Action, type ActionResult } from './Action';

/** Equips a carried item in place of the one in its slot, or takes it off if worn (RULES 1.7). */
export class Equip implements Action {
  constructor(readonly item: number) {}

  perform(world: World, _actor: Actor): ActionResult {
    const item = world.state.hero.inventory.find((carried) => carried.id === this.item);
    if (!item) return refused('refused.noItem');
    const kind = world.content.itemKinds.get(item.kind);
    if (!kind || !isWearable(kind)) return refused('refused.notWearable', { item: `item.${item.kind}` });
    if (wornSlot(world, item) === null) putOn(world, item, kind.slot);
    else takeOff(world, item);
    return done();
  }
}
