import { Bump } from '../../engine/actions/Bump';
import { Move } from '../../engine/actions/Move';
import { stepsBetween, type Point } from '../../engine/core/point';
import type { Game } from '../../engine/Game';
import type { Actor } from '../../engine/state';
import type { Enemy } from './Enemy';

/* Steps and ways under the eyes of enemies. */

/** The player's step to a cell beside it, or an attack against whoever stands there unseen, as from a key. */
export function stepTo({ floor, state: { player } }: Game, to: Point): Move | Bump {
  const [dx, dy] = [to.x - player.x, to.y - player.y];
  return floor.actorAt(to.x, to.y) === null ? new Move(dx, dy) : new Bump(dx, dy);
}

/** An attack at somebody beside the player, or two cells ahead. */
export function attackTo(from: Actor, to: Point): Bump {
  return new Bump(Math.sign(to.x - from.x), Math.sign(to.y - from.y));
}

/** Hit points that walking a way costs: who can cut it off strikes once, who comes behind does not. */
export function costOfWay(enemies: readonly Enemy[], way: readonly Point[]): number {
  return enemies.reduce((sum, enemy) => sum + (way.some((cell, i) => reach(enemy, cell) <= i + 1) ? enemy.harm : 0), 0);
}

/** Steps after which an enemy can strike in a cell; one that is held only where it stands. */
function reach({ actor, held, directions }: Enemy, cell: Point): number {
  const steps = directions === 8 ? stepsBetween(actor, cell) : Math.abs(actor.x - cell.x) + Math.abs(actor.y - cell.y);
  return held > 0 ? steps + held : steps;
}
