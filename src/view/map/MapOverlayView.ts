import type Phaser from 'phaser';
import type { Point } from '../../engine/core/point';
import { play } from '../textures/Picture';
import { ATLAS } from '../textures/canvasTextures';
import { DEPTH } from '../depth';
import { drawRegion, outermost } from './regions';
import type { ViewPreferences } from '../Preferences';
import { centreOf } from '../grid/cells';

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
