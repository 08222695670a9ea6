import type { Game } from '../engine/Game';
import type { Intent } from '../engine/ai/intents';
import type { Message } from '../engine/core/grammar';
import type { Point } from '../engine/core/point';
import type { Tone } from '../engine/state';
import type { Run } from '../keep/Run';
import { LoreBook, memoryLore } from '../keep/lore';
import { speakAs, textOf } from '../keep/text';
import { type Listener, Listeners } from './Listeners';
import { isSameCell, type MapOverlay, type ModeResult, NO_MARKS } from './Mode';
import { ModeStack } from './ModeStack';
import type { Play, SessionPorts, TurnTaker } from './SessionPorts';
import { BagLetters, QuickSlots, stacksOf } from './bag';
import { type Command, isRepeatable } from './commands';
import { CommandHistory, type CrashReport, outsideRun } from './files/CrashReport';
import { FileImport } from './files/FileImport';
import { InstalledPacks } from './files/InstalledPacks';
import type { BossLines } from './guide/BossLines';
import { HintBook } from './guide/HintBook';
import { type Device, Hands, HeldKeys } from './input/Hands';
import type { KeyPress } from './input/KeyPress';
import { commandFor, isSilent } from './input/keymap';
import { Opening, Playing } from './modes/Playing';
import { dialog } from './modes/dialogs';
import { Screen } from './replays/Screen';
import { DailyRuns } from './run/DailyRuns';
import { Runs } from './run/Runs';
import { changed, memorySettings, type Settings, type SettingsStore } from './settings/settings';

/** What the scenes share: the run, the open modes, the settings. All input ends here. It knows neither Phaser nor the DOM. */
export class Session {
  readonly modes = new ModeStack(new Opening());
  /** A sentence for the player outside the log; null when there is none. */
  notice: string | null = null;
  /** Why the last action was refused, or what stopped the player; null after an action that succeeded. */
  passing: TransientMessage | null = null;
  /** The marks on the map. Replaced, never changed, before listeners are notified. */
  marks: MapOverlay = NO_MARKS;
  /** The cell under the mouse; null when it is not over the map. */
  pointed: Point | null = null;
  /** The cell with a tooltip; null when there is none. Any action or key hides the tooltip. */
  peeked: Point | null = null;
  /** The letters and quick slots of the items in the bag. */
  readonly letters = new BagLetters();
  readonly quick = new QuickSlots();
  /** Everything met in all runs. */
  readonly lore: LoreBook;
  readonly hints: HintBook;
  /** Starts, saves and loads runs. */
  readonly runs: Runs;
  readonly daily: DailyRuns;
  /** Imports files and pasted texts. */
  readonly fileImport: FileImport;
  /** The last commands, for crash reports. */
  readonly history = new CommandHistory();
  /** Installs and removes dungeon packs. */
  readonly packs: InstalledPacks;
  private present: Run | null = null;
  private crash: CrashReport | null = null;
  private mentions = 0;
  private current: Settings;
  private readonly store: SettingsStore;
  private readonly held = new HeldKeys();
  /** Takes keys, buttons and swipes. */
  readonly hands = new Hands(this, () => { this.refresh(); });
  private readonly listeners = new Listeners();
  /** What comes with the panels around the map, and null until then: what playing needs, what bosses say, what takes turns. */
  play: Play | null = null;
  bossLines: BossLines | null = null;
  turns: TurnTaker | null = null;
  readonly screen = new Screen(this, this.listeners);
  /** What begins as soon as all is there that playing needs; null for nothing. */
  private wish: ((play: Play) => void) | null = null;

  constructor(readonly ports: SessionPorts) {
    this.store = ports.settings ?? memorySettings();
    this.current = this.store.load();
    this.packs = new InstalledPacks(this);
    this.lore = new LoreBook(ports.lore ?? memoryLore());
    this.hints = new HintBook(this);
    for (const listener of [this.hints, this.held]) this.on(listener);
    this.speak();
    this.runs = new Runs(this);
    this.daily = new DailyRuns(this);
    this.fileImport = new FileImport(this);
  }

