import type { World } from '../World';
import { isWearable, type Content, type Cost } from '../content';
import { fixed, type Point } from '../core/point';
import { ON_ARRIVAL } from '../facts/causes';
import { originOf, type OfferedChoice } from '../facts/features';
import { levelToChoose, paidItems, priceOf } from '../facts/hero';
import { itemName } from '../facts/names';
import { maxHpOf } from '../facts/stats';
import { forgetNature, wornSlot } from '../facts/traits';
import { awardPrizes, makeItem } from '../floor/openFloor';
import type { GameState, Hero, Item } from '../state';
import { learn } from './discovery';
import { burnOil, spendOil } from './lantern';
import { turnInto } from './relocate';
import { capHp } from './cures';
import { heal } from './statuses';

/* What becomes of the hero: what it wears, bargains for and learns (RULES 5.16, 5.17). */

/** Equips an item in a slot, replacing any item there; caps HP at the new maximum. */
export function putOn(world: World, item: Item, slot: string): void {
  const { hero, player } = world.state;
  const old = hero.inventory.find(({ id }) => id === hero.worn[slot]);
  if (old) unfasten(world, old, slot);
  hero.worn = { ...hero.worn, [slot]: item.id };
  world.emit({ type: 'equipped', actor: player.id, item: item.id, kind: item.kind, slot, seen: true });
  world.say('plain', 'log.putOn', { item: itemName(world, item) });
  capHp(world, player);
}

/** Takes an item off if it is worn; caps HP at the new maximum. */
export function takeOff(world: World, item: Item): void {
  const { player } = world.state;
  const slot = wornSlot(world, item);
  if (slot === null) return;
  unfasten(world, item, slot);
  capHp(world, player);
}

function unfasten(world: World, item: Item, slot: string): void {
  const { hero, player } = world.state;
  hero.worn = Object.fromEntries(Object.entries(hero.worn).filter(([, id]) => id !== item.id));
  world.emit({ type: 'takenOff', actor: player.id, item: item.id, kind: item.kind, slot, seen: true });
  world.say('plain', 'log.takeOff', { item: itemName(world, item) });
}

/** Pays for a choice that is not refused, and takes what it gives. */
export function choose(world: World, at: Point, { cost, effects, good, becomes }: OfferedChoice): void {
  const { hero, player } = world.state;
  const origin = originOf(world, at);
  pay(world, cost);
  if (good) {
    const { x: _x, y: _y, ...item } = good;
    hero.inventory.push(item);
    // It was named there.
    learn(world, good.kind);
    world.floor.state.goods = world.floor.state.goods.filter((other) => other !== good);
  }
  if (becomes !== null) {
    turnInto(world, at, becomes);
    world.floor.state.goods = world.floor.state.goods.filter(({ x, y }) => x !== at.x || y !== at.y);
  }
  // Which water a lever lets out does not depend on which side of it the player stands.
  const from = effects.some((effect) => effect.do === 'change' && effect.joined === true) ? at : player;
  world.affect(effects, { target: player, source: player, at: fixed(from), cause: origin.cause });
}

/** Pays a cost that is not refused; `by` says what for, if a skill burns the oil. */
export function pay(world: World, cost: Cost, by: 'skill' | null = null): void {
  const { hero, player } = world.state;
  const { finds, oil, hp } = priceOf(world, cost);
  const paid = paidItems(world, cost);
  hero.finds -= finds;
  if (oil > 0 && by) spendOil(world, by, oil);
  else if (oil > 0) burnOil(world, oil);
  player.hp -= hp;
  if (hp > 0) world.emit({ type: 'paid', actor: player.id, hp, at: { x: player.x, y: player.y }, seen: true });
  hero.inventory = hero.inventory.filter((item) => !paid.includes(item));
}

/** Learns a talent for the level to be chosen, which heals what it adds to the maximum of HP. */
export function learnTalent(world: World, id: string): void {
  const { hero, player } = world.state;
  const level = levelToChoose(world.state);
  const most = maxHpOf(world, player);
  hero.choices--;
  hero.talents = [...hero.talents, id];
  forgetNature(world, player);
  const added = maxHpOf(world, player) - most;
  if (added > 0) heal(world, player, added);
  world.emit({ type: 'learnt', talent: id, level, seen: true });
  world.say('status', 'log.learnt', { talent: `talent.${id}` });
}

/** Makes the player this hero, with all that it begins with and nothing else; before the first turn only. */
export function become(world: World, kind: string): void {
  const row = world.content.heroes.get(kind);
  if (!row) return;
  const { state } = world;
  const { hero, player } = state;
  hero.kind = kind;
  Object.assign(hero, outfitOf(world.content, state, row.start), { known: [] });
  forgetNature(world, player);
  awardPrizes(world.content, state, world.floor.state);
  world.affect(row.begins ?? [], { target: player, source: player, at: { x: player.x, y: player.y }, cause: ON_ARRIVAL });
  player.hp = maxHpOf(world, player);
}

/** New items for a bag, with the first wearable one of each slot worn. */
export function outfitOf(content: Content, ids: Pick<GameState, 'nextId'>, start: readonly string[]): Pick<Hero, 'inventory' | 'worn'> {
  const inventory: Item[] = start.map((id) => makeItem(content, ids.nextId++, { id, affixes: [] }));
  const worn: Record<string, number> = {};
  for (const { id, kind } of inventory) {
    const row = content.itemKinds.get(kind);
    if (row && isWearable(row)) worn[row.slot] ??= id;
  }
  return { inventory, worn };
}
