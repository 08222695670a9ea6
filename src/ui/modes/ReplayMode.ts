import type { Message } from '../../engine/core/grammar';
import type { Game } from '../../engine/Game';
import { isPlayedBy, versionOf } from '../../engine/run/rulesVersion';
import type { Command } from '../commands';
import { STAY, push, type ModeResult, type Mode } from '../Mode';
import type { ReplayTimeline } from '../../keep/replays/ReplayTimeline';
import { Run } from '../../keep/Run';
import type { Session } from '../Session';
import { text } from '../../keep/text';
import { fixedKey } from '../views/keysView';
import { Confirm, type Question } from './Menu';

/** Milliseconds per action at speed 1. */
const ACTION_MS = 160;
const FASTEST = 64;
/** Up to `PLAYED` actions are animated; up to `UNHURRIED` each waits for the animation of the one before. */
const PLAYED = 8;
const UNHURRIED = 2;
/** The most milliseconds of a frame spent on actions, unless a single one takes longer. */
const SLICE_MS = 24;
/** The most milliseconds of a frame spent on actions while winding, which shows no animations. */
const WINDING_MS = 48;
/** The longest a frame counts, in milliseconds: nothing is made up for after a pause. */
const LONGEST_FRAME_MS = 100;
/** The number of actions in a `page`. */
const PAGE = 50;

const TAKE_OVER: Question = {
  question: { key: 'ui.watch.takeOver.question', params: {} },
  yes: 'ui.watch.takeOver.yes',
  no: 'ui.watch.takeOver.no',
};

/** How a replay starts. */
export interface Start {
  /** The number of actions to skip. */
  readonly from?: number;
  readonly speed?: number;
  /** Returns milliseconds since any fixed moment. */
  readonly clock?: () => number;
}

/** A replay: plays, pauses, winds back and forth, and can be taken over. Nothing of it is saved. */
export class ReplayMode implements Mode {
  readonly kind = 'watching';
  readonly layer = 'watch';
  speed: number;
  /** As slow as it began, if that is below 1. */
  private readonly slowest: number;
  private plays = true;
  /** Milliseconds not yet spent on actions. */
  private due = 0;
  private readonly clock: () => number;
  /** The turn from which it plays; null until it has been wound to there. */
  private began: number | null = null;

  constructor(
    readonly reel: ReplayTimeline,
    { from = 0, speed = 1, clock = () => performance.now() }: Start = {},
  ) {
    this.speed = speed;
    this.slowest = Math.min(1, speed);
    this.clock = clock;
    if (from > 0) reel.seek(from);
  }

  /** Whether it plays, rather than pauses. */
  get isPlaying(): boolean {
    return this.plays;
  }

  get game(): Game {
    return this.reel.game;
  }

  get at(): number {
    return this.reel.at;
  }

  /** Whether it is being wound to another place. */
  get isSeeking(): boolean {
    return this.reel.goal !== null;
  }

  /** Whether it is too fast to be read aloud. */
  get isFast(): boolean {
    return this.plays && (this.speed > UNHURRIED || this.isSeeking);
  }

  /** The number of actions played, or to be wound to. */
  get place(): number {
    return this.reel.goal ?? this.reel.at;
  }

  /** Whether the player could play on from here. */
  get canTakeOver(): boolean {
    const { desync, game, goal } = this.reel;
    return goal === null && !game.isOver && desync?.how !== 'broken';
  }

  /** How the replay diverges from its recording; empty while it doesn't. */
  get errors(): readonly Message[] {
    const { desync, game, recorded } = this.reel;
    if (!desync) return [];
    const made = recorded.replay.version;
    const where: Message = { key: `ui.watch.parted.${desync.how}`, params: { turn: desync.turn } };
    return isPlayedBy(game.content, made) ? [where] : [where, { key: 'ui.watch.version', params: { made, ours: versionOf(game.content) } }];
  }

  handle(command: Command, session: Session): ModeResult {
    switch (command.do) {
      case 'toggle':
      case 'tap':
        this.toggle();
        return STAY;
      case 'seek':
        this.reel.seek(command.to);
        return STAY;
      case 'shift':
        this.plays = false;
        this.reel.seek(this.place + command.by * (command.unit === 'page' ? PAGE : 1));
        return STAY;
      case 'speed':
        this.speed = Math.min(FASTEST, Math.max(this.slowest, command.by > 0 ? this.speed * 2 : this.speed / 2));
        return STAY;
      case 'takeOver':
        return this.askToTakeOver(session);
      case 'close':
        session.screen.leave();
        return STAY;
      default:
        return STAY;
    }
  }

  /** That this is a replay, from where, and its keys; and its end. */
  said({ settings, device }: Session): readonly string[] {
    const { goal, game, isAtEnd } = this.reel;
    if (goal === null) this.began ??= game.state.turn;
    if (this.began === null) return [];
    const key = (command: Command): string => fixedKey('watch', command, { settings, device });
    const step = (by: 1 | -1): string => key({ do: 'shift', by, unit: 'action' });
    const keys = { toggle: key({ do: 'toggle' }), back: step(-1), on: step(1), close: key({ do: 'close' }) };
    const begin = text('ui.watch.begin', { turn: this.began });
    const how = device === 'touch' ? begin : `${begin} ${text('ui.watch.keys', keys)}`;
    return isAtEnd && goal === null ? [how, text('ui.watch.over')] : [how];
  }

  /** One frame: winds towards the goal if there is one, else plays the actions that are due. */
  frame(elapsed: number, session: Session): void {
    if (session.modes.top !== this) return;
    const until = this.clock() + (this.reel.goal === null ? SLICE_MS : WINDING_MS);
    const isTimeUp = (): boolean => this.clock() >= until;
    if (this.reel.goal !== null) this.wind(session, isTimeUp);
    else if (this.plays) this.play(Math.min(elapsed, LONGEST_FRAME_MS), session, isTimeUp);
  }

  private wind(session: Session, isTimeUp: () => boolean): void {
    const steps = this.reel.goal === this.reel.at + 1 && !this.plays;
    const events = steps ? this.reel.next() : null;
    if (this.reel.wind(isTimeUp)) this.due = 0;
    if (events) session.screen.play(events);
    else session.screen.jump();
    session.refresh();
  }

  private play(elapsed: number, session: Session, isTimeUp: () => boolean): void {
    if (this.speed <= UNHURRIED && session.isBusy) return;
    const pace = ACTION_MS / this.speed;
    this.due += elapsed;
    if (this.due < pace) return;
    let actions = Math.floor(this.due / pace);
    this.due -= actions * pace;
    let events = this.reel.next();
    const first = events;
    while (--actions > 0 && events && !isTimeUp()) events = this.reel.next();
    if (first && this.speed <= PLAYED) session.screen.play(first);
    if (this.speed > PLAYED || events !== first) session.screen.jump();
    if (this.reel.isAtEnd) this.plays = false;
    session.refresh();
  }

  /** Plays or pauses; at the end it starts over. */
  private toggle(): void {
    this.plays = !this.plays;
    this.due = 0;
    if (this.plays && this.reel.goal === null && this.reel.isAtEnd) this.reel.seek(0);
  }

  private askToTakeOver(session: Session): ModeResult {
    if (!this.canTakeOver) return STAY;
    this.plays = false;
    return session.isRunning ? push(new Confirm(TAKE_OVER, () => this.takeOver(session))) : this.takeOver(session);
  }

  private takeOver(session: Session): ModeResult {
    const { game, recording } = this.reel;
    const run = Run.taken(game, recording, session.runs.fresh());
    session.open(run);
    session.runs.keep(run);
    return STAY;
  }
}
