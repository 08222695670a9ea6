import Phaser from 'phaser';
import type { Point } from '../../engine/core/point';
import { type Area, around, isEmpty, NOWHERE, union, wholeOf } from '../grid/rect';
import { DEPTH } from '../depth';
import { type Flare, Flares } from '../playback/fading';
import { type Glow, LightField, type Sight, TORCH_REACH } from './LightField';
import { type LightTones, paintLight } from './paintLight';
import { CELL, type Size } from '../grid/cells';
import { makeCanvas } from '../textures/canvasTextures';

const KEY = 'light';
/** Texels per cell side; fewer on maps whose texture would be large. */
const FINE = 4;
const COARSE = 2;
const LARGE_MAP = 8000;
/** The lantern reaches a little further than sight, which so does not end in full darkness. */
const BEYOND_SIGHT = 1.5;
/** The time in which two thirds of a change of light happen. */
const EASE_MS = 40;
/** The time in which two thirds of a change of the lantern's reach happen. */
const WANE_MS = 260;
const FLICKER_MS = 140;
const FLICKER = 0.06;

/** The lantern's light and the fog of war: one small texture, multiplied over ground and actors. */
export class LightView {
  private readonly field: LightField;
  private readonly scale: number;
  private readonly bytes: ImageData;
  private readonly texture: Phaser.Textures.CanvasTexture;
  private readonly images: readonly Phaser.GameObjects.Image[];
  private flicker = 1;
  private sinceFlicker = 0;
  /** Flame ticks so far. */
  private moment = 0;
  private lantern: Point = { x: 0, y: 0 };
  private hung: ReadonlyMap<string, Point & { readonly reach: number }> = new Map();
  private goal: number;
  /** The lantern's current reach in cells. */
  private radius: number;
  private stale: Area;
  private readonly flares = new Flares();

  constructor(
    scene: Phaser.Scene,
    map: Size,
    private readonly tones: LightTones,
  ) {
    this.goal = this.radius = 0;
    this.field = new LightField(map);
    this.scale = map.width * map.height > LARGE_MAP ? COARSE : FINE;
    this.bytes = new ImageData(map.width * this.scale, map.height * this.scale);
    this.texture = makeCanvas(scene.textures, KEY, this.bytes);
    this.images = [DEPTH.groundLight, DEPTH.light].map((depth) => makeImage(scene, this.scale).setDepth(depth));
    this.stale = wholeOf(map);
  }

  /** Sets what is in view and explored now and the lantern's reach in cells as goals to ease toward. */
  show(sight: Sight, radius: number): void {
    this.field.aim(sight);
    this.goal = radius;
  }

  /** Replaces all torches and coloured lights. */
  hang(torches: readonly Point[], glows: readonly Glow[]): void {
    this.field.hang(torches, glows);
    const lights = [...torches.map((torch) => ({ ...torch, colour: '', reach: TORCH_REACH })), ...glows];
    const hung = new Map(lights.map((light) => [`${light.x},${light.y},${light.colour}`, light]));
    const changed = [...[...hung].filter(([key]) => !this.hung.has(key)), ...[...this.hung].filter(([key]) => !hung.has(key))];
    for (const [, light] of changed) this.stale = union(this.stale, around(light, light.reach + 1, this.field));
    this.hung = hung;
  }

  /** Adds a brief light. */
  flare(flare: Flare): void {
    this.flares.add(flare);
  }

  /** Jumps to all goals, with the lantern at a point in cells. */
  settle(lantern: Point): void {
    this.stale = wholeOf(this.field);
    this.field.ease(1);
    this.radius = this.goal;
    this.update(lantern, 0);
  }

  /** One frame: paints what has changed, mostly nothing. */
  update(lantern: Point, elapsed: number): void {
    if (elapsed > 0) this.stale = union(this.stale, grown(this.field.ease(1 - Math.exp(-elapsed / EASE_MS)), this.field));
    this.burnDown(elapsed);
    this.wane(lantern, elapsed);
    if (this.hasFlickered(elapsed)) this.stale = union(this.stale, this.reach(lantern));
    if (lantern.x !== this.lantern.x || lantern.y !== this.lantern.y) {
      this.stale = union(this.stale, union(this.reach(this.lantern), this.reach(lantern)));
      this.lantern = lantern;
    }
    if (!isEmpty(this.stale)) this.paint();
  }

  destroy(): void {
    for (const image of this.images) image.destroy();
    this.texture.manager.remove(this.texture);
  }

  /** Advances the brief lights. */
  private burnDown(elapsed: number): void {
    const burning = this.flares.advance(elapsed);
    if (burning.length === 0) return;
    for (const flare of burning) this.stale = union(this.stale, around(flare, flare.reach + 1, this.field));
    this.field.flare(this.flares.lights);
  }

  /** Eases the lantern's reach toward its goal. */
  private wane(lantern: Point, elapsed: number): void {
    if (this.radius === this.goal) return;
    this.stale = union(this.stale, this.reach(lantern));
    const rest = (this.radius - this.goal) * Math.exp(-elapsed / WANE_MS);
    this.radius = Math.abs(rest) < 0.05 ? this.goal : this.goal + rest;
    this.stale = union(this.stale, this.reach(lantern));
  }

  private hasFlickered(elapsed: number): boolean {
    this.sinceFlicker += elapsed;
    if (this.sinceFlicker < FLICKER_MS) return false;
    this.sinceFlicker = 0;
    this.moment++;
    this.flicker += (1 - FLICKER * Math.random() - this.flicker) * 0.5;
    return true;
  }

  private reach(lantern: Point): Area {
    return around(lantern, this.radius + BEYOND_SIGHT + 1, this.field);
  }

  private paint(): void {
    const { stale, scale } = this;
    this.field.burn(stale, this.moment);
    const lantern = { ...this.lantern, radius: this.radius + BEYOND_SIGHT, flicker: this.flicker };
    paintLight({ field: this.field, scale, pixels: this.bytes.data, tones: this.tones }, lantern, stale);
    const x = stale.left * scale;
    const y = stale.top * scale;
    this.texture.context.putImageData(this.bytes, 0, 0, x, y, stale.right * scale - x, stale.bottom * scale - y);
    // Refreshing the texture resets its filter.
    this.texture.refresh().setFilter(Phaser.Textures.FilterMode.LINEAR);
    this.stale = NOWHERE;
  }
}

/** Grown by a cell: light spills half a cell over. */
function grown(area: Area, map: Size): Area {
  if (isEmpty(area)) return area;
  return {
    left: Math.max(0, area.left - 1),
    top: Math.max(0, area.top - 1),
    right: Math.min(map.width, area.right + 1),
    bottom: Math.min(map.height, area.bottom + 1),
  };
}

function makeImage({ add, renderer }: Phaser.Scene, scale: number): Phaser.GameObjects.Image {
  // Phaser probes a canvas for blend modes before the result can be ready, and then goes without.
  if (renderer instanceof Phaser.Renderer.Canvas.CanvasRenderer) renderer.blendModes[Phaser.BlendModes.MULTIPLY] = 'multiply';
  return add.image(0, 0, KEY).setOrigin(0).setScale(CELL / scale).setBlendMode(Phaser.BlendModes.MULTIPLY);
}
