import { UseItem } from '../../engine/actions/UseItem';
import { isConsumable, type Consumable } from '../../engine/content';
import { damageIn, healingIn } from '../../engine/effects/effects';
import type { Game } from '../../engine/Game';
import { isKnown } from '../../engine/rules/names';
import type { Item } from '../../engine/state';
import { sumOver } from './Enemy';
import type { Situation, Tactic } from './Situation';
import { incoming, toll } from './damageEstimate';

/* What heals. */

/** Share of hit points below which the player drinks in peace, when nothing of the potion is wasted. */
const CALM = 0.7;

/** Share below which it drinks in a fight that it may not survive. */
const URGENT = 0.5;

/** A carried potion, with the hit points it gives at most. */
export interface Potion {
  readonly item: Item;
  readonly amount: number;
}

/** The row of a carried item that is used; null for gear. */
export function consumableOf({ content }: Game, item: Item): Consumable | null {
  const kind = content.itemKinds.get(item.kind);
  return kind && isConsumable(kind) ? kind : null;
}

/** What is known to heal, the weakest first. */
export function potionsOf(now: Situation): Potion[] {
  const { game } = now;
  const carried = game.state.hero.inventory.filter((item) => isKnown(game, item.kind));
  return carried.map((item) => ({ item, amount: healing(now, item) })).filter(({ amount }) => amount > 0).sort((a, b) => a.amount - b.amount);
}

function healing({ game, maxHp }: Situation, item: Item): number {
  const kind = consumableOf(game, item);
  if (kind?.target.at !== 'self') return 0;
  return healingIn(kind.effects, maxHp);
}

/** Drinks after a fight when nothing is wasted, and in one when it helps against what is coming. */
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

/** Hit points that what the player suffers takes this turn, and in all. */
function ebb({ game, player, own }: Situation): { now: number; total: number } {
  let [each, total] = [0, 0];
  for (const [id, turns] of Object.entries(player.statuses)) {
    const harm = (damageIn(game.content.statuses.get(id)?.eachTurn) * own.takes) / 100;
    each += harm;
    total += harm * turns;
  }
  return { now: each, total };
}

/** In peace, something that heals bit by bit. */
function recover({ game }: Situation, missing: number): UseItem | null {
  const item = game.state.hero.inventory.find((each) => {
    const kind = isKnown(game, each.kind) ? consumableOf(game, each) : null;
    const slow = kind?.target.at === 'self' ? sumOver(kind.effects, (effect) => (effect.do === 'inflict' ? slowly(game, effect) : 0)) : 0;
    return slow > 5 && slow <= missing;
  });
  return item ? new UseItem(item.id) : null;
}

function slowly({ content, state }: Game, { status, turns }: { status: string; turns?: number }): number {
  const row = content.statuses.get(status);
  if (Object.hasOwn(state.player.statuses, status)) return 0;
  return healingIn(row?.eachTurn) * (turns ?? row?.turns ?? 0);
}
