import { isWearable, type Bonus, type Content } from '../content';
import type { World } from '../World';
import type { Actor, Item } from '../state';
import { natureOf } from './traits';

/** What an actor hits with, worn things and statuses included (RULES 1.7: computed, never stored twice). */
export function powerOf(world: World, actor: Actor): number {
  return Math.max(0, actor.power + added(world, actor, 'power'));
}

/** What an actor takes off an attack. */
export function defenceOf(world: World, actor: Actor): number {
  return Math.max(0, actor.defence + added(world, actor, 'defence'));
}

/** The most hit points an actor can have. */
export function maxHpOf(world: World, actor: Actor): number {
  return Math.max(1, actor.maxHp + added(world, actor, 'maxHp'));
}

/** Energy an actor gains in a round. */
export function speedOf(world: World, actor: Actor): number {
  return Math.max(1, natureOf(world, actor).speed);
}

/** What one item adds, its affixes and enchantment included; nothing for what cannot be worn. */
export function bonusOf({ content }: Pick<World, 'content'>, item: Pick<Item, 'kind' | 'affixes' | 'plus'>): Required<Bonus> {
  return { power: ofItem(content, item, 'power'), defence: ofItem(content, item, 'defence'), maxHp: ofItem(content, item, 'maxHp') };
}

/** The stat that enchanting an item raises and rust lowers; null for what cannot be worn. */
export function ownStat(content: Content, item: Pick<Item, 'kind'>): 'power' | 'defence' | null {
  const kind = content.itemKinds.get(item.kind);
  if (!kind || !isWearable(kind)) return null;
  return kind.bonus.power === undefined ? 'defence' : 'power';
}

/** What one item adds to a stat. Every attack asks for it, so nothing is made on the way. */
function ofItem(content: Content, item: Pick<Item, 'kind' | 'affixes' | 'plus'>, stat: keyof Bonus): number {
  const kind = content.itemKinds.get(item.kind);
  if (!kind || !isWearable(kind)) return 0;
  let sum = kind.bonus[stat] ?? 0;
  for (const id of item.affixes) sum += content.affixes.get(id)?.bonus[stat] ?? 0;
  return item.plus !== 0 && stat === ownStat(content, item) ? sum + item.plus : sum;
}

/** What statuses, and all that the player wears, add to a stat. */
function added(world: World, actor: Actor, stat: keyof Bonus): number {
  const { player, hero } = world.state;
  let total = 0;
  for (const id in actor.statuses) total += world.content.statuses.get(id)?.bonus?.[stat] ?? 0;
  if (actor !== player) return total;
  for (const slot in hero.worn) {
    const id = hero.worn[slot];
    for (const item of hero.inventory) if (item.id === id) total += ofItem(world.content, item, stat);
  }
  return total;
}
