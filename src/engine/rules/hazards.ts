import { COST } from '../core/Effort';
import type { Point } from '../core/point';
import { cellsWithin } from '../floor/cellsWithin';
import type { Game } from '../Game';

/** Lays a hazard on every open cell within a range that has a free line to its middle. */
export function cloud(game: Game, at: Point, { hazard, range, turns }: { hazard: string; range: number; turns: number }): void {
  const { floor } = game;
  const cells = cellsWithin(floor, at, range).filter((cell) => floor.isWalkable(cell.x, cell.y) && floor.hasLine(at, cell));
  // Each of them is kept, told and drawn.
  game.effort.spend(cells.length * COST.searched);
  floor.layHazards(cells.map((cell) => ({ kind: hazard, ...cell, turns })));
  game.emit({ type: 'clouded', hazard, cells, at: { x: at.x, y: at.y }, seen: cells.some((cell) => game.sees(cell)) });
}

/** One turn of every hazard: it does what it does to who stands in it, and thins out. */
export function passHazards(game: Game): void {
  const { hazards } = game.floor.state;
  if (hazards.length === 0) return;
  const { floor } = game;
  for (const { kind, x, y } of [...hazards]) {
    const target = floor.actorAt(x, y);
    const row = game.content.hazards.get(kind);
    if (target && row && floor === game.floor && !game.isOver) game.affect(row.effects, { target, source: target, at: { x, y }, cause: `hazard.${kind}` });
  }
  floor.thinHazards();
}
