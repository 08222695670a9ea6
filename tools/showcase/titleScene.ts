import type { Frame } from '../art/frames';
import type { Colour, Palette } from '../art/palette';
import { Picture } from '../art/Picture';
import { raiseKeep, type Ledge } from './keep';
import { paintEyes, raiseHead, wander, type Head } from './motherOfRoots';
import { clouds, grain, unit } from './noise';
import { NIGHT } from './ramps';
import { Relief, type Place } from './Relief';
import { shaded, toneAt, type Light } from './shade';

const { floor, min, round, sqrt } = Math;

type Spot = Pick<Place, 'x' | 'y'>;

/** The scene's layout, in picture pixels. */
export interface Stage {
  readonly width: number;
  readonly height: number;
  readonly head: Head;
  readonly ledge: Ledge;
  /** The x of the hero's feet. */
  readonly hero: number;
  readonly ember: Spot;
}

/** The animated parts. */
export interface Moment {
  readonly eyes: 'open' | 'shut';
  /** The lantern's brightness, 1 when calm. */
  readonly lantern: number;
  /** The brightness of the glow from below. */
  readonly ember: number;
}

/** The scene's palette and sprites. */
export interface Paints {
  readonly palette: Palette;
  readonly frames: readonly Frame[];
}

export const CALM: Moment = { eyes: 'open', lantern: 1, ember: 1 };

/** Landscape: the left third stays quiet behind the text. */
export const WIDE: Stage = {
  width: 480,
  height: 270,
  head: { x: 372, y: 96, r: 82 },
  ledge: { y: 158, end: 236, steps: 8, wide: 12, high: 9 },
  hero: 214,
  ember: { x: 366, y: 268 },
};

/** Portrait: the action is in the upper half. */
export const TALL: Stage = {
  width: 270,
  height: 480,
  head: { x: 170, y: 116, r: 70 },
  ledge: { y: 200, end: 96, steps: 8, wide: 11, high: 10 },
  hero: 72,
  ember: { x: 190, y: 330 },
};

/** The title scene: a small figure with a lantern on the keep's last ledge, and what waits below. */
export function titleScene(stage: Stage, { palette, frames }: Paints, moment: Moment): Picture {
  const { width, height, head } = stage;
  const picture = backdrop(stage, palette, moment);
  const relief = new Relief(width, height);
  hangRoots(relief, stage);
  raiseHead(relief, head);
  raiseKeep(relief, stage.ledge);
  picture.lay(shaded(relief, lightsOf(stage, moment), palette), 0, 0);
  if (moment.eyes === 'open') paintEyes(picture, head, tonesOf(palette, '|/=+>W'));
  const hero = frames.find(({ name }) => name === 'hero/idle.0');
  const lantern = { x: stage.hero + 6, y: stage.ledge.y - 2 };
  flare(picture, lantern, { tones: tonesOf(palette, 'z!y'), reach: 12 * moment.lantern });
  if (hero) picture.lay(mirrored(hero.picture), stage.hero - 9, stage.ledge.y - 15);
  flare(picture, lantern, { tones: tonesOf(palette, 'yYW'), reach: 4.5 * moment.lantern });
  sparks(picture, stage.ember, tonesOf(palette, '&!yY'));
  return picture;
}

function lightsOf({ head, ledge, hero, ember, width }: Stage, moment: Moment): Light[] {
  const eyes = [-1, 1].map((side): Light => {
    return { hue: 'eyes', x: head.x + side * head.r * 0.4, y: head.y + 2, z: head.r * 0.22, strength: 1.15, reach: head.r * 0.62 };
  });
  return [
    { hue: 'warm', x: hero + 6, y: ledge.y - 7, z: 30, strength: 1.75 * moment.lantern, reach: 190 * moment.lantern },
    { hue: 'ember', x: ember.x, y: ember.y - 16, z: 46, strength: 1.75 * moment.ember, reach: 235 },
    { hue: 'cold', x: head.x + width * 0.12, y: head.y - 140, z: 130, strength: 1.45, reach: 340 },
    { hue: 'cold', x: head.x + 220, y: head.y + 20, z: -10, strength: 1.1, reach: 260 },
    ...(moment.eyes === 'open' ? eyes : []),
  ];
}

