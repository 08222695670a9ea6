import { DIRECTIONS, type Point } from '../core/point';
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
  let least = leastBeside(map.steps, here, floor.stride, directions) + 1;
  let crow = FAR;
  for (let i = 0; i < directions; i++) {
    const step = DIRECTIONS[i] as Point;
    const cell = here + step.y * floor.stride + step.x;
    const steps = map.steps[cell] as number;
    if (steps > least || floor.crowd[cell] !== 0) continue;
    const dx = actor.x + step.x - goal.x;
    const dy = actor.y + step.y - goal.y;
    const flight = dx * dx + dy * dy;
    if (steps === least && flight >= crow) continue;
    best = step;
    least = steps;
    crow = flight;
  }
  return best;
}

function leastBeside(steps: Int32Array, here: number, stride: number, directions: number): number {
  let least = FAR - 1;
  for (let i = 0; i < directions; i++) {
    const step = DIRECTIONS[i] as Point;
    least = Math.min(least, steps[here + step.y * stride + step.x] as number);
  }
  return least;
}
