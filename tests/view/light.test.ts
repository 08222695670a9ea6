import type { Point } from '../../src/engine/core/point';
import { wholeOf } from '../../src/view/grid/rect';
import { flame, LightField, type Sight, SOFT } from '../../src/view/light/LightField';
import { lightTones, paintLight } from '../../src/view/light/paintLight';
import { DEFAULT_VIEW } from '../../src/view/Preferences';

const SCALE = 4;
const SIDE = 21;
const lantern = { x: 10, y: 10, radius: 9, flicker: 1 };

/** A floor with known columns up to `known` and visible ones up to `visible`. */
function sight(visible: number, known: number): Sight {
  return { width: SIDE, height: SIDE, isVisible: (x) => x <= visible, isExplored: (x) => x <= known };
}

/** Red, green and blue in the middle of a cell, once the light has settled. */
function texel(field: LightField, x: number, y: number): number[] {
  const pixels = new Uint8ClampedArray(SIDE * SCALE * SIDE * SCALE * 4);
  paintLight({ field, scale: SCALE, pixels, tones: lightTones(DEFAULT_VIEW) }, lantern, wholeOf(field));
  const byte = ((y * SCALE + 2) * SIDE * SCALE + x * SCALE + 2) * 4;
  return [...pixels.slice(byte, byte + 4)];
}

function settled(visible: number, known: number): LightField {
  const field = new LightField({ width: SIDE, height: SIDE });
  field.aim(sight(visible, known));
  field.ease(1);
  return field;
}

/** Lets torches burn all over a field. */
function light(field: LightField, torches: readonly Point[], moment = 0): void {
  field.hang(torches);
  field.burn(wholeOf(field), moment);
}

test('the light is warm, falls off and leaves nothing transparent', () => {
  const field = settled(20, 20);
  const near = texel(field, 10, 10);
  const far = texel(field, 17, 10);
  expect(near[0]).toBeGreaterThan(near[2] ?? 0);
  expect(far[0]).toBeLessThan(near[0] ?? 0);
  expect([near[3], far[3]]).toEqual([255, 255]);
});

test('remembered cells are dim and cold, unknown ones black', () => {
  const field = settled(10, 14);
  const remembered = texel(field, 13, 10);
  expect(remembered[2]).toBeGreaterThan(remembered[0] ?? 0);
  expect(remembered[0]).toBeLessThan(texel(field, 9, 10)[0] ?? 0);
  expect(texel(field, 18, 10).slice(0, 3)).toEqual([0, 0, 0]);
});

test('it ends softly at the border of the map, behind which there is nothing', () => {
  const field = settled(20, 20);
  const pixels = new Uint8ClampedArray(SIDE * SCALE * SIDE * SCALE * 4);
  paintLight({ field, scale: SCALE, pixels, tones: lightTones(DEFAULT_VIEW) }, { ...lantern, x: 19 }, wholeOf(field));
  const reds = [5, 4, 3, 2, 1].map((texels) => pixels[((10 * SCALE + 2) * SIDE * SCALE + SIDE * SCALE - texels) * 4] ?? 0);
  expect(reds).toEqual([...reds].sort((a, b) => b - a));
  expect(reds.at(-1)).toBeLessThan((reds[0] ?? 0) / 4);
});

test('an area is painted as with the whole map, and nothing beside it', () => {
  const field = settled(8, 14);
  light(field, [{ x: 4, y: 4 }]);
  field.hang([], [{ x: 12, y: 7, colour: '#3fb8b0', ...SOFT }]);
  field.burn(wholeOf(field), 0);
  const area = { left: 3, top: 5, right: 16, bottom: SIDE };
  const [whole, part] = [wholeOf(field), area].map((painted) => {
    const pixels = new Uint8ClampedArray(SIDE * SCALE * SIDE * SCALE * 4);
    paintLight({ field, scale: SCALE, pixels, tones: lightTones(DEFAULT_VIEW) }, { ...lantern, x: 9.3, y: 11.6 }, painted);
    return pixels;
  });
  const isInside = (byte: number): boolean => {
    const [x, y] = [Math.floor(byte / 4 / SCALE) % SIDE, Math.floor(byte / 4 / SCALE / SCALE / SIDE)];
    return x >= area.left && x < area.right && y >= area.top;
  };
  expect(part).toEqual(whole?.map((value, byte) => (isInside(byte) ? value : 0)));
});

