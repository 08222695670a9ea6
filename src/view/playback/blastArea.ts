import { distanceSquared, type Point } from '../../engine/core/point';

/** A blast to show: its centre and its cells. */
export interface Blast {
  readonly centre: Point;
  readonly cells: readonly Point[];
}

/** The blast that struck some cells: around their centre, up to `radius` (dx^2 + dy^2), visible cells only. */
export function blastArea(struck: readonly Point[], radius: number, isSeen: (cell: Point) => boolean): Blast {
  const centre = middleOf(struck);
  const reach = Math.floor(Math.sqrt(radius));
  const cells: Point[] = [];
  for (let y = centre.y - reach; y <= centre.y + reach; y++) {
    for (let x = centre.x - reach; x <= centre.x + reach; x++) {
      const cell = { x, y };
      if (distanceSquared(cell, centre) <= radius && isSeen(cell)) cells.push(cell);
    }
  }
  return { centre, cells };
}

function middleOf(cells: readonly Point[]): Point {
  const middle = (values: readonly number[]): number => Math.round((Math.min(...values) + Math.max(...values)) / 2);
  return { x: middle(cells.map(({ x }) => x)), y: middle(cells.map(({ y }) => y)) };
}
