import type { Game } from '../Game';
import type { Item } from '../state';
import { itemName } from './names';
import { maxHpOf } from './stats';

/** The slot in which the player wears an item; null when it is not worn. */
export function wornSlot({ state }: Pick<Game, 'state'>, item: Pick<Item, 'id'>): string | null {
  return Object.keys(state.hero.worn).find((slot) => state.hero.worn[slot] === item.id) ?? null;
}

/** Wears an item in a slot in place of what is worn there; hit points never stay above the maximum. */
export function putOn(game: Game, item: Item, slot: string): void {
  const { hero, player } = game.state;
  const old = hero.inventory.find(({ id }) => id === hero.worn[slot]);
  if (old) unfasten(game, old, slot);
  hero.worn = { ...hero.worn, [slot]: item.id };
  game.emit({ type: 'equipped', actor: player.id, item: item.id, kind: item.kind, slot, seen: true });
  game.say('plain', 'log.putOn', { item: itemName(game, item) });
  player.hp = Math.min(player.hp, maxHpOf(game, player));
}

/** Takes an item off if it is worn; hit points never stay above the maximum. */
export function takeOff(game: Game, item: Item): void {
  const { player } = game.state;
  const slot = wornSlot(game, item);
  if (slot === null) return;
  unfasten(game, item, slot);
  player.hp = Math.min(player.hp, maxHpOf(game, player));
}

function unfasten(game: Game, item: Item, slot: string): void {
  const { hero, player } = game.state;
  hero.worn = Object.fromEntries(Object.entries(hero.worn).filter(([, id]) => id !== item.id));
  game.emit({ type: 'takenOff', actor: player.id, item: item.id, kind: item.kind, slot, seen: true });
  game.say('plain', 'log.takeOff', { item: itemName(game, item) });
}
