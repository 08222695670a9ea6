import type { TailPlace } from '../browser/LocalStorage';
import type { Run } from '../Run';
import type * as places from './places';
import type { Way } from './places';
import type { KeyStore } from './KeyStore';
import type { Look, OtherRun, Picked } from './pickRun';
import { SaveSlots } from './SaveSlots';
import { OWNER, SPARED, survey, type Survey } from './survey';
import { PATIENCE_MS, within } from './within';

const NOTHING: Picked = { run: null, from: null, refused: [], other: null, stale: [] };

/** What reads and moves saved runs: it comes where something is stored, and else with the dialogs. */
const reading = (): Promise<typeof places> => import(/* webpackChunkName: "saved" */ './places');

/** Every place that may hold a run: the storage with its two slots, the stores that pages fell back to, and the tail. */
export class SavedRuns {
  readonly slots: SaveSlots;

  /** @param token identifies this page */
  constructor(private readonly storage: KeyStore, readonly tail: TailPlace, token: string) {
    this.slots = new SaveSlots(storage, token);
  }

  /** Makes this page the owner, moves what other places hold into the storage, picks the run to continue; `install` readies the packs. */
  async look(install: () => Promise<void>): Promise<Look> {
    const { slots, storage, tail } = this;
    const owner = await slots.claim();
    const ways = await this.ways();
    const isAll = await this.gatherBooks(ways);
    await install();
    const found = await this.survey(owner);
    if (ways.length === 0 && found.found.length === 0 && !found.hasTail) return { found, picked: NOTHING, refused: [], isLeft: false };
    const look = await (await reading()).gatherAndPick({ storage, tail, token: slots.token }, { found, owner, ways });
    return { ...look, isLeft: look.isLeft || !isAll };
  }

  /** Reads the storage before the first write if that failed when the page opened. A run not abandoned by the player is offered later. */
  async prepare(present: Run | null): Promise<void> {
    const { slots, storage } = this;
    const owner = await slots.claim();
    await this.gatherBooks(await this.ways());
    const found = await this.survey(owner);
    slots.open(found, found.found.length === 0 ? NOTHING : await (await reading()).spareOthers(storage, found, present));
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
    const { withoutNewest } = await reading();
    const changed = withoutNewest(this.slots.token, await this.survey(this.slots.token));
    if (changed === null) return false;
    this.slots.isOpen = false;
    await within(PATIENCE_MS, this.storage.write(changed.changes));
    if (changed.isTail) this.tail.clear();
    return true;
  }

  /** Every save text of unfinished runs, readable or not; those that had to stay in another place count as set aside. */
  async rescueTexts(): Promise<places.Rescued[]> {
    return (await reading()).rescueAll(this.storage, this.tail);
  }

  private survey(owner: string | null): Promise<Survey> {
    return within(PATIENCE_MS, survey(this.storage, this.tail, owner));
  }

  /** The ways from other places that hold something. A place that can't be read was never saved in. */
  private async ways(): Promise<Way[]> {
    const { storage: to, slots: { token } } = this;
    const ways = (to.lesser ?? []).map((from) => ({ from, to, token }));
    const held = await Promise.all(ways.map(({ from }) => from.keys('').catch(() => [])));
    return ways.filter((_way, index) => held[index]?.length !== 0);
  }

  private async gatherBooks(ways: readonly Way[]): Promise<boolean> {
    if (ways.length === 0) return true;
    const { moveBooks } = await reading();
    let isAll = true;
    for (const way of ways) isAll = (await moveBooks(way).catch(() => true)) && isAll;
    return isAll;
  }

  private put(changes: Parameters<KeyStore['write']>[0]): Promise<void> {
    return within(PATIENCE_MS, this.storage.write(changes, { [OWNER]: this.slots.token }));
  }
}
