import { SAMPLE_RATE, type Build } from './renderSound';

/** Fetches the synthesizer. It opens an audio context as soon as it is loaded, which is closed again: ours is another. */
export async function loadBuild(): Promise<Build> {
  const { ZZFX } = await import('zzfx');
  void ZZFX.audioContext.close();
  ZZFX.sampleRate = SAMPLE_RATE;
  return (...parameters) => ZZFX.buildSamples(...parameters);
}
