import type { PaletteName } from './Preferences';

/** The meaning of a colour. */
export type Meaning = 'well' | 'weak' | 'dying' | 'wound' | 'damage' | 'heal' | 'nothing' | 'gold' | 'xp' | 'own' | 'enemy' | 'thing';

type Meanings = Readonly<Record<Meaning, string>>;

const SHARED = { damage: '#fff2c8', nothing: '#b8b4c4', xp: '#e0b8ff', own: '#ffffff' } as const;
/** Blue for good, orange for bad, yellow between: distinct without red or green (after Okabe and Ito). */
const BLUE_ORANGE: Meanings = {
  ...SHARED, well: '#5cb4f0', weak: '#f4e458', dying: '#e07020', wound: '#ff9a3c', heal: '#8cd0ff', gold: '#f4e458', enemy: '#ffa040', thing: '#8cd0ff',
};

/** The colours by meaning. */
const MEANINGS: Readonly<Record<PaletteName, Meanings>> = {
  usual: { ...SHARED, well: '#6fc24a', weak: '#e8b33c', dying: '#d8483c', wound: '#ff6a5a', heal: '#7dff7d', gold: '#f0c848', enemy: '#ff8a6a', thing: '#a8d4ff' },
  protan: BLUE_ORANGE,
  deutan: BLUE_ORANGE,
  /** Teal for good, red for bad, light between. */
  tritan: { ...SHARED, well: '#2cc0a8', weak: '#f8d8dc', dying: '#d83838', wound: '#ff6060', heal: '#58f0d8', gold: '#ffd0c8', enemy: '#ff7070', thing: '#7cf0e0' },
};

/** Hues in degrees from (incl.) to (excl.), their replacement, and the change of lightness (of 1). */
type HueRow = readonly [from: number, to: number, hue: number, lighter: number];

const RED_GREEN: readonly HueRow[] = [
  [0, 20, 26, 0], [20, 45, 38, 0.04], [45, 70, 54, 0.08], [70, 150, 196, 0.12], [150, 200, 200, 0.18], [200, 250, 216, -0.02], [250, 310, 240, -0.06], [310, 360, 26, 0.06],
];
const BLUE_YELLOW: readonly HueRow[] = [
  [0, 20, 0, 0], [20, 45, 10, 0.06], [45, 70, 10, 0.22], [70, 200, 172, 0.02], [200, 250, 182, -0.08], [250, 310, 340, -0.04], [310, 360, 350, 0.08],
];
const HUES: Readonly<Record<PaletteName, readonly HueRow[]>> = { usual: [], protan: RED_GREEN, deutan: RED_GREEN, tritan: BLUE_YELLOW };

/** The colour for a meaning, `#rrggbb`. */
export function colourOf(meaning: Meaning, palette: PaletteName): string {
  return MEANINGS[palette][meaning];
}

/** A palette's replacement for a colour of the content (`#rrggbb`), such as an elite's. */
export function safeColour(colour: string, palette: PaletteName): string {
  const [hue, saturation, lightness] = hslOf(colour);
  const row = HUES[palette].find(([from, to]) => hue >= from && hue < to);
  if (!row || saturation < 0.12) return colour;
  const [, , safe, lighter] = row;
  return hexOf([safe, saturation, Math.min(0.95, Math.max(0.1, lightness + lighter))]);
}

/** A colour lightened until a character can be read in the dusk at the edge of the light. */
export function legible(colour: string): string {
  const [hue, saturation, lightness] = hslOf(colour);
  for (let lighter = lightness; lighter < 1; lighter += 0.02) {
    const shown = hexOf([hue, saturation, lighter]);
    if (lightOf(shown) >= LEGIBLE) return lighter === lightness ? colour : shown;
  }
  return '#ffffff';
}

/** `#rrggbb` as Phaser's number. */
export function numberOf(colour: string): number {
  return Number.parseInt(colour.slice(1), 16);
}

/** The lowest relative luminance (WCAG) of a character. */
const LEGIBLE = 0.25;

function lightOf(colour: string): number {
  const bits = numberOf(colour);
  const linear = (value: number): number => (value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4);
  return 0.2126 * linear(bits >> 16) + 0.7152 * linear((bits >> 8) & 255) + 0.0722 * linear(bits & 255);
}

type Hsl = readonly [hue: number, saturation: number, lightness: number];

function hslOf(colour: string): Hsl {
  const bits = numberOf(colour);
  const red = (bits >> 16) / 255;
  const green = ((bits >> 8) & 255) / 255;
  const blue = (bits & 255) / 255;
  const max = Math.max(red, green, blue);
  const min = Math.min(red, green, blue);
  const range = max - min;
  const lightness = (max + min) / 2;
  if (range === 0) return [0, 0, lightness];
  const sextant = max === red ? (green - blue) / range : max === green ? 2 + (blue - red) / range : 4 + (red - green) / range;
  return [(sextant * 60 + 360) % 360, range / (1 - Math.abs(2 * lightness - 1)), lightness];
}

function hexOf([hue, saturation, lightness]: Hsl): string {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const channel = (n: number): string => {
    const k = (n + hue / 30) % 12;
    const value = lightness - reach * Math.max(-1, Math.min(k - 3, 9 - k, 1));
    return Math.round(value * 255).toString(16).padStart(2, '0');
  };
  return `#${channel(0)}${channel(8)}${channel(4)}`;
}
