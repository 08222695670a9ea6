import type Phaser from 'phaser';
import type { Game } from '../../engine/Game';
import type { Point } from '../../engine/core/point';
import { cellsAnnouncedBy, announcedCellsSeen } from '../../engine/facts/announced';
import type { PaletteName, ViewPreferences } from '../Preferences';
import { DEPTH } from '../depth';
import { CELL, centreOf, SIDES } from '../grid/cells';
import { numberOf, safeColour } from '../palette';
import { play } from '../textures/Picture';
import { ATLAS } from '../textures/canvasTextures';

/** One side of a cell. */
interface Edge extends Point {
  readonly side: 'n' | 'e' | 's' | 'w';
}

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
function drawRegion(graphics: Phaser.GameObjects.Graphics, cells: readonly Point[], look: SafeLook): void {
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

/** The map's marks: cursor, its range, the cells a blast would hit, the path to walk, where the hero is noticed from, what is heard. */
export interface MapOverlayMarks {
  readonly cursor: Point | null;
  readonly reach: readonly Point[];
  readonly area: readonly Point[];
  readonly path: readonly Point[];
  readonly seen: readonly Point[];
  readonly heard: readonly Point[];
}

const TARGET = 'map/target';
const TARGET_FRAMES_A_SECOND = 3;
const REACH = { colour: '#a8d4ff', fill: 0.07, edge: 0.45 };
const SEEN = { colour: '#ff9a8a', fill: 0.05, edge: 0.6 };
const BLAST_ALPHA = 0.8;
/** The eyes stand on things and people. */
const SEEN_ALPHA = 0.55;

/** Draws the marks over the map and its darkness, below numbers. */
export class MapOverlayView {
  private readonly regions: Phaser.GameObjects.Graphics;
  private readonly cursor: Phaser.GameObjects.Sprite;
  private readonly images: Phaser.GameObjects.Image[] = [];

  constructor(
    private readonly scene: Phaser.Scene,
    private readonly preferences: ViewPreferences,
  ) {
    this.regions = scene.add.graphics().setDepth(DEPTH.reach);
    this.cursor = scene.add.sprite(0, 0, ATLAS, `${TARGET}.0`).setDepth(DEPTH.cursor).setVisible(false);
  }

  /** Replaces all marks. */
  show({ cursor, reach, area, path, seen, heard }: MapOverlayMarks): void {
    const { palette } = this.preferences;
    this.regions.clear();
    drawRegion(this.regions, reach, { ...REACH, palette });
    drawRegion(this.regions, seen, { ...SEEN, palette });
    this.drawCursor(cursor, reach.length + area.length > 0);
    const marks = [
      ...outermost(seen).map((cell) => ({ cell, frame: 'map/seen', alpha: SEEN_ALPHA })),
      ...heard.map((cell) => ({ cell, frame: 'map/heard', alpha: 1 })),
      ...area.map((cell) => ({ cell, frame: 'map/blast', alpha: BLAST_ALPHA })),
      ...path.map((cell, index) => ({ cell, frame: index === path.length - 1 ? 'map/path-end' : 'map/path-dot', alpha: 1 })),
    ];
    for (const image of this.images.slice(marks.length)) image.setVisible(false);
    marks.forEach(({ cell, frame, alpha }, index) => {
      const { x, y } = centreOf(cell);
      this.imageAt(index).setFrame(frame).setPosition(x, y).setAlpha(alpha).setVisible(true);
    });
  }

  /** Targeting and looking have different cursors. */
  private drawCursor(cell: Point | null, isAiming: boolean): void {
    this.cursor.setVisible(cell !== null);
    if (cell === null) return;
    const { x, y } = centreOf(cell);
    this.cursor.setPosition(x, y);
    if (!isAiming) this.cursor.stop().setFrame('map/cursor');
    else if (!this.cursor.anims.isPlaying) play(this.cursor, TARGET, { frameRate: TARGET_FRAMES_A_SECOND, phase: 0 });
  }

  private imageAt(index: number): Phaser.GameObjects.Image {
    const image = this.images[index] ?? this.scene.add.image(0, 0, ATLAS).setDepth(DEPTH.mark);
    this.images[index] = image;
    return image;
  }
}

/** Hit by the turn that the player's next action brings, and later: told apart by their pattern. */
const NEXT = 'map/threat';
const LATER = 'map/threat-soon';
const HATCH_FRAMES_A_SECOND = 2;
const HATCH_ALPHA = 0.75;
const HATCH_OUTLINE = { fill: 0.08, edge: 0.9 };
const HERO_OUTLINE = { colour: '#ff3c30', fill: 0, edge: 1, width: 2 };

/** Hatching of the cells in view that announced attacks will hit, under all actors; above the darkness an outline of each attack. */
export class AnnouncedViews {
  private readonly sprites = new Map<string, Phaser.GameObjects.Sprite>();

  private readonly outlines: Phaser.GameObjects.Graphics;

  constructor(
    private readonly scene: Phaser.Scene,
    private readonly preferences: ViewPreferences,
  ) {
    this.outlines = scene.add.graphics().setDepth(DEPTH.reach);
  }

  /** Updates the sprites to the state. */
  sync(game: Game): void {
    const marks = new Map(announcedCellsSeen(game).map(({ cell, turns }) => {
      return [`${game.state.floor}:${cell.x},${cell.y} ${turns > 1 ? LATER : NEXT}`, { cell, turns }];
    }));
    for (const [key, sprite] of this.sprites) if (!marks.has(key)) this.lose(key, sprite);
    for (const [key, { cell, turns }] of marks) {
      if (this.sprites.has(key)) continue;
      const { x, y } = centreOf(cell);
      const sprite = this.scene.add.sprite(x, y, ATLAS, turns > 1 ? LATER : `${NEXT}.0`).setDepth(DEPTH.threat).setAlpha(HATCH_ALPHA);
      if (turns <= 1) play(sprite, NEXT, { frameRate: HATCH_FRAMES_A_SECOND, phase: 0 });
      this.sprites.set(key, sprite);
    }
    this.drawOutlines(game);
  }

  /** Removes all at once. */
  clear(): void {
    for (const [key, sprite] of this.sprites) this.lose(key, sprite);
    this.outlines.clear();
  }

  /** One for each attack, and a stronger one around the hero where it would be hit. */
  private drawOutlines(game: Game): void {
    const { x, y } = game.state.player;
    const { palette } = this.preferences;
    const areas = announcedAreas(game);
    this.outlines.clear();
    areas.forEach((cells, place) => {
      const colour = THREAT_COLOURS[place % THREAT_COLOURS.length] ?? HERO_OUTLINE.colour;
      drawRegion(this.outlines, cells, { ...HATCH_OUTLINE, palette, colour });
    });
    if (areas.flat().some((cell) => cell.x === x && cell.y === y)) drawRegion(this.outlines, [{ x, y }], { ...HERO_OUTLINE, palette });
  }

  private lose(key: string, sprite: Phaser.GameObjects.Sprite): void {
    this.sprites.delete(key);
    sprite.destroy();
  }
}

/** The outlines of several announced attacks take turns. */
export const THREAT_COLOURS = ['#ff5c4c', '#ffd86c', '#b86cff'] as const;

/** For each announced attack, in the order of the announcements, its cells in view; without those of which none is. */
export function announcedAreas(game: Game): Point[][] {
  const areas = game.floor.announced.all.map((caster) => cellsAnnouncedBy(game, caster).filter((cell) => game.sees(cell)));
  return areas.filter((cells) => cells.length > 0);
}
