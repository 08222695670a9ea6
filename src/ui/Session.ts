import type { Intent } from '../engine/ai/intents';
import type { Message } from '../engine/core/grammar';
import type { Point } from '../engine/core/point';
import type { Game } from '../engine/Game';
import type { Tone } from '../engine/state';
import { BagLetters } from './bag/BagLetters';
import { besideRun, type CrashReport } from './files/CrashReport';
import { isRepeatable, type Command } from './commands';
import { DailyRuns } from './run/DailyRuns';
import { Hands, type Device } from './input/Hands';
import { HeldKeys } from './input/HeldKeys';
import type { KeyPress } from './input/KeyPress';
import { FileImport } from './files/FileImport';
import type { TransientMessage } from './TransientMessage';
import { QuickSlots } from './bag/QuickSlots';
import { commandFor, isSilent } from './input/keymap';
import { HintBook } from './guide/HintBook';
import { Listeners, type Listener } from './Listeners';
import { LoreBook } from './guide/LoreTracker';
import { memoryLore } from '../keep/lore';
import { NO_MARKS, isSameCell, type MapOverlay } from './MapOverlay';
import type { ModeLogic } from './Mode';
import { GameOver } from './modes/GameOver';
import { Opening } from './modes/Opening';
import { Playing } from './modes/Playing';
import { ModeStack } from './ModeStack';
import { PackManager } from './files/PackManager';
import type { Run } from '../keep/Run';
import { Screen } from './replays/Screen';
import { Rumble } from './input/Rumble';
import { PlayerTurns } from './run/PlayerTurns';
import { RunManager } from './run/RunManager';
import { memorySettings, type Settings, type SettingsStore } from './settings/settings';
import type { SessionPorts } from './SessionPorts';
import { stacksOf } from './bag/stacks';
import { speakAs, textOf } from '../keep/text';
import { CommandHistory } from './input/CommandHistory';

/** What the scenes share: the run, the open modes, the settings. All input ends here; it knows neither Phaser nor DOM. */
export class Session {
  readonly modes = new ModeStack(new Opening());
  /** Something to tell the player outside the log, as a sentence. */
  notice: string | null = null;
  /** Why the last action was refused, or what ended a way; null after an action that went. */
  passing: TransientMessage | null = null;
  /** What is marked on the map now; replaced, never changed, before listeners hear of a change. */
  marks: MapOverlay = NO_MARKS;
  /** The cell that is told of in a small box beside it; null when none is. Any action or key takes the box away. */
  peeked: Point | null = null;
  /** The letters of what is carried, and what is in the quick slots; both follow the bag. */
  readonly letters = new BagLetters();
  readonly quick = new QuickSlots();
  /** What has been met over all runs. */
  readonly lore: LoreBook;
  readonly hints: HintBook;
  /** Where runs begin, are kept and come back from. */
  readonly runs: RunManager;
  /** The run of the day. */
  readonly daily: DailyRuns;
  /** Where texts from outside come in. */
  readonly fileImport: FileImport;
  /** What was asked for last. */
  readonly history = new CommandHistory();
  /** Where packs from outside are taken and given up. */
  readonly packs: PackManager;
  private present: Run | null = null;
  private broken: CrashReport | null = null;
  private hovered: Point | null = null;
  private passed = 0;
  private kept: Settings;
  private readonly store: SettingsStore;
  private readonly held = new HeldKeys();
  /** Where keys, buttons and swipes come in. */
  readonly hands = new Hands(this, () => { this.refresh(); });
  private readonly listeners = new Listeners();
  private readonly turns = new PlayerTurns(this, this.listeners);
  /** Where recorded runs are watched. */
  readonly screen = new Screen(this, this.listeners);

  constructor(readonly ports: SessionPorts) {
    this.store = ports.settings ?? memorySettings();
    this.kept = this.store.load();
    this.packs = new PackManager(this);
    this.lore = new LoreBook(ports.lore ?? memoryLore());
    this.hints = new HintBook(this);
    for (const listener of [this.lore, this.hints, new Rumble(this)]) this.on(listener);
    this.on({ onlyPlayed: true, turn: (events, { state }) => { this.held.watch(events, state.player.id); } });
    speakAs(this.kept.language, this.ports.languages);
    this.runs = new RunManager(this);
    this.daily = new DailyRuns(this);
    this.fileImport = new FileImport(this);
  }

  /** The run on the screen, also when it is over or only watched; null before the first. */
  get game(): Game | null {
    return this.screen.game ?? this.present?.game ?? null;
  }

  /** The player's own run, with its recording and what else is kept of it. */
  get run(): Run | null {
    return this.present;
  }

  /** What has stopped the session for good; null while it goes on. */
  get breakdown(): CrashReport | null {
    return this.broken;
  }

  /** Whether there is a run that could still be lost. */
  get isRunning(): boolean {
    return this.present?.game.state.outcome === null;
  }

  /** Whether nothing can be done: for good, or until the turn that ended the run is to be seen. */
  private get isStill(): boolean {
    return this.broken !== null || this.runs.lastTurn.isHidden;
  }

  /** Whether the map is still moving from the last turn. */
  get isBusy(): boolean {
    return this.ports.isBusy?.() ?? false;
  }

  /** The present moment. */
  get now(): Date {
    return this.ports.now?.() ?? new Date();
  }

  /** The cell under the mouse; null when it is not over the map. */
  get pointed(): Point | null {
    return this.hovered;
  }

