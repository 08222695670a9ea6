import { packs } from '../../src/content/packs';
import type { PackRows, RowSound } from '../../src/engine/content';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SAMPLE_RATE, loudnessOf, peakOf, renderSound } from '../../src/view/sound/renderSound';
import { SOUNDS, SOUND_IDS, type SoundId } from '../../src/view/sound/sounds';
import { loadSynthesizer } from '../support/synthesizer';

const build = loadSynthesizer();
const rendered = new Map(SOUND_IDS.map((id) => [id, renderSound(build, SOUNDS[id])]));
const samplesOf = (id: SoundId): Float32Array => rendered.get(id) ?? new Float32Array();

/** Sounds that players must recognise by ear. */
const HURT: readonly SoundId[] = ['hurt', 'hurtBadly', 'heroDies'];
const HOSTILE: readonly SoundId[] = ['noticed', 'noticedElite', 'noticedBoss'];

/** Energy in thirds of an octave from 80 Hz up, as a unit vector: Goertzel's filter at the middle of each. */
const spectrum = (id: SoundId): readonly number[] => spectra.get(id) ?? [];
const spectra = new Map(SOUND_IDS.map((id) => [id, spectrumOf(samplesOf(id))]));

function spectrumOf(samples: Float32Array): number[] {
  const bands = Array.from({ length: 21 }, (_, third) => {
    const bins = [-0.33, 0, 0.33].map((off) => power(samples, 80 * 2 ** ((third + 0.5 + off) / 3)));
    return Math.sqrt(bins.reduce((sum, bin) => sum + bin, 0));
  });
  const length = Math.hypot(...bands);
  return bands.map((band) => band / length);
}

/** Windows of 46 ms each, so that glides count wherever they pass. */
function power(samples: Float32Array, pitch: number): number {
  const turn = 2 * Math.cos((2 * Math.PI * pitch) / SAMPLE_RATE);
  let sum = 0;
  for (let from = 0; from < samples.length; from += 1024) {
    let a = 0;
    let b = 0;
    for (const sample of samples.subarray(from, from + 1024)) {
      const next = sample + turn * a - b;
      b = a;
      a = next;
    }
    sum += a * a + b * b - turn * a * b;
  }
  return sum;
}

function likeness(a: SoundId, b: SoundId): number {
  return spectrum(a).reduce((sum, band, i) => sum + band * (spectrum(b)[i] ?? 0), 0);
}

/** How often the loudness, in windows of 10 ms, rises from under a third of its maximum to over two thirds. */
function pulses(samples: Float32Array): number {
  const window = SAMPLE_RATE / 100;
  const levels = Array.from({ length: Math.ceil(samples.length / window) }, (_, i) => peakOf(samples.subarray(i * window, (i + 1) * window)));
  const most = Math.max(...levels);
  let [count, isUp] = [0, false];
  for (const level of levels) {
    if (!isUp && level > (2 * most) / 3) count++;
    isUp = isUp ? level > most / 3 : level > (2 * most) / 3;
  }
  return count;
}

describe.each(SOUND_IDS)('%s', (id) => {
  test('is short, audible, and nowhere too loud', () => {
    const samples = samplesOf(id);
    expect(samples.every(Number.isFinite)).toBe(true);
    expect(samples.length / SAMPLE_RATE).toBeLessThan(1.2);
    expect(peakOf(samples)).toBeLessThanOrEqual(0.901);
    expect(loudnessOf(samples)).toBeGreaterThan(0.8 * SOUNDS[id].loud);
    expect(loudnessOf(samples)).toBeLessThan(1.01 * SOUNDS[id].loud);
  });

  test('ends in silence, without a click', () => {
    expect(peakOf(samplesOf(id).slice(-10))).toBeLessThan(0.05);
  });

  test('is audible on a small speaker', () => {
    const high = spectrum(id).slice(3).reduce((sum, band) => sum + band * band, 0);
    expect(high).toBeGreaterThan(0.1);
  });
});

test('sounds to be recognised are the loudest, and the interface the softest', () => {
  const loud = (id: SoundId): number => loudnessOf(samplesOf(id));
  const normal = SOUND_IDS.filter((id) => SOUNDS[id].rank === 'normal').map(loud);
  expect(Math.min(...HURT.map(loud))).toBeGreaterThan(Math.max(...normal));
  expect(Math.max(...SOUND_IDS.filter((id) => id.startsWith('ui')).map(loud))).toBeLessThanOrEqual(Math.min(...normal));
});

test('only the hurt voice is distorted, and only new enemies pulse hard', () => {
  const using = (wave: string): SoundId[] => SOUND_IDS.filter((id) => SOUNDS[id].tones.some((tone) => tone.wave === wave));
  expect(using('tan')).toEqual(HURT);
  expect(using('square')).toEqual(HOSTILE);
});

test('being hurt and a new enemy share no pitch', () => {
  for (const hurt of ['hurt', 'hurtBadly'] as const) for (const hostile of HOSTILE) expect(likeness(hurt, hostile)).toBeLessThan(0.6);
});

test('no other pulsing sound has the pitch of a new enemy', () => {
  const others = SOUND_IDS.filter((id) => !HOSTILE.includes(id) && pulses(samplesOf(id)) > 1);
  expect(pulses(samplesOf('noticed'))).toBe(2);
  expect(pulses(samplesOf('noticedElite'))).toBe(3);
  expect(others.length).toBeGreaterThan(3);
  for (const other of others) expect([other, likeness('noticed', other) < 0.8]).toEqual([other, true]);
});

test('no other sound as loud has the pitch of being hurt', () => {
  const others = SOUND_IDS.filter((id) => !HURT.includes(id) && loudnessOf(samplesOf(id)) > 0.2);
  for (const other of others) expect([other, likeness('hurt', other) < 0.88]).toEqual([other, true]);
});

test('every sound is used', () => {
  const folder = join(__dirname, '..', '..', 'src', 'view', 'sound');
  const text = readdirSync(folder).filter((file) => file !== 'sounds.ts').map((file) => readFileSync(join(folder, file), 'utf8')).join('\n');
  const named = Object.values<PackRows>(packs).flatMap(({ statuses, itemKinds }) => [...Object.values(statuses), ...Object.values(itemKinds)]).map((row) => ('sound' in row ? row.sound : ''));
  expect(SOUND_IDS.filter((id) => !text.includes(`'${id}'`) && !named.includes(id as RowSound))).toEqual([]);
});
