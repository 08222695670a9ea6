import type Phaser from 'phaser';
import { distanceSquared, type Point } from '../../engine/core/point';
import type { ViewPreferences } from '../Preferences';
import { DEPTH } from '../depth';
import { CELL, cellHash, cellPercent, centreOf } from '../grid/cells';
import type { SpeckKind } from '../particles';
import { ATLAS, makeCanvas } from '../textures/canvasTextures';
import { hasSprite } from '../textures/sheets';
import type { Flare } from './fading';
import type { Blast } from './geometry';

/** The stage of effects: preferences, light, specks, shaking. Points are cells. */
export interface Stage {
  readonly preferences: ViewPreferences;
  flare(at: Point, flare: Pick<Flare, 'colour' | 'reach' | 'strength' | 'lasts'>): void;
  burst(kind: SpeckKind, cell: Point): void;
  /** Shakes the view by up to this many map pixels. */
  shake(strength: number): void;
}

const EMBER = 'item/ember.0';
const FLIGHT_MS = 60;
/** The delay of a blast's cells per cell of distance. */
const SPREAD_MS = 26;
const GOLD = [0xfff2c8, 0xf0c848, 0xc88a2c] as const;
const VIOLET = [0xe6c8ff, 0xb478e8, 0x7a48b8] as const;
/** The fire's frame under reduced motion. */
const STILL_STAGE = 2;
const RAYS = 26;
const RAYS_MS = 620;
const PILLAR_MS = 480;
const SPECKS = 12;
const SPECKS_MS = 380;
const FIRE_FLARE = { colour: '#f8a848', reach: 6, strength: 1, lasts: 520 };
const GOLD_FLARE = { colour: '#f0d070', reach: 5, strength: 0.9, lasts: 700 };
const VIOLET_FLARE = { colour: '#b478e8', reach: 3, strength: 0.7, lasts: 380 };
/** Map pixels. */
const BLAST_SHAKE = 1.6;

/** Bursts of many small things: blasts, levels gained, actors appearing. Playback never waits for them. */
export class Bursts {
  constructor(
    private readonly scene: Phaser.Scene,
    private readonly stage: Stage,
  ) {}

  /** A missile, fire by default, flies to a blast's centre, and its cells burn outward from there. */
  blast(from: Point, { centre, cells }: Blast, missile: string | null = null): void {
    const flight = this.stage.preferences.isStill || distanceSquared(from, centre) === 0 ? 0 : FLIGHT_MS;
    if (flight > 0) this.throwFire(missile ?? EMBER, from, centre);
    this.stage.flare(centre, FIRE_FLARE);
    this.stage.shake(BLAST_SHAKE);
    for (const cell of cells) this.burn(cell, flight + Math.sqrt(distanceSquared(cell, centre)) * SPREAD_MS);
  }

  /** Golden light around an actor that gains a level. */
  levelUp(cell: Point): void {
    this.stage.flare(cell, GOLD_FLARE);
    const { x, y } = centreOf(cell);
    for (const [width, alpha] of [[14, 0.28], [8, 0.4]] as const) {
      const pillar = this.scene.add.rectangle(x, y + 7, width, CELL * 2.5, GOLD[1], alpha).setOrigin(0.5, 1).setDepth(DEPTH.effect);
      this.fade(pillar, PILLAR_MS);
    }
    this.scatter(cell, { colours: GOLD, count: RAYS, lasts: RAYS_MS, reach: 30 });
  }

  /** Specks where an actor appears or vanishes by magic. */
  specks(cell: Point): void {
    this.stage.flare(cell, VIOLET_FLARE);
    this.scatter(cell, { colours: VIOLET, count: SPECKS, lasts: SPECKS_MS, reach: 13 });
  }

  private throwFire(frame: string, from: Point, to: Point): void {
    if (!hasSprite(this.scene.textures, frame)) return;
    const start = centreOf(from);
    const ember = this.scene.add.image(start.x, start.y, ATLAS, frame).setDepth(DEPTH.effect);
    this.scene.tweens.add({ targets: ember, ...centreOf(to), duration: FLIGHT_MS, onComplete: () => { ember.destroy(); } });
  }

