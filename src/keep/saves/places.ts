import { memoryTail, TAIL, type TailPlace } from '../browser/Tail';
import type { Run } from '../Run';
import { moveRuns, strayRuns, type Way } from './gather';
import type { Changes, KeyStore } from './KeyStore';
import { pickRun, type Look, type Picked, type Refusal } from './pickRun';
import { reviveRun } from './reviveRun';
import { ASIDE, FIRST_ASIDE, FIRST_PLACE, isInTurn, OTHER, OWNER, SLOTS, SPARED, survey, type Survey } from './survey';
import { PATIENCE_MS, within } from './within';

export { moveBooks } from './gather';

/** A stored text and its key. */
export interface Rescued {
  readonly key: string;
  readonly text: string;
}

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
  if (from === null || !isOther || from.key.startsWith(OTHER)) return { from: null, refused, stale };
  return { from: null, refused: [...refused, { found: from, why: '', isSpared: true, aside: OTHER + run.record.id }], stale };
}

/** Every save text of unfinished runs, readable or not; those that had to stay in another place count as set aside. */
export async function rescueAll(storage: KeyStore, tail: TailPlace): Promise<Rescued[]> {
  const others = (storage.lesser ?? []).map((store) => rescueTexts(store, memoryTail()).catch(() => []));
  const elsewhere = (await Promise.all(others)).flat().map(({ key, text }) => ({ key: ASIDE + key, text }));
  return [...(await rescueTexts(storage, tail)), ...elsewhere];
}

/** All stored texts of unfinished runs, readable or not. */
export async function rescueTexts(store: KeyStore, place: TailPlace): Promise<Rescued[]> {
  const keys = [...SLOTS, FIRST_PLACE, ...(await store.keys(ASIDE)), ...(await store.keys(FIRST_ASIDE))];
  const texts = [...(await store.read(keys)), place.read()];
  return [...keys, TAIL].flatMap((key, index) => {
    const text = texts[index] ?? null;
    return text === null ? [] : [{ key, text }];
  });
}

/** The changes that move the newest save aside, so that the previous one is continued; null if no other is readable. */
export function withoutNewest(token: string, { found, meta }: Survey): { readonly changes: Changes; readonly isTail: boolean } | null {
  const [newest, before] = found.filter(isInTurn).filter(({ text }) => reviveRun(text).ok);
  if (!newest || !before) return null;
  const isTail = newest.key === TAIL;
  const aside = { [`${ASIDE}${meta.revision}${token}back`]: newest.text };
  return { changes: { ...aside, ...(isTail ? {} : { [newest.key]: null }), [OWNER]: token }, isTail };
}
