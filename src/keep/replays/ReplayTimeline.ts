import type { Content } from '../../engine/content';
import type { GameEvent } from '../../engine/events';
import type { Game } from '../../engine/Game';
import { Replaying, type Desync } from '../../engine/run/Replaying';
import type { Recorded, Recording, Replay } from '../../engine/run/replay';
import { decodeRun, encodeRun } from '../../engine/run/save';
import { newGame, resumeGame } from '../../procgen/newGame';

/** A decoded recording. */
export interface Readable {
  readonly replay: Replay;
  readonly steps: readonly Recorded[];
}

/** The encoded state after `at` actions. */
interface Frame {
  readonly at: number;
  readonly text: string;
}

/** Actions between kept states at first; when there are too many, every second one is dropped. */
const SPACING = 250;
const MOST_FRAMES = 64;

/** A recorded run, played action by action, with seeking to any of them. */
export class ReplayTimeline {
  private run: Replaying;
  private frames: readonly Frame[] = [];
  private spacing = SPACING;
  private wanted: number | null = null;

  constructor(
    private readonly content: Content,
    readonly recorded: Readable,
  ) {
    this.run = new Replaying(newGame(content, recorded.replay.seed), recorded);
    this.keep();
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
    if (goal < this.at || this.lastBefore(goal).at > this.at) this.restore(this.lastBefore(goal));
  }

  /** Plays towards the sought action until it is reached or `isDue` says to pause; true if reached, or as near as possible. */
  wind(isDue: () => boolean): boolean {
    while (this.wanted !== null && this.at < this.wanted && this.next()) if (isDue()) break;
    if (this.wanted !== null && (this.at >= this.wanted || this.isAtEnd)) this.wanted = null;
    return this.wanted === null;
  }

  private lastBefore(goal: number): Frame {
    const frame = this.frames.filter(({ at }) => at <= goal).at(-1);
    if (!frame) throw new Error('The timeline has no first frame.');
    return frame;
  }

  private restore({ at, text }: Frame): void {
    const decoded = decodeRun(text);
    if (!decoded.ok) throw new Error(decoded.why);
    this.run = new Replaying(resumeGame(this.content, decoded.run.state), this.recorded, at);
  }

  /** Keeps the state if a frame is due. A diverged state is not part of the recording. */
  private keep(): void {
    if (this.at % this.spacing !== 0 || this.desync || (this.frames.at(-1)?.at ?? -1) >= this.at) return;
    this.frames = [...this.frames, { at: this.at, text: encodeRun(this.game.state) }];
    if (this.frames.length <= MOST_FRAMES) return;
    this.spacing *= 2;
    this.frames = this.frames.filter(({ at }) => at % this.spacing === 0);
  }
}
