import { isWearable } from '../../engine/content';
import type { Game } from '../../engine/Game';
import { bonusOf } from '../../engine/rules/bonus';
import type { Item } from '../../engine/state';
import { nameOfItem } from '../../keep/text';

export type WornStat = 'power' | 'defence' | 'maxHp';

const STATS: readonly WornStat[] = ['power', 'defence', 'maxHp'];

/** The picture of each stat. */
export const STAT_SPRITES: Readonly<Record<WornStat, string>> = { power: 'ui/attack', defence: 'ui/defence', maxHp: 'ui/heart' };

/** An item's bonus to a stat, and the difference from the equipped item's. */
export interface WornNumber {
  readonly stat: WornStat;
  readonly n: number;
  /** Null if it is equipped itself. */
  readonly by: number | null;
}

/** Equipment compared with the equipped item of its slot. */
export interface WearView {
  readonly numbers: readonly WornNumber[];
  /** The name of the item it would replace; null if the slot is empty, or it is equipped itself. */
  readonly against: string | null;
}

/** Compares an item with the equipped one of its slot; null if it cannot be equipped. */
export function wearView(game: Game, item: Item): WearView | null {
  const kind = game.content.itemKinds.get(item.kind);
  if (!kind || !isWearable(kind)) return null;
  const { hero } = game.state;
  const worn = hero.inventory.find(({ id }) => id === hero.worn[kind.slot]);
  const mine = bonusOf(game, item);
  const its = worn ? bonusOf(game, worn) : { power: 0, defence: 0, maxHp: 0 };
  const isWorn = worn?.id === item.id;
  const numbers = STATS.map((stat) => ({ stat, n: mine[stat], by: isWorn ? null : mine[stat] - its[stat] }));
  return {
    numbers: numbers.filter(({ n, by }) => n !== 0 || (by !== null && by !== 0)),
    against: worn && !isWorn ? nameOfItem(game, worn) : null,
  };
}
