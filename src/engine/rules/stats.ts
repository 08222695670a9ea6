import { isWearable, type Bonus, type Content } from '../content';
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
  return { power: added(content, item, 'power'), defence: added(content, item, 'defence'), maxHp: added(content, item, 'maxHp') };
}

/** What one item adds to a stat. Every blow asks for it, so nothing is made on the way. */
function added(content: Content, item: Pick<Item, 'kind' | 'affixes'>, stat: keyof Bonus): number {
  const kind = content.itemKinds.get(item.kind);
  let sum = kind && isWearable(kind) ? (kind.bonus[stat] ?? 0) : 0;
  for (const id of item.affixes) sum += content.affixes.get(id)?.bonus[stat] ?? 0;
  return sum;
}

/** What all that the player wears adds to a stat; others wear nothing. */
function worn(game: Game, actor: Actor, stat: keyof Bonus): number {
  const { player, hero } = game.state;
  if (actor !== player) return 0;
  let total = 0;
  for (const slot in hero.worn) {
    const id = hero.worn[slot];
    for (const item of hero.inventory) if (item.id === id) total += added(game.content, item, stat);
  }
  return total;
}
