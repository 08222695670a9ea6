import { UseItem } from '../../engine/actions/UseItem';
import { isConsumable, type Consumable, type Effect } from '../../engine/content';
import { damageIn, healingIn, inflictedBy } from '../../engine/effects/effects';
import type { Game } from '../../engine/Game';
import { isKnown } from '../../engine/rules/names';
import { turnsOf } from '../../engine/rules/statuses';
import type { Item } from '../../engine/state';
import { sumOver } from './Enemy';
import type { Situation, Tactic } from './Situation';
import { incoming, toll } from './damageEstimate';

/* Healing. */

/** The health fraction below which it drinks in peace, if nothing is wasted. */
const CALM = 0.7;

/** The health fraction below which it drinks in a fight it may not survive. */
const URGENT = 0.5;

/** A carried potion and the HP it restores. */
export interface Potion {
  readonly item: Item;
  readonly amount: number;
}

/** A carried item's row if it is consumable; null for gear. */
export function consumableOf({ content }: Game, item: Item): Consumable | null {
  const kind = content.itemKinds.get(item.kind);
  return kind && isConsumable(kind) ? kind : null;
}

/** What has been found for a situation: several tactics ask for the same. */
const found = new WeakMap<Situation, readonly Potion[]>();

/** Identified healing potions, weakest first. */
export function potionsOf(now: Situation): readonly Potion[] {
  const potions = found.get(now) ?? findPotions(now);
  found.set(now, potions);
  return potions;
}

function findPotions(now: Situation): Potion[] {
  const { game } = now;
  const carried = game.state.hero.inventory.filter((item) => isKnown(game, item.kind));
  return carried.map((item) => ({ item, amount: healing(now, item) })).filter(({ amount }) => amount > 0).sort((a, b) => a.amount - b.amount);
}

function healing({ game, maxHp }: Situation, item: Item): number {
  const kind = consumableOf(game, item);
  if (kind?.target.at !== 'self') return 0;
  return healingIn(kind.effects, maxHp);
}

/** Drinks after a fight if nothing is wasted, and during one if it outweighs the coming damage. */
export const heal: Tactic = (now) => {
  const { player, maxHp, enemies } = now;
  const wasting = ebb(now);
  if (player.hp > maxHp * CALM && wasting.total < player.hp) return null;
  const missing = maxHp - player.hp;
  const potions = potionsOf(now);
  if (wasting.total >= player.hp) return drink(potions[0]);
  if (enemies.length === 0) return drink(potions.filter(({ amount }) => amount <= missing).at(-1)) ?? recover(now, missing);
  const loss = incoming(enemies, player) + wasting.now;
  const isUrgent = loss * 2 >= player.hp || (player.hp <= maxHp * URGENT && toll(enemies) >= player.hp);
  return isUrgent ? drink(potions.filter(({ amount }) => Math.min(amount, missing) > loss).at(-1)) : null;
};

function drink(potion: Potion | undefined): UseItem | null {
  return potion ? new UseItem(potion.item.id) : null;
}

/** The HP that its statuses cost this turn, and in all. */
function ebb({ game, player, own }: Situation): { now: number; total: number } {
  let [each, total] = [0, 0];
  for (const [id, turns] of Object.entries(player.statuses)) {
    const harm = (damageIn(game.content.statuses.get(id)?.eachTurn) * own.takes) / 100;
    each += harm;
    total += harm * turns;
  }
  return { now: each, total };
}

/** Uses a slow heal in peace. */
function recover({ game }: Situation, missing: number): UseItem | null {
  const item = game.state.hero.inventory.find((each) => {
    const kind = isKnown(game, each.kind) ? consumableOf(game, each) : null;
    const slow = kind?.target.at === 'self' ? slowly(game, kind.effects) : 0;
    return slow > 5 && slow <= missing;
  });
  return item ? new UseItem(item.id) : null;
}

function slowly(game: Game, effects: readonly Effect[]): number {
  const given = inflictedBy(effects).filter(({ status }) => !Object.hasOwn(game.state.player.statuses, status));
  return sumOver(given, (each) => healingIn(game.content.statuses.get(each.status)?.eachTurn) * turnsOf(game, each));
}
