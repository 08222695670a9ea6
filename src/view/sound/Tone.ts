/** The synthesizer's waves, in the order of its own numbers. */
const WAVES = ['sine', 'triangle', 'saw', 'tan', 'noise', 'square'] as const;

/** One tone of a sound. Times in seconds, pitches in Hz; what is left out is 0. */
export interface Tone {
  readonly wave: (typeof WAVES)[number];
  readonly pitch: number;
  /** Its share beside the other tones of its sound; 1 if nothing is said. */
  readonly gain?: number;
  /** It begins so long after the sound does. */
  readonly after?: number;
  readonly attack?: number;
  /** From the peak down to `level`, its share of the peak that is held. */
  readonly decay?: number;
  readonly level?: number;
  readonly hold?: number;
  readonly release: number;
  /** Hz per second, and by how much that grows in a second. */
  readonly glide?: number;
  readonly bend?: number;
  /** Hz by which it jumps after so long. */
  readonly jump?: number;
  readonly jumpAfter?: number;
  /** Begins its glide again every so long. */
  readonly repeat?: number;
  /** From clean to hiss. */
  readonly grit?: number;
  /** Rounder below 1, sharper above; 1 if nothing is said. */
  readonly curve?: number;
  /** How fast its pitch swings. */
  readonly wobble?: number;
  /** How much its loudness swings, 0 to 1, in time with `repeat`. */
  readonly tremolo?: number;
  readonly echo?: number;
  /** Only what lies below, or above. */
  readonly below?: number;
  readonly above?: number;
}

/** The synthesizer's units: slides in 500 Hz per second, filters at half their pitch, highpass ones positive. */
const SLIDE = 500;
const FILTER = 2;

/** A tone as the synthesizer's parameters in their order: no randomness, volume 1. */
export function parametersOf(tone: Tone): readonly number[] {
  const { attack = 0, decay = 0, level = 1, hold = 0, release, curve = 1, glide = 0, bend = 0, jump = 0, jumpAfter = 0, repeat = 0, grit = 0, wobble = 0, echo = 0, tremolo = 0 } = tone;
  const filter = tone.below === undefined ? (tone.above ?? 0) / FILTER : -tone.below / FILTER;
  return [1, 0, tone.pitch, attack, hold, release, WAVES.indexOf(tone.wave), curve, glide / SLIDE, bend / SLIDE, jump, jumpAfter, repeat, grit, wobble, 0, echo, level, decay, tremolo, filter];
}
