import { parametersOf, type Tone } from './Tone';

/** Renders one tone, -1 to 1, from the synthesizer's parameters. */
export type Build = (...parameters: readonly number[]) => readonly number[];

/** A row of the sound table. */
export interface Sound {
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
export function renderSound(build: Build, { tones, loud }: Sound): Float32Array<ArrayBuffer> {
  const parts = tones.map((tone) => ({ from: Math.round((tone.after ?? 0) * SAMPLE_RATE), gain: tone.gain ?? 1, samples: build(...parametersOf(tone)) }));
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
