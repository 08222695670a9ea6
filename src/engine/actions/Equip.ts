import { isWearable } from '../content';
import type { Game } from '../Game';
import { putOn, takeOff, wornSlot } from '../rules/wear';
import type { Actor } from '../state';
import { done, refused, type Action, type ActionResult } from './Action';

/** Puts a carried item on in place of what is worn in its slot, or takes it off when it is worn (RULES 1.7). */
export class Equip implements Action {
  constructor(readonly item: number) {}

  perform(game: Game, _actor: Actor): ActionResult {
    const item = game.state.hero.inventory.find((carried) => carried.id === this.item);
    if (!item) return refused('refused.noItem');
    const kind = game.content.itemKinds.get(item.kind);
    if (!kind || !isWearable(kind)) return refused('refused.notWearable', { item: `item.${item.kind}` });
    if (wornSlot(game, item) === null) putOn(game, item, kind.slot);
    else takeOff(game, item);
    return done();
  }
}
