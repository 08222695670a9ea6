/** A palette for full colour vision, or for a lack of red (protan), green (deutan) or blue (tritan). */
export type PaletteName = 'usual' | 'protan' | 'deutan' | 'tritan';

/** The player's display settings. All of the view shares one such object, which may change during the game. */
export interface ViewPreferences {
  /** Reduced motion: no glides, no shaking, no particles. */
  readonly isStill: boolean;
  /** The length of a turn's animation in percent of normal; 0 for none. */
  readonly pace: number;
  /** Heavy hits shake the view. */
  readonly shakes: boolean;
  /** Screen pixels per art pixel; null fits the window. */
  readonly zoom: number | null;
  /** Characters instead of sprites. */
  readonly isGlyphs: boolean;
  readonly palette: PaletteName;
  /** Outlines around everything that matters, on a darker, plainer ground. */
  readonly isHighContrast: boolean;
}

export const DEFAULT_VIEW: ViewPreferences = {
  isStill: false, pace: 100, shakes: true, zoom: null, isGlyphs: false, palette: 'usual', isHighContrast: false,
};
