import { DIRECTIONS, distanceSquared, type Point } from '../core/point';
import { FAR } from '../floor/distance';
import type { Game } from '../Game';
import type { Actor } from '../state';

/**
 * The step that brings an actor nearest to its goal over the shared distance map; null when every better cell is taken.
 * Among equally good steps the one nearest the goal as the crow flies wins, then the order of `DIRECTIONS`.
 */
export function stepTowards(game: Game, actor: Actor): Point | null {
  const { floor } = game;
  const goal = { x: actor.goal % floor.width, y: Math.floor(actor.goal / floor.width) };
  const { directions } = game.breedOf(actor);
  const map = floor.distances.to(floor.cell(goal.x, goal.y), directions);
  const here = floor.cell(actor.x, actor.y);
  map.reach(here);
  let best: Point | null = null;
  let least = map.bestBeside(here) + 1;
  let crow = FAR;
  for (let i = 0; i < directions; i++) {
    const step = DIRECTIONS[i] as Point;
    const cell = here + (map.offsets[i] as number);
    const steps = map.steps[cell] as number;
    if (steps > least || floor.crowd[cell] !== 0) continue;
    const flight = distanceSquared(goal, { x: actor.x + step.x, y: actor.y + step.y });
    if (steps === least && flight >= crow) continue;
    best = step;
    least = steps;
    crow = flight;
  }
  return best;
}
