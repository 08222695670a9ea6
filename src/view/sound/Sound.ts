import type { Point } from '../../engine/core/point';
import { Ambience } from './Ambience';
import type { Cue } from './eventSounds';
import type { Surrounding } from './moods';
import { placeCues } from './place';
import type { Build } from './renderSound';
import { Voices } from './Voices';

/** What the sound needs of the page. */
export interface SoundPorts {
  /** Opens an audio context; it may throw where there is none. */
  readonly open: () => AudioContext;
  readonly load: () => Promise<Build>;
  /** A number 0 <= n < 1, for small differences. */
  readonly random: () => number;
}

/** How loud things are, 0 to 1. */
export interface Levels {
  readonly isOn: boolean;
  readonly effects: number;
  readonly ambience: number;
}

const SILENT: Levels = { isOn: false, effects: 0, ambience: 0 };
/** A change of volume without a click. */
const SMOOTH = 0.05;
/** The ambience lies well below everything that matters. */
const AMBIENCE_SHARE = 0.8;
const NOISE_SECONDS = 3;

interface Rig {
  readonly context: AudioContext;
  readonly effects: GainNode;
  readonly ambience: GainNode;
  readonly air: Ambience;
  /** Null until the synthesizer has come. */
  voices: Voices | null;
}

/** All that sounds. Before the first gesture there is nothing, and nothing is kept for later; a page that is hidden is silent. */
export class Sound {
  private rig: Rig | null = null;
  private levels = SILENT;
  private isAwake = false;
  private isHidden = false;
  /** There is no sound here, and never will be. */
  private isDeaf = false;
  private where: Surrounding = { place: 'title', tension: 0 };

  constructor(private readonly ports: SoundPorts) {}

  /** A person has touched something: now the browser allows sound. */
  wake(): void {
    if (this.isAwake && (this.rig === null || this.rig.context.state === 'running')) return;
    this.isAwake = true;
    this.settle();
  }

  hide(isHidden: boolean): void {
    this.isHidden = isHidden;
    this.settle();
  }

  set(levels: Levels): void {
    this.levels = levels;
    this.settle();
  }

  enter(where: Surrounding): void {
    this.where = where;
    this.quietly(() => this.rig?.air.enter(where));
  }

  /** Plays what a turn or the interface has to say to whoever stands there. */
  play(cues: readonly Cue[], ear: Point): void {
    const { rig } = this;
    const voices = rig?.voices;
    if (!voices || rig.context.state !== 'running' || this.levels.effects === 0) return;
    this.quietly(() => { for (const play of placeCues(cues, ear)) voices.play(play); });
  }

  /** Goes on with what sounds all the time; to be called a few times a second. */
  tick(): void {
    const { rig } = this;
    if (rig?.context.state !== 'running') return;
    this.quietly(() => {
      rig.voices?.prepare();
      if (this.levels.ambience > 0) rig.air.tick();
    });
  }

  /** A sound system that breaks falls silent for good: it is never worth a run. */
  private quietly(work: () => void): void {
    try {
      work();
    } catch {
      this.isDeaf = true;
      this.rig = null;
    }
  }

  /** Lets the context run or rest, and be as loud, as things stand. */
  private settle(): void {
    const isRunning = this.isAwake && this.levels.isOn && !this.isHidden;
    if (isRunning && this.rig === null && !this.isDeaf) this.rig = this.open();
    const { rig } = this;
    if (rig) this.quietly(() => { this.level(rig, isRunning); });
  }

  private level(rig: Rig, isRunning: boolean): void {
    const { effects, ambience } = this.levels;
    rig.effects.gain.setTargetAtTime(effects * effects, rig.context.currentTime, SMOOTH);
    rig.ambience.gain.setTargetAtTime(ambience * ambience * AMBIENCE_SHARE, rig.context.currentTime, SMOOTH);
    const { state } = rig.context;
    if (isRunning && state !== 'running') this.attempt(rig.context.resume());
    if (!isRunning && state === 'running') this.attempt(rig.context.suspend());
  }

  private open(): Rig | null {
    try {
      const rig = this.build(this.ports.open());
      this.attempt(this.ports.load().then((build) => { rig.voices = new Voices(rig.context, rig.effects, { build, random: this.ports.random }); }));
      return rig;
    } catch {
      this.isDeaf = true;
      return null;
    }
  }

  /** Everything ends in one limiter, so that nothing together is too loud. */
  private build(context: AudioContext): Rig {
    const limiter = context.createDynamicsCompressor();
    limiter.threshold.value = -10;
    limiter.knee.value = 8;
    limiter.ratio.value = 12;
    limiter.attack.value = 0.003;
    limiter.release.value = 0.15;
    limiter.connect(context.destination);
    const bus = (): GainNode => {
      const node = context.createGain();
      node.gain.value = 0;
      node.connect(limiter);
      return node;
    };
    const ambience = bus();
    const air = new Ambience({ context, out: ambience, noise: this.noise(context), random: this.ports.random });
    air.enter(this.where);
    return { context, effects: bus(), ambience, air, voices: null };
  }

  private noise(context: AudioContext): AudioBuffer {
    const buffer = context.createBuffer(1, NOISE_SECONDS * context.sampleRate, context.sampleRate);
    const samples = buffer.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = 2 * this.ports.random() - 1;
    return buffer;
  }

  /** What a browser refuses is silence, no error. */
  private attempt(wish: Promise<unknown>): void {
    wish.catch(() => undefined);
  }
}
