import type { Content } from '../../engine/content';
import type { GameEvent } from '../../engine/events';
import type { Game } from '../../engine/Game';
import { Replaying, type Desync } from '../../engine/run/Replaying';
import type { Recording } from '../../engine/run/Recording';
import type { Recorded, Replay } from '../../engine/run/replay';
import { decodeRun } from '../../engine/run/decodeRun';
import { encodeShort } from '../../engine/run/save';
import { newGame, resumeGame } from '../../procgen/newGame';

/** A decoded recording. */
export interface Readable {
  readonly replay: Replay;
  readonly steps: readonly Recorded[];
}

/** The encoded state after `at` actions; null at the start, which is made anew from the seed. */
interface Frame {
  readonly at: number;
  readonly text: string | null;
}

/** Actions between kept states at first; when there are too many, every second one is dropped. */
const SPACING = 250;
const MOST_FRAMES = 64;

/** A recorded run, played action by action, with seeking to any of them. */
export class ReplayTimeline {
  private run: Replaying;
  private frames: readonly Frame[] = [{ at: 0, text: null }];
  private spacing = SPACING;
  private wanted: number | null = null;

  constructor(
    protected readonly content: Content,
    readonly recorded: Readable,
  ) {
    this.run = this.begun();
  }

  /** The run at the present action; a different object after seeking back. */
  get game(): Game {
    return this.run.game;
  }

  /** How many actions have been played, and how many there are. */
  get at(): number {
    return this.run.at;
  }

  get count(): number {
    return this.recorded.steps.length;
  }

  /** Where the run diverged from the recording; null while they agree. */
  get desync(): Desync | null {
    return this.run.desync;
  }

  /** Whether nothing more can be played. */
  get isAtEnd(): boolean {
    return this.run.isAtEnd || this.run.desync !== null;
  }

  /** The action being sought; null when not seeking. */
  get goal(): number | null {
    return this.wanted;
  }

  /** How many states it keeps to seek back to. */
  get frameCount(): number {
    return this.frames.length;
  }

  /** The actions up to here. */
  get recording(): Recording {
    return this.run.recording();
  }

  /** Plays the next action; null at the end. */
  next(): readonly GameEvent[] | null {
    const events = this.run.next();
    this.keep();
    return events;
  }

  /** Sets the action to seek, clamped to 0..count; `wind` then plays up to it. */
  seek(to: number): void {
    const goal = Math.round(Math.min(Math.max(to, 0), this.count));
    this.wanted = goal;
    const last = this.frames.filter(({ at }) => at <= goal).at(-1);
    if (last && (goal < this.at || last.at > this.at)) this.restore(last);
  }

  /** Plays towards the sought action until it is reached or `isDue` says to pause; true if reached, or as near as possible. */
  wind(isDue: () => boolean): boolean {
    while (this.wanted !== null && this.at < this.wanted && this.next()) if (isDue()) break;
    if (this.wanted !== null && (this.at >= this.wanted || this.isAtEnd)) this.wanted = null;
    return this.wanted === null;
  }

  /** The run before its first action. */
  protected begun(): Replaying {
    return new Replaying(newGame(this.content, this.recorded.replay.seed), this.recorded);
  }

  /** A state that can't be read, as a forged recording may bring about, is dropped, and the one before is taken. */
  private restore({ at, text }: Frame): void {
    if (text === null) {
      this.run = this.begun();
      return;
    }
    const decoded = decodeRun(text);
    if (decoded.ok) {
      this.run = new Replaying(resumeGame(this.content, decoded.run.state), this.recorded, at);
      return;
    }
    const before = this.frames.filter((frame) => frame.at < at);
    this.frames = this.frames.filter((frame) => frame.at !== at);
    for (const frame of before.slice(-1)) this.restore(frame);
  }

  /** Keeps the state if a frame is due, unless it is too long for a text. A diverged state is not part of the recording. */
  private keep(): void {
    if (this.at % this.spacing !== 0 || this.desync || (this.frames.at(-1)?.at ?? -1) >= this.at) return;
    const text = encodeShort(this.game.state);
    if (text !== null) this.frames = [...this.frames, { at: this.at, text }];
    if (this.frames.length <= MOST_FRAMES) return;
    this.spacing *= 2;
    this.frames = this.frames.filter(({ at }) => at % this.spacing === 0);
  }
}
