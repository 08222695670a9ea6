import type { Point } from '../../engine/core/point';

/** One side of a cell. */
export interface Edge extends Point {
  readonly side: 'n' | 'e' | 's' | 'w';
}

/** A cell's sides, each with the step across it. */
export const SIDES = [['n', 0, -1], ['e', 1, 0], ['s', 0, 1], ['w', -1, 0]] as const;

/** The most northern, eastern, southern and western of a set of cells, each once. */
export function outermost(cells: readonly Point[]): Point[] {
  const most = SIDES.flatMap(([, dx, dy]) => [...cells].sort((a, b) => (b.x - a.x) * dx + (b.y - a.y) * dy).slice(0, 1));
  return [...new Set(most)];
}

/** The sides on which a set of cells ends. */
export function regionEdges(cells: readonly Point[]): Edge[] {
  const key = (x: number, y: number): string => `${x},${y}`;
  const inside = new Set(cells.map(({ x, y }) => key(x, y)));
  return cells.flatMap(({ x, y }) => SIDES.filter(([, dx, dy]) => !inside.has(key(x + dx, y + dy))).map(([side]) => ({ x, y, side })));
}
