import type { Action } from '../../engine/actions/Action';
import type { GameEvent } from '../../engine/events';
import { brokenInvariants } from '../../engine/run/invariants';
import { addressError, addressRun } from './addressRun';
import { entryOf } from './entryOf';
import { LastTurn } from './LastTurn';
import { Elsewhere } from '../modes/Elsewhere';
import { NewRun } from '../modes/NewRun';
import type { Run, RunStart } from '../../keep/Run';
import { firstPack, packIds, runError } from './runError';
import { Proofs } from '../../keep/replays/Proofs';
import { beginRun } from '../../keep/runs';
import { contentOf } from '../../keep/packRegistry';
import { SaveNotices } from './SaveNotices';
import { seedName } from './seedName';
import type { Session } from '../Session';
import { failureOf } from '../../keep/saves/storageFailure';
import { SaveSlots, PATIENCE_MS } from '../../keep/saves/SaveSlots';
import { pickRun } from '../../keep/saves/pickRun';
import { rescueTexts, withoutNewest, type Rescued } from '../../keep/saves/rescueTexts';
import { RunSaver, type Keeping } from '../../keep/saves/RunSaver';
import { survey, type Survey } from '../../keep/saves/survey';
import { memoryTail, TAIL, type TailPlace } from '../../keep/browser/Tail';
import { within } from '../../keep/saves/within';
import { text } from '../../keep/text';

/** Whether this page keeps the run: it does, another one does, or the run is not sound and must not be kept. */
type Standing = 'here' | 'elsewhere' | 'unsound';

/** A page that waits for another to be closed looks so often, in milliseconds. */
const ASK_MS = 1000;

/** Where runs begin, are kept and come back from. */
export class RunManager {
  /** Which runs of the history count. */
  readonly proofs = new Proofs(contentOf);
  /** When the turn that ends a run is shown. */
  readonly lastTurn = new LastTurn(this);
  private standing: Standing = 'here';
  private readonly slots: SaveSlots;
  private readonly tail: TailPlace;
  private readonly notices: SaveNotices;
  private readonly saver: RunSaver;
  /** What the page's address asked for. */
  private search = '';
  /** Milliseconds since the page that keeps the run was found or looked for; null while nobody waits for it to go. */
  private sinceAsked: number | null = null;

  constructor(private readonly session: Session) {
    const { storage, tail } = session.ports;
    this.slots = new SaveSlots(storage, this.freshId());
    this.tail = tail ?? memoryTail();
    this.notices = new SaveNotices(session);
    this.saver = new RunSaver({
      slots: this.slots,
      tail: this.tail,
      entryOf: (run) => entryOf(run, session.now),
      prepare: () => this.prepare(),
      onWritten: () => { this.notices.written(); },
      onLost: this.lost,
    });
    session.on({ frame: (elapsed) => { this.pass(elapsed); } });
  }

  /** Whether what is kept is still there when the page is opened again. */
  get isLasting(): boolean {
    return this.session.ports.storage.kind !== 'memory' && this.standing !== 'elsewhere';
  }

  /** Whether it is not known yet if anything can be kept. */
  get isOpening(): boolean {
    return this.session.ports.storage.isOpening === true && this.standing !== 'elsewhere';
  }

  /** Whether another page keeps the run: nothing is kept here. */
  get isElsewhere(): boolean {
    return this.standing === 'elsewhere';
  }

  /** How the present run is kept. */
  get keeping(): Keeping {
    return this.saver.keeping;
  }

  /** The turn up to which the present run is known to be kept for good; null where it is not. */
  get savedTurn(): number | null {
    return this.isLasting ? this.saver.keeping.turn : null;
  }

