import type { Game } from '../../engine/Game';
import type { Action } from '../../engine/actions/Action';
import { dangerOf, interruption } from '../../engine/ai/interruption';
import { isFetched } from '../../engine/ai/explore';
import { type Intent, pursue } from '../../engine/ai/intents';
import type { Message } from '../../engine/core/grammar';
import type { GameEvent } from '../../engine/events';
import { featureAt } from '../../engine/facts/features';
import { encodeAction } from '../../engine/run/actionCodec';
import type { Tone } from '../../engine/state';
import type { Run } from '../../keep/Run';
import { line, textOf } from '../../keep/text';
import type { Listeners } from '../Listeners';
import { dare, type Mode, type Next, type Turns } from '../Mode';
import type { ModeStack } from '../ModeStack';
import type { Session } from '../Session';
import type { TurnTaker } from '../SessionPorts';
import type { Command } from '../commands';
import type { Device } from '../input/Hands';
import { Stride } from '../input/Stride';
import { Confirm } from '../modes/Menu';
import { dialog, loadedDialogs } from '../modes/dialogs';

/** The turns for which it is said that the oil runs low. */
const SAID_FOR = 3;
const OIL_LOW = 'stop.oilLow';

/** Takes the player's turns, one at a time or as many as an intent needs. */
export class PlayerTurns implements TurnTaker {
  private intent: Intent | null = null;
  /** A run in its first turn, whose region may have a card that is still to come. */
  private begun: Game | null = null;
  /** The turn in which the oil was last said to run low. */
  private warned = -Infinity;
  private readonly stride = new Stride();
  /** The dialogs that turns open. */
  readonly unasked: Unasked;

  constructor(
    private readonly session: Session,
    private readonly listeners: Listeners,
  ) {
    this.unasked = new Unasked(session.modes);
  }

  /** The intent under way; null while the player gives each action. */
  get pursuit(): Intent | null {
    return this.intent;
  }

  /** Drops the intent: another run comes on the screen. */
  forget(): void {
    this.intent = this.begun = null;
    this.warned = -Infinity;
  }

  /** One frame of `elapsed` milliseconds: the turns of the intent that are due. */
  frame(elapsed: number): void {
    const { session } = this;
    if (this.unasked.frame(elapsed)) session.refresh();
    if (this.begun) this.showBeginning(this.begun);
    if (this.intent === null || session.modes.top.kind === 'elsewhere') return;
    const due = this.stride.due(session.settings.travel, elapsed, session.isBusy);
    for (let turn = 0; turn < due && this.pursuit !== null; turn++) this.advance(this.pursuit);
    if (due > 0) session.refresh();
  }

  /** Takes the turns that a mode has asked for. */
  take(asked: Turns): void {
    switch (asked.then) {
      case 'act':
        return this.try(asked.action, asked.next);
      case 'dare':
        return this.act(asked.action);
      case 'pursue':
        this.session.modes.toBottom();
        this.advance(asked.intent);
    }
  }

  /** Ends the intent because the player says so; false when there was none. */
  halt(): boolean {
    if (this.intent === null) return false;
    this.stop({ key: 'ui.halted', params: {} });
    this.session.refresh();
    return true;
  }

  /** Opens the choice of a pending level reward, which comes before everything else. */
  askForReward(game: Game): void {
    if (game.isOver || game.state.hero.choices === 0) return;
    this.intent = null;
    this.session.modes.ask(this.unasked.note(dialog(({ NewLevel }) => new NewLevel(game))));
  }

  /** A run that has just been opened: its region's card comes with the region's texts, unless the first turn has been taken by then. */
  begin(game: Game): void {
    this.begun = game;
  }

  private showBeginning(game: Game): void {
    const { session } = this;
    const { turn, notes } = game.state;
    if (session.game !== game || turn !== notes.since) this.begun = null;
    else if (session.modes.top.kind === 'playing' && this.openChapter(game, null)) session.refresh();
  }

  /** Opens the card of the region that the hero has come to, above the choice of a reward; false if there is none, or not yet. */
  private openChapter(game: Game, before: number | null): boolean {
    const card = loadedDialogs()?.arrive(this.session, game, before);
    if (!card) return false;
    this.begun = null;
    this.session.modes.ask(card);
    return true;
  }

  /** Does an action, after asking if it is dangerous and the settings say to ask. */
  private try(action: Action, next?: Next): void {
    const { game, modes, settings } = this.session;
    const danger = game && settings.confirm === 'on' ? dangerOf(game, action) : null;
    if (!danger) return this.act(action, next);
    modes.toBottom();
    modes.push(this.unasked.note(new Confirm({ question: danger, yes: 'ui.danger.yes', no: 'ui.danger.no' }, () => dare(action))));
  }

  /** Does an action whatever the danger. */
  private act(action: Action, next: Next = () => null): void {
    const { run, runs, modes } = this.session;
    if (!run) return;
    const { game } = run;
    modes.toBottom();
    const isChoice = game.state.hero.choices > 0;
    const { floor } = game.state;
    const events = this.venture(run, action);
    if (!game.isOver && !isChoice) {
      const mode = this.show(events, game) ? next() : null;
      if (game.state.floor !== floor) this.openChapter(game, floor);
      if (mode && modes.top.kind === 'playing') modes.push(mode);
      return;
    }
    this.intent = null;
    runs.hiddenTurn.show(() => {
      this.show(events, game);
      this.session.refresh();
    });
  }

