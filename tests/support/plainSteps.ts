import { DIRECTIONS, type Point } from '../../src/engine/core/point';
import type { Floor } from '../../src/engine/floor/Floor';
import { cellsOf } from './drawFloor';

/** Textbook Dijkstra, slowly: per cell the cost of the path from it to the goal, including its own. */
export function plainSteps(floor: Floor, goal: Point, directions: 4 | 8): number[] {
  const steps = cellsOf(floor).map(({ x, y }) => (x === goal.x && y === goal.y ? 0 : Infinity));
  const waiting = new Set([floor.index(goal.x, goal.y)]);
  while (waiting.size > 0) {
    const here = [...waiting].reduce((best, cell) => ((steps[cell] ?? 0) < (steps[best] ?? 0) ? cell : best));
    waiting.delete(here);
    for (const step of DIRECTIONS.slice(0, directions)) {
      const x = (here % floor.width) + step.x;
      const y = Math.floor(here / floor.width) + step.y;
      if (!floor.isWalkable(x, y)) continue;
      const place = floor.index(x, y);
      const cost = (steps[here] ?? 0) + (floor.actorAt(x, y) ? 11 : 1);
      if (cost >= (steps[place] ?? 0)) continue;
      steps[place] = cost;
      waiting.add(place);
    }
  }
  return steps;
}
