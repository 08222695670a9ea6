import { crc32 } from '../../engine/core/hash';
import { decodeRun } from '../../engine/run/decodeRun';
import { encodeRun, revisionOf } from '../../engine/run/save';
import { decodeEntry, isSameRun } from '../HistoryBook';
import type { Run } from '../Run';
import { memoryTail, readTail, TAIL, type TailPlace, tailsIn } from '../browser/LocalStorage';
import { DAILY, DailyBook } from '../daily';
import { encodeEntry, HISTORY } from '../history';
import { PACKS } from '../packRegistry';
import { type Changes, failureOf, type KeyStore } from './KeyStore';
import { type Look, type Picked, pickRun, type Refusal, reviveRun } from './pickRun';
import { ASIDE, FIRST_ASIDE, FIRST_PLACE, isInTurn, OTHER, OWNER, SLOTS, SPARED, survey, type Survey } from './survey';
import { PATIENCE_MS, within } from './within';

/** From a store that a page used while a better one did not answer, to that better one. */
export interface Way {
  readonly from: KeyStore;
  readonly to: KeyStore;
  /** This page's token, which `to` already has as its owner. */
  readonly token: string;
}

/** A text to move: the keys it leaves, with what they hold, and what is put in the better store. */
interface Item {
  readonly leaves: Readonly<Record<string, string>>;
  readonly puts: Changes;
}

/** The key prefixes of everything stored but runs in progress. */
const BOOKS = [HISTORY, DAILY, PACKS, ASIDE, FIRST_ASIDE] as const;

/** Moves finished and daily runs, packs and texts set aside; false if some of them had to stay. */
export async function moveBooks(way: Way): Promise<boolean> {
  const { from, to } = way;
  const keys = (await from.keys('')).filter((key) => BOOKS.some((book) => key.startsWith(book)));
  if (keys.length === 0) return true;
  const [texts, there, days] = await within(PATIENCE_MS, Promise.all([from.read(keys), to.read(keys), new DailyBook(to).all()]));
  const items = keys.flatMap((key, index): Item[] => {
    const text = texts[index] ?? null;
    if (text === null) return [];
    return [{ leaves: { [key]: text }, puts: putsOf({ key, text: asPractice(text, days), there: there[index] ?? null }) }];
  });
  return move(way, items);
}

/** The outcome of moving the runs in progress. */
export interface MovedRuns {
  /** Whether nothing had to stay. */
  readonly isAll: boolean;
  /** The texts that cannot be continued; they are set aside. */
  readonly refused: readonly Refusal[];
}

/**
 * Moves the run in progress under a key of `OTHER`, also one that is only in the tail of a page that never reached its store.
 * @param owner the last owner of the better store, before this page
 */
export async function moveRuns(way: Way, tail: TailPlace, owner: string | null): Promise<MovedRuns> {
  const { from } = way;
  const [lastOwner = null] = await within(PATIENCE_MS, from.read([OWNER]));
  const left = readTail(tail.read());
  const isTheirs = left !== null && left.owner === lastOwner && left.owner !== owner;
  const found = await within(PATIENCE_MS, survey(from, isTheirs ? tail : memoryTail(), lastOwner));
  const { run, from: place, refused } = await pickRun(from, found);
  const slots = found.found.filter(({ key }) => key !== TAIL && !key.startsWith(SPARED));
  const stored = Object.fromEntries(slots.map(({ key, text }) => [key, text]));
  if (Object.keys(stored).length === 0 && place?.key !== TAIL) return { isAll: true, refused: [] };
  const days = await new DailyBook(way.to).all();
  const aside = refused.map(({ found: { text }, isSpared }) => [`${isSpared ? SPARED : ASIDE}${crc32(text)}`, text] as const);
  const other = run === null || place === null ? {} : { [OTHER + run.record.id]: runAsPractice(place.text, days) };
  const isAll = await move(way, [{ leaves: stored, puts: { ...Object.fromEntries(aside), ...other } }]);
  return { isAll, refused: isAll ? refused : [] };
}

