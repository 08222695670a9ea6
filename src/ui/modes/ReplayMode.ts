import type { Message } from '../../engine/core/grammar';
import { versionOf } from '../../engine/run/replay';
import type { Command } from '../commands';
import { STAY, push, type ModeResult, type ModeLogic } from '../Mode';
import type { ReplayTimeline } from '../../keep/replays/ReplayTimeline';
import { Run } from '../../keep/Run';
import type { Session } from '../Session';
import { Confirm, type Question } from './Confirm';

/** An action takes so long at speed 1, in milliseconds. */
const ACTION_MS = 160;
const FASTEST = 64;
/** Up to this speed every action is played with its movements; up to the second one an action waits until the one before is shown. */
const PLAYED = 8;
const UNHURRIED = 2;
/** In one frame no more time goes into actions, in milliseconds, but for a single action that takes longer. */
const SLICE_MS = 24;
/** The same while it is wound: then nobody looks at movements. */
const WINDING_MS = 48;
/** A frame counts as no longer than that: after a pause nothing is made up for. */
const LONGEST_FRAME_MS = 100;
/** Actions that `page` goes by. */
const PAGE = 50;

const TAKE_OVER: Question = { question: { key: 'ui.watch.takeOver.question', params: {} }, yes: 'ui.watch.takeOver.yes', no: 'ui.watch.takeOver.no', first: 'no' };

/** How it begins. */
export interface Start {
  /** After so many actions. */
  readonly from?: number;
  readonly speed?: number;
  /** Milliseconds from any moment. */
  readonly clock?: () => number;
}

/** A recorded run is watched: it plays, waits, is wound to and fro, and can be taken over. Nothing of it is kept. */
export class ReplayMode implements ModeLogic {
  readonly kind = 'watching';
  readonly layer = 'watch';
  speed: number;
  private plays = true;
  /** Milliseconds that are left for actions. */
  private due = 0;
  private readonly clock: () => number;

  constructor(
    readonly reel: ReplayTimeline,
    { from = 0, speed = 1, clock = () => performance.now() }: Start = {},
  ) {
    this.speed = speed;
    this.clock = clock;
    if (from > 0) reel.seek(from);
  }

  /** Whether it goes on by itself. */
  get isPlaying(): boolean {
    return this.plays;
  }

  /** Whether it goes too fast to be read aloud. */
  get isFast(): boolean {
    return this.plays && (this.speed > UNHURRIED || this.reel.goal !== null);
  }

  /** The action where it is, or where it is on its way to. */
  get place(): number {
    return this.reel.goal ?? this.reel.at;
  }

  /** Whether somebody could go on from here. */
  get canTakeOver(): boolean {
    const { desync, game, goal } = this.reel;
    return goal === null && !game.isOver && desync?.how !== 'broken';
  }

  /** What the recording is at odds with, as sentences. */
  get errors(): readonly Message[] {
    const { desync, game, recorded } = this.reel;
    if (!desync) return [];
    const made = recorded.replay.version;
    const ours = versionOf(game.content);
    const where: Message = { key: `ui.watch.parted.${desync.how}`, params: { turn: desync.turn } };
    return made === ours ? [where] : [where, { key: 'ui.watch.version', params: { made, ours } }];
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
        this.speed = Math.min(FASTEST, Math.max(1, command.by > 0 ? this.speed * 2 : this.speed / 2));
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

  /** One frame: winds if it is wound, else plays what is due. */
  frame(elapsed: number, session: Session): void {
    if (session.modes.top !== this) return;
    const until = this.clock() + (this.reel.goal === null ? SLICE_MS : WINDING_MS);
    const enough = (): boolean => this.clock() >= until;
    if (this.reel.goal !== null) this.wind(session, enough);
    else if (this.plays) this.play(Math.min(elapsed, LONGEST_FRAME_MS), session, enough);
  }

  private wind(session: Session, enough: () => boolean): void {
    const steps = this.reel.goal === this.reel.at + 1 && !this.plays;
    const events = steps ? this.reel.next() : null;
    if (this.reel.wind(enough)) this.due = 0;
    if (events) session.screen.play(events);
    else session.screen.jump();
    session.refresh();
  }

  private play(elapsed: number, session: Session, enough: () => boolean): void {
    if (this.speed <= UNHURRIED && session.isBusy) return;
    const pace = ACTION_MS / this.speed;
    this.due += elapsed;
    if (this.due < pace) return;
    let actions = Math.floor(this.due / pace);
    this.due -= actions * pace;
    let events = this.reel.next();
    const first = events;
    while (--actions > 0 && events && !enough()) events = this.reel.next();
    if (first && this.speed <= PLAYED) session.screen.play(first);
    if (this.speed > PLAYED || events !== first) session.screen.jump();
    if (this.reel.isAtEnd) this.plays = false;
    session.refresh();
  }

  /** Plays or waits; at the end it begins anew. */
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
