/** The synthesizer: what is used of it. The module opens an audio context of its own as soon as it is loaded. */
declare module 'zzfx' {
  export const ZZFX: {
    readonly audioContext: AudioContext;
    sampleRate: number;
    buildSamples(...parameters: readonly number[]): number[];
  };
}
