import { isWearable } from '../../engine/content';
import type { Game } from '../../engine/Game';
import { bonusOf } from '../../engine/rules/stats';
import type { Item } from '../../engine/state';
import { nameOfItem } from '../../keep/text';

export type WornStat = 'power' | 'defence' | 'maxHp';

const STATS: readonly WornStat[] = ['power', 'defence', 'maxHp'];

/** What one thing adds to a stat when it is worn, and how much more or less that is than what is worn now. */
export interface WornNumber {
  readonly stat: WornStat;
  readonly n: number;
  /** Null for what is worn itself. */
  readonly by: number | null;
}

/** What can be worn, against what is worn in its place. */
export interface WearView {
  readonly numbers: readonly WornNumber[];
  /** The name of what it would take the place of; null where nothing is worn there, or it is worn itself. */
  readonly against: string | null;
}

/** How a thing compares with what is worn in its place; null for what cannot be worn. */
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
