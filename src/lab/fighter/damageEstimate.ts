import { distanceSquared, stepsBetween, type Point } from '../../engine/core/point';
import type { Enemy } from './Enemy';

/* Estimates of what fights cost, in HP. */

/** The HP cost of killing all of them while all attack, first those with the most harm per hit needed. */
export function toll(enemies: readonly Enemy[]): number {
  let attacks = 0;
  let sum = 0;
  for (const enemy of inOrder(enemies)) {
    attacks += enemy.hits;
    sum += enemy.price + harmOver(enemy, attacks);
  }
  return sum;
}

/** The HP cost if they can only come one by one. */
export function tollInLine(enemies: readonly Enemy[]): number {
  return harmful(enemies).reduce((sum, enemy) => sum + enemy.price + harmOver(enemy, enemy.hits), 0);
}

function harmOver(enemy: Enemy, attacks: number): number {
  const harm = Math.max(enemy.harm, enemy.shot);
  return harm > 0 ? harm * Math.max(0, attacks - 1 - enemy.held) : 0;
}

/** The harmful ones, in the best order to kill them. */
export function inOrder(enemies: readonly Enemy[]): Enemy[] {
  const priority = (enemy: Enemy): number => Math.max(enemy.harm, enemy.shot) / enemy.hits;
  return harmful(enemies).sort((a, b) => priority(b) - priority(a) || a.actor.id - b.actor.id);
}

function harmful(enemies: readonly Enemy[]): Enemy[] {
  return enemies.filter((enemy) => enemy.harm > 0 || enemy.shot > 0);
}

/** HP lost in the next turn at a cell. */
export function incoming(enemies: readonly Enemy[], at: Point): number {
  return enemies.reduce((sum, enemy) => sum + (enemy.held === 0 ? harmAt(enemy, at) : 0), 0);
}

function harmAt(enemy: Enemy, at: Point): number {
  if (canHit(enemy, at)) return Math.max(enemy.harm, enemy.shot);
  return enemy.shot > 0 && distanceSquared(enemy.actor, at) <= enemy.range ? enemy.shot : 0;
}

/** Whether an enemy can attack a cell from where it stands. */
export function canHit({ actor, directions }: Enemy, at: Point): boolean {
  return stepsBetween(actor, at) === 1 && (directions === 8 || actor.x === at.x || actor.y === at.y);
}