/** The changes that offer runs which only tails hold, those of pages that never owned a store. */
export function strayRuns(tail: TailPlace, owner: string | null, known: readonly string[]): Changes {
  const strays = tailsIn(tail.read()).flatMap((each) => (each.run !== null && owner !== null && each.owner !== owner ? [each.run] : []));
  if (strays.length === 0) return {};
  const ids = known.map(reviveRun).flatMap((revived) => (revived.ok ? [revived.run.record.id] : []));
  return Object.fromEntries(strays.flatMap((text) => {
    const revived = reviveRun(text);
    return revived.ok && !ids.includes(revived.run.record.id) ? [[OTHER + revived.run.record.id, text] as const] : [];
  }));
}

/** Copies, has that confirmed, and only then removes: a page killed in between leaves both, and copying again changes nothing. */
async function move(way: Way, items: readonly Item[]): Promise<boolean> {
  try {
    await within(PATIENCE_MS, way.to.write(joined(items.map(({ puts }) => puts)), { [OWNER]: way.token }));
  } catch (error) {
    if (failureOf(error) !== 'full' || items.length < 2) return false;
    // As much as fits.
    const half = items.length >> 1;
    const isFirst = await move(way, items.slice(0, half));
    return (await move(way, items.slice(half))) && isFirst;
  }
  await remove(way, joined(items.map(({ leaves }) => leaves))).catch(() => undefined);
  return true;
}

/** Removes what was copied, unless another page has changed it since; that one then learns that the store is no longer its own. */
async function remove({ from, token }: Way, leaves: Changes): Promise<void> {
  const [owner = null] = await from.read([OWNER]);
  const gone = Object.fromEntries(Object.keys(leaves).map((key) => [key, null]));
  const expected = { ...leaves, [OWNER]: owner };
  // A full store may have no room even for the token.
  await from.write({ ...gone, [OWNER]: token }, expected).catch(() => from.write(gone, expected));
}

/** What a text of a lesser store becomes: the better one's wins, except over a damaged entry or an older pack. The loser is set aside. */
function putsOf({ key, text, there }: { readonly key: string; readonly text: string; readonly there: string | null }): Changes {
  if (there === null || there === text) return { [key]: text };
  const aside = (lost: string): Changes => ({ [`${ASIDE}${key}.${crc32(lost)}`]: lost });
  if (key.startsWith(DAILY)) return {};
  const [here, moved] = key.startsWith(HISTORY) ? [decodeEntry(there), decodeEntry(text)] : [null, null];
  if (here && moved && isSameRun(here, moved)) return {};
  const isBetter = key.startsWith(PACKS) || (moved !== null && here === null);
  return isBetter ? { ...aside(there), [key]: text } : aside(text);
}

/** An entry, unranked if another run is its day's first; any other text as it is. */
function asPractice(text: string, days: Readonly<Record<string, string>>): string {
  const entry = decodeEntry(text);
  return entry?.ranked === true && isSecond(entry, days) ? encodeEntry({ ...entry, ranked: false }) : text;
}

function runAsPractice(text: string, days: Readonly<Record<string, string>>): string {
  const decoded = decodeRun(text);
  if (!decoded.ok || !decoded.run.record.ranked || !isSecond(decoded.run.record, days)) return text;
  const { state, record } = decoded.run;
  return encodeRun(state, { ...record, ranked: false }, revisionOf(text));
}

function isSecond({ id, daily }: { readonly id: string; readonly daily: string }, days: Readonly<Record<string, string>>): boolean {
  const first = days[daily];
  return first !== undefined && first !== id;
}

function joined(all: readonly Changes[]): Changes {
  return Object.assign({}, ...all) as Changes;
}

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
export async function spareOthers(
  storage: KeyStore, found: Survey, present: Run | null,
): Promise<Pick<Picked, 'from' | 'refused' | 'stale'>> {
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
