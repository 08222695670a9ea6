/** The parts of the synthesizer in use. The module opens its own audio context on loading. */
declare module 'zzfx' {
  export const ZZFX: {
    readonly audioContext: AudioContext;
    sampleRate: number;
    buildSamples(...parameters: readonly number[]): number[];
  };
}