  /** The run on the screen, be it over or a replay; null before the first. */
  get game(): Game | null {
    return this.screen.game ?? this.present?.game ?? null;
  }

  /** The player's own run with its recording. */
  get run(): Run | null {
    return this.present;
  }

  /** The error that stopped the session for good; null while it runs. */
  get breakdown(): CrashReport | null {
    return this.crash;
  }

  /** Whether an unfinished run would be lost. */
  get isRunning(): boolean {
    return this.present?.game.state.outcome === null;
  }

  /** Whether a run waits for the map or what playing needs, which may still be loading. */
  get isWaiting(): boolean {
    return this.wish !== null || (this.game !== null && (this.turns === null || this.ports.isReady?.() === false));
  }

  /** Whether input is ignored: for good, until the map has come, or until the turn that ended the run is shown. */
  private get ignoresInput(): boolean {
    return this.crash !== null || this.isWaiting || this.runs.hiddenTurn.isHidden;
  }

  /** Whether the map is still moving from the last turn. */
  get isBusy(): boolean {
    return this.ports.isBusy?.() ?? false;
  }

  get now(): Date {
    return this.ports.now?.() ?? new Date();
  }

  get settings(): Settings {
    return this.current;
  }

  /** The device used last. */
  get device(): Device {
    return this.hands.device;
  }

  /** The intent under way; null while the player gives each action. */
  get pursuit(): Intent | null {
    return this.turns?.pursuit ?? null;
  }

  /** Adds a listener; returns how to remove it. */
  on(listener: Listener): () => void {
    return this.listeners.add(listener);
  }

  /**
   * Handles a key; true when it is one of the game's, whether or not it did anything. Any key but a repeat halts the player on the way;
   * the key of the pause menu then does nothing else.
   */
  press(press: KeyPress): boolean {
    if (this.ignoresInput || isSilent(press)) return false;
    this.peek(null);
    const halted = !press.repeat && this.turns?.halt() === true;
    const mode = this.modes.top;
    const tell = this.play?.chooseByKey(this, press, mode.layer);
    const command = commandFor(this.current, mode.layer, press);
    if (command === null) return false;
    const allowed = this.held.allows(press, mode, this.isBusy);
    if (halted && command.do === 'pause') return true;
    if (allowed && (!press.repeat || isRepeatable(command))) this.command(command);
    tell?.();
    return true;
  }

  /** Handles a click or touch on a cell of the map; it only halts a player on the way. */
  tap(cell: Point): void {
    if (this.turns?.halt() !== true) this.command({ do: 'tap', cell });
  }

  /** Handles the mouse coming to a cell; null when it has left the map. */
  hover(cell: Point | null): void {
    if (this.ignoresInput || isSameCell(cell, this.pointed)) return;
    this.pointed = cell;
    this.peeked = null;
    this.follow(this.modes.top.handle({ do: 'hover', cell }, this));
  }

  /** Hands a command to the topmost mode. A command that leads to an action has had its whole turn on return. */
  command(command: Command): void {
    if (this.ignoresInput || this.turns?.unasked.refuses(command, this.device) === true) return;
    this.history.note(command);
    if (command.do === 'peek') return this.peek(command.cell);
    this.peeked = null;
    this.turns?.halt();
    this.follow(this.modes.top.handle(command, this));
  }

  /** One frame of `elapsed` milliseconds: held keys, and the turns of the intent that are due. */
  tick(elapsed = 0): void {
    if (this.crash) return;
    this.listeners.frame(elapsed);
    this.hands.frame(elapsed, this.isBusy);
    if (!this.ignoresInput) this.turns?.frame(elapsed);
  }

  /** Stops the session for good, by default after an error outside the run. The first error counts. */
  breakDown(report: CrashReport = outsideRun(this.present)): void {
    this.crash ??= report;
  }

  /** Takes what playing needs; a run that waits for it can begin, or go on. */
  complete(parts: Play): void {
    this.play = parts;
    this.turns = parts.takeTurns(this, this.listeners);
    const { wish } = this;
    this.wish = null;
    wish?.(parts);
  }

