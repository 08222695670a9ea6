import type Phaser from 'phaser';
import type { Game } from '../../engine/Game';
import type { Point } from '../../engine/core/point';
import { markedBy, marksSeen } from '../../engine/facts/announced';
import type { ViewPreferences } from '../Preferences';
import { DEPTH } from '../depth';
import { centreOf } from '../grid/cells';
import { drawRegion } from '../map/regions';
import { ATLAS } from '../textures/canvasTextures';
import { play } from '../textures/Picture';

/** Hit by the turn that the player's next action brings, and later: told apart by their pattern. */
const NEXT = 'map/threat';
const LATER = 'map/threat-soon';
const FRAMES_A_SECOND = 2;
const ALPHA = 0.75;
const OUTLINE = { fill: 0.08, edge: 0.9 };
const HERO = { colour: '#ff3c30', fill: 0, edge: 1, width: 2 };

/** Hatching of the cells in view that announced attacks will hit, under all actors; above the darkness an outline of each attack. */
export class MarkViews {
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
    const marks = new Map(marksSeen(game).map(({ cell, turns }) => {
      return [`${game.state.floor}:${cell.x},${cell.y} ${turns > 1 ? LATER : NEXT}`, { cell, turns }];
    }));
    for (const [key, sprite] of this.sprites) if (!marks.has(key)) this.lose(key, sprite);
    for (const [key, { cell, turns }] of marks) {
      if (this.sprites.has(key)) continue;
      const { x, y } = centreOf(cell);
      const sprite = this.scene.add.sprite(x, y, ATLAS, turns > 1 ? LATER : `${NEXT}.0`).setDepth(DEPTH.threat).setAlpha(ALPHA);
      if (turns <= 1) play(sprite, NEXT, { frameRate: FRAMES_A_SECOND, phase: 0 });
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
    const areas = threatAreas(game);
    this.outlines.clear();
    areas.forEach((cells, place) => {
      const colour = THREAT_COLOURS[place % THREAT_COLOURS.length] ?? HERO.colour;
      drawRegion(this.outlines, cells, { ...OUTLINE, palette, colour });
    });
    if (areas.flat().some((cell) => cell.x === x && cell.y === y)) drawRegion(this.outlines, [{ x, y }], { ...HERO, palette });
  }

  private lose(key: string, sprite: Phaser.GameObjects.Sprite): void {
    this.sprites.delete(key);
    sprite.destroy();
  }
}

/** The outlines of several announced attacks take turns. */
export const THREAT_COLOURS = ['#ff5c4c', '#ffd86c', '#b86cff'] as const;

/** For each announced attack, in the order of the announcements, its cells in view; without those of which none is. */
export function threatAreas(game: Game): Point[][] {
  const areas = game.floor.winding.all.map((caster) => markedBy(game, caster).filter((cell) => game.sees(cell)));
  return areas.filter((cells) => cells.length > 0);
}
