import { SAMPLE_RATE, type Build } from './renderSound';

/** Loads the synthesizer. It opens an audio context on loading, which is closed again: ours is another. */
export async function loadBuild(): Promise<Build> {
  const { ZZFX } = await import('zzfx');
  void ZZFX.audioContext.close();
  ZZFX.sampleRate = SAMPLE_RATE;
  return (...parameters) => ZZFX.buildSamples(...parameters);
}
