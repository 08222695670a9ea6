import { memoryTail, type TailPlace } from '../browser/Tail';
import type { Run } from '../Run';
import { moveBooks, moveRuns, strayRuns, type Way } from './gather';
import type { KeyStore } from './KeyStore';
import { pickRun, type OtherRun, type Picked, type Refusal } from './pickRun';
import { rescueTexts, withoutNewest, type Rescued } from './rescueTexts';
import { SaveSlots } from './SaveSlots';
import { ASIDE, FIRST_PLACE, OTHER, OWNER, SLOTS, SPARED, survey, type Survey } from './survey';
import { PATIENCE_MS, within } from './within';

/** What was found as the page opened. */
export interface Look {
  readonly found: Survey;
  readonly picked: Picked;
  /** Texts of other places that cannot be continued; they are set aside. */
  readonly refused: readonly Refusal[];
  /** Whether something had to stay in another place, which only the next start looks at again. */
  readonly isLeft: boolean;
}

/** Every place that may hold a run: the storage with its two slots, the stores that pages fell back to, and the tail. */
export class SavedRuns {
  readonly slots: SaveSlots;

  /** @param token identifies this page */
  constructor(private readonly storage: KeyStore, readonly tail: TailPlace, token: string) {
    this.slots = new SaveSlots(storage, token);
  }

  /** Makes this page the owner, moves what other places hold into the storage, and picks the run to continue; `install` readies the packs. */
  async look(install: () => Promise<void>): Promise<Look> {
    const { slots, storage, tail } = this;
    const owner = await slots.claim();
    const areBooks = await this.gatherBooks();
    await install();
    const refused: Refusal[] = [];
    let areRuns = true;
    for (const way of this.ways()) {
      // A place that cannot be read was not one to save in.
      const moved = await moveRuns(way, tail, owner).catch(() => ({ isAll: true, refused: [] }));
      refused.push(...moved.refused);
      areRuns &&= moved.isAll;
    }
    await this.takeStrays(owner);
    const found = await this.survey(owner);
    return { found, picked: await pickRun(storage, found), refused, isLeft: !areBooks || !areRuns };
  }

  /** Reads the storage before the first write to it, where that failed as the page opened. A run that the player has not abandoned is offered later. */
  async prepare(present: Run | null): Promise<void> {
    const { slots, storage } = this;
    const owner = await slots.claim();
    await this.gatherBooks();
    const found = await this.survey(owner);
    const { run, from, refused, stale } = await pickRun(storage, found);
    const isOther = run !== null && run.record.id !== present?.record.id;
    const spared = from !== null && isOther && !from.key.startsWith(OTHER) ? [{ found: from, why: '', isSpared: true, aside: OTHER + run.record.id }] : [];
    slots.open(found, { from: null, refused: [...refused, ...spared], stale });
  }

  /** Sets the run in progress aside, for the other one, whose text the next save uses up. */
  async swap(run: Run, { from }: OtherRun): Promise<void> {
    await this.put({ [SPARED + run.record.id]: this.slots.textOf(run) });
    this.slots.use(from.key);
  }

  /** Has the other run wait until the one in progress is over. */
  decline({ run, from }: OtherRun): Promise<void> {
    return this.put({ [from.key]: null, [SPARED + run.record.id]: from.text });
  }

  /** Moves the newest save aside, so that the one before it is loaded; false where there is none. */
  async stepBack(): Promise<boolean> {
    const changed = withoutNewest(this.slots.token, await this.survey(this.slots.token));
    if (changed === null) return false;
    this.slots.isOpen = false;
    await within(PATIENCE_MS, this.storage.write(changed.changes));
    if (changed.isTail) this.tail.clear();
    return true;
  }

  /** Every save text of unfinished runs, readable or not; those that had to stay in another place count as set aside. */
  async rescueTexts(): Promise<Rescued[]> {
    const others = (this.storage.lesser ?? []).map((store) => rescueTexts(store, memoryTail()).catch(() => []));
    const elsewhere = (await Promise.all(others)).flat().map(({ key, text }) => ({ key: ASIDE + key, text }));
    return [...(await rescueTexts(this.storage, this.tail)), ...elsewhere];
  }

  private survey(owner: string | null): Promise<Survey> {
    return within(PATIENCE_MS, survey(this.storage, this.tail, owner));
  }

  private ways(): Way[] {
    return (this.storage.lesser ?? []).map((from) => ({ from, to: this.storage, token: this.slots.token }));
  }

  private async gatherBooks(): Promise<boolean> {
    let isAll = true;
    for (const way of this.ways()) isAll = (await moveBooks(way).catch(() => true)) && isAll;
    return isAll;
  }

  private async takeStrays(owner: string | null): Promise<void> {
    const { storage } = this;
    const texts = await within(PATIENCE_MS, storage.keys(SPARED).then((spared) => storage.read([...SLOTS, FIRST_PLACE, ...spared])));
    const changes = strayRuns(this.tail, owner, texts.filter((text) => text !== null));
    if (Object.keys(changes).length > 0) await this.put(changes).catch(() => undefined);
  }

  private put(changes: Parameters<KeyStore['write']>[0]): Promise<void> {
    return within(PATIENCE_MS, this.storage.write(changes, { [OWNER]: this.slots.token }));
  }
}
