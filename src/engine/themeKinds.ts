/* How the floors of a layout look and sound. */

/** What a pack's own theme is drawn and heard with. */
export interface ThemeRow {
  /** Prefix of its frames, such as `cellars`. */
  readonly frames: string;
  /** Colours of walls and bare ground in text mode, `#rrggbb`. */
  readonly glyphs: { readonly wall: string; readonly dot: string };
  readonly air: Air;
  readonly mood: Mood;
}

/** What floats in the lantern's light. */
export const AIRS = ['mote', 'spore'] as const;
export type Air = (typeof AIRS)[number];

/** Constant and occasional sounds of a place. */
export interface Mood {
  /** Hz of its root note, and the ratios of a chord's notes to it; `grate` is a dissonant ratio that sounds only with tension. */
  readonly root: number;
  readonly chord: readonly number[];
  readonly grate: number;
  readonly wave: Wave;
  /** Gains, from 0 to 1, of the drone and of the wind, and the range of Hz in which the wind drifts. */
  readonly drone: number;
  readonly wind: number;
  readonly gusts: readonly [least: number, most: number];
  readonly calls: readonly CallName[];
}

export const WAVES = ['sine', 'triangle', 'sawtooth', 'square'] as const;
export type Wave = (typeof WAVES)[number];

/** Small sounds heard now and then; the view has their tones. */
export const CALLS = ['drip', 'creak', 'knock', 'moan', 'note', 'chime', 'insect', 'squelch', 'groan', 'drum', 'ember'] as const;
export type CallName = (typeof CALLS)[number];