test('a torch in view shines on its side of the wall, and never out of the dark', () => {
  const field = settled(20, 20);
  const before = [texel(field, 16, 6), texel(field, 16, 2)];
  light(field, [{ x: 16, y: 4 }]);
  expect(texel(field, 16, 6)[0]).toBeGreaterThan(before[0]?.[0] ?? 255);
  expect(texel(field, 16, 2)).toEqual(before[1]);
  const dark = settled(3, 3);
  light(dark, [{ x: 16, y: 4 }]);
  expect(texel(dark, 16, 6).slice(0, 3)).toEqual([0, 0, 0]);
});

test('a torch that is gone leaves no light', () => {
  const field = settled(20, 20);
  const before = texel(field, 16, 6);
  light(field, [{ x: 16, y: 4 }]);
  light(field, []);
  expect(texel(field, 16, 6)).toEqual(before);
});

test('torches burn the same wherever the light is repainted', () => {
  const torches = [{ x: 4, y: 4 }, { x: 8, y: 4 }];
  const [whole, part] = [settled(20, 20), settled(20, 20)];
  light(whole, torches, 3);
  light(part, torches, 3);
  part.burn({ left: 5, top: 3, right: 7, bottom: 8 }, 3);
  expect(part.glow).toEqual(whole.glow);
});

test('a coloured light tints its surroundings on all sides, and never out of the dark', () => {
  const glow = { x: 16, y: 4, colour: '#3fb8b0', ...SOFT };
  const field = settled(20, 20);
  const before = [texel(field, 16, 3), texel(field, 9, 10)];
  field.hang([], [glow]);
  field.burn(wholeOf(field), 0);
  const [, green = 0] = texel(field, 16, 3);
  expect(green).toBeGreaterThan(before[0]?.[1] ?? 255);
  expect(texel(field, 9, 10)).toEqual(before[1]);
  const dark = settled(3, 3);
  dark.hang([], [glow]);
  dark.burn(wholeOf(dark), 0);
  expect(texel(dark, 16, 3).slice(0, 3)).toEqual([0, 0, 0]);
});

test('a coloured light that is gone leaves nothing', () => {
  const field = settled(20, 20);
  const before = texel(field, 16, 3);
  field.hang([], [{ x: 16, y: 4, colour: '#ff0000', ...SOFT, burns: true }]);
  field.burn(wholeOf(field), 0);
  expect(texel(field, 16, 3)).not.toEqual(before);
  field.hang([], []);
  field.burn(wholeOf(field), 1);
  expect(texel(field, 16, 3)).toEqual(before);
});

test('each flame has its own rhythm, and is never brighter than the sprite', () => {
  const course = (x: number): number[] => Array.from({ length: 60 }, (_, moment) => flame({ x, y: 0 }, moment));
  expect(course(3)).not.toEqual(course(7));
  expect(Math.max(...course(3), ...course(7))).toBeLessThanOrEqual(1);
  expect(Math.min(...course(3), ...course(7))).toBeGreaterThan(0.6);
});

test('light eases over several frames and then rests', () => {
  const field = settled(10, 10);
  field.aim(sight(12, 12));
  expect(field.ease(0.5)).toEqual({ left: 11, top: 0, right: 13, bottom: SIDE });
  expect(field.lit[11]).toBeCloseTo(0.5);
  for (let frame = 0; frame < 10; frame++) field.ease(0.5);
  expect(field.lit[11]).toBe(1);
  expect(field.ease(0.5)).toEqual({ left: 0, top: 0, right: 0, bottom: 0 });
});
