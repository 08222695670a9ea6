import { Wait } from '../../engine/actions/Wait';
import { stepsBetween } from '../../engine/core/point';
import { attackOf } from '../../engine/rules/attackPattern';
import type { Enemy } from './Enemy';
import { idleTurns } from './memory';
import { nearestEnemy, type Situation, type Tactic } from './Situation';
import { attackTo, stepTo } from './steps';
import { incoming, inOrder } from './damageEstimate';

/** One turn in this many is not spent on waiting, so that nothing goes on for ever. */
const IMPATIENCE = 10;

/** Attacks if nothing can hit back this turn. */
export const strikeFree: Tactic = (now) => {
  const target = targetOf(now);
  const left = target?.hits === 1 ? now.enemies.filter((enemy) => enemy !== target) : now.enemies;
  return target && incoming(left, now.player) === 0 ? attackTo(now.player, target.actor) : null;
};

/** Attacks in any case. */
export const strike: Tactic = (now) => {
  const target = targetOf(now);
  return target && attackTo(now.player, target.actor);
};

/** The enemy in reach with the most harm per hit needed; before all one that clings to the player, then one that dies now, held ones last. */
export function targetOf(now: Situation): Enemy | null {
  const { enemies } = now;
  const inReach = enemies.filter((enemy) => enemy.hits < Infinity && canReach(now, enemy));
  const ordered = [...inOrder(inReach), ...inReach];
  const clinging = inReach.find(({ actor }) => actor.clings === now.player.id);
  return clinging ?? ordered.find((enemy) => enemy.hits === 1 && enemy.held === 0) ?? ordered.find((enemy) => enemy.held === 0) ?? ordered[0] ?? null;
}

/** Whether an enemy is adjacent, or two cells away with a weapon of that reach. */
function canReach({ game, player }: Situation, { actor }: Enemy): boolean {
  const dx = actor.x - player.x;
  const dy = actor.y - player.y;
  if (stepsBetween(actor, player) === 1) return true;
  if (stepsBetween(actor, player) !== 2 || Math.abs(dx) % 2 === 1 || Math.abs(dy) % 2 === 1) return false;
  const attackKind = attackOf(game, player);
  if (attackKind !== 'reach' && attackKind !== 'lunge') return false;
  const between = { x: player.x + dx / 2, y: player.y + dy / 2 };
  return game.floor.isWalkable(between.x, between.y) && game.floor.actorAt(between.x, between.y) === null;
}

/** Turns without anything gained after which it lets go of those that keep away. */
const CHASE = 60;

/** Lets melee hunters come, so that the player hits first. */
export const awaitHunters: Tactic = (now) => {
  const nearest = nearestEnemy(now);
  const isAwaited = nearest?.held === 0 && now.enemies.every(({ shot, isShy }) => shot === 0 && !isShy);
  return isAwaited && !isCutOff(now) && now.rng.below(IMPATIENCE) > 0 ? new Wait() : null;
};

/** Whether only known traps lead to the enemies in view: nothing will come over them. */
export function isCutOff({ enemies, ways, weights }: Situation): boolean {
  return weights.trespass > 0 && ways.toNearest((x, y) => enemies.some(({ actor }) => stepsBetween(actor, { x, y }) <= 1)) === null;
}

/** Approaches the nearest enemy that can be killed; not for long one that keeps away and does nothing from there. */
export const approach: Tactic = ({ game, enemies, ways, weights }) => {
  const isTired = weights.recalls > 0 && idleTurns(game) > CHASE;
  const goals = enemies.filter((enemy) => enemy.hits < Infinity && !(isTired && enemy.isShy && enemy.shot === 0));
  if (goals.length === 0) return null;
  const [next] = ways.toNearest((x, y) => goals.some(({ actor }) => stepsBetween(actor, { x, y }) === 1)) ?? [];
  return next ? stepTo(game, next) : null;
};
