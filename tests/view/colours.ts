import type { PaletteName } from '../../src/view/Preferences';

type Three = readonly [number, number, number];

/** Linear red, green and blue as seen without one kind of cone (Machado, Oliveira and Fernandes 2009, severity 1). */
const LACKS: Readonly<Record<Exclude<PaletteName, 'usual'>, readonly Three[]>> = {
  protan: [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
  deutan: [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.01182, 0.04294, 0.968881]],
  tritan: [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.3039]],
};

/** A colour (`#rrggbb`) as seen without one kind of cone. */
export function seenBy(who: Exclude<PaletteName, 'usual'>, colour: string): string {
  const from = linear(colour);
  return `#${LACKS[who].map((row) => hex(gamma(row.reduce((sum, weight, i) => sum + weight * (from[i] ?? 0), 0)))).join('')}`;
}

/** How different two colours look: the distance in CIE Lab; about 2 is just visible. */
export function difference(a: string, b: string): number {
  const [one, other] = [lab(a), lab(b)];
  return Math.hypot(...one.map((value, i) => value - (other[i] ?? 0)));
}

/** Relative luminance of WCAG, 0 to 1. */
export function luminance([red, green, blue]: Three): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Linear red, green and blue of `#rrggbb`. */
export function linear(colour: string): Three {
  const channel = (at: number): number => ungamma(Number.parseInt(colour.slice(at, at + 2), 16) / 255);
  return [channel(1), channel(3), channel(5)];
}

/** A channel from 0 to 1 as light. */
export function ungamma(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function gamma(value: number): number {
  const kept = Math.min(1, Math.max(0, value));
  return kept <= 0.0031308 ? kept * 12.92 : 1.055 * kept ** (1 / 2.4) - 0.055;
}

function hex(value: number): string {
  return Math.round(value * 255).toString(16).padStart(2, '0');
}

function lab(colour: string): Three {
  const [r, g, b] = linear(colour);
  const x = cube((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047);
  const y = cube(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = cube((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

function cube(value: number): number {
  return value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116;
}
