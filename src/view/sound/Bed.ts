import type { Mood } from '../../engine/content';
import { type Call, CALL_TONES, type Surrounding } from './moods';

/** Seconds of a cross-fade, and of a slow change. */
export const FADE = 4;
const DRIFT = 6;
/** Seconds between changes of the wind. */
const GUST = [4, 9] as const;
/** The gain of the drone's voices, lowest first, and their detuning in cents. */
const VOICES = [1, 0.45, 0.3] as const;
const DETUNE = 6;
const GRATE = 0.3;
/** The drone's low-pass cutoff, calm and tense, in Hz. */
const DULL = 220;
const BRIGHT = 700;

/** What a bed is made from. */
interface Loom {
  readonly context: AudioContext;
  readonly out: AudioNode;
  /** White noise, to be looped. */
  readonly noise: AudioBuffer;
  readonly random: () => number;
}

/** One place's ambience: a drifting drone and wind, and calls scheduled ahead. */
export class Bed {
  private readonly level: GainNode;
  private readonly sources: AudioScheduledSourceNode[] = [];
  private readonly grate: GainNode;
  private readonly tone: BiquadFilterNode;
  private readonly air: BiquadFilterNode;
  private readonly breath: GainNode;
  private readonly calls: readonly Call[];
  private readonly next: number[];
  private nextGust: number;
  private tension = 0;

  constructor(
    private readonly mood: Mood,
    private readonly loom: Loom,
  ) {
    const { context, out } = loom;
    const now = context.currentTime;
    this.level = context.createGain();
    this.level.gain.setValueAtTime(0, now);
    this.level.gain.linearRampToValueAtTime(1, now + FADE);
    this.level.connect(out);
    this.tone = this.filter('lowpass', DULL);
    this.tone.connect(this.level);
    this.grate = this.gain(0, this.tone);
    this.drone();
    this.breath = this.gain(mood.wind, this.level);
    this.air = this.filter('bandpass', mood.gusts[0]);
    this.air.connect(this.breath);
    this.blow();
    this.nextGust = now;
    this.calls = mood.calls.map((name) => CALL_TONES[name]);
    this.next = this.calls.map((call) => now + FADE / 2 + this.between(call.every));
  }

  /** Sets the tension, 0 to 1; the sound follows slowly. */
  tighten(tension: number): void {
    this.tension = tension;
    const now = this.loom.context.currentTime;
    this.grate.gain.setTargetAtTime(this.mood.drone * GRATE * tension, now, DRIFT);
    this.tone.frequency.setTargetAtTime(DULL + (BRIGHT - DULL) * tension, now, DRIFT);
  }

  /** Schedules all sounds before a time of the context; missed ones are skipped. */
  schedule(until: number): void {
    const now = this.loom.context.currentTime;
    this.nextGust = Math.max(now, this.nextGust);
    while (this.nextGust < until) this.gust();
    this.calls.forEach((call, index) => {
      let at = Math.max(now, this.next[index] ?? until);
      while (at < until) {
        if (this.tension >= (call.from ?? 0)) this.callOut(call, at);
        at += Math.max(call.lasts, this.between(call.every) * (1 - this.tension / 2));
      }
      this.next[index] = at;
    });
  }

  /** Fades it out. */
  end(): void {
    const now = this.loom.context.currentTime;
    this.level.gain.cancelScheduledValues(now);
    this.level.gain.setTargetAtTime(0, now, FADE / 4);
    for (const source of this.sources) source.stop(now + FADE);
    const [last] = this.sources;
    last?.addEventListener('ended', () => { this.level.disconnect(); });
  }

  private drone(): void {
    const { root, chord, grate, wave, drone } = this.mood;
    chord.forEach((share, index) => { this.hum(root * share, this.gain(drone * (VOICES[index] ?? 0), this.tone), wave); });
    this.hum(root * 2 * grate, this.grate, wave);
  }

  private hum(pitch: number, out: AudioNode, wave: OscillatorType): void {
    const oscillator = this.loom.context.createOscillator();
    oscillator.type = wave;
    oscillator.frequency.value = pitch;
    oscillator.detune.value = DETUNE * (2 * this.loom.random() - 1);
    oscillator.connect(out);
    oscillator.start();
    this.sources.push(oscillator);
  }

