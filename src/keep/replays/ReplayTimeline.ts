import type { Content } from '../../engine/content';
import type { GameEvent } from '../../engine/events';
import type { Game } from '../../engine/Game';
import { Replaying, type Desync } from '../../engine/run/Replaying';
import type { Recorded, Recording, Replay } from '../../engine/run/replay';
import { decodeRun, encodeRun } from '../../engine/run/save';
import { newGame, resumeGame } from '../../procgen/newGame';

/** A recording that has been read. */
export interface Readable {
  readonly replay: Replay;
  readonly steps: readonly Recorded[];
}

/** The run as it was after so many actions. */
interface Frame {
  readonly at: number;
  readonly text: string;
}

/** A state is kept every so many actions at first; when there are too many, every second one is let go. */
const SPACING = 250;
const MOST_FRAMES = 64;

/** A recorded run that is played forwards action by action, and wound to any of them. */
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

  /** The run as it is here; another object after winding back. */
  get game(): Game {
    return this.run.game;
  }

  /** How many actions are done, and how many there are. */
  get at(): number {
    return this.run.at;
  }

  get count(): number {
    return this.recorded.steps.length;
  }

  /** Where it has parted from the recording; null as long as they agree. */
  get desync(): Desync | null {
    return this.run.desync;
  }

  /** Whether it cannot go on from here. */
  get isAtEnd(): boolean {
    return this.run.isAtEnd || this.run.desync !== null;
  }

  /** The action that it is being wound to; null while it is where it should be. */
  get goal(): number | null {
    return this.wanted;
  }

  /** How many states it holds to come back to. */
  get frameCount(): number {
    return this.frames.length;
  }

  /** What was done up to here. */
  get recording(): Recording {
    return this.run.recording();
  }

  /** Does the next action; null where there is none. */
  next(): readonly GameEvent[] | null {
    const events = this.run.next();
    this.keep();
    return events;
  }

  /** Lets it be wound to an action, which `wind` then does. */
  seek(to: number): void {
    const goal = Math.round(Math.min(Math.max(to, 0), this.count));
    this.wanted = goal;
    if (goal < this.at || this.lastBefore(goal).at > this.at) this.restore(this.lastBefore(goal));
  }

  /** Goes on towards the action that is wanted until it is there or `enough` says so; true when it is there, or as near as it can be. */
  wind(enough: () => boolean): boolean {
    while (this.wanted !== null && this.at < this.wanted && this.next()) if (enough()) break;
    if (this.wanted !== null && (this.at >= this.wanted || this.isAtEnd)) this.wanted = null;
    return this.wanted === null;
  }

  private lastBefore(goal: number): Frame {
    const frame = this.frames.filter(({ at }) => at <= goal).at(-1);
    if (!frame) throw new Error('a reel without its first frame');
    return frame;
  }

  private restore({ at, text }: Frame): void {
    const decoded = decodeRun(text);
    if (!decoded.ok) throw new Error(decoded.why);
    this.run = new Replaying(resumeGame(this.content, decoded.run.state), this.recorded, at);
  }

  /** Keeps the state if it is one to come back to. What has parted is no state of the recording. */
  private keep(): void {
    if (this.at % this.spacing !== 0 || this.desync || (this.frames.at(-1)?.at ?? -1) >= this.at) return;
    this.frames = [...this.frames, { at: this.at, text: encodeRun(this.game.state) }];
    if (this.frames.length <= MOST_FRAMES) return;
    this.spacing *= 2;
    this.frames = this.frames.filter(({ at }) => at % this.spacing === 0);
  }
}