/** Roots hanging from above, far ones thin and dim. */
function hangRoots(relief: Relief, { width, head, ledge }: Stage): void {
  for (let i = 0; i < 16; i++) {
    const x = ledge.end - 20 + grain(i, 1, 71) * (width - ledge.end + 40);
    const near = grain(i, 2, 71);
    wander(relief, { x, y: -8, z: -90 + near * 30, r: 2 + near * 3.5 }, {
      dx: (grain(i, 3, 71) - 0.5) * 4, dy: 14, steps: 5 + floor(grain(i, 4, 71) * 9), salt: 100 + i, thin: 0.9, sway: 5,
    });
  }
  for (const [i, x] of [head.x - head.r * 1.25, head.x + head.r * 1.2].entries()) {
    wander(relief, { x, y: -10, z: -20, r: 9 }, { dx: i === 0 ? -2 : 3, dy: 16, steps: 16, salt: 140 + i, thin: 0.95, sway: 7 });
  }
}

/** The lantern's glow: bright at its centre, dithered outward. */
function flare(picture: Picture, { x: cx, y: cy }: Spot, { tones, reach }: { tones: readonly Colour[]; reach: number }): void {
  for (let y = floor(cy - reach); y <= cy + reach; y++) {
    for (let x = floor(cx - reach); x <= cx + reach; x++) {
      const near = unit(1 - sqrt((x - cx) * (x - cx) + (y - cy) * (y - cy)) / reach);
      const colour = tones[toneAt(x, y, { lit: near * near * 1.3, count: tones.length + 1 }) - 1];
      if (colour) picture.dot(x, y, colour);
    }
  }
}

/** Rising embers. */
function sparks(picture: Picture, ember: Spot, tones: readonly Colour[]): void {
  for (let i = 0; i < 46; i++) {
    const rise = grain(i, 1, 120) * 190;
    const x = round(ember.x + (grain(i, 2, 120) - 0.5) * (60 + rise * 0.7));
    const y = round(min(ember.y, picture.height) - 8 - rise);
    const tone = tones[floor(grain(i, 3, 120) * tones.length * (1 - rise / 300))];
    if (tone && x >= 0 && y >= 0 && x < picture.width) picture.dot(x, y, tone);
  }
}

/** The dark background: slightly paler above the ember, with dust. */
function backdrop({ width, height, ember }: Stage, palette: Palette, moment: Moment): Picture {
  const picture = new Picture(width, height);
  const glow = [...NIGHT, ...tonesOf(palette, 'kcx&!^yY')];
  const night = [...NIGHT, ...tonesOf(palette, 'k1')];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [dx, dy] = [x - ember.x, (y - ember.y) * 1.15];
      const near = unit(1 - sqrt(dx * dx + dy * dy) / 190);
      const haze = near * near * (0.75 + 0.5 * clouds(x / 40, y / 24, 90)) * moment.ember;
      const cold = 0.55 * clouds(x / 60, y / 40, 95);
      const tones = haze > 0.1 ? glow : night;
      const colour = tones[toneAt(x, y, { lit: haze > 0.1 ? haze : cold, count: tones.length })];
      if (colour) picture.dot(x, y, colour);
    }
  }
  return picture;
}

function tonesOf(palette: Palette, keys: string): Colour[] {
  return Array.from(keys, (key) => palette.get(key)).filter((colour) => colour !== undefined);
}

/** A picture mirrored west to east. */
function mirrored(picture: Picture): Picture {
  const other = new Picture(picture.width, picture.height);
  for (let y = 0; y < picture.height; y++) {
    for (let x = 0; x < picture.width; x++) other.data.set(picture.at(picture.width - 1 - x, y), (y * picture.width + x) * 4);
  }
  return other;
}
