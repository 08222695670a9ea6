import type { ViewPreferences } from '../Preferences';

/** Red, green and blue, 0 to 1. */
export type Colour = readonly [red: number, green: number, blue: number];

/** Factors for the ground's colours: beside the lantern, half way to its reach, at its reach, and in memory. */
export interface LightTones {
  readonly near: Colour;
  readonly mid: Colour;
  readonly far: Colour;
  readonly memory: Colour;
}

/** Warm and nearly white beside the lantern, amber around it, dusk at its edge, cold out of view. */
const LANTERN: LightTones = { near: [1, 0.97, 0.9], mid: [0.84, 0.76, 0.68], far: [0.46, 0.43, 0.5], memory: [0.27, 0.34, 0.5] };
/** Characters are told apart by colour: hues stay, light only dims. */
const GLYPHS: LightTones = { near: [1, 0.99, 0.95], mid: [0.9, 0.86, 0.8], far: [0.62, 0.6, 0.62], memory: [0.36, 0.42, 0.55] };
/** Even light, and memory without colour. */
const HIGH: LightTones = { near: [1, 1, 1], mid: [0.95, 0.95, 0.95], far: [0.78, 0.78, 0.78], memory: [0.42, 0.42, 0.42] };

/** The light for a player's settings. */
export function lightTones({ isGlyphs, isHighContrast }: Pick<ViewPreferences, 'isGlyphs' | 'isHighContrast'>): LightTones {
  if (isHighContrast) return HIGH;
  return isGlyphs ? GLYPHS : LANTERN;
}
