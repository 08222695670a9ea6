import { COST } from '../core/Effort';
import type { Point } from '../core/point';
import { cellsWithin } from '../floor/cellsWithin';
import type { World } from '../World';

/** Spreads a hazard over every walkable cell within a range that has a clear line to the centre. */
export function cloud(world: World, at: Point, { hazard, range, turns }: { hazard: string; range: number; turns: number }): void {
  const { floor } = world;
  const cells = cellsWithin(floor, at, range).filter((cell) => floor.isWalkable(cell.x, cell.y) && floor.hasLine(at, cell));
  // Each cell is saved, logged and drawn.
  world.effort.spend(cells.length * COST.searched);
  floor.layHazards(cells.map((cell) => ({ kind: hazard, ...cell, turns })));
  world.emit({ type: 'clouded', hazard, cells, at: { x: at.x, y: at.y }, seen: cells.some((cell) => world.sees(cell)) });
}

/** One turn of every hazard: affects the actor in it, then wears off by a turn. */
export function passHazards(world: World): void {
  const { hazards } = world.floor.state;
  if (hazards.length === 0) return;
  const { floor } = world;
  for (const { kind, x, y } of [...hazards]) {
    const target = floor.actorAt(x, y);
    const row = world.content.hazards.get(kind);
    if (!target || !row || floor !== world.floor || world.isOver) continue;
    world.affect(row.effects, { target, source: target, at: { x, y }, cause: `hazard.${kind}` });
  }
  floor.thinHazards();
}
