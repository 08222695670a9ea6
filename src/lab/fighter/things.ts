import { Drop } from '../../engine/actions/Drop';
import { Equip } from '../../engine/actions/Equip';
import { UseItem } from '../../engine/actions/UseItem';
import { isConsumable, isWearable, type Consumable } from '../../engine/content';
import type { Game } from '../../engine/Game';
import { bonusOf } from '../../engine/rules/stats';
import { INVENTORY_SLOTS, type Item } from '../../engine/state';
import { incoming, toll, type Situation, type Tactic } from './Situation';

/* Potions and gear. */

/** Share of hit points below which the player drinks in peace, when nothing of the potion is wasted. */
const CALM = 0.7;

/** Share below which it drinks in a fight that it may not survive. */
const URGENT = 0.5;

/** A carried potion, with the hit points it gives at most. */
export interface Potion {
  readonly item: Item;
  readonly amount: number;
}

/** The row of a carried item that is used up; null for gear. */
export function consumableOf({ content }: Game, item: Item): Consumable | null {
  const kind = content.itemKinds.get(item.kind);
  return kind && isConsumable(kind) ? kind : null;
}

/** What heals, the weakest first. */
export function potionsOf({ game, maxHp }: Situation): Potion[] {
  return game.state.hero.inventory.map((item) => ({ item, amount: healing(game, item, maxHp) })).filter(({ amount }) => amount > 0).sort((a, b) => a.amount - b.amount);
}

function healing(game: Game, item: Item, maxHp: number): number {
  const kind = consumableOf(game, item);
  if (kind?.target.at !== 'self') return 0;
  return kind.effects.reduce((sum, effect) => sum + (effect.do === 'heal' ? (effect.unit === 'percent' ? Math.floor((maxHp * effect.amount) / 100) : effect.amount) : 0), 0);
}

/** Drinks after a fight when nothing is wasted, and in one when it helps against what is coming. */
export const heal: Tactic = (now) => {
  const { player, maxHp, foes } = now;
  if (player.hp > maxHp * CALM) return null;
  const missing = maxHp - player.hp;
  const potions = potionsOf(now);
  if (foes.length === 0) return drink(potions.filter(({ amount }) => amount <= missing).at(-1));
  const loss = incoming(foes, player);
  const isUrgent = loss * 2 >= player.hp || (player.hp <= maxHp * URGENT && toll(foes) >= player.hp);
  return isUrgent ? drink(potions.filter(({ amount }) => Math.min(amount, missing) > loss).at(-1)) : null;
};

function drink(potion: Potion | undefined): UseItem | null {
  return potion ? new UseItem(potion.item.id) : null;
}

/** Puts on what is better than what is worn in its slot, when nobody is looking. */
export const equip: Tactic = ({ game, foes }) => {
  if (foes.length > 0) return null;
  const { inventory, worn } = game.state.hero;
  const better = inventory.find((item) => {
    const slot = slotOf(game, item);
    if (slot === null) return false;
    const old = inventory.find(({ id }) => id === worn[slot]);
    return worth(game, item) > (old ? worth(game, old) : 0);
  });
  return better ? new Equip(better.id) : null;
};

/** Makes room by laying down the worst thing that could be worn and is not. */
export const discard: Tactic = ({ game, foes }) => {
  const { inventory, worn } = game.state.hero;
  if (foes.length > 0 || inventory.length < INVENTORY_SLOTS) return null;
  const spare = inventory.filter((item) => slotOf(game, item) !== null && !Object.values(worn).includes(item.id));
  const worst = spare.sort((a, b) => worth(game, a) - worth(game, b))[0];
  return worst ? new Drop(worst.id) : null;
};

function slotOf({ content }: Game, item: Item): string | null {
  const kind = content.itemKinds.get(item.kind);
  return kind && isWearable(kind) ? kind.slot : null;
}

/** A point of power or defence counts for as much as four hit points. */
function worth(game: Game, item: Item): number {
  const { power, defence, maxHp } = bonusOf(game, item);
  return 4 * (power + defence) + maxHp;
}
