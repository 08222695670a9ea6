import type { Action } from '../engine/actions/Action';
import type { Point } from '../engine/core/point';
import type { GameEvent } from '../engine/events';
import type { Game } from '../engine/Game';
import { encodeRun } from '../engine/save';
import { addressRun } from './addressRun';
import type { Command } from './commands';
import { isRepeatable } from './commands';
import { HeldKeys } from './input/HeldKeys';
import type { KeyPress } from './input/KeyPress';
import { SCHEMES, commandFor } from './keymap';
import { Listeners, type Listener } from './Listeners';
import { GameOver } from './modes/GameOver';
import { NewRun } from './modes/NewRun';
import { Opening } from './modes/Opening';
import { Playing } from './modes/Playing';
import { ModeStack } from './ModeStack';
import { firstPack, packIds, runFault } from './runFault';
import { beginRun, reviveRun } from './runs';
import { seedName } from './seedName';
import { memorySettings, type Settings, type SettingsStore } from './settings';
import { RunSaver } from './storage/RunSaver';
import type { RunStorage } from './storage/RunStorage';
import { text } from './text';

/** The middle of a cell and its side, in CSS pixels of the page. */
export interface CellOnPage extends Point {
  readonly side: number;
}

/** What the session needs of the world around it. */
export interface SessionPorts {
  readonly storage: RunStorage;
  readonly settings?: SettingsStore;
  /** Whether the map is still moving from the last turn; the scene sets it. */
  isBusy?: () => boolean;
  /** Where a cell of the map is drawn; the scene sets it. */
  whereIs?: (cell: Point) => CellOnPage;
  /** A number 0 <= n < 1, for naming seeds. */
  readonly random?: () => number;
}

/** What the scenes share: the run, the open modes, the settings. All input ends here; it knows neither Phaser nor DOM. */
export class Session {
  readonly modes = new ModeStack(new Opening());
  /** Something to tell the player outside the log, as a sentence. */
  notice: string | null = null;
  /** Whether the browser keeps the run when the page is closed. */
  isLasting = true;
  /** The refusal of the last deed, counted so that the same one twice is seen twice; null after a deed that went. */
  refusal: { readonly text: string; readonly count: number } | null = null;
  private present: Game | null = null;
  private kept: Settings;
  private readonly store: SettingsStore;
  private readonly saver: RunSaver;
  private readonly held = new HeldKeys();
  private readonly listeners = new Listeners();

  constructor(readonly ports: SessionPorts) {
    this.store = ports.settings ?? memorySettings();
    this.kept = this.store.load();
    this.saver = new RunSaver({
      storage: ports.storage,
      encode: encodeRun,
      onFault: () => {
        this.tell(text('ui.fault.notSaved'));
      },
    });
  }

  /** The run on the screen, also when it is over; null before the first. */
  get game(): Game | null {
    return this.present;
  }

  /** Whether there is a run that could still be lost. */
  get isRunning(): boolean {
    return this.present?.state.outcome === null;
  }

  get settings(): Settings {
    return this.kept;
  }

  /** Listens until the function that is returned is called. */
  on(listener: Listener): () => void {
    return this.listeners.add(listener);
  }

  /** Takes a key; true when it is one of the game's, whether or not it did anything. */
  press(press: KeyPress): boolean {
    const mode = this.modes.top;
    const command = commandFor(this.kept.scheme, mode.layer, press);
    if (command === null) return false;
    const allowed = this.held.allows(press, mode, this.ports.isBusy?.() ?? false);
    if (allowed && (!press.repeat || isRepeatable(command))) this.command(command);
    return true;
  }

  /** Takes a click or touch on a cell of the map. */
  tap(cell: Point): void {
    this.command({ do: 'tap', cell });
  }

  /** Lets the topmost mode answer a command. A command that leads to a deed has had its whole turn on return. */
  command(command: Command): void {
    const answer = this.modes.top.handle(command, this);
    if (answer.then === 'push') this.modes.push(answer.mode);
    if (answer.then === 'pop') this.modes.pop();
    if (answer.then === 'act') this.act(answer.action);
    this.listeners.change();
  }

  /** Begins a run in place of the present one; an empty seed is made up. What cannot be started is told. */
  start(pack: string, seed: string): void {
    const fault = runFault(pack, seed);
    if (fault !== null) {
      this.tell(fault);
      return;
    }
    const game = beginRun(pack, seed === '' ? seedName(this.ports.random ?? Math.random) : seed);
    this.show(game);
    this.saver.save(game.state);
  }

  /**
   * Opens the session: goes on with the stored run, or starts the one that the page's address asks for, or shows the
   * title. A stored run that cannot be read is set aside and the player told.
   */
  async resume(search = ''): Promise<'resumed' | 'started' | 'title'> {
    const found = await this.load();
    if (found === 'resumed') return found;
    const asked = addressRun(search);
    if (asked && found === 'none') this.start(asked.pack ?? firstPack, asked.seed ?? '');
    if (this.isRunning) return 'started';
    const pack = asked?.pack ?? firstPack;
    this.modes.reset(new NewRun(packIds.includes(pack) ? pack : firstPack));
    this.listeners.change();
    return 'title';
  }

  /** Goes back to the present run, or to the stored one; says so if there is neither. */
  async continue(): Promise<void> {
    if (this.isRunning) this.modes.toBottom();
    else if ((await this.load()) === 'none') this.tell(text('ui.fault.nothingStored'));
    this.listeners.change();
  }

  /** Changes to the other set of keys, for good. */
  switchScheme(): void {
    const next = SCHEMES[(SCHEMES.indexOf(this.kept.scheme) + 1) % SCHEMES.length] ?? this.kept.scheme;
    this.kept = { ...this.kept, scheme: next };
    this.store.save(this.kept);
  }

  /** Shows the player a sentence outside the log, or takes it away again. */
  tell(notice: string | null): void {
    this.notice = notice;
    this.listeners.change();
  }

  /** Settles when everything that was to be kept is kept. */
  settled(): Promise<void> {
    return this.saver.settled();
  }

  private act(action: Action): void {
    const game = this.present;
    if (!game) return;
    this.modes.toBottom();
    const before = game.state.turn;
    const events = game.turn(action);
    this.note(events);
    this.held.watch(events, game.state.player.id);
    if (game.state.outcome !== null) this.end();
    else if (game.state.turn !== before) this.saver.save(game.state);
    this.listeners.turn(events, game);
  }

  private end(): void {
    this.saver.clear();
    this.modes.reset(new GameOver());
  }

  private note(events: readonly GameEvent[]): void {
    const refused = events.find((event) => event.type === 'refused');
    this.refusal = refused ? { text: text(refused.key, refused.params), count: (this.refusal?.count ?? 0) + 1 } : null;
  }

  private async load(): Promise<'resumed' | 'none' | 'damaged'> {
    const { storage } = this.ports;
    const { run, lasting } = await storage.load();
    this.isLasting = lasting;
    if (!lasting) this.tell(text('ui.fault.notLasting'));
    if (run === null) return 'none';
    const revived = reviveRun(run);
    if (revived.ok) {
      this.show(revived.game);
      return 'resumed';
    }
    await storage.setAside(run);
    this.tell(text('ui.fault.setAside', { why: revived.why }));
    return 'damaged';
  }

  private show(game: Game): void {
    this.present = game;
    this.refusal = null;
    this.modes.reset(new Playing());
    this.listeners.run(game);
    this.listeners.change();
  }
}
