import { ArtError } from './ArtError';

/** Red, green, blue, each 0 to 255. */
export type Colour = readonly [number, number, number];

/** Colours by their one-character key. */
export type Palette = ReadonlyMap<string, Colour>;

/** The key of the automatic outline. */
export const OUTLINE_KEY = 'k';

/** The transparent pixel's key. */
export const CLEAR = '.';

const RESERVED = [CLEAR, '#', ' '];

/** Parses `{"key":"#rrggbb"}`; throws on keys that are not one free character and without the outline's key. */
export function parsePalette(file: string, text: string): Palette {
  const raw = JSON.parse(text) as Record<string, unknown>;
  const palette = new Map(Object.entries(raw).map(([key, value]) => [key, colour(file, key, value)]));
  if (!palette.has(OUTLINE_KEY)) throw new ArtError({ file, line: 1 }, `the outline's key '${OUTLINE_KEY}' is missing`);
  return palette;
}

function colour(file: string, key: string, value: unknown): Colour {
  const place = { file, line: 1 };
  if (key.length !== 1 || RESERVED.includes(key)) throw new ArtError(place, `'${key}' cannot be a palette key`);
  if (typeof value !== 'string' || !/^#[0-9a-f]{6}$/.test(value)) {
    throw new ArtError(place, `the colour of '${key}' is not of the form #rrggbb`);
  }
  const bits = Number.parseInt(value.slice(1), 16);
  return [bits >> 16, (bits >> 8) & 255, bits & 255];
}
