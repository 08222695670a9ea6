import type Phaser from 'phaser';
import type { Point } from '../../engine/core/point';
import type { PaletteName } from '../Preferences';
import { CELL } from '../grid/cells';
import { numberOf, safeColour } from '../palette';

/** One side of a cell. */
interface Edge extends Point {
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

/** How a region looks: the opacity of its cells and of its outline, and the outline's width in map pixels, 1 if not given. */
interface RegionLook {
  /** `#rrggbb`. */
  readonly colour: string;
  readonly fill: number;
  readonly edge: number;
  readonly width?: number;
}

type SafeLook = RegionLook & { readonly palette: PaletteName };

/** Draws cells as one region in a palette's colours; the outline lies within them. */
export function drawRegion(graphics: Phaser.GameObjects.Graphics, cells: readonly Point[], look: SafeLook): void {
  const { fill, edge, width = 1 } = look;
  const colour = numberOf(safeColour(look.colour, look.palette));
  if (fill > 0) graphics.fillStyle(colour, fill);
  if (fill > 0) for (const { x, y } of cells) graphics.fillRect(x * CELL, y * CELL, CELL, CELL);
  graphics.fillStyle(colour, edge);
  for (const { x, y, side } of regionEdges(cells)) {
    const isLevel = side === 'n' || side === 's';
    const left = x * CELL + (side === 'e' ? CELL - width : 0);
    const top = y * CELL + (side === 's' ? CELL - width : 0);
    graphics.fillRect(left, top, isLevel ? CELL : width, isLevel ? width : CELL);
  }
}
