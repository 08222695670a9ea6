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
function parametersOf(tone: Tone): readonly number[] {
  const { attack = 0, decay = 0, level = 1, hold = 0, release, curve = 1, glide = 0, bend = 0, jump = 0, jumpAfter = 0 } = tone;
  const { repeat = 0, grit = 0, wobble = 0, echo = 0, tremolo = 0 } = tone;
  const filter = tone.below === undefined ? (tone.above ?? 0) / FILTER : -tone.below / FILTER;
  const shape = [attack, hold, release, WAVES.indexOf(tone.wave), curve, glide / SLIDE, bend / SLIDE, jump, jumpAfter];
  return [1, 0, tone.pitch, ...shape, repeat, grit, wobble, 0, echo, level, decay, tremolo, filter];
}

/** Renders one tone, -1 to 1, from the synthesizer's parameters. */
export type Build = (...parameters: readonly number[]) => readonly number[];

/** A row of the sound table. */
export interface SoundRow {
  /** Priority when too much sounds at once: cues are never cut off. */
  readonly rank: 'cue' | 'normal' | 'soft';
  /** Loudness: the RMS of the loudest 50 ms, 0 to 1. */
  readonly loud: number;
  readonly tones: readonly Tone[];
}

/** Half the standard rate: enough for these sounds, in half the time and memory. */
export const SAMPLE_RATE = 22_050;

/** The loudness window in samples. */
const WINDOW = Math.round(SAMPLE_RATE / 20);
/** The largest amplitude. */
const PEAK = 0.9;

/** Mixes a sound's tones, normalized to its loudness but never beyond the peak. */
export function renderSound(build: Build, { tones, loud }: SoundRow): Float32Array<ArrayBuffer> {
  const parts = tones.map((tone) => {
    return { from: Math.round((tone.after ?? 0) * SAMPLE_RATE), gain: tone.gain ?? 1, samples: build(...parametersOf(tone)) };
  });
  const mix = new Float32Array(Math.max(0, ...parts.map(({ from, samples }) => from + samples.length)));
  for (const { from, gain, samples } of parts) samples.forEach((sample, i) => { mix[from + i] = (mix[from + i] ?? 0) + gain * sample; });
  const factor = Math.min(loud / loudnessOf(mix), PEAK / peakOf(mix));
  return Number.isFinite(factor) ? mix.map((sample) => sample * factor) : mix.fill(0);
}

/** The RMS of the loudest window. */
export function loudnessOf(samples: Float32Array): number {
  let sum = 0;
  let max = 0;
  for (let i = 0; i < samples.length; i++) {
    sum += squareAt(samples, i) - squareAt(samples, i - WINDOW);
    if (sum > max) max = sum;
  }
  return Math.sqrt(max / WINDOW);
}

function squareAt(samples: Float32Array, i: number): number {
  const sample = samples[i] ?? 0;
  return sample * sample;
}

/** The largest amplitude of the samples. */
export function peakOf(samples: Float32Array): number {
  let peak = 0;
  for (const sample of samples) {
    if (sample > peak) peak = sample;
    else if (-sample > peak) peak = -sample;
  }
  return peak;
}

/** Loads the synthesizer. It opens an audio context on loading, which is closed again: ours is another. */
export async function loadBuild(): Promise<Build> {
  const { ZZFX } = await import('zzfx');
  void ZZFX.audioContext.close();
  ZZFX.sampleRate = SAMPLE_RATE;
  return (...parameters) => ZZFX.buildSamples(...parameters);
}
