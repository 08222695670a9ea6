import { isWearable, type Bonus, type Content } from '../content';
import type { World } from '../World';
import type { Actor, Item } from '../state';
import { natureOf } from './traits';

/** An actor's power, with worn items and statuses (RULES 1.7: computed, never stored twice). */
export function powerOf(world: World, actor: Actor): number {
  return Math.max(0, actor.power + added(world, actor, 'power'));
}

/** An actor's defence, with worn items and statuses. */
export function defenceOf(world: World, actor: Actor): number {
  return Math.max(0, actor.defence + added(world, actor, 'defence'));
}

/** An actor's maximum HP, with worn items and statuses. */
export function maxHpOf(world: World, actor: Actor): number {
  return Math.max(1, actor.maxHp + added(world, actor, 'maxHp'));
}

/** Energy an actor gains in a round. */
export function speedOf(world: World, actor: Actor): number {
  return Math.max(1, natureOf(world, actor).speed);
}

/** An item's bonuses, with affixes and enchantment; zeros if it can't be worn. */
export function bonusOf({ content }: Pick<World, 'content'>, item: Pick<Item, 'kind' | 'affixes' | 'plus'>): Required<Bonus> {
  return { power: ofItem(content, item, 'power'), defence: ofItem(content, item, 'defence'), maxHp: ofItem(content, item, 'maxHp') };
}

/** The stat that enchanting an item raises and rust lowers; null if it can't be worn. */
export function ownStat(content: Content, item: Pick<Item, 'kind'>): 'power' | 'defence' | null {
  const kind = content.itemKinds.get(item.kind);
  if (!kind || !isWearable(kind)) return null;
  return kind.bonus.power === undefined ? 'defence' : 'power';
}

/** An item's bonus to one stat. Every attack needs it, so it allocates nothing. */
function ofItem(content: Content, item: Pick<Item, 'kind' | 'affixes' | 'plus'>, stat: keyof Bonus): number {
  const kind = content.itemKinds.get(item.kind);
  if (!kind || !isWearable(kind)) return 0;
  let sum = kind.bonus[stat] ?? 0;
  for (const id of item.affixes) sum += content.affixes.get(id)?.bonus[stat] ?? 0;
  return item.plus !== 0 && stat === ownStat(content, item) ? sum + item.plus : sum;
}

/** The bonus to a stat from statuses and, for the player, worn items. */
function added(world: World, actor: Actor, stat: keyof Bonus): number {
  const { player, hero } = world.state;
  let total = 0;
  for (const id in actor.statuses) total += world.content.statuses.get(id)?.bonus?.[stat] ?? 0;
  if (actor !== player) return total;
  for (const item of hero.inventory) if (isWorn(hero.worn, item.id)) total += ofItem(world.content, item, stat);
  return total;
}

function isWorn(worn: Readonly<Record<string, number>>, id: number): boolean {
  for (const slot in worn) if (worn[slot] === id) return true;
  return false;
}
