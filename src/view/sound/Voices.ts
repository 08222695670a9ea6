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

/** Equal sounds that begin within so many seconds are one. */
export const MERGE = 0.04;
/** So many sound at once. */
export const MOST_VOICES = 14;
/** Highest ranks first: who comes first is the last to be cut off. */
const RANKS = ['cue', 'usual', 'soft'] as const;
/** How far the pitch of a sound strays; cues keep theirs, to be known by it. */
const STRAY = 0.05;
const CUT = 0.02;

interface Voice {
  readonly rank: number;
  readonly ends: number;
  readonly source: AudioBufferSourceNode;
  readonly level: GainNode;
}

/** The places from which effects sound: each sound is made once, few sound together. */
export class Voices {
  private readonly buffers = new Map<SoundId, AudioBuffer>();
  private readonly begun = new Map<SoundId, number>();
  private voices: Voice[] = [];

  constructor(
    private readonly context: AudioContext,
    private readonly out: AudioNode,
    private readonly source: { readonly build: Build; readonly random: () => number },
  ) {}

  /** How many sound, or are about to. */
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

  /** Makes one sound that has not been needed yet, so that it need not be made when it is; false when there is none. */
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

  /** Browsers without panning hear everything in the middle. */
  private place(level: GainNode, pan: number): AudioNode {
    if (pan === 0 || !('createStereoPanner' in this.context)) return level;
    const panner = this.context.createStereoPanner();
    panner.pan.value = pan;
    return level.connect(panner);
  }

  /** Cuts off somebody of a lower rank, or the oldest of the same; false where only higher ones sound. */
  private makeRoom(rank: number): boolean {
    const voices = this.sounding();
    this.voices = voices;
    if (voices.length < MOST_VOICES) return true;
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
