import { UseItem } from '../../engine/actions/UseItem';
import type { Effect } from '../../engine/content';
import { damageIn, healingIn, inflictedBy } from '../../engine/effects/effects';
import type { Game } from '../../engine/Game';
import { turnsOf } from '../../engine/rules/statuses';
import type { Potion } from './carried';
import { sumOver } from './Enemy';
import type { Situation, Tactic } from './Situation';
import { incoming, toll } from './damageEstimate';

/* Healing. */

/** Drinks after a fight if nothing is wasted, and during one if it outweighs the coming damage. */
export const heal: Tactic = (now) => {
  const { player, maxHp, enemies, weights } = now;
  const wasting = ebb(now);
  if (player.hp > maxHp * weights.calm && wasting.total < player.hp) return null;
  const missing = maxHp - player.hp;
  const potions = now.potions;
  if (wasting.total >= player.hp) return drink(potions[0]);
  if (enemies.length === 0) return drink(potions.filter(({ amount }) => amount <= missing).at(-1)) ?? recover(now, missing);
  const loss = incoming(enemies, player) + wasting.now;
  const isBrink = player.hp <= maxHp * weights.brink && toll(enemies) > 0;
  const isUrgent = isBrink || loss * 2 >= player.hp || (player.hp <= maxHp * weights.urgent && toll(enemies) >= player.hp);
  if (!isUrgent) return null;
  return drink(potions.filter(({ amount }) => Math.min(amount, missing) > loss).at(-1)) ?? (weights.brink > 0 ? recover(now, maxHp) : null);
};

function drink(potion: Potion | undefined): UseItem | null {
  return potion ? new UseItem(potion.item.id) : null;
}

/** The HP that its statuses cost this turn, and in all. */
function ebb(now: Situation): { now: number; total: number } {
  const { statuses } = now.player;
  let each = 0;
  let total = 0;
  for (const id in statuses) {
    const harm = (damageIn(now.game.content.statuses.get(id)?.eachTurn, now.game.state.floor) * now.own.takes) / 100;
    each += harm;
    total += harm * (statuses[id] ?? 0);
  }
  return { now: each, total };
}

/** Uses a slow heal in peace. */
function recover({ game, carried }: Situation, missing: number): UseItem | null {
  const found = carried.find(({ kind, isKnown, isReady }) => {
    const slow = isKnown && isReady && kind.target.at === 'self' ? slowly(game, kind.effects) : 0;
    return slow > 5 && slow <= missing;
  });
  return found ? new UseItem(found.item.id) : null;
}

function slowly(game: Game, effects: readonly Effect[]): number {
  const given = inflictedBy(effects).filter(({ status }) => !Object.hasOwn(game.state.player.statuses, status));
  return sumOver(given, (each) => healingIn(game.content.statuses.get(each.status)?.eachTurn) * turnsOf(game, each));
}
