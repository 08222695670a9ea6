import type { Point } from '../../engine/core/point';
import { Ambience } from './Bed';
import { type Play, Voices } from './Voices';
import type { Cue } from './eventSounds';
import { AT_TITLE, type Surrounding } from './moods';
import type { Build } from './renderSound';

/** What sound needs from the page. */
interface SoundPorts {
  /** Opens an audio context; may throw if there is none. */
  readonly open: () => AudioContext;
  readonly load: () => Promise<Build>;
  /** A random number 0 <= n < 1. */
  readonly random: () => number;
}

/** Volumes, 0 to 1. */
export interface Levels {
  readonly isOn: boolean;
  readonly effects: number;
  readonly ambience: number;
}

const SILENT: Levels = { isOn: false, effects: 0, ambience: 0 };
/** Seconds of a volume change, to avoid clicks. */
const SMOOTH = 0.05;
/** Keeps the ambience well below everything that matters. */
const AMBIENCE_SHARE = 0.8;
const NOISE_SECONDS = 3;

interface Rig {
  readonly context: AudioContext;
  readonly effects: GainNode;
  readonly ambience: GainNode;
  readonly air: Ambience;
  /** Null until the synthesizer is loaded. */
  voices: Voices | null;
}

/** All sound. Silent before the first gesture, without queueing, and while the page is hidden. */
export class SoundPlayer {
  private rig: Rig | null = null;
  private levels = SILENT;
  private isAwake = false;
  private isHidden = false;
  /** Sound is unavailable for good. */
  private isBroken = false;
  private where: Surrounding = AT_TITLE;

  constructor(private readonly ports: SoundPorts) {}

  /** The first gesture: now the browser allows sound. */
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

  /** Plays a turn's or the interface's cues for a listener at a cell. */
  play(cues: readonly Cue[], ear: Point): void {
    const { rig } = this;
    const voices = rig?.voices;
    if (!voices || rig.context.state !== 'running' || this.levels.effects === 0) return;
    this.quietly(() => { for (const play of placeCues(cues, ear)) voices.play(play); });
  }

  /** Continues the ambience; to be called a few times a second. */
  tick(): void {
    const { rig } = this;
    if (rig?.context.state !== 'running') return;
    this.quietly(() => {
      rig.voices?.prepare();
      if (this.levels.ambience > 0) rig.air.tick();
    });
  }

  /** A broken sound system falls silent for good rather than cost a run. */
  private quietly(work: () => void): void {
    try {
      work();
    } catch {
      this.isBroken = true;
      this.rig = null;
    }
  }

  /** Runs or suspends the context and sets volumes to match the state. */
  private settle(): void {
    const isRunning = this.isAwake && this.levels.isOn && !this.isHidden;
    if (isRunning && this.rig === null && !this.isBroken) this.rig = this.open();
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
      this.attempt(this.ports.load().then((build) => {
        rig.voices = new Voices(rig.context, rig.effects, { build, random: this.ports.random });
      }));
      return rig;
    } catch {
      this.isBroken = true;
      return null;
    }
  }

  /** Everything goes through one limiter, so that no mix is too loud. */
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

  /** A refusal by the browser means silence, not an error. */
  private attempt(wish: Promise<unknown>): void {
    wish.catch(() => undefined);
  }
}

/** Sideways distance in cells for full panning, and the strongest pan. */
const SIDE = 7;
const MAX_PAN = 0.85;
/** The distance in cells that halves a sound's gain. */
const HALF = 8;
/** Seconds between a turn's sounds, and the longest delay. */
const STEP = 0.025;
const MAX_WAIT = 0.15;

/** A turn's sounds as the player hears them: in sequence, panned and attenuated. */
export function placeCues(cues: readonly Cue[], ear: Point): Play[] {
  return cues.map(({ sound, at = ear, gain = 1, after }, index) => ({
    sound,
    after: after ?? Math.min(MAX_WAIT, index * STEP),
    gain: gain / (1 + Math.hypot(at.x - ear.x, at.y - ear.y) / HALF),
    pan: MAX_PAN * Math.max(-1, Math.min(1, (at.x - ear.x) / SIDE)),
  }));
}
