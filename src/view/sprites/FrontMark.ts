import type Phaser from 'phaser';
import { COMPASS, type Heading } from '../../engine/core/point';
import { DEPTH } from '../depth';
import { CELL } from '../grid/cells';
import { grown, type Rect } from '../grid/rect';

const SHIELD = 0xc4ccd8;
const RIM = 0x17111d;
/** In map pixels, without the rim: how thick a bar is, and how long on a side and in a corner. */
const THICK = 2;
const SIDE = 8;
const CORNER = 5;

/** The bars that show where a front faces, in map pixels from the cell's centre: one along a side, or two that meet in a corner. */
export function frontBars(way: Heading): Rect[] {
  const { x, y } = COMPASS[way];
  const long = x !== 0 && y !== 0 ? CORNER : SIDE;
  const across = bar(begin(x, long), begin(y, THICK), long, THICK);
  const along = bar(begin(x, THICK), begin(y, long), THICK, long);
  return [...(y === 0 ? [] : [across]), ...(x === 0 ? [] : [along])];
}

function bar(left: number, top: number, width: number, height: number): Rect {
  return { left, top, right: left + width, bottom: top + height };
}

/** Where a bar begins along an axis: at the far end of the cell, or in its middle. */
function begin(way: number, long: number): number {
  if (way === 0) return -long / 2;
  return way < 0 ? -CELL / 2 : CELL / 2 - long;
}

/** A small shield on the side of its cell that an actor faces. */
export class FrontMark {
  private readonly graphics: Phaser.GameObjects.Graphics;

  constructor(scene: Phaser.Scene, way: Heading) {
    this.graphics = scene.add.graphics().setDepth(DEPTH.bar);
    const bars = frontBars(way);
    this.fill(bars.map((one) => grown(one, 1)), RIM);
    this.fill(bars, SHIELD);
  }

  place(x: number, y: number): void {
    this.graphics.setPosition(x, y);
  }

  destroy(): void {
    this.graphics.destroy();
  }

  private fill(bars: readonly Rect[], colour: number): void {
    this.graphics.fillStyle(colour);
    for (const { left, top, right, bottom } of bars) this.graphics.fillRect(left, top, right - left, bottom - top);
  }
}