  /** Begins something that needs all that playing does: at once, or when that has come. */
  whenPlayable(begin: (play: Play) => void): void {
    if (this.play) return begin(this.play);
    this.wish = begin;
    this.modes.reset(new Opening());
    this.refresh();
  }

  /** Shows a run in place of the current one. */
  open(run: Run): void {
    const { game } = run;
    this.present = run;
    this.clear();
    this.letters.clear();
    this.quick.clear();
    this.sortBag(game);
    this.modes.reset(game.isOver ? dialog(({ GameOver }) => new GameOver(run.replay, this)) : new Playing());
    if (game.isOver) this.runs.end(run);
    this.turns?.askForReward(game);
    this.turns?.begin(game);
    this.listeners.run(game);
    this.refresh();
  }

  /** Drops intent, messages and replay: something else comes on the screen. */
  clear(): void {
    this.runs.hiddenTurn.forget();
    this.screen.close();
    this.turns?.forget();
    this.passing = this.peeked = null;
  }

  /** Changes some settings and saves them. */
  configure(change: Partial<Settings>): void {
    this.current = changed(this.current, change);
    this.store.save(this.current);
    this.speak();
    this.listeners.settings(this.current);
    if (this.present) this.sortBag(this.present.game);
    this.refresh();
  }

  /** Shows the player a sentence outside the log; null hides it. */
  tell(notice: string | null): void {
    this.notice = notice;
    this.refresh();
  }

  /** Shows sentences until the next action, or for some turns. */
  mention(message: Message | readonly Message[], tone: Tone = 'plain', turns = 0): void {
    this.passing = transient(message, { tone, count: ++this.mentions, until: (this.game?.state.turn ?? 0) + turns - 1 });
  }

  /** Settles once everything that can be saved is, and shown. */
  settled(): Promise<void> {
    return this.runs.settled().then(() => this.runs.hiddenTurn.settled());
  }

  /** Gives letters and quick slots to new items in the bag. */
  sortBag(game: Game): void {
    this.letters.update(stacksOf(game.content, game.state.hero.inventory));
    this.quick.update(game, this.current.quick);
  }

  /** Speaks the language of the settings, as soon as its texts are there. */
  private speak(): void {
    void speakAs(this.current.language, this.ports.languages)?.then(() => {
      this.listeners.settings(this.current);
      this.refresh();
    });
  }

  /** Shows the tooltip of a cell while the map has the keys; null hides it. It interrupts nothing. */
  private peek(cell: Point | null): void {
    const isKnown = cell !== null && this.modes.top.kind === 'playing' && (this.game?.floor.contains(cell.x, cell.y) ?? false);
    const peeked = isKnown ? { x: cell.x, y: cell.y } : null;
    if (isSameCell(peeked, this.peeked)) return;
    this.peeked = peeked;
    this.refresh();
  }

  /** Carries out what a mode has answered. */
  private follow(answer: ModeResult): void {
    const asked = this.modes.follow(answer);
    if (asked) this.turns?.take(asked);
    this.refresh();
  }

  /** Has everything redrawn: something has changed, perhaps without a command. */
  refresh(): void {
    if (this.runs.hiddenTurn.isHidden) return;
    this.marks = this.modes.top.marks?.(this) ?? NO_MARKS;
    this.listeners.change();
  }
}

/** A line below the log, gone with the next action after turn `until`. Counted, so that the same text twice is read twice. */
export interface TransientMessage {
  /** The keys of its sentences. */
  readonly keys: readonly string[];
  /** The sentences, for those who hear more or less of them. */
  readonly messages: readonly Message[];
  readonly text: string;
  readonly tone: Tone;
  readonly count: number;
  readonly until: number;
}

/** A message as such a line; of several, they follow each other. */
function transient(message: Message | readonly Message[], about: Pick<TransientMessage, 'tone' | 'count' | 'until'>): TransientMessage {
  const all = 'key' in message ? [message] : message;
  return { keys: all.map(({ key }) => key), messages: all, text: all.map(textOf).join(' '), ...about };
}
