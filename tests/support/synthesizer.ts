import { transformSync } from '@swc/core';
import { readFileSync } from 'node:fs';
import { compileFunction } from 'node:vm';
import { SAMPLE_RATE, type Build } from '../../src/view/sound/renderSound';

/** The parts of the synthesizer that are used. */
interface Synthesizer {
  ZZFX: { sampleRate: number; buildSamples: Build };
}

/** The synthesizer itself, without a browser: its module opens an audio context on import, so it gets a dummy one. */
export function loadSynthesizer(): Build {
  const { code } = transformSync(readFileSync(require.resolve('zzfx'), 'utf8'), { module: { type: 'commonjs' } });
  const exports = {} as Synthesizer;
  const define = compileFunction(code, ['exports', 'AudioContext']) as (exports: object, context: unknown) => void;
  define(exports, Object);
  const { ZZFX } = exports;
  ZZFX.sampleRate = SAMPLE_RATE;
  return (...parameters) => ZZFX.buildSamples(...parameters);
}
