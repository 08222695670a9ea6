import type { World } from '../World';
import type { Item } from '../state';
import { itemName } from './names';
import { capHp } from './stats';

/** The slot an item is worn in; null if it is not worn. */
export function wornSlot({ state }: Pick<World, 'state'>, item: Pick<Item, 'id'>): string | null {
  return Object.keys(state.hero.worn).find((slot) => state.hero.worn[slot] === item.id) ?? null;
}

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