  /** Takes the next turn of an intent, or says why it ends. */
  private advance(intent: Intent): void {
    const { game } = this.session;
    if (!game) return;
    const isUnderWay = this.intent === intent;
    this.intent = intent;
    const next = pursue(game, intent);
    const danger = 'act' in next ? dangerOf(game, next.act) : null;
    if ('stop' in next) this.end(intent, next.stop, isUnderWay);
    else if (danger) this.stop(danger);
    else this.act(next.act);
  }

  /** Ends an intent: asks the feature that was to be reached, or says why and what else can be done. */
  private end(intent: Intent, why: Message, isUnderWay: boolean): void {
    const { session } = this;
    const { game } = session;
    if (!game) return;
    const isThere = why.key === 'stop.there';
    if (isThere && intent.do === 'travel' && featureAt(game, intent.to)) {
      this.intent = null;
      session.modes.push(this.unasked.note(dialog(({ FeatureMenu }) => new FeatureMenu(intent.to))));
    } else this.stop(isThere && isUnderWay ? line('stop.reached') : (loadedDialogs()?.endOf(session, game, { intent, why }) ?? why));
  }

  private venture(run: Run, action: Action): GameEvent[] {
    const { game, count, hash, record } = run;
    const before = { actions: record.deeds, count, hash, turn: game.state.turn };
    try {
      return this.session.runs.venture(run, action);
    } catch (error) {
      this.session.breakDown({ of: 'run', action: encodeAction(action) ?? '', ...before });
      throw error;
    }
  }

  /** Shows what happened in a turn; whether nothing came up in it. */
  private show(events: readonly GameEvent[], game: Game): boolean {
    const { session } = this;
    const isQuiet = this.note(events, game);
    session.sortBag(game);
    if (game.isOver) session.modes.end(this.unasked.note(dialog(({ GameOver }) => new GameOver(session.run?.replay ?? null, session))));
    this.askForReward(game);
    this.listeners.turn(events, game);
    return isQuiet;
  }

  /** Shows why the action was refused or what interrupted the intent; whether there was neither, nor would have been with an intent. */
  private note(events: readonly GameEvent[], game: Game): boolean {
    if (game.state.turn > (this.session.passing?.until ?? 0)) this.session.passing = null;
    const refused = events.find((event) => event.type === 'refused');
    const heeded = events.filter((event) => this.isHeeded(event, game));
    // Asked without an intent too: what the player has met in single steps no longer stops one.
    const why = interruption(game, heeded);
    if (refused) this.stop(refused, refused.tone);
    if (refused) return false;
    const halt = this.intent === null ? null : why;
    const reason = halt === null || isLogged(game, halt) || this.isMeant(halt) ? [] : [halt];
    if (halt) this.intent = null;
    // Whatever else has stopped the player, and in single steps too.
    const low = heeded.find((event) => event.type === 'oilLow');
    if (low) this.warned = game.state.turn;
    const warning = low && halt?.key !== OIL_LOW ? [line(OIL_LOW, { n: low.oil })] : [];
    if (reason.length + warning.length > 0) {
      this.session.mention([...reason, ...warning], low ? 'enemyAttack' : 'plain', low ? SAID_FOR : 0);
    }
    return why === null;
  }

  /** Whether an event may stop the player on the way: not what will be fetched anyway, nor oil that has just been said to run low. */
  private isHeeded(event: GameEvent, game: Game): boolean {
    const { intent, session: { settings } } = this;
    if (event.type === 'oilLow') return game.state.turn >= this.warned + (game.content.lantern?.dim ?? 0);
    return event.type !== 'found' || (settings.finds === 'on' && !(intent?.do === 'explore' && isFetched(game, event.kind, intent.picks)));
  }

  /** Whether the intent is done by what would stop it: it was to take stairs. */
  private isMeant(why: Message): boolean {
    return why.key === 'stop.arrived' && this.intent?.do === 'stairs';
  }

  /** Ends the intent and says why, unless that was said. */
  private stop(why: Message | readonly Message[] | null, tone: Tone = 'plain'): void {
    this.intent = null;
    if (why) this.session.mention(why, tone);
  }
}

/** Whether the last line of the log says the same. */
function isLogged({ state: { log } }: Game, why: Message): boolean {
  const last = log.at(-1);
  return last !== undefined && textOf(last) === textOf(why);
}

/** Milliseconds in which a tap on a dialog that has opened by itself is meant for what was there before. */
const SETTLES_MS = 700;

/** Knows which dialog has opened by itself, and keeps it from clicks and taps for a moment: another tap in a fight chooses no talent. */
class Unasked {
  private mode: Mode | null = null;
  /** Milliseconds until it takes taps; null before its first frame. */
  private wait: number | null = null;

  constructor(private readonly modes: Pick<ModeStack, 'top'>) {}

  /** Notes a mode that opens without having been asked for; returns it. */
  note<M extends Mode>(mode: M): M {
    this.mode = mode;
    this.wait = null;
    return mode;
  }

  /** Whether the topmost mode has opened by itself only just now. */
  get isSettling(): boolean {
    return this.mode === this.modes.top;
  }

  /** Whether a command by this device comes too soon. Where the focus goes, and what ends a tooltip, is no choice. */
  refuses({ do: what }: Command, device: Device): boolean {
    return this.isSettling && (device === 'touch' || device === 'mouse') && what !== 'point' && what !== 'peek';
  }

  /** One frame of `elapsed` milliseconds; true when the topmost takes taps from now on. The first may have been long, and doesn't count. */
  frame(elapsed: number): boolean {
    if (!this.isSettling) return false;
    this.wait = this.wait === null ? SETTLES_MS : this.wait - elapsed;
    if (this.wait > 0) return false;
    this.mode = null;
    return true;
  }
}
