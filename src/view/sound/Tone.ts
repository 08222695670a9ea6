/** The synthesizer's waves, in its own order. */
const WAVES = ['sine', 'triangle', 'saw', 'tan', 'noise', 'square'] as const;

/** One tone of a sound. Times in seconds, pitches in Hz; omitted values are 0. */
export interface Tone {
  readonly wave: (typeof WAVES)[number];
  readonly pitch: number;
  /** Its gain relative to the sound's other tones; 1 by default. */
  readonly gain?: number;
  /** Its delay after the sound's start. */
  readonly after?: number;
  readonly attack?: number;
  /** The time from the peak down to `level`, the held fraction of the peak. */
  readonly decay?: number;
  readonly level?: number;
  readonly hold?: number;
  readonly release: number;
  /** Hz per second, and the change of that per second. */
  readonly glide?: number;
  readonly bend?: number;
  /** A pitch jump in Hz, after `jumpAfter`. */
  readonly jump?: number;
  readonly jumpAfter?: number;
  /** The interval at which the glide restarts. */
  readonly repeat?: number;
  /** Noise, from clean to hiss. */
  readonly grit?: number;
  /** The wave's shape: rounder below 1, sharper above; 1 by default. */
  readonly curve?: number;
  /** The rate of its vibrato. */
  readonly wobble?: number;
  /** The depth of its tremolo, 0 to 1, in time with `repeat`. */
  readonly tremolo?: number;
  readonly echo?: number;
  /** Low-pass and high-pass cutoffs. */
  readonly below?: number;
  readonly above?: number;
}

/** The synthesizer's units: slides of 500 Hz per second, filters at half their pitch, high-pass ones positive. */
const SLIDE = 500;
const FILTER = 2;

/** A tone as the synthesizer's parameters in order: no randomness, volume 1. */
export function parametersOf(tone: Tone): readonly number[] {
  const { attack = 0, decay = 0, level = 1, hold = 0, release, curve = 1, glide = 0, bend = 0, jump = 0, jumpAfter = 0 } = tone;
  const { repeat = 0, grit = 0, wobble = 0, echo = 0, tremolo = 0 } = tone;
  const filter = tone.below === undefined ? (tone.above ?? 0) / FILTER : -tone.below / FILTER;
  const shape = [attack, hold, release, WAVES.indexOf(tone.wave), curve, glide / SLIDE, bend / SLIDE, jump, jumpAfter];
  return [1, 0, tone.pitch, ...shape, repeat, grit, wobble, 0, echo, level, decay, tremolo, filter];
}
