import type { Point } from '../core/point';
import { markedBy } from '../rules/announced';
import { SIDES } from '../rules/hazards';
import type { World } from '../World';
import { dangerAt } from './danger';

/** The cells of known traps, visible hazards and announced attacks that would harm the player, and those onto which these may spread. */
export function dangerousCells(world: World): Point[] {
  const { state: { traps, hazards }, winding } = world.floor;
  const seen = hazards.filter((hazard) => world.content.spreads.has(hazard.kind) && world.sees(hazard));
  const beside = seen.flatMap(({ x, y }) => SIDES.map((side) => ({ x: x + side.x, y: y + side.y })));
  return [...traps, ...hazards, ...winding.all.flatMap((actor) => markedBy(world, actor)), ...beside].filter((at) => dangerAt(world, at) !== null);
}