  get settings(): Settings {
    return this.kept;
  }

  /** What the player used last. */
  get device(): Device {
    return this.hands.device;
  }

  /** What the player is about, if it takes several turns. */
  get pursuit(): Intent | null {
    return this.turns.pursuit;
  }

  /** Listens until the function that is returned is called. */
  on(listener: Listener): () => void {
    return this.listeners.add(listener);
  }

  /**
   * Takes a key; true when it is one of the game's, whether or not it did anything. Any key of a person's ends a way that is being
   * walked, not those of the machine; the one for the pause menu does no more than that.
   */
  press(press: KeyPress): boolean {
    if (this.isStill || isSilent(press)) return false;
    this.peek(null);
    const halted = !press.repeat && this.turns.halt();
    const mode = this.modes.top;
    const command = commandFor(this.kept, mode.layer, press);
    if (command === null) return false;
    const allowed = this.held.allows(press, mode, this.isBusy);
    if (halted && command.do === 'pause') return true;
    if (allowed && (!press.repeat || isRepeatable(command))) this.command(command);
    return true;
  }

  /** Takes a click or touch on a cell of the map; while a way is being walked it only ends that. */
  tap(cell: Point): void {
    if (!this.turns.halt()) this.command({ do: 'tap', cell });
  }

  /** Takes the cell under the mouse; null when it has left the map. */
  hover(cell: Point | null): void {
    if (this.isStill || isSameCell(cell, this.hovered)) return;
    this.hovered = cell;
    this.peeked = null;
    this.turns.follow(this.modes.top.handle({ do: 'hover', cell }, this));
  }

  /** Lets the topmost mode answer a command. A command that leads to an action has had its whole turn on return. */
  command(command: Command): void {
    if (this.isStill) return;
    this.history.note(command);
    if (command.do === 'peek') return this.peek(command.cell);
    this.peeked = null;
    this.turns.halt();
    this.turns.follow(this.modes.top.handle(command, this));
  }

  /** One frame of so many milliseconds: held keys, and of what takes several turns those that are due. */
  tick(elapsed = 0): void {
    if (this.broken) return;
    this.listeners.frame(elapsed);
    this.hands.frame(elapsed, this.isBusy);
    if (!this.isStill) this.turns.frame(elapsed);
  }

  /** Stops for good, since something beside the run has failed: nothing is done any more. What broke first counts. */
  breakDown(report: CrashReport = besideRun(this.present)): void {
    this.broken ??= report;
  }

  /** Begins a run in place of the present one; an empty seed is made up. What cannot be started is told. */
  start(pack: string, seed: string): void {
    this.runs.start(pack, seed);
  }

  /** Opens the session: goes on with the stored run, or starts the one that the page's address asks for, or shows the title. */
  async resume(search = ''): Promise<'resumed' | 'started' | 'title' | 'elsewhere'> {
    return this.runs.resume(search).finally(() => { this.refresh(); });
  }

  /** Shows a run in place of the present one. */
  open(run: Run): void {
    const { game } = run;
    this.present = run;
    this.clear();
    this.letters.clear();
    this.quick.clear();
    this.sortBag(game);
    this.modes.reset(game.isOver ? new GameOver(run.replay) : new Playing());
    if (game.isOver) this.runs.end(run);
    this.turns.askForReward(game);
    this.listeners.run(game);
    this.refresh();
  }

  /** Ends what is under way or passing, as something else comes on the screen. */
  clear(): void {
    this.runs.lastTurn.forget();
    this.screen.close();
    this.turns.forget();
    this.passing = this.peeked = null;
  }

  /** Changes some of the settings, for good. */
  configure(change: Partial<Settings>): void {
    this.kept = { ...this.kept, ...change };
    this.store.save(this.kept);
    speakAs(this.kept.language, this.ports.languages);
    this.listeners.settings(this.kept);
    if (this.present) this.sortBag(this.present.game);
    this.refresh();
  }

  /** Shows the player a sentence outside the log, or takes it away again. */
  tell(notice: string | null): void {
    this.notice = notice;
    this.refresh();
  }

  /** Shows a line that passes with the next action. */
  mention(what: Message, tone: Tone = 'plain'): void {
    this.passing = { text: textOf(what), tone, count: ++this.passed };
  }

  /** Settles when everything that was to be kept is kept. */
  settled(): Promise<void> {
    return this.runs.settled().then(() => this.runs.lastTurn.settled());
  }

  /** Gives letters and quick slots to new items in the bag. */
  sortBag(game: Game): void {
    this.letters.update(stacksOf(game.content, game.state.hero.inventory));
    this.quick.update(game, this.kept.quick);
  }

  /** Tells of a cell while the map has the keys; it ends nothing that is under way. */
  private peek(cell: Point | null): void {
    const isKnown = cell !== null && this.modes.top.kind === 'playing' && (this.game?.floor.contains(cell.x, cell.y) ?? false);
    const peeked = isKnown ? { x: cell.x, y: cell.y } : null;
    if (isSameCell(peeked, this.peeked)) return;
    this.peeked = peeked;
    this.refresh();
  }

  /** Lets everything be drawn anew: something has come to pass, perhaps without a command. */
  refresh(): void {
    if (this.runs.lastTurn.isHidden) return;
    const mode: ModeLogic = this.modes.top;
    this.marks = mode.marks?.(this) ?? NO_MARKS;
    this.listeners.change();
  }
}
