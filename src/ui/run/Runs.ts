import type { Game } from '../../engine/Game';
import type { Action } from '../../engine/actions/Action';
import type { GameEvent } from '../../engine/events';
import { isRefusal } from '../../engine/run/replay';
import type { Run, RunStart } from '../../keep/Run';
import { memoryTail, TAIL } from '../../keep/browser/LocalStorage';
import { packIds } from '../../keep/packRegistry';
import { failureOf } from '../../keep/saves/KeyStore';
import { type Keeping, RunSaver } from '../../keep/saves/RunSaver';
import type { SaveSlots } from '../../keep/saves/SaveSlots';
import { SavedRuns } from '../../keep/saves/SavedRuns';
import type { Rescued } from '../../keep/saves/places';
import { completeTexts, text } from '../../keep/text';
import type { Session } from '../Session';
import { Elsewhere } from '../modes/Menu';
import { NewRun } from '../modes/NewRun';
import { HiddenTurn } from './HiddenTurn';
import { SaveNotices } from './SaveNotices';
import { entryOf } from './entryOf';
import { addressError, addressRun, firstPack, freshId, runError, seedName } from './newRuns';

/** Whether this page saves the run: it does, another page does, or the run is broken and must not be saved. */
type Standing = 'here' | 'elsewhere' | 'unsound';

/** Milliseconds between two looks at whether the other page has been closed. */
const POLL_MS = 1000;

/** Starts runs, saves them and loads them again. */
export class Runs {
  /** The hero that new runs begin with where their pack has it; the pack's first otherwise. */
  hero = '';
  /** When a turn that must not be undone is shown. */
  readonly hiddenTurn = new HiddenTurn(this);
  private standing: Standing = 'here';
  private readonly saves: SavedRuns;
  private readonly slots: SaveSlots;
  private readonly notices: SaveNotices;
  private readonly saver: RunSaver;
  /** The query of the page's address. */
  private search = '';
  /** Milliseconds since the last look for the other page; null while this one doesn't wait for it to close. */
  private sincePoll: number | null = null;
  private brokenInvariants: (game: Game) => readonly string[] = () => [];

  constructor(private readonly session: Session) {
    const { storage, tail } = session.ports;
    this.saves = new SavedRuns(storage, tail ?? memoryTail(), freshId(this.random));
    this.slots = this.saves.slots;
    this.notices = new SaveNotices(session);
    this.saver = new RunSaver({
      slots: this.slots,
      tail: this.saves.tail,
      entryOf: (run) => entryOf(run, session.now),
      prepare: () => this.saves.prepare(session.run),
      onWritten: () => { this.notices.written(); },
      onLost: this.lost,
    });
    session.on({ frame: (elapsed) => { this.frame(elapsed); } });
    this.notices.watchLate(() => this.moveOver());
  }

  /** Takes what says where a state does not hold, and must not be saved. It comes with the dialogs; saves before go unchecked. */
  checkBy(brokenInvariants: (game: Game) => readonly string[]): void {
    this.brokenInvariants = brokenInvariants;
  }

  /** Whether saves outlive the page. */
  get isLasting(): boolean {
    return this.session.ports.storage.kind !== 'memory' && this.standing !== 'elsewhere';
  }

  /** Whether the storage has yet to say if it works. */
  get isOpening(): boolean {
    return this.session.ports.storage.isOpening === true && this.standing !== 'elsewhere';
  }

  /** Whether another page saves the run, and this one nothing. */
  get isElsewhere(): boolean {
    return this.standing === 'elsewhere';
  }

  /** How far the current run is saved. */
  get keeping(): Keeping {
    return this.saver.keeping;
  }

  /** The turn up to which the run is known to be saved for good; null where it is not or only part of the turn, and while one is hidden. */
  get savedTurn(): number | null {
    return this.isLasting && !this.hiddenTurn.isHidden ? this.saver.savedTurn : null;
  }

