import type { Game } from '../../engine/Game';
import { Recover } from '../../engine/actions/hero';
import { UseItem } from '../../engine/actions/items';
import { Wait } from '../../engine/actions/moves';
import type { Consumable, Effect } from '../../engine/content';
import { stepsBetween } from '../../engine/core/point';
import { aimKind, prepare } from '../../engine/facts/aim';
import { hindranceToRest } from '../../engine/facts/hero';
import { isKnown } from '../../engine/facts/names';
import { turnsOf } from '../../engine/facts/stats';
import { damageIn, healingIn, inflictedBy } from '../../engine/effects/effects';
import { incoming, sumOver, toll } from './Enemy';
import { type Carried, nearestEnemy, type Potion, type Situation, type FighterTactic } from './Situation';
import { isLost } from './retreats';

/* Healing. */

/** Drinks after a fight if nothing is wasted, and during one if it outweighs the coming damage. */
export const heal: FighterTactic = (now) => {
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

/* Tactics with items used on oneself. */

/** Turns of oil that refuelling may waste. */
const SPILT = 10;

/** Effects worth using in peace. */
const PEACEFUL: ReadonlySet<Effect['do']> = new Set(['enchant', 'recharge', 'map', 'light', 'reveal', 'identify']);

/** Refuels the lantern if little is wasted. */
export const refuel: FighterTactic = (now) => {
  const { game, enemies } = now;
  const { lantern } = game.content;
  if (!lantern || enemies.length > 0) return null;
  return use(now, ({ kind: { effects } }) =>
    effects.some((effect) => effect.do === 'refuel' && game.state.hero.oil + effect.turns <= lantern.full + SPILT));
};

/** Whether there is light enough not to hurry; always without a lantern. */
export function hasLight({ content, state }: Game): boolean {
  return content.lantern === null || state.hero.oil >= content.lantern.dim;
}

/** Uses identified items that are worth using in peace. */
export const improve: FighterTactic = (now) => {
  const { game, enemies } = now;
  if (enemies.length > 0) return null;
  const isPeaceful = ({ target, effects }: Consumable): boolean =>
    target.at === 'self' && effects.some(({ do: what }) => PEACEFUL.has(what));
  return use(now, ({ kind, isKnown }) => isKnown && isPeaceful(kind) && isTimely(game, kind));
};

function isTimely(game: Game, { effects }: Consumable): boolean {
  return effects.every((effect) => {
    if (effect.do === 'identify') return hasRiddles(game);
    if (effect.do === 'map' || effect.do === 'light') return !knowsStairs(game);
    return true;
  });
}

/** Drinks a cure for several lasting ills. */
export const cleanse: FighterTactic = (now) => {
  const { game, player } = now;
  const ills = Object.entries(player.statuses).filter(([id, turns]) => game.content.statuses.get(id)?.harmful === true && turns > 3);
  if (ills.length === 0) return null;
  return use(now, ({ kind: { effects }, isKnown }) => {
    const cured = effects.flatMap((effect) => (effect.do === 'cure' ? effect.status : []));
    return isKnown && cured.length > 1 && ills.some(([id]) => cured.includes(id));
  });
};

/** Drinks what speeds up, protects or hides before a costly fight. */
export const brace: FighterTactic = (now) => {
  const { game, player, enemies, weights } = now;
  const nearest = nearestEnemy(now);
  if (!nearest || stepsBetween(nearest.actor, player) > 3 || toll(enemies) < player.hp * weights.grave) return null;
  return use(now, ({ kind: { effects }, isKnown }) => isKnown && inflictedBy(effects).some(({ status }) => isReward(game, status)));
};

function isReward({ content, state }: Game, id: string): boolean {
  const row = content.statuses.get(id);
  if (!row || row.harmful === true || Object.hasOwn(state.player.statuses, id)) return false;
  return (row.speed ?? 100) > 100 || (row.takes ?? 100) < 100 || row.unseen === true || (row.bonus?.power ?? 0) > 0;
}

/** Teleports away from a lost fight, by an identified item. */
export const vanish: FighterTactic = (now) => {
  const { player, enemies } = now;
  if (!isLost(now) || incoming(enemies, player) === 0) return null;
  return use(now, ({ kind: { target, effects }, isKnown }) =>
    isKnown && target.at === 'self' && effects.some(({ do: what }) => what === 'teleport' || what === 'recall'));
};

/** Slips from what clings to it, by an identified item. */
export const slip: FighterTactic = (now) => {
  const { game, player, enemies } = now;
  if (!enemies.some(({ actor, hits }) => actor.clings === player.id && hits > 1)) return null;
  return use(now, ({ kind: { target, effects }, isKnown }) =>
    isKnown && target.at === 'self' && inflictedBy(effects).some(({ status }) => game.content.statuses.get(status)?.slippery === true));
};

/** Tries unidentified items when healthy and alone, and when there is nothing left to lose. */
export const tryUnknown: FighterTactic = (now) => {
  const { game, enemies, sleepers, player, maxHp, weights } = now;
  const isDesperate = isLost(now) && incoming(enemies, player) * 2 >= player.hp;
  if (!isDesperate && (enemies.length > 0 || sleepers.length > 0 || player.hp < maxHp * weights.sound)) return null;
  return use(now, ({ item, kind, isKnown }) => {
    if (isKnown || aimKind(kind) !== 'none' || kind.charges !== undefined) return false;
    return isDesperate || kind.group !== 'potion' || player.hp <= maxHp * weights.thirsty || countOf(game, item.kind) > 1;
  });
};

/** Rests while wounds are worth the oil. */
export const rest: FighterTactic = ({ game, player, maxHp, weights }) => {
  if (weights.rest === 0 || player.hp > maxHp * weights.rest || game.state.hero.oil <= weights.oil) return null;
  return hindranceToRest(game) === null ? new Recover() : null;
};

/** Waits out disabling statuses when no enemy is in view. */
export const sitOut: FighterTactic = ({ game, enemies, player }) => {
  if (enemies.length > 0 || !hasLight(game)) return null;
  const isUnfit = Object.keys(player.statuses).some((id) => {
    const row = game.content.statuses.get(id);
    return row?.harmful === true
      && (row.tactic !== undefined || row.sees !== undefined || (row.speed ?? 100) < 100 || (row.bonus?.power ?? 0) < 0);
  });
  return isUnfit ? new Wait() : null;
};

/** Uses the first carried item that fits and would not be refused. */
function use({ game, carried }: Situation, fits: (carried: Carried) => boolean): UseItem | null {
  const found = carried.find((each) => each.isReady && fits(each) && isOfUse(game, each));
  return found ? new UseItem(found.item.id) : null;
}

/** Unidentified items are never refused; for others the player is told beforehand. */
function isOfUse(game: Game, { item, kind, isKnown }: Carried): boolean {
  return !isKnown || !('why' in prepare(game, kind, { source: game.state.player, aim: null, cause: { table: 'item', id: item.kind } }));
}

function countOf({ state }: Game, kind: string): number {
  return state.hero.inventory.filter((item) => item.kind === kind).length;
}

function hasRiddles(game: Game): boolean {
  return game.state.hero.inventory.some(({ kind }) => !isKnown(game, kind));
}

function knowsStairs({ floor }: Game): boolean {
  return floor.landmarks.down.some((index) => floor.state.explored[index] !== 0);
}
