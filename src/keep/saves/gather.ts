import { crc32 } from '../../engine/core/hash';
import { decodeRun } from '../../engine/run/decodeRun';
import { encodeRun, revisionOf } from '../../engine/run/save';
import { memoryTail, readTail, TAIL, tailsIn, type TailPlace } from '../browser/Tail';
import { DAILY, DailyBook } from '../daily';
import { decodeEntry } from '../decodeEntry';
import { isSameRun } from '../entries';
import { encodeEntry, HISTORY } from '../history';
import { PACKS } from '../packRegistry';
import { reviveRun } from './reviveRun';
import type { Changes, KeyStore } from './KeyStore';
import { pickRun, type Refusal } from './pickRun';
import { failureOf } from './storageFailure';
import { ASIDE, FIRST_ASIDE, OTHER, OWNER, SPARED, survey } from './survey';
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
    return text === null ? [] : [{ leaves: { [key]: text }, puts: putsOf({ key, text: asPractice(text, days), there: there[index] ?? null }) }];
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
  const stored = Object.fromEntries(found.found.filter(({ key }) => key !== TAIL && !key.startsWith(SPARED)).map(({ key, text }) => [key, text]));
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
