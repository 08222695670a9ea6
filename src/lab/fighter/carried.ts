import { isConsumable, type Consumable } from '../../engine/content';
import { healingIn } from '../../engine/effects/effects';
import type { Game } from '../../engine/Game';
import { isKnown } from '../../engine/rules/names';
import { isCalm } from '../../engine/rules/resting';
import type { Item } from '../../engine/state';

/** A carried item that can be used, its row, whether it is identified, and whether it has a use left. */
export interface Carried {
  readonly item: Item;
  readonly kind: Consumable;
  readonly isKnown: boolean;
  readonly isReady: boolean;
}

/** The usable items of the bag, in its order. */
export function carriedBy(game: Game): Carried[] {
  const carried: Carried[] = [];
  const isPeace = isCalm(game);
  for (const item of game.state.hero.inventory) {
    const kind = game.content.itemKinds.get(item.kind);
    if (!kind || !isConsumable(kind)) continue;
    const isReady = (kind.charges === undefined || item.charges > 0) && (kind.calm !== true || isPeace);
    carried.push({ item, kind, isKnown: isKnown(game, item.kind), isReady });
  }
  return carried;
}

/** A carried potion and the HP it restores. */
export interface Potion {
  readonly item: Item;
  readonly amount: number;
}

/** Identified healing potions, weakest first. */
export function potionsIn(bag: readonly Carried[], maxHp: number): Potion[] {
  const potions: Potion[] = [];
  for (const { item, kind, isKnown, isReady } of bag) {
    const amount = isKnown && isReady && kind.target.at === 'self' ? healingIn(kind.effects, maxHp) : 0;
    if (amount > 0) potions.push({ item, amount });
  }
  return potions.sort((a, b) => a.amount - b.amount);
}
