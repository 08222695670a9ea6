import { Bump } from '../../engine/actions/Bump';
import { Move } from '../../engine/actions/Move';
import { stepsBetween, type Point } from '../../engine/core/point';
import type { Actor } from '../../engine/state';
import type { Foe } from './Foe';

/* Steps and ways under the eyes of foes. */

/** The step to a cell beside somebody. */
export function stepTo(from: Actor, to: Point): Move {
  return new Move(to.x - from.x, to.y - from.y);
}

/** A blow at somebody beside the player, or two cells ahead. */
export function blowTo(from: Actor, to: Point): Bump {
  return new Bump(Math.sign(to.x - from.x), Math.sign(to.y - from.y));
}

/** Hit points that walking a way costs: who can cut it off strikes once, who comes behind does not. */
export function costOfWay(foes: readonly Foe[], way: readonly Point[]): number {
  return foes.reduce((sum, foe) => sum + (way.some((cell, i) => reach(foe, cell) <= i + 1) ? foe.harm : 0), 0);
}

/** Steps after which a foe can strike in a cell; one that is held only where it stands. */
function reach({ actor, held, directions }: Foe, cell: Point): number {
  const steps = directions === 8 ? stepsBetween(actor, cell) : Math.abs(actor.x - cell.x) + Math.abs(actor.y - cell.y);
  return held > 0 ? steps + held : steps;
}
