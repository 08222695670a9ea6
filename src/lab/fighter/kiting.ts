import { Wait } from '../../engine/actions/Wait';
import { DIRECTIONS, stepsBetween, type Point } from '../../engine/core/point';
import type { Game } from '../../engine/Game';
import type { Enemy } from './Enemy';
import { freeSteps, nearestEnemy, type Situation, type Tactic } from './Situation';
import { costOfWay, stepTo } from './steps';
import { incoming } from './damageEstimate';

/* Fighting enemies that attack in four directions only: keep them diagonal, where they must approach and are hit first. */

/** One turn in this many is not spent on kiting, so that it cannot go on for ever. */
const IMPATIENCE = 10;

/** The walkable neighbours of a roomy cell, and how far away one may be. */
const ROOMY = 6;
const NEAR = 20;

/** Steps out of reach, to where the nearest enemy must approach diagonally. */
export const dance: Tactic = (now) => {
  const { enemies, player, rng } = now;
  const partner = partnerOf(now);
  if (!partner || stepsBetween(partner.actor, player) > 2 || rng.below(IMPATIENCE) === 0) return null;
  if (incoming(enemies, player) === 0 && isKnight(partner, player) && canCome(now, partner, player)) return new Wait();
  const steps = freeSteps(now).filter((cell) => incoming(enemies, cell) === 0 && isKnight(partner, cell) && canCome(now, partner, cell));
  const actors = enemies.map(({ actor }) => actor);
  const best = steps.sort((a, b) => crowd(actors, a) - crowd(actors, b))[0];
  return best ? stepTo(now.game, best) : null;
};

/** Leaves a corridor for a roomy cell. */
export const seekRoom: Tactic = (now) => {
  const { game, player, enemies, rng } = now;
  if (!partnerOf(now) || isRoomy(game, player.x, player.y) || rng.below(IMPATIENCE) === 0) return null;
  const way = now.ways.toNearest((x, y) => isRoomy(game, x, y), NEAR) ?? [];
  const [next] = way;
  return next && way.length <= NEAR && costOfWay(enemies, way) === 0 ? stepTo(game, next) : null;
};

/** The nearest enemy, if it is worth kiting. */
function partnerOf(now: Situation): Enemy | null {
  const enemy = nearestEnemy(now);
  return enemy?.directions === 4 && enemy.held === 0 && enemy.harm > 0 ? enemy : null;
}

/** Whether an enemy is one step from standing diagonally next to a cell. */
function isKnight({ actor }: Enemy, cell: Point): boolean {
  const dx = Math.abs(actor.x - cell.x);
  const dy = Math.abs(actor.y - cell.y);
  return dx + dy === 3 && dx > 0 && dy > 0;
}

/** Whether the enemy can step onto the diagonal cell between. */
function canCome({ game, player }: Situation, { actor }: Enemy, cell: Point): boolean {
  const x = cell.x + Math.sign(actor.x - cell.x);
  const y = cell.y + Math.sign(actor.y - cell.y);
  return game.floor.isExplored(x, y) && game.floor.isWalkable(x, y) && (game.floor.actorAt(x, y) === null || (player.x === x && player.y === y));
}

/** The crowding at a cell: the sum of inverse distances to all enemies. */
export function crowd(enemies: readonly Point[], cell: Point): number {
  return enemies.reduce((sum, enemy) => sum + 1 / stepsBetween(enemy, cell), 0);
}

function isRoomy({ floor }: Game, x: number, y: number): boolean {
  return DIRECTIONS.filter((step) => floor.isExplored(x + step.x, y + step.y) && floor.isWalkable(x + step.x, y + step.y)).length >= ROOMY;
}
