import { SAMPLE_RATE, renderSound, type Build } from './renderSound';
import { SOUNDS, SOUND_IDS, type SoundId } from './sounds';

/** A sound about to be played. */
export interface Play {
  readonly sound: SoundId;
  /** Seconds from now. */
  readonly after: number;
  readonly gain: number;
  /** -1 is left, 1 is right. */
  readonly pan: number;
}

/** Equal sounds starting within this many seconds merge. */
export const MERGE = 0.04;
/** The most voices at once. */
export const MAX_VOICES = 14;
/** Highest rank first: the last to be cut off. */
const RANKS = ['cue', 'normal', 'soft'] as const;
/** The random pitch variation of a sound; cues have none, to stay recognizable. */
const STRAY = 0.05;
const CUT = 0.02;

interface Voice {
  readonly rank: number;
  readonly ends: number;
  readonly source: AudioBufferSourceNode;
  readonly level: GainNode;
}

/** Plays effects: each sound is rendered once, and voices are limited. */
export class Voices {
  private readonly buffers = new Map<SoundId, AudioBuffer>();
  private readonly begun = new Map<SoundId, number>();
  private voices: Voice[] = [];

  constructor(
    private readonly context: AudioContext,
    private readonly out: AudioNode,
    private readonly source: { readonly build: Build; readonly random: () => number },
  ) {}

  /** Voices sounding or scheduled. */
  get count(): number {
    return this.sounding().length;
  }

  play({ sound, after, gain, pan }: Play): void {
    const when = this.context.currentTime + after;
    const before = this.begun.get(sound);
    if (before !== undefined && Math.abs(when - before) < MERGE) return;
    const rank = RANKS.indexOf(SOUNDS[sound].rank);
    if (!this.makeRoom(rank)) return;
    this.begun.set(sound, when);
    this.voices.push(this.begin(this.bufferOf(sound), { rank, when, gain, pan }));
  }

  /** Renders one unused sound ahead of need; false if there is none left. */
  prepare(): boolean {
    const next = SOUND_IDS.find((id) => !this.buffers.has(id));
    if (next !== undefined) this.bufferOf(next);
    return next !== undefined;
  }

  private begin(buffer: AudioBuffer, { rank, when, gain, pan }: { rank: number; when: number; gain: number; pan: number }): Voice {
    const { context } = this;
    const source = context.createBufferSource();
    const level = context.createGain();
    source.buffer = buffer;
    source.playbackRate.value = rank === 0 ? 1 : 1 + STRAY * (2 * this.source.random() - 1);
    level.gain.value = gain;
    source.connect(level);
    this.place(level, pan).connect(this.out);
    source.addEventListener('ended', () => { level.disconnect(); });
    source.start(when);
    return { rank, ends: when + buffer.duration, source, level };
  }

  /** Without panning, everything is centred. */
  private place(level: GainNode, pan: number): AudioNode {
    if (pan === 0 || !('createStereoPanner' in this.context)) return level;
    const panner = this.context.createStereoPanner();
    panner.pan.value = pan;
    return level.connect(panner);
  }

  /** Cuts off a lower-ranked voice, or the oldest of equal rank; false if only higher ones sound. */
  private makeRoom(rank: number): boolean {
    const voices = this.sounding();
    this.voices = voices;
    if (voices.length < MAX_VOICES) return true;
    const lowest = voices.reduce((worst, voice) => (voice.rank > worst.rank ? voice : worst));
    if (lowest.rank < rank) return false;
    lowest.level.gain.setTargetAtTime(0, this.context.currentTime, CUT / 3);
    lowest.source.stop(this.context.currentTime + CUT);
    this.voices = voices.filter((voice) => voice !== lowest);
    return true;
  }

  private sounding(): Voice[] {
    return this.voices.filter(({ ends }) => ends > this.context.currentTime);
  }

  private bufferOf(sound: SoundId): AudioBuffer {
    const known = this.buffers.get(sound);
    if (known) return known;
    const samples = renderSound(this.source.build, SOUNDS[sound]);
    const buffer = this.context.createBuffer(1, samples.length, SAMPLE_RATE);
    buffer.getChannelData(0).set(samples);
    this.buffers.set(sound, buffer);
    return buffer;
  }
}
