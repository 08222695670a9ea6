import type Phaser from 'phaser';
import type { Point } from '../../engine/core/point';
import type { PaletteName } from '../Preferences';
import { DEPTH } from '../depth';
import { CELL } from '../grid/cells';
import { colourOf, type Meaning, numberOf } from '../palette';

/** The health bar covers the feet, within its own cell: its top edge below the cell's centre, and its size with rim, in map pixels. */
export const BAR = { drop: CELL / 2 - 4, width: 14, height: 4 } as const;

/** The side of an icon in art pixels, without its outline. */
export const SIDE = 16;
const GAP = 1;
/** The fraction of a cell's width for icons within it, to keep faces visible. */
const CORNERS = 0.7;

/** A square: its centre, in map pixels from its owner's cell centre, and its side. */
interface SignBox extends Point {
  readonly side: number;
}

/** What the places of icons depend on; `hasBadge` if the first is a badge, which is drawn for the right upper corner of a whole cell. */
interface Signs {
  readonly count: number;
  readonly zoom: number;
  readonly isCrowded: boolean;
  readonly hasBadge: boolean;
}

/** Icon places: over the head or, if that would cover neighbours, smaller and fewer in the cell's upper corners; a badge on its owner. */
export function signBoxes({ hasBadge, ...signs }: Signs): SignBox[] {
  if (!hasBadge) return iconBoxes(signs);
  // The badge has the right corner.
  const rest = signs.isCrowded ? iconBoxes(signs).slice(1) : iconBoxes({ ...signs, count: signs.count - 1 });
  return [{ x: 0, y: -2, side: CELL }, ...rest];
}

/** The side of an icon over a head, in map pixels: whole screen pixels for each of its own. */
export function signSide(zoom: number): number {
  return (SIDE * Math.max(1, Math.round(zoom * 0.6))) / zoom;
}

function iconBoxes({ count, zoom, isCrowded }: Omit<Signs, 'hasBadge'>): SignBox[] {
  return isCrowded ? inCorners(count, (SIDE * Math.max(1, Math.floor(zoom / 2))) / zoom) : overHead(count, signSide(zoom));
}

/** Whether another actor is beside a cell or in the row above, where its icons would be. */
export function isCrowded({ x, y }: Point, others: readonly Point[]): boolean {
  return others.some((other) => Math.abs(other.x - x) <= 1 && (other.y === y || other.y === y - 1) && !(other.x === x && other.y === y));
}

function overHead(count: number, side: number): SignBox[] {
  const left = -((count - 1) * (side + GAP)) / 2;
  return Array.from({ length: count }, (_, place) => ({ x: left + place * (side + GAP), y: -(CELL + side) / 2, side }));
}

/** The first on the right; a second, if it fits, on the left. */
function inCorners(count: number, side: number): SignBox[] {
  const most = 2 * side <= CELL * CORNERS ? 2 : 1;
  const x = (CELL - side) / 2;
  return [{ x, y: -x, side }, { x: -x, y: -x, side }].slice(0, Math.min(count, most));
}

/** The size inside the rim. */
const BAR_WIDTH = BAR.width - 2;
const BAR_HEIGHT = BAR.height - 2;
const BAR_RIM = 0x17111d;

/** A small bar on a wounded actor. */
export class HealthBar {
  private readonly back: Phaser.GameObjects.Rectangle;
  private readonly fill: Phaser.GameObjects.Rectangle;

  constructor(scene: Phaser.Scene) {
    this.back = scene.add.rectangle(0, 0, BAR_WIDTH + 2, BAR_HEIGHT + 2, BAR_RIM).setOrigin(0).setDepth(DEPTH.bar);
    this.fill = scene.add.rectangle(0, 0, BAR_WIDTH, BAR_HEIGHT, 0).setOrigin(0).setDepth(DEPTH.bar);
    this.setVisible(false);
  }

  /** Shows health from 0 to 1 by length and colour; never empty for the living. */
  set(share: number, palette: PaletteName): void {
    this.fill.setSize(Math.max(1, Math.round(BAR_WIDTH * share)), BAR_HEIGHT).setFillStyle(numberOf(colourOf(stateOf(share), palette)));
  }

  /** Sets the centre of its top edge. */
  place(x: number, y: number): void {
    this.back.setPosition(x - BAR_WIDTH / 2 - 1, y);
    this.fill.setPosition(x - BAR_WIDTH / 2, y + 1);
  }

  setVisible(visible: boolean): void {
    this.back.setVisible(visible);
    this.fill.setVisible(visible);
  }

  destroy(): void {
    this.back.destroy();
    this.fill.destroy();
  }
}

function stateOf(share: number): Meaning {
  if (share > 0.6) return 'well';
  return share > 0.3 ? 'weak' : 'dying';
}
