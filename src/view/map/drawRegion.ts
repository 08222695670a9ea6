import type Phaser from 'phaser';
import type { Point } from '../../engine/core/point';
import { CELL } from '../grid/units';
import { numberOf, safeColour } from '../palette';
import type { PaletteName } from '../Preferences';
import { regionEdges } from './regionEdges';

/** How a region looks: its colour (`#rrggbb`), the opacity of its cells and of its outline, and the outline's width in map pixels, 1 if not given. */
export interface RegionLook {
  readonly colour: string;
  readonly fill: number;
  readonly edge: number;
  readonly width?: number;
}

/** Draws cells as one region in a palette's colours; the outline lies within them. */
export function drawRegion(graphics: Phaser.GameObjects.Graphics, cells: readonly Point[], look: RegionLook & { readonly palette: PaletteName }): void {
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
