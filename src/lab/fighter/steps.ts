import { Bump } from '../../engine/actions/Bump';
import { Move } from '../../engine/actions/Move';
import { stepsBetween, type Point } from '../../engine/core/point';
import type { Game } from '../../engine/Game';
import type { Actor } from '../../engine/state';
import type { Enemy } from './Enemy';

/* Steps and paths in the presence of enemies. */

/** A step to an adjacent cell, or an attack if an unseen actor is there, as from a key press. */
export function stepTo({ floor, state: { player } }: Game, to: Point): Move | Bump {
  const dx = to.x - player.x;
  const dy = to.y - player.y;
  return floor.actorAt(to.x, to.y) === null ? new Move(dx, dy) : new Bump(dx, dy);
}

/** An attack on an actor next to the player or two cells away. */
export function attackTo(from: Actor, to: Point): Bump {
  return new Bump(Math.sign(to.x - from.x), Math.sign(to.y - from.y));
}

/** The HP cost of walking a path: enemies that can cut it off hit once, those that cling at each step, those behind do not. */
export function costOfWay(enemies: readonly Enemy[], way: readonly Point[]): number {
  const hits = (enemy: Enemy): number => (enemy.actor.clings > 0 ? way.length : Number(way.some((cell, i) => reach(enemy, cell) <= i + 1)));
  return enemies.reduce((sum, enemy) => sum + enemy.harm * hits(enemy), 0);
}

/** The number of steps after which an enemy can attack a cell, including turns it is held. */
function reach({ actor, held, directions }: Enemy, cell: Point): number {
  const steps = directions === 8 ? stepsBetween(actor, cell) : Math.abs(actor.x - cell.x) + Math.abs(actor.y - cell.y);
  return held > 0 ? steps + held : steps;
}
