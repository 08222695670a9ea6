import { parametersOf, type Tone } from './Tone';

/** Makes the samples of one tone, -1 to 1, out of the synthesizer's parameters. */
export type Build = (...parameters: readonly number[]) => readonly number[];

/** A sound as the table writes it. */
export interface Sound {
  /** Who gives way when too much sounds at once: cues never do. */
  readonly rank: 'cue' | 'usual' | 'soft';
  /** How loud it is: the root mean square of its loudest 50 ms, 0 to 1. */
  readonly loud: number;
  readonly tones: readonly Tone[];
}

/** Half of the usual: enough for these, made in half the time and kept in half the room. */
export const SAMPLE_RATE = 22_050;

/** Samples over which loudness is measured. */
const WINDOW = Math.round(SAMPLE_RATE / 20);
/** No sample is further from 0. */
const PEAK = 0.9;

/** All tones of a sound together, as loud as its row says and never beyond the peak. */
export function renderSound(build: Build, { tones, loud }: Sound): Float32Array<ArrayBuffer> {
  const parts = tones.map((tone) => ({ from: Math.round((tone.after ?? 0) * SAMPLE_RATE), gain: tone.gain ?? 1, samples: build(...parametersOf(tone)) }));
  const mix = new Float32Array(Math.max(0, ...parts.map(({ from, samples }) => from + samples.length)));
  for (const { from, gain, samples } of parts) samples.forEach((sample, i) => { mix[from + i] = (mix[from + i] ?? 0) + gain * sample; });
  const factor = Math.min(loud / loudnessOf(mix), PEAK / peakOf(mix));
  return Number.isFinite(factor) ? mix.map((sample) => sample * factor) : mix.fill(0);
}

/** The root mean square of the loudest window. */
export function loudnessOf(samples: Float32Array): number {
  let sum = 0;
  let most = 0;
  for (let i = 0; i < samples.length; i++) {
    sum += squareAt(samples, i) - squareAt(samples, i - WINDOW);
    if (sum > most) most = sum;
  }
  return Math.sqrt(most / WINDOW);
}

function squareAt(samples: Float32Array, i: number): number {
  const sample = samples[i] ?? 0;
  return sample * sample;
}

/** The sample furthest from 0. */
export function peakOf(samples: Float32Array): number {
  let peak = 0;
  for (const sample of samples) {
    if (sample > peak) peak = sample;
    else if (-sample > peak) peak = -sample;
  }
  return peak;
}