  /** Begins a run in place of the present one; an empty seed is made up; a run of a chosen one does not count. What cannot be started is told. */
  start(pack: string, seed: string, about: Partial<RunStart> = {}): void {
    const error = runError(pack, seed);
    if (error !== null) {
      this.session.tell(error);
      return;
    }
    if (this.standing === 'unsound') this.standing = 'here';
    const run = beginRun(pack, seed === '' ? seedName(this.random) : seed, { ...this.fresh(), ranked: seed === '', ...about });
    this.session.open(run);
    this.keep(run);
  }

  /** Goes on with the stored run, or starts the one that the page's address asks for, or shows the title. */
  async resume(search: string): Promise<'resumed' | 'started' | 'title' | 'elsewhere'> {
    this.search = search;
    const found = await this.load();
    return found === 'resumed' || found === 'elsewhere' ? found : this.begin(found === 'none');
  }

  /** Goes on with the stored run. What cannot be read stays where it is, and the player is told why. */
  async load(): Promise<'resumed' | 'none' | 'damaged' | 'elsewhere'> {
    await this.saver.settled();
    // What is not kept yet is newer than what is: a death of just now must not be forgotten.
    if (this.saver.keeping.isBehind) return 'none';
    if (await this.take(false)) return this.read();
    this.leaveTo();
    this.sinceAsked = 0;
    return 'elsewhere';
  }

  /** Goes back to the present run, or to the stored one; says so if there is neither. */
  async continue(): Promise<void> {
    const { session } = this;
    if (session.isRunning) session.modes.toBottom();
    else if ((await this.load()) === 'none') session.tell(text('ui.fault.nothingStored'));
    session.refresh();
  }

  /** Takes the saving over from another page, and goes on with the run as that one kept it. */
  async takeOver(): Promise<void> {
    await this.saver.settled();
    await this.take(true);
    this.standing = 'here';
    if ((await this.read()) !== 'resumed') this.begin(false);
    this.session.refresh();
  }

  /** Leaves the saving to the other page. */
  playUnsaved(): void {
    this.session.modes.pop();
    if (!this.session.run) this.begin(true);
  }

  /** Lets the player do an action and keeps what came of it. One that fails half done leaves a run that must not be shown, kept or gone on with. */
  venture(run: Run, action: Action): GameEvent[] {
    const { game } = run;
    const { hash } = game;
    try {
      const events = run.turn(action);
      if (game.isOver) this.end(run);
      else if (game.hash !== hash) this.keep(run);
      return events;
    } catch (error) {
      this.freeze();
      throw error;
    }
  }

  /** Keeps the run as it is. One that does not hold together is an error, and the last good save stays. */
  keep(run: Run): void {
    this.check(run);
    if (this.standing === 'here') this.saver.keep(run);
  }

  /** The run is over: it comes into the history and is not gone on with any more. Refuses as `keep` does. */
  end(run: Run): void {
    this.check(run);
    if (this.standing === 'here') this.saver.end(run);
  }

  /** The page may be gone in a moment. */
  leave(): void {
    if (this.standing === 'here') this.saver.leave();
  }

  /** The run broke in the middle of an action: nothing of it is kept any more, and the last good save stays. */
  freeze(): void {
    this.standing = 'unsound';
    this.saver.freeze();
  }

  /** Takes the newest save of the run away, so that the one before it is gone on with; false where there is none. */
  async stepBack(): Promise<boolean> {
    await this.saver.settled();
    const { storage } = this.session.ports;
    const changed = withoutNewest(this.slots.token, await this.look(storage, this.slots.token));
    if (changed === null) return false;
    this.saver.drop();
    this.slots.isOpen = false;
    await within(PATIENCE_MS, storage.write(changed.changes));
    if (changed.isTail) this.tail.clear();
    return true;
  }

  /** Every text that is kept of runs under way, readable or not, to be given out. */
  rescueTexts(): Promise<Rescued[]> {
    return rescueTexts(this.session.ports.storage, this.tail);
  }

  /** Settles when everything is kept that can be. */
  settled(): Promise<void> {
    return this.saver.settled();
  }

