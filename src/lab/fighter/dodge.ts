import { stepsBetween, type Point } from '../../engine/core/point';
import { KnownPaths } from '../../engine/ai/KnownPaths';
import { isAfloat } from '../../engine/rules/swimming';
import { blowsAt, type Blow } from '../../engine/effects/blow';
import { incoming } from './damageEstimate';
import type { Enemy } from './Enemy';
import { freeSteps, nearestEnemy, type Situation, type Tactic } from './Situation';
import { attackTo, stepTo } from './steps';

/** Steps out of an attack announced for its cell if that costs less than staying; better still, it kills the attacker first. */
export const dodge: Tactic = (now) => {
  const { game, player, enemies, weights } = now;
  if (weights.heed === 0 || game.floor.winding.isEmpty) return null;
  const blows = blowsAt(game, player);
  const steps = blows.length === 0 ? [] : freeSteps(now);
  // There is time for something else while a single step gets it out.
  if (blows.length === 0 || (steps.length > 0 && blows.every(({ turns }) => turns > 1))) return null;
  const dying = enemies.find((enemy) => enemy.hits === 1 && stepsBetween(enemy.actor, player) === 1 && blows.every(({ caster }) => caster === enemy.actor));
  if (dying) return attackTo(player, dying.actor);
  const others = enemies.filter(({ actor }) => actor.announced === null);
  const best = inOrder(now, steps, others)[0] ?? outOf(now);
  const isCheaper = best !== null && harmOf(blows) + incoming(others, player) > incoming(others, best) + delayOf(now);
  return isCheaper ? stepTo(game, best) : null;
};

/** Leaves deep water, into which something has brought it, by the shortest way. */
export const leaveDeep: Tactic = ({ game, player }) => {
  if (!isAfloat(game, player)) return null;
  const ways = new KnownPaths(game);
  const shore = ways.nearest((x, y) => game.floor.isWalkable(x, y));
  const [next] = (shore && ways.to(shore)) ?? [];
  return next ? stepTo(game, next) : null;
};

/** The cells to step to, first the safest and then the nearest to an enemy. */
function inOrder(now: Situation, steps: readonly Point[], others: readonly Enemy[]): Point[] {
  const near = nearestEnemy(now)?.actor ?? now.player;
  return [...steps].sort((a, b) => incoming(others, a) - incoming(others, b) || stepsBetween(a, near) - stepsBetween(b, near));
}

/** The first step of the way out of an area that one step does not leave. */
function outOf({ game, player, ways }: Situation): Point | null {
  const soonest = Math.min(...blowsAt(game, player).map(({ turns }) => turns));
  const way = ways.toNearest((x, y) => blowsAt(game, player, { x, y }).length === 0, soonest);
  return way && way.length <= soonest ? (way[0] ?? null) : null;
}

function harmOf(blows: readonly Blow[]): number {
  return blows.reduce((sum, { least, most }) => sum + (least + most) / 2, 0);
}

/** What a turn without an attack costs: all enemies in reach live a turn longer. */
function delayOf({ enemies, player }: Situation): number {
  return enemies.some(({ actor, hits }) => hits < Infinity && stepsBetween(actor, player) === 1) ? incoming(enemies, player) : 0;
}
