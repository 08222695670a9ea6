import { isWearable, type Bonus, type Content } from '../content';
import type { Game } from '../Game';
import type { Actor, Item } from '../state';
import { natureOf } from './traits';

/** What an actor hits with, worn things and statuses included (RULES 1.7: computed, never stored twice). */
export function powerOf(game: Game, actor: Actor): number {
  return Math.max(0, actor.power + added(game, actor, 'power'));
}

/** What an actor takes off a blow. */
export function defenceOf(game: Game, actor: Actor): number {
  return Math.max(0, actor.defence + added(game, actor, 'defence'));
}

/** The most hit points an actor can have. */
export function maxHpOf(game: Game, actor: Actor): number {
  return Math.max(1, actor.maxHp + added(game, actor, 'maxHp'));
}

/** Energy an actor gains in a round. */
export function speedOf(game: Game, actor: Actor): number {
  return Math.max(1, natureOf(game, actor).speed);
}

/** What one item adds, its affixes and enchantment included; nothing for what cannot be worn. */
export function bonusOf({ content }: Pick<Game, 'content'>, item: Pick<Item, 'kind' | 'affixes' | 'plus'>): Required<Bonus> {
  return { power: ofItem(content, item, 'power'), defence: ofItem(content, item, 'defence'), maxHp: ofItem(content, item, 'maxHp') };
}

/** The stat that enchanting an item raises and rust lowers; null for what cannot be worn. */
export function ownStat(content: Content, item: Pick<Item, 'kind'>): 'power' | 'defence' | null {
  const kind = content.itemKinds.get(item.kind);
  if (!kind || !isWearable(kind)) return null;
  return kind.bonus.power === undefined ? 'defence' : 'power';
}

/** What one item adds to a stat. Every blow asks for it, so nothing is made on the way. */
function ofItem(content: Content, item: Pick<Item, 'kind' | 'affixes' | 'plus'>, stat: keyof Bonus): number {
  const kind = content.itemKinds.get(item.kind);
  if (!kind || !isWearable(kind)) return 0;
  let sum = kind.bonus[stat] ?? 0;
  for (const id of item.affixes) sum += content.affixes.get(id)?.bonus[stat] ?? 0;
  return item.plus !== 0 && stat === ownStat(content, item) ? sum + item.plus : sum;
}

/** What statuses, and all that the player wears, add to a stat. */
function added(game: Game, actor: Actor, stat: keyof Bonus): number {
  const { player, hero } = game.state;
  let total = 0;
  for (const id in actor.statuses) total += game.content.statuses.get(id)?.bonus?.[stat] ?? 0;
  if (actor !== player) return total;
  for (const slot in hero.worn) {
    const id = hero.worn[slot];
    for (const item of hero.inventory) if (item.id === id) total += ofItem(game.content, item, stat);
  }
  return total;
}
