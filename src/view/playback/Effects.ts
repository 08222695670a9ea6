import type Phaser from 'phaser';
import { type Point, stepsBetween } from '../../engine/core/point';
import { DEPTH } from '../depth';
import { CELL, cellOf, cellPercent, centreOf } from '../grid/cells';
import { numberOf, safeColour } from '../palette';
import type { ActorView } from '../sprites/ActorView';
import { SIDE, signSide } from '../sprites/overhead';
import { ATLAS, makeCanvas } from '../textures/canvasTextures';
import { numberFont, type NumberTone } from '../textures/numberFont';
import { hasSprite } from '../textures/sheets';
import type { Stage } from './Bursts';
import { boltPath, FloatPlaces } from './geometry';

const NUMBER_MS = 650;
const NUMBER_RISE = 14;
/** One above others must not pass through them on its way. */
const RAISED_RISE = 2;
/** Sprites of this group point in their flight direction. */
const SHOTS = 'shot/';
const SIGN_MS = 700;
const SIGN_RISE = 4;
/** Several of these, and numbers with them, may rise at once: they are as small as those that stay. */
const STATUS = 'status/';
const BOLT_MS = 220;
const GHOST_MS = 180;
const FLIGHT_MS = 110;
const FLASH_MS = 320;
const BOLT_FLARE = { reach: 2.5, strength: 0.8, lasts: 260 };
const TRAP_FLARE = { reach: 3, strength: 0.7, lasts: 320 };
const MISSILE_FLARE = { reach: 2.5, strength: 0.6, lasts: 200 };
/** Glowing missiles; others are dark. */
const SHINING: Readonly<Record<string, string>> = {
  'shot/fire': '#f08436', 'shot/spark': '#86e4ec', 'shot/spore': '#8ccc54', 'shot/gloom': '#7038a0',
};
const SPARKS = 7;
const SPARKS_MS = 600;

/** Short effects that remove themselves; playback never waits for them. */
export class Effects {
  private readonly places = new FloatPlaces();

  constructor(
    private readonly scene: Phaser.Scene,
    private readonly stage: Stage,
  ) {}

  /** A number rising from a cell. */
  number(cell: Point, text: string, tone: NumberTone): void {
    const { x, y } = centreOf(cell);
    const font = numberFont(this.scene, tone, this.stage.preferences.palette);
    const label = this.scene.add.bitmapText(x, y - CELL / 2, font, text).setOrigin(0.5).setDepth(DEPTH.number);
    this.float(label, NUMBER_RISE, NUMBER_MS);
  }

  /** An atlas frame over an actor's head, or over an item taken. */
  sign({ x, y }: Point, frame: string): void {
    if (!hasSprite(this.scene.textures, frame)) return;
    const image = this.scene.add.image(x, y - CELL + 2, ATLAS, frame).setDepth(DEPTH.number);
    if (frame.startsWith(STATUS)) image.setScale(signSide(this.scene.cameras.main.zoom) / SIDE);
    this.float(image, SIGN_RISE, SIGN_MS);
  }

  /** Dissolves an actor's sprite. */
  dissolve({ sprite, picture }: ActorView): void {
    if (this.stage.preferences.isStill) return;
    const { texture, name } = picture;
    const remains = this.scene.add.sprite(sprite.x, sprite.y, texture, `${name}.0`).setDepth(sprite.depth);
    remains.play(dissolveAnimation(this.scene, texture, `${name}.0`));
    remains.once('animationcomplete', () => { remains.destroy(); });
  }

  /** An afterimage of an actor that has moved away. */
  ghost({ sprite }: ActorView): void {
    const image = this.scene.add.image(sprite.x, sprite.y, sprite.texture.key, sprite.frame.name).setDepth(sprite.depth);
    this.scene.tweens.add({ targets: image, alpha: 0, duration: GHOST_MS, onComplete: () => { image.destroy(); } });
  }

  /** A bolt between two cells, drawn in whole pixels. */
  bolt(from: Point, to: Point, colour: string): void {
    const graphics = this.scene.add.graphics().setDepth(DEPTH.effect);
    const shown = safeColour(colour, this.stage.preferences.palette);
    const tint = numberOf(shown);
    this.light(from, to, shown);
    const path = boltPath(centreOf(from), centreOf(to), this.stage.preferences.isStill ? 0 : Math.random());
    for (const [size, tone, alpha] of [[5, tint, 0.25], [3, tint, 0.8], [1, 0xffffff, 1]] as const) {
      graphics.fillStyle(tone, alpha);
      for (const { x, y } of path) graphics.fillRect(x - (size - 1) / 2, y - (size - 1) / 2, size, size);
    }
    const fading = { alpha: 0, delay: BOLT_MS / 3, duration: BOLT_MS };
    this.scene.tweens.add({ targets: graphics, ...fading, onComplete: () => { graphics.destroy(); } });
  }

