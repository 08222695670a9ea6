import type { CallName, Mood } from '../../engine/content';
import type { Game } from '../../engine/Game';
import { bossesInView } from '../../engine/facts/told';
import { deepestFloor } from '../../engine/facts/uses';
import { isThemeLate, themeOf } from '../themes/themes';

/** A small occasional sound. Times in seconds, pitches in Hz. */
export interface Call {
  readonly wave: OscillatorType | 'noise';
  /** One is picked each time. */
  readonly pitches: readonly number[];
  /** The final pitch relative to the initial one. */
  readonly to: number;
  readonly attack: number;
  readonly lasts: number;
  readonly gain: number;
  /** The interval when calm; half of it when most tense. */
  readonly every: readonly [least: number, most: number];
  /** How many in a row, and their spacing. */
  readonly times?: readonly [least: number, most: number];
  readonly apart?: number;
  /** Low-pass cutoff. */
  readonly below?: number;
  /** The lowest tension with this call. */
  readonly from?: number;
}

/** The tones of calls. */
export const CALL_TONES = {
  drip:     { wave: 'sine', pitches: [740, 880, 1047, 1175], to: 1.7, attack: 0.004, lasts: 0.07, gain: 0.05, every: [2.5, 9], times: [1, 3], apart: 0.34 },
  creak:    { wave: 'sawtooth', pitches: [62, 71, 83], to: 1.22, attack: 0.35, lasts: 1.3, gain: 0.05, every: [14, 32], below: 420 },
  knock:    { wave: 'sine', pitches: [98, 82], to: 0.6, attack: 0.006, lasts: 0.4, gain: 0.09, every: [18, 40], times: [1, 2], apart: 0.5 },
  moan:     { wave: 'triangle', pitches: [147, 156, 165], to: 0.84, attack: 0.9, lasts: 2.6, gain: 0.04, every: [16, 34], below: 700, from: 0.25 },
  note:     { wave: 'sine', pitches: [220, 261.6, 293.7, 329.6, 392], to: 1.01, attack: 0.7, lasts: 2.4, gain: 0.035, every: [4, 11], times: [1, 2], apart: 0.9 },
  chime:    { wave: 'sine', pitches: [440, 523.3, 659.3], to: 1.01, attack: 0.7, lasts: 2.4, gain: 0.022, every: [7, 15], times: [1, 2], apart: 0.9 },
  insect:   { wave: 'triangle', pitches: [3520, 3950, 4400], to: 1.02, attack: 0.006, lasts: 0.03, gain: 0.012, every: [3, 10], times: [5, 14], apart: 0.055 },
  squelch:  { wave: 'sine', pitches: [150, 180, 210], to: 1.9, attack: 0.02, lasts: 0.13, gain: 0.05, every: [6, 18], times: [1, 3], apart: 0.19 },
  groan:    { wave: 'sawtooth', pitches: [49, 55], to: 0.9, attack: 0.8, lasts: 2.8, gain: 0.07, every: [20, 40], below: 300, from: 0.5 },
  drum:     { wave: 'sine', pitches: [92], to: 0.5, attack: 0.004, lasts: 0.22, gain: 0.2, every: [1.5, 1.5], times: [2, 2], apart: 0.3 },
  bell:     { wave: 'sine', pitches: [110, 130.8, 164.8], to: 0.985, attack: 0.02, lasts: 4.5, gain: 0.06, every: [13, 30], times: [1, 2], apart: 1.9, below: 420 },
  gurgle:   { wave: 'sine', pitches: [120, 150, 190], to: 2.4, attack: 0.03, lasts: 0.12, gain: 0.045, every: [5, 15], times: [2, 5], apart: 0.13 },
  ember:    { wave: 'noise', pitches: [2600, 3600], to: 1, attack: 0.002, lasts: 0.02, gain: 0.03, every: [0.6, 3], times: [1, 4], apart: 0.09 },
} as const satisfies Record<CallName, Call>;

/** The moods of what is no theme: the title, and any floor with an awake boss in view. */
export const TITLE: Mood = { root: 110, chord: [1, 1.5, 2.4], grate: 1.06, wave: 'sine', drone: 0.05, wind: 0.012, gusts: [260, 700], calls: ['ember', 'chime'] };
export const ARENA: Mood = { root: 49, chord: [1, 1.06, 1.5], grate: 2.83, wave: 'sawtooth', drone: 0.1, wind: 0.035, gusts: [200, 900], calls: ['drum', 'moan'] };

/** The player's place and its tension, 0 to 1. A new place is one with another name. */
export interface Surrounding {
  readonly place: string;
  readonly mood: Mood;
  readonly tension: number;
}

export const AT_TITLE: Surrounding = { place: 'title', mood: TITLE, tension: 0 };

/** A floor's tension grows with depth, to that of the last floor; one of dungeons without end, to that of floor 10. Darkness beyond the lantern adds to it. */
const DEEPEST = 0.85;
const ENDLESS = 10;
const DARK = 0.15;

/** The run's place. An awake boss in view makes any place an arena. */
export function surroundingOf(game: Game | null): Surrounding {
  if (!game || game.isOver) return AT_TITLE;
  const { floor, state, content } = game;
  const isArena = bossesInView(game).length > 0;
  const isDark = content.lantern !== null && state.hero.oil < content.lantern.dim;
  const { theme } = floor.state;
  const place = isThemeLate(content, theme) ? `${theme} to be` : theme;
  const where = isArena ? { place: 'arena', mood: ARENA } : { place, mood: themeOf(content, theme).mood };
  const depth = Math.min(1, (state.floor - 1) / Math.max(1, (deepestFloor(content) ?? ENDLESS) - 1));
  return { ...where, tension: Math.min(1, DEEPEST * depth + (isDark ? DARK : 0)) };
}
