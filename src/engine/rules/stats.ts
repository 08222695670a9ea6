import { isWearable, type Bonus } from '../content';
import type { Game } from '../Game';
import type { Actor, Item } from '../state';

/** What an actor hits with, worn things included (RULES 1.7: computed, never stored twice). */
export function powerOf(game: Game, actor: Actor): number {
  return actor.power + worn(game, actor, 'power');
}

/** What an actor takes off a blow. */
export function defenceOf(game: Game, actor: Actor): number {
  return actor.defence + worn(game, actor, 'defence');
}

/** The most hit points an actor can have. */
export function maxHpOf(game: Game, actor: Actor): number {
  return actor.maxHp + worn(game, actor, 'maxHp');
}

/** What one item adds, its affixes included; nothing for what cannot be worn. */
export function bonusOf({ content }: Pick<Game, 'content'>, item: Pick<Item, 'kind' | 'affixes'>): Required<Bonus> {
  const kind = content.itemKinds.get(item.kind);
  const rows = [...(kind && isWearable(kind) ? [kind.bonus] : []), ...item.affixes.map((id) => content.affixes.get(id)?.bonus ?? {})];
  const sum = (stat: keyof Bonus): number => rows.reduce((total, row) => total + (row[stat] ?? 0), 0);
  return { power: sum('power'), defence: sum('defence'), maxHp: sum('maxHp') };
}

/** What all that the player wears adds to a stat; others wear nothing. */
function worn(game: Game, actor: Actor, stat: keyof Bonus): number {
  const { player, hero } = game.state;
  if (actor !== player) return 0;
  let total = 0;
  for (const slot in hero.worn) {
    const item = hero.inventory.find(({ id }) => id === hero.worn[slot]);
    if (item) total += bonusOf(game, item)[stat];
  }
  return total;
}