  /** A sprite flying between two points in map pixels; sprites are drawn flying east. */
  fly(frame: string, from: Point, to: Point): void {
    if (this.stage.preferences.isStill || !hasSprite(this.scene.textures, frame)) return;
    const { palette } = this.stage.preferences;
    const colour = SHINING[frame];
    if (colour !== undefined) this.stage.flare(cellOf(to), { colour: safeColour(colour, palette), ...MISSILE_FLARE });
    const flying = this.scene.textures.get(ATLAS).has(frame) ? frame : `${frame}.0`;
    const image = this.scene.add.image(from.x, from.y, ATLAS, flying).setDepth(DEPTH.effect);
    if (frame.startsWith(SHOTS)) image.setRotation(Math.atan2(to.y - from.y, to.x - from.x));
    this.scene.tweens.add({ targets: image, ...to, duration: FLIGHT_MS, onComplete: () => { image.destroy(); } });
  }

  /** A square of light opening over a cell. */
  flash(cell: Point, colour: string): void {
    const shown = safeColour(colour, this.stage.preferences.palette);
    const tint = numberOf(shown);
    this.stage.flare(cell, { colour: shown, ...TRAP_FLARE });
    const { x, y } = centreOf(cell);
    const back = this.scene.add.rectangle(x, y, CELL, CELL, tint, 0.7).setDepth(DEPTH.effect);
    const rim = this.scene.add.rectangle(x, y, CELL, CELL).setStrokeStyle(2, tint).setDepth(DEPTH.effect);
    const end = { alpha: 0, ...(this.stage.preferences.isStill ? {} : { scale: 1.9 }), duration: FLASH_MS, ease: 'Cubic.easeOut' };
    for (const square of [back, rim]) this.scene.tweens.add({ targets: square, ...end, onComplete: () => { square.destroy(); } });
  }

  /** Small crosses rising from a cell. */
  sparks(cell: Point, colour: number): void {
    const { x, y } = centreOf(cell);
    const graphics = this.scene.add.graphics({ x, y }).setDepth(DEPTH.effect).fillStyle(colour, 1);
    for (let i = 0; i < SPARKS; i++) {
      const dx = ((i * 5) % 13) - 6;
      const dy = ((i * 7) % 15) - 8;
      graphics.fillRect(dx - 1, dy, 3, 1).fillRect(dx, dy - 1, 1, 3);
    }
    this.rise(graphics, 8, SPARKS_MS);
  }

  /** Lights every other cell of a bolt's path. */
  private light(from: Point, to: Point, colour: string): void {
    const steps = Math.max(1, Math.ceil(stepsBetween(from, to) / 2));
    for (let step = 0; step <= steps; step++) {
      const share = step / steps;
      const at = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
      this.stage.flare(at, { colour, ...BOLT_FLARE });
    }
  }

  /** Raises a number or a sign above those shown now, and lets it rise. */
  private float(object: Phaser.GameObjects.BitmapText | Phaser.GameObjects.Image, by: number, lasts: number): void {
    const { now } = this.scene.time;
    const { x, y, displayWidth: width, displayHeight: height } = object;
    const box = { left: x - width / 2, right: x + width / 2, top: y - by - height / 2, bottom: y - by + height / 2 };
    const raised = this.places.raise(box, now, now + lasts);
    const way = raised > 0 ? Math.min(by, RAISED_RISE) : by;
    object.setY(y - raised - by + way);
    this.rise(object, way, lasts);
  }

  private rise(object: Phaser.GameObjects.GameObject & { y: number }, by: number, lasts: number): void {
    const y = this.stage.preferences.isStill ? object.y : object.y - by;
    const rise = { y, duration: lasts / 2, ease: 'Cubic.easeOut' };
    this.scene.tweens.chain({
      targets: object,
      tweens: [rise, { alpha: 0, duration: lasts / 2 }],
      onComplete: () => { object.destroy(); },
    });
  }
}

const DISSOLVE_STAGES = 5;
const DISSOLVE_STAGES_A_SECOND = 16;

/** The key of a frame's pixel-by-pixel dissolve; created on first use. */
function dissolveAnimation(scene: Phaser.Scene, texture: string, frame: string): string {
  const key = `dissolve ${texture} ${frame}`;
  if (scene.anims.exists(key)) return key;
  drawDissolve(scene, key, { texture, frame });
  const frames = Array.from({ length: DISSOLVE_STAGES }, (_, stage) => ({ key, frame: stage }));
  scene.anims.create({ key, frames, frameRate: DISSOLVE_STAGES_A_SECOND, hideOnComplete: true });
  return key;
}

/** Draws all stages side by side. */
function drawDissolve(scene: Phaser.Scene, key: string, { texture: from, frame }: { texture: string; frame: string }): void {
  const { width, height } = scene.textures.getFrame(from, frame);
  const texture = makeCanvas(scene.textures, key, { width: width * DISSOLVE_STAGES, height });
  for (let stage = 0; stage < DISSOLVE_STAGES; stage++) {
    texture.drawFrame(from, frame, stage * width, 0, false);
    texture.add(stage, 0, stage * width, 0, width, height);
  }
  const { data } = texture.context.getImageData(0, 0, width * DISSOLVE_STAGES, height);
  for (let pixel = 0; pixel < data.length / 4; pixel++) {
    const x = pixel % (width * DISSOLVE_STAGES);
    const y = Math.floor(pixel / (width * DISSOLVE_STAGES));
    const gone = ((Math.floor(x / width) + 1) * 100) / (DISSOLVE_STAGES + 0.5);
    if (cellPercent(x % width, y, 1) < gone) texture.context.clearRect(x, y, 1, 1);
  }
  texture.refresh();
}
