import { memoryTail, type TailPlace } from '../browser/Tail';
import type { Run } from '../Run';
import { moveRuns, strayRuns, type Way } from './gather';
import type { KeyStore } from './KeyStore';
import { pickRun, type Look, type Picked, type Refusal } from './pickRun';
import { rescueTexts, type Rescued } from './rescueTexts';
import { ASIDE, FIRST_PLACE, OTHER, OWNER, SLOTS, SPARED, survey, type Survey } from './survey';
import { PATIENCE_MS, within } from './within';

export { moveBooks } from './gather';
export { withoutNewest } from './rescueTexts';

/** Where this page, known by its token, keeps the run. */
interface Place {
  readonly storage: KeyStore;
  readonly tail: TailPlace;
  readonly token: string;
}

/** What a first look has found, with the last owner before this page and the ways from other places. */
interface Finds {
  readonly found: Survey;
  readonly owner: string | null;
  readonly ways: readonly Way[];
}

/** Moves the runs that other places hold into the storage, and picks the run to continue. */
export async function gatherAndPick(place: Place, { found, owner, ways }: Finds): Promise<Look> {
  const { storage, tail } = place;
  const refused: Refusal[] = [];
  let isLeft = false;
  for (const way of ways) {
    // A place that cannot be read was not one to save in.
    const moved = await moveRuns(way, tail, owner).catch(() => ({ isAll: true, refused: [] }));
    refused.push(...moved.refused);
    isLeft ||= !moved.isAll;
  }
  await takeStrays(place, owner);
  // What has moved since is found now.
  const now = found.hasTail || ways.length > 0 ? await within(PATIENCE_MS, survey(storage, tail, owner)) : found;
  return { found: now, picked: await pickRun(storage, now), refused, isLeft };
}

async function takeStrays({ storage, tail, token }: Place, owner: string | null): Promise<void> {
  const texts = await within(PATIENCE_MS, storage.keys(SPARED).then((spared) => storage.read([...SLOTS, FIRST_PLACE, ...spared])));
  const changes = strayRuns(tail, owner, texts.filter((text) => text !== null));
  if (Object.keys(changes).length > 0) await within(PATIENCE_MS, storage.write(changes, { [OWNER]: token })).catch(() => undefined);
}

/** What the first write must not overwrite: a run that the player has not abandoned is offered later. */
export async function spareOthers(storage: KeyStore, found: Survey, present: Run | null): Promise<Pick<Picked, 'from' | 'refused' | 'stale'>> {
  const { run, from, refused, stale } = await pickRun(storage, found);
  const isOther = run !== null && run.record.id !== present?.record.id;
  const spared = from !== null && isOther && !from.key.startsWith(OTHER) ? [{ found: from, why: '', isSpared: true, aside: OTHER + run.record.id }] : [];
  return { from: null, refused: [...refused, ...spared], stale };
}

/** Every save text of unfinished runs, readable or not; those that had to stay in another place count as set aside. */
export async function rescueAll(storage: KeyStore, tail: TailPlace): Promise<Rescued[]> {
  const others = (storage.lesser ?? []).map((store) => rescueTexts(store, memoryTail()).catch(() => []));
  const elsewhere = (await Promise.all(others)).flat().map(({ key, text }) => ({ key: ASIDE + key, text }));
  return [...(await rescueTexts(storage, tail)), ...elsewhere];
}
