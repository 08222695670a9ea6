import { Bump } from '../../engine/actions/Bump';
import { Move } from '../../engine/actions/Move';
import { stepsBetween, type Point } from '../../engine/core/point';
import type { Game } from '../../engine/Game';
import type { Actor } from '../../engine/state';
import type { Foe } from './Foe';

/* Steps and ways under the eyes of foes. */

/** The player's step to a cell beside it, or a blow against whoever stands there unseen, as from a key. */
export function stepTo({ floor, state: { player } }: Game, to: Point): Move | Bump {
  const [dx, dy] = [to.x - player.x, to.y - player.y];
  return floor.actorAt(to.x, to.y) === null ? new Move(dx, dy) : new Bump(dx, dy);
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