  /** Burns one cell of a blast, varied so that the whole does not look stamped. */
  private burn(cell: Point, delay: number): void {
    const hash = cellHash(cell.x, cell.y, 0);
    const { x, y } = centreOf(cell);
    const key = fireAnimation(this.scene);
    const fire = this.scene.add.sprite(x + ((hash >> 3) % 5) - 2, y + ((hash >> 6) % 5) - 2, key, STILL_STAGE).setDepth(DEPTH.effect);
    fire.setFlip(hash % 2 === 1, hash % 4 > 1).setAngle(90 * ((hash >> 9) % 4));
    if (this.stage.preferences.isStill) return this.fade(fire, PILLAR_MS);
    fire.setVisible(false);
    fire.once('animationstart', () => { fire.setVisible(true); });
    fire.once('animationcomplete', () => { fire.destroy(); });
    fire.play({ key, delay, timeScale: 0.9 + (hash % 5) * 0.05 });
  }

  /** Small squares flying from a cell in all directions. */
  private scatter(cell: Point, specks: { colours: readonly number[]; count: number; lasts: number; reach: number }): void {
    const { colours, count, lasts, reach } = specks;
    const { x, y } = centreOf(cell);
    for (let i = 0; i < count; i++) {
      const angle = (i / count) * 2 * Math.PI;
      const distance = reach * (0.45 + 0.55 * ((i * 0.618) % 1));
      const end = { x: x + Math.cos(angle) * distance, y: y + Math.sin(angle) * distance * 0.8 - 4 };
      const begin = this.stage.preferences.isStill ? end : { x, y };
      const side = 1 + (i % 2);
      const speck = this.scene.add.rectangle(begin.x, begin.y, side, side, colours[i % colours.length]).setDepth(DEPTH.effect);
      this.scene.tweens.add({ targets: speck, ...end, duration: lasts * 0.7, ease: 'Cubic.easeOut' });
      this.fade(speck, lasts);
    }
  }

  private fade(object: Phaser.GameObjects.Shape | Phaser.GameObjects.Sprite, lasts: number): void {
    this.scene.tweens.add({ targets: object, alpha: 0, duration: lasts, ease: 'Quad.easeIn', onComplete: () => { object.destroy(); } });
  }
}

const FIRE_KEY = 'fire';
const FIRE_SIDE = 24;
const FIRE_STAGES_A_SECOND = 20;
/** The fire's radius stage by stage, in pixels, and the heat it has lost. */
const FIRE_STAGES = [
  { radius: 6, cold: 0 },
  { radius: 10, cold: 0 },
  { radius: 12, cold: 0.12 },
  { radius: 12, cold: 0.3 },
  { radius: 12, cold: 0.5 },
  { radius: 11, cold: 0.68 },
  { radius: 10, cold: 0.82 },
];
/** From the hottest to smoke, as red, green, blue. */
const FIRE_COLOURS = [[255, 248, 214], [255, 232, 130], [248, 184, 56], [232, 112, 44], [200, 56, 44], [94, 44, 52]] as const;

/** The key of a fire that flares up and burns out, larger than a cell; created on first use. */
function fireAnimation(scene: Phaser.Scene): string {
  if (scene.anims.exists(FIRE_KEY)) return FIRE_KEY;
  const texture = makeCanvas(scene.textures, FIRE_KEY, { width: FIRE_SIDE * FIRE_STAGES.length, height: FIRE_SIDE });
  const frames = FIRE_STAGES.map((_, stage) => {
    texture.add(stage, 0, stage * FIRE_SIDE, 0, FIRE_SIDE, FIRE_SIDE);
    for (let y = 0; y < FIRE_SIDE; y++) for (let x = 0; x < FIRE_SIDE; x++) paintFire(texture.context, { stage, x, y });
    return { key: FIRE_KEY, frame: stage };
  });
  texture.refresh();
  scene.anims.create({ key: FIRE_KEY, frames, frameRate: FIRE_STAGES_A_SECOND });
  return FIRE_KEY;
}

function paintFire(context: CanvasRenderingContext2D, { stage, x, y }: { stage: number; x: number; y: number }): void {
  const colour = fireColourAt(stage, x, y);
  if (!colour) return;
  context.fillStyle = `rgb(${colour.join()})`;
  context.fillRect(stage * FIRE_SIDE + x, y, 1, 1);
}

/** A pixel's colour: colder outward and over time, in flakes of two pixels; undefined where too cold to glow. */
function fireColourAt(stage: number, x: number, y: number): readonly number[] | undefined {
  const { radius, cold } = FIRE_STAGES[stage] ?? { radius: 0, cold: 1 };
  const far = Math.hypot(x + 0.5 - FIRE_SIDE / 2, y + 0.5 - FIRE_SIDE / 2) / radius;
  const flake = cellPercent(x >> 1, y >> 1, stage) / 100 - 0.5;
  if (far + flake * 0.3 > 1) return undefined;
  return FIRE_COLOURS[Math.max(0, Math.floor((far * 0.75 + cold + flake * 0.4) * FIRE_COLOURS.length))];
}