  /**
   * Starts a run in place of the current one as soon as it can, or says why it can't and returns false. An empty seed is made up; a run
   * of a chosen seed is unranked.
   */
  start(pack: string, seed: string, about: Partial<RunStart> & { readonly hero?: string } = {}): boolean {
    const error = runError(pack, seed);
    if (error !== null) {
      this.session.tell(error);
      return false;
    }
    const named = seed === '' ? seedName(this.random) : seed;
    const start = { ...this.fresh(), hero: this.hero, ranked: seed === '', ...about };
    this.session.whenPlayable((play) => {
      if (this.standing === 'unsound') this.standing = 'here';
      const run = play.beginRun(pack, named, start);
      this.session.open(run);
      this.keep(run);
    });
    return true;
  }

  /** Opens the session: loads the saved run, or starts the one in the page's address, or shows the title. */
  async resume(search = ''): Promise<'resumed' | 'started' | 'title' | 'elsewhere'> {
    this.search = search;
    try {
      const found = await this.load();
      return found === 'resumed' || found === 'elsewhere' ? found : this.begin(found === 'none');
    } finally {
      this.session.refresh();
    }
  }

  /** Loads the saved run. An unreadable save stays where it is, and the player is told why. */
  async load(): Promise<'resumed' | 'none' | 'damaged' | 'elsewhere'> {
    await this.saver.settled();
    // Unsaved turns are newer than the save: a death just now must not be undone.
    if (this.saver.keeping.isBehind) return 'none';
    if (await this.takeLock(false)) return this.read();
    this.stepAside();
    this.sincePoll = 0;
    return 'elsewhere';
  }

  /** Returns to the current run, or loads the saved one; says so if there is neither. */
  async continue(): Promise<void> {
    const { session } = this;
    if (session.isRunning) session.modes.toBottom();
    else if ((await this.load()) === 'none') session.tell(text('ui.fault.nothingStored'));
    session.refresh();
  }

  /** Takes saving over from another page, and loads the run as that one saved it. */
  async takeOver(): Promise<void> {
    await this.saver.settled();
    await this.takeLock(true);
    this.standing = 'here';
    if ((await this.read()) !== 'resumed') this.begin(false);
    this.session.refresh();
  }

  /** Leaves saving to the other page. */
  playUnsaved(): void {
    this.session.modes.pop();
    if (!this.session.run) this.begin(true);
  }

  /** Takes the player's turn and saves it. An action that throws halfway leaves a run that must not be shown, saved or continued. */
  venture(run: Run, action: Action): GameEvent[] {
    try {
      const events = run.turn(action);
      if (run.game.isOver) this.end(run);
      else if (!isRefusal(events)) this.keep(run);
      return events;
    } catch (error) {
      this.freeze();
      throw error;
    }
  }

  /** Saves the run as it is. Throws if it breaks an invariant; the last good save then stays. */
  keep(run: Run): void {
    this.check(run);
    if (this.standing === 'here') this.saver.keep(run);
  }

  /** Moves a finished run from the saves into the history. Throws as `keep` does. */
  end(run: Run): void {
    this.check(run);
    if (this.standing === 'here') this.saver.end(run);
  }

  /** Saves what it can at once: the page may be gone in a moment. */
  leave(): void {
    if (this.standing === 'here') this.saver.leave();
  }

  /** Stops saving a run that broke in the middle of an action; the last good save stays. */
  freeze(): void {
    this.standing = 'unsound';
    this.saver.freeze();
  }

  /** Moves the newest save aside, so that the one before it is loaded; false where there is none. */
  async stepBack(): Promise<boolean> {
    await this.saver.settled();
    const isBack = await this.saves.stepBack();
    if (isBack) this.saver.drop();
    return isBack;
  }

  /** Every save text of unfinished runs, readable or not, for export. */
  rescueTexts(): Promise<Rescued[]> {
    return this.saves.rescueTexts();
  }

  /** Settles once everything that can be saved is. */
  settled(): Promise<void> {
    return this.saver.settled();
  }

