import type Phaser from 'phaser';
import { stepsBetween, type Point } from '../../engine/core/point';
import type { ActorLook, EnemyInView } from './actorLook';
import { DEPTH } from '../depth';
import { edgeMarks, isInSight, MARK_REACH, type Frame } from '../camera/framing';
import { numberFont } from '../textures/numberFont';
import { colourOf, numberOf } from '../palette';
import { firstFrame, pictureOf } from '../textures/Picture';
import type { ViewPreferences } from '../Preferences';
import { centreOf } from '../grid/cells';

const GROUND = { colour: 0x17111d, alpha: 0.86 };
/** The plate behind the picture, and the base of the pointer; map pixels from the centre. */
const PLATE = MARK_REACH - 3;
const POINT = { from: PLATE - 1, to: MARK_REACH, half: 4 };
/** The offsets of picture and number on the plate. */
const PICTURE = { x: -1, y: -2 };
const NUMBER = { x: 5, y: 6 };

/** A mark's place in screen pixels, and the steps to its enemy. */
export interface EnemyMark extends Point {
  readonly steps: number;
}

/** Marks at the screen's edge for visible enemies out of frame: who, which way, how many steps away. */
export class EnemyMarks {
  /** The current marks. */
  shown: readonly EnemyMark[] = [];
  private key = '';
  private readonly drawn: Phaser.GameObjects.Container[] = [];

  constructor(
    private readonly scene: Phaser.Scene,
    private readonly preferences: ViewPreferences,
  ) {}

  /** Marks the enemies out of frame at a scroll. */
  show(hero: Point, enemies: readonly EnemyInView[], { scroll, frame }: { readonly scroll: Point; readonly frame: Frame }): void {
    const isShown = ({ cell }: EnemyInView): boolean => isInSight(centreOf(cell), scroll, frame);
    const hidden = enemies.filter((enemy) => !isShown(enemy)).sort((a, b) => stepsBetween(hero, a.cell) - stepsBetween(hero, b.cell));
    const key = hidden.length === 0 ? '' : JSON.stringify([hero, hidden, scroll, frame, this.preferences]);
    if (key === this.key) return;
    this.key = key;
    for (const object of this.drawn.splice(0)) object.destroy();
    const shown = [hero, ...enemies.filter(isShown).map(({ cell }) => cell)].map(centreOf);
    const marks = edgeMarks(hidden.map(({ cell }) => centreOf(cell)), shown, { scroll, frame });
    this.shown = hidden.flatMap(({ cell, look }, place) => {
      const mark = marks[place];
      if (!mark) return [];
      const steps = stepsBetween(hero, cell);
      this.draw(look, { ...mark, steps });
      return [{ x: mark.at.x * frame.zoom, y: mark.at.y * frame.zoom, steps }];
    });
  }

  private draw(look: ActorLook, { at, angle, steps }: { readonly at: Point; readonly angle: number; readonly steps: number }): void {
    const { scene, preferences } = this;
    const { texture, name } = pictureOf(scene.textures, look.look, preferences);
    const enemy = numberOf(colourOf('enemy', preferences.palette));
    const plate = scene.add.graphics().fillStyle(GROUND.colour, GROUND.alpha).fillCircle(0, 0, PLATE);
    plate.lineStyle(1, enemy, 1).strokeCircle(0, 0, PLATE);
    const point = scene.add.graphics().fillStyle(enemy, 1);
    point.fillTriangle(POINT.from, -POINT.half, POINT.to, 0, POINT.from, POINT.half).setRotation(angle);
    const picture = scene.add.image(PICTURE.x, PICTURE.y, texture, firstFrame(scene.textures, { texture, name }));
    const number = scene.add.bitmapText(NUMBER.x, NUMBER.y, numberFont(scene, 'damage', preferences.palette), String(steps)).setOrigin(0.5);
    const container = scene.add.container(Math.round(at.x), Math.round(at.y), [point, plate, picture, number]);
    this.drawn.push(container.setScrollFactor(0, 0, true).setDepth(DEPTH.edge));
  }
}
