import type { ViewPreferences } from '../Preferences';

/** Red, green and blue, 0 to 1. */
export type Colour = readonly [red: number, green: number, blue: number];

/** What the colours of the ground are multiplied with: beside the lantern, half way to where its reach ends, there, and in memory. */
export interface LightTones {
  readonly near: Colour;
  readonly mid: Colour;
  readonly far: Colour;
  readonly memory: Colour;
}

/** Warm and nearly white beside the lantern, amber around it, dusk at its edge, and cold where nobody looks. */
const LANTERN: LightTones = { near: [1, 0.97, 0.9], mid: [0.84, 0.76, 0.68], far: [0.46, 0.43, 0.5], memory: [0.27, 0.34, 0.5] };
/** Characters tell things apart by their colours: these stay, the light only gets less. */
const GLYPHS: LightTones = { near: [1, 0.99, 0.95], mid: [0.9, 0.86, 0.8], far: [0.62, 0.6, 0.62], memory: [0.36, 0.42, 0.55] };
/** Even light, and memory without any colour. */
const HIGH: LightTones = { near: [1, 1, 1], mid: [0.95, 0.95, 0.95], far: [0.78, 0.78, 0.78], memory: [0.42, 0.42, 0.42] };

/** The light as a player wants it. */
export function lightTones({ isGlyphs, isHighContrast }: Pick<ViewPreferences, 'isGlyphs' | 'isHighContrast'>): LightTones {
  if (isHighContrast) return HIGH;
  return isGlyphs ? GLYPHS : LANTERN;
}
