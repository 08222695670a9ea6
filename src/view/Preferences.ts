/** Whose colours are to stay apart: everybody's, or those of people who lack red (protan), green (deutan) or blue (tritan). */
export type PaletteName = 'usual' | 'protan' | 'deutan' | 'tritan';

/** What the player wants of the picture. All that is drawn looks at one such object, which may change while the game runs. */
export interface ViewPreferences {
  /** Nothing moves that need not: no glides, no shaking, no particles. */
  readonly isStill: boolean;
  /** How long a turn is shown, in percent of the usual time; 0 for not at all. */
  readonly pace: number;
  /** Heavy hits shake it. */
  readonly shakes: boolean;
  /** Screen pixels to a pixel of the art; null for what suits the window. */
  readonly zoom: number | null;
  /** Characters in place of sprites. */
  readonly isGlyphs: boolean;
  readonly palette: PaletteName;
  /** Outlines around all that matters, on a ground that is darker and plainer. */
  readonly isHighContrast: boolean;
}

export const DEFAULT_VIEW: ViewPreferences = { isStill: false, pace: 100, shakes: true, zoom: null, isGlyphs: false, palette: 'usual', isHighContrast: false };
