import { distanceSquared, stepsBetween, type Point } from '../../engine/core/point';
import type { Foe } from './Foe';

/* What fights cost. */

/** Hit points that killing all of them costs when all strike at once, those first that do most harm for the blows they take. */
export function toll(foes: readonly Foe[]): number {
  let blows = 0;
  let sum = 0;
  for (const foe of inOrder(foes)) {
    blows += foe.blows;
    sum += foe.price + harmOver(foe, blows);
  }
  return sum;
}

/** The same when they can only come one by one. */
export function tollInLine(foes: readonly Foe[]): number {
  return harmful(foes).reduce((sum, foe) => sum + foe.price + harmOver(foe, foe.blows), 0);
}

function harmOver(foe: Foe, blows: number): number {
  const harm = Math.max(foe.harm, foe.shot);
  return harm > 0 ? harm * Math.max(0, blows - 1 - foe.held) : 0;
}

/** Those that can hurt, in the order in which they are best killed. */
export function inOrder(foes: readonly Foe[]): Foe[] {
  const haste = (foe: Foe): number => Math.max(foe.harm, foe.shot) / foe.blows;
  return harmful(foes).sort((a, b) => haste(b) - haste(a) || a.actor.id - b.actor.id);
}

function harmful(foes: readonly Foe[]): Foe[] {
  return foes.filter((foe) => foe.harm > 0 || foe.shot > 0);
}

/** Hit points lost in the next turn by standing there. */
export function incoming(foes: readonly Foe[], at: Point): number {
  return foes.reduce((sum, foe) => sum + (foe.held === 0 ? harmAt(foe, at) : 0), 0);
}

function harmAt(foe: Foe, at: Point): number {
  if (canHit(foe, at)) return Math.max(foe.harm, foe.shot);
  return foe.shot > 0 && distanceSquared(foe.actor, at) <= foe.range ? foe.shot : 0;
}

/** Whether a foe can strike somebody in a cell from where it stands. */
export function canHit({ actor, directions }: Foe, at: Point): boolean {
  return stepsBetween(actor, at) === 1 && (directions === 8 || actor.x === at.x || actor.y === at.y);
}