  /** What a run that begins now is told of itself. */
  fresh(): RunStart {
    return { id: this.freshId(), began: this.session.now.toISOString(), ranked: true, daily: '' };
  }

  /** The title, or the run that the page's address asks for where nothing stands in its way. */
  private begin(mayStart: boolean): 'started' | 'title' {
    const asked = addressRun(this.search);
    const error = addressError(this.search);
    if (error !== null) this.session.tell(error);
    if (asked && mayStart) this.start(asked.pack ?? firstPack, asked.seed ?? '');
    if (mayStart && this.session.isRunning) return 'started';
    const pack = asked?.pack ?? firstPack;
    this.session.modes.reset(new NewRun(packIds.includes(pack) ? pack : firstPack));
    return 'title';
  }

  /** Some milliseconds have passed: what failed may be tried again, and the page that keeps the run may be gone. */
  private pass(elapsed: number): void {
    this.saver.pass(elapsed);
    if (this.session.modes.top.kind !== 'elsewhere') this.sinceAsked = null;
    if (this.sinceAsked === null) return;
    this.sinceAsked += elapsed;
    if (this.sinceAsked < ASK_MS) return;
    this.sinceAsked = 0;
    void this.goOnAlone();
  }

  /** Takes over without a word where the page that kept the run has been closed. */
  private async goOnAlone(): Promise<void> {
    if ((await this.take(false)) && this.session.modes.top.kind === 'elsewhere') await this.takeOver();
  }

  private async take(force: boolean): Promise<boolean> {
    return (await this.session.ports.lock?.take(force, this.lost)) ?? true;
  }

  private async read(): Promise<'resumed' | 'none' | 'damaged'> {
    const { session, slots, saver } = this;
    const { storage } = session.ports;
    try {
      const found = await this.look(storage, await slots.claim());
      await session.packs.restore();
      const picked = await pickRun(storage, found);
      this.standing = 'here';
      slots.open(found, picked);
      saver.found(picked.run, found, picked.from?.key !== TAIL);
      if (picked.run) session.open(picked.run);
      await this.notices.reportFound(found, picked);
      session.packs.report();
      if (picked.run) return 'resumed';
      return picked.refused.length > 0 ? 'damaged' : 'none';
    } catch (error) {
      slots.isOpen = false;
      session.tell(text(`ui.keeping.unread.${failureOf(error)}`));
      return 'damaged';
    }
  }

  private look(storage: Session['ports']['storage'], owner: string | null): Promise<Survey> {
    return within(PATIENCE_MS, survey(storage, this.tail, owner));
  }

  /** The storage could not be read as the page opened: before anything is written over what it holds, that is looked at. */
  private async prepare(): Promise<void> {
    const { storage } = this.session.ports;
    const found = await this.look(storage, await this.slots.claim());
    const { run, from, refused } = await pickRun(storage, found);
    const isOther = run !== null && run.record.id !== this.session.run?.record.id;
    // A run that nobody has given up is kept for later.
    const spared = from !== null && isOther ? [{ found: from, why: '', isSpared: true }] : [];
    this.slots.open(found, { run: null, from: null, refused: [...refused, ...spared] });
  }

  private readonly lost = (): void => {
    this.saver.drop();
    this.leaveTo();
  };

  private leaveTo(): void {
    this.standing = 'elsewhere';
    this.slots.isOpen = false;
    if (this.session.modes.top.kind !== 'elsewhere') this.session.modes.push(new Elsewhere(this.session.run !== null));
    this.session.refresh();
  }

  private check({ game }: Run): void {
    const [broken] = brokenInvariants(game);
    if (broken === undefined) return;
    this.freeze();
    throw new Error(`The run no longer holds together. ${broken}`);
  }

  private freshId(): string {
    return Array.from({ length: 16 }, () => Math.floor(this.random() * 16).toString(16)).join('');
  }

  private readonly random = (): number => (this.session.ports.random ?? Math.random)();
}