  /** The record of a ranked run that starts now. */
  fresh(): RunStart {
    return { id: freshId(this.random), began: this.session.now.toISOString(), ranked: true, daily: '' };
  }

  /** Starts the run in the page's address, if there is one and it may; shows the title otherwise. */
  private begin(mayStart: boolean): 'started' | 'title' {
    const wanted = addressRun(this.search);
    const error = addressError(this.search);
    if (error !== null) this.session.tell(error);
    const isStarted = wanted !== null && mayStart && this.start(wanted.pack ?? firstPack, wanted.seed ?? '');
    if (isStarted || (mayStart && this.session.isRunning)) return 'started';
    const pack = wanted?.pack ?? firstPack;
    this.session.modes.reset(new NewRun(packIds.includes(pack) ? pack : firstPack));
    return 'title';
  }

  /** One frame: retries a failed write, and looks for the page that saves the run, which may be gone. */
  private frame(elapsed: number): void {
    this.saver.pass(elapsed);
    if (this.session.modes.top.kind !== 'elsewhere') this.sincePoll = null;
    if (this.sincePoll === null) return;
    this.sincePoll += elapsed;
    if (this.sincePoll < POLL_MS) return;
    this.sincePoll = 0;
    void this.takeOverSilently();
  }

  /** Takes over silently once the other page has been closed. */
  private async takeOverSilently(): Promise<void> {
    if ((await this.takeLock(false)) && this.session.modes.top.kind === 'elsewhere') await this.takeOver();
  }

  private async takeLock(force: boolean): Promise<boolean> {
    return (await this.session.ports.lock?.take(force, this.lost)) ?? true;
  }

  private async read(): Promise<'resumed' | 'none' | 'damaged'> {
    const { session, slots, saver } = this;
    try {
      const look = await this.saves.look(() => session.packs.restore());
      const { found, picked } = look;
      // It goes into the history at once, before the panels are there.
      if (picked.run?.game.isOver) await Promise.all([import(/* webpackChunkName: "dialogs" */ './morgue'), completeTexts()]);
      this.standing = 'here';
      slots.open(found, picked);
      saver.found(picked.run, found, picked.from?.key !== TAIL);
      if (picked.run) session.open(picked.run);
      await this.notices.reportFound(look);
      session.packs.report();
      if (picked.other && session.isRunning) {
        const { offerRun } = await import(/* webpackChunkName: "saved" */ './offerRun');
        offerRun(session, this.saves, picked.other);
      }
      if (picked.run) return 'resumed';
      return picked.refused.length > 0 ? 'damaged' : 'none';
    } catch (error) {
      slots.isOpen = false;
      // A part that didn't load says nothing about the storage.
      if (error instanceof Error && error.name === 'ChunkLoadError') throw error;
      session.tell(text(`ui.keeping.unread.${failureOf(error)}`));
      return 'damaged';
    }
  }

  /** Moves to a better storage with all that is here; false if that fails. */
  private async moveOver(): Promise<boolean> {
    const { session, saver, saves } = this;
    await saver.settled();
    session.ports.storage.improve?.();
    this.slots.isOpen = false;
    if (session.run === null || !session.isRunning) return saves.prepare(null).then(() => true, () => false);
    saver.renew(session.run);
    await saver.settled();
    return saver.keeping.error === null;
  }

  private readonly lost = (): void => {
    this.saver.drop();
    this.stepAside();
  };

  private stepAside(): void {
    this.standing = 'elsewhere';
    this.slots.isOpen = false;
    if (this.session.modes.top.kind !== 'elsewhere') this.session.modes.push(new Elsewhere(this.session.run !== null));
    this.session.refresh();
  }

  private check({ game }: Run): void {
    const [broken] = this.brokenInvariants(game);
    if (broken === undefined) return;
    this.freeze();
    throw new Error(`The run no longer holds together. ${broken}`);
  }

  private readonly random = (): number => this.session.ports.random();
}