  private blow(): void {
    const source = this.loom.context.createBufferSource();
    source.buffer = this.loom.noise;
    source.loop = true;
    source.connect(this.air);
    source.start();
    this.sources.push(source);
  }

  /** Moves the wind to another pitch and strength. */
  private gust(): void {
    const { gusts, wind } = this.mood;
    const lasts = this.between(GUST);
    this.air.frequency.setTargetAtTime(this.between(gusts), this.nextGust, lasts / 3);
    this.breath.gain.setTargetAtTime(wind * this.between([0.4, 1.2]), this.nextGust, lasts / 3);
    this.nextGust += lasts;
  }

  private callOut(call: Call, at: number): void {
    const times = Math.round(this.between(call.times ?? [1, 1]));
    const pitch = call.pitches[Math.floor(this.loom.random() * call.pitches.length)] ?? 0;
    const side = this.side();
    for (let i = 0; i < times; i++) {
      const source = this.sing(call, { at: at + i * (call.apart ?? 0), pitch: pitch * (1 + 0.03 * this.loom.random()), out: side });
      if (i === times - 1 && side !== this.level) source.addEventListener('ended', () => { side.disconnect(); });
    }
  }

  private sing(call: Call, { at, pitch, out }: { at: number; pitch: number; out: AudioNode }): AudioScheduledSourceNode {
    const { wave, to, attack, lasts, gain, below } = call;
    const end = at + attack + lasts;
    const envelope = this.gain(0, out);
    envelope.gain.setValueAtTime(0, at);
    envelope.gain.linearRampToValueAtTime(gain * (0.6 + 0.4 * this.loom.random()), at + attack);
    envelope.gain.setTargetAtTime(0, at + attack, lasts / 4);
    const filter = wave === 'noise' ? this.filter('bandpass', pitch) : this.filter('lowpass', below ?? 8000);
    filter.connect(envelope);
    const source = wave === 'noise' ? this.loop() : this.voice(wave, { at, pitch, to, end });
    source.connect(filter);
    source.start(at);
    source.stop(end + lasts);
    source.addEventListener('ended', () => { envelope.disconnect(); });
    return source;
  }

  private voice(wave: OscillatorType, { at, pitch, to, end }: { at: number; pitch: number; to: number; end: number }): OscillatorNode {
    const oscillator = this.loom.context.createOscillator();
    oscillator.type = wave;
    oscillator.frequency.setValueAtTime(pitch, at);
    oscillator.frequency.exponentialRampToValueAtTime(pitch * to, end);
    return oscillator;
  }

  private loop(): AudioBufferSourceNode {
    const source = this.loom.context.createBufferSource();
    source.buffer = this.loom.noise;
    source.loop = true;
    return source;
  }

  /** A random place to the left or right. */
  private side(): AudioNode {
    const { context, random } = this.loom;
    if (!('createStereoPanner' in context)) return this.level;
    const panner = context.createStereoPanner();
    panner.pan.value = 1.4 * random() - 0.7;
    panner.connect(this.level);
    return panner;
  }

  private gain(value: number, out: AudioNode): GainNode {
    const node = this.loom.context.createGain();
    node.gain.value = value;
    node.connect(out);
    return node;
  }

  private filter(type: BiquadFilterType, pitch: number): BiquadFilterNode {
    const node = this.loom.context.createBiquadFilter();
    node.type = type;
    node.frequency.value = pitch;
    return node;
  }

  private between([min, max]: readonly [number, number]): number {
    return min + (max - min) * this.loom.random();
  }
}

/** Seconds scheduled ahead: a page busy for that long keeps sounding. */
const AHEAD = 3;

/** The ambient sound of the player's place; places cross-fade. */
export class Ambience {
  private bed: Bed | null = null;
  private place: string | null = null;

  constructor(private readonly loom: Loom) {}

  /** Enters a place, or changes the present one's tension. */
  enter({ place, mood, tension }: Surrounding): void {
    if (place !== this.place) {
      this.bed?.end();
      this.bed = new Bed(mood, this.loom);
      this.place = place;
    }
    this.bed?.tighten(tension);
  }

  /** Schedules what comes next; to be called at least every second. */
  tick(): void {
    this.bed?.schedule(this.loom.context.currentTime + AHEAD);
  }
}
