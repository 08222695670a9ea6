import { decodeRun } from '../../engine/run/decodeRun';
import { encodeRun } from '../../engine/run/save';
import { HistoryBook } from '../../keep/HistoryBook';
import type { Run } from '../../keep/Run';
import type { Archive } from '../../keep/archive';
import { DAILY, dailySeed, dayOf } from '../../keep/daily';
import { type HistoryEntry, keyOfEntry } from '../../keep/history';
import { loreIn } from '../../keep/lore';
import { PACKS } from '../../keep/packRegistry';
import type { Changes, KeyStore } from '../../keep/saves/KeyStore';
import { reviveRun } from '../../keep/saves/pickRun';
import { ASIDE, SPARED } from '../../keep/saves/survey';
import { text } from '../../keep/text';
import { Session } from '../Session';
import type { AnyMode } from '../modes/dialogs';
import { proofsOf } from '../run/proofsOf';
import { firstPack } from '../run/newRuns';
import { settingsIn } from '../settings/settings';
import type { ImportFile } from './archiveFiles';

/** What an archive would import. */
export interface Import {
  /** Each finished run once, and only the daily runs that may count here. */
  readonly archive: Archive;
  /** Its run, ready to continue; null where there is none, or none that can. */
  readonly run: Run | null;
  /** Why its run can't be continued; null where it can or there is none. */
  readonly error: string | null;
  /** The number of finished runs that are new here. */
  readonly fresh: number;
  /** How many finished runs are left out because another in the archive has the same id. */
  readonly twice: number;
  /** Why today's daily run doesn't count here; null if it does or there is none. */
  readonly dailyFault: DailyFault | null;
}

/** Compares an archive with what is here, and changes nothing. */
export async function examine(session: Session, given: Archive): Promise<Import> {
  const history = [...new Map([...given.history].reverse().map((entry) => [entry.id, entry])).values()].reverse();
  const twice = given.history.length - history.length;
  const fresh = Object.keys(await new HistoryBook(session.ports.storage).additions(history)).length;
  const { run, error } = await revived(session, given);
  const { daily, fault: dailyFault } = await examineDaily(session, given, run);
  return { archive: { ...given, history, daily }, run, error, fresh, twice, dailyFault };
}

/** The run of an archive. */
async function revived(session: Session, { run, packs }: Archive): Promise<Pick<Import, 'run' | 'error'>> {
  if (run === null) return { run: null, error: null };
  await session.packs.installForNow(packs);
  const found = reviveRun(await againstHistory(session, run));
  return found.ok ? { run: found.run, error: null } : { run: null, error: found.why };
}

/** A save whose run has already ended here continues as a new, unranked run. */
async function againstHistory({ runs, ports }: Session, text: string): Promise<string> {
  const decoded = decodeRun(text);
  if (!decoded.ok) return text;
  const { record, state } = decoded.run;
  const [ended = null] = await ports.storage.read([keyOfEntry(record)]);
  return ended === null ? text : encodeRun(state, { ...record, id: runs.fresh().id, ranked: false });
}

/**
 * Imports an archive: all texts in one write, then settings, lore and, if wanted, the run. Rejects, with nothing changed, if the write
 * fails, or if no save can hold the current run that the archive's would replace.
 */
export async function takeOver(session: Session, { archive, run }: Import, withRun: boolean): Promise<void> {
  const { runs, lore, ports: { storage } } = session;
  const present = session.run;
  const isReplaced = withRun && run !== null && present !== null && session.isRunning;
  // A run that can't be continued here is set aside.
  const unread = archive.run !== null && run === null ? [archive.run] : [];
  // A day whose run stays in the file would be lost.
  const daily = Object.entries(archive.daily).filter(([, id]) => withRun || id !== run?.record.id);
  await storage.write({
    ...(await additions(storage, { ...archive, daily: Object.fromEntries(daily) })),
    ...(await asideChanges(storage, [...unread, ...archive.aside])),
    ...(isReplaced ? { [`${SPARED}${Date.now()}`]: encodeRun(present.game.state, present.record) } : {}),
  });
  if (Object.keys(archive.packs).length > 0) await session.packs.restore();
  if (archive.settings) session.configure(settingsIn(archive.settings));
  const learnt = archive.lore && loreIn(archive.lore);
  if (learnt) lore.learnFrom(learnt);
  if (!withRun || run === null) return;
  session.open(run);
  runs.keep(run);
}

/** Finished runs, daily runs and packs that are new here. */
async function additions(store: KeyStore, { history, daily, packs }: Archive): Promise<Changes> {
  const others = { ...prefixed(DAILY, daily), ...prefixed(PACKS, packs) };
  const keys = Object.keys(others);
  const present = await store.read(keys);
  const fresh = keys.filter((_key, index) => present[index] === null);
  return { ...(await new HistoryBook(store).additions(history)), ...Object.fromEntries(fresh.map((key) => [key, others[key] ?? null])) };
}

/** Sets texts aside, except those set aside already. */
async function asideChanges(store: KeyStore, texts: readonly string[]): Promise<Changes> {
  const known = new Set(await store.read(await store.keys(ASIDE)));
  const fresh = [...new Set(texts)].filter((text) => !known.has(text));
  return Object.fromEntries(fresh.map((text, index) => [`${ASIDE}${Date.now()}${index}`, text]));
}

function prefixed(prefix: string, table: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(table).map(([key, text]) => [prefix + key, text]));
}

/** Imports files as the title would, past the crashed session; null when the first, of that name, is saved, else why not. */
export async function importCrashed(session: Session, files: readonly ImportFile[], name: string): Promise<string | null> {
  await session.settled();
  // This page already holds the lock.
  const fresh = new Session({ ...session.ports, lock: { take: () => Promise.resolve(true) } });
  await fresh.fileImport.take(files);
  const page = fresh.modes.top as AnyMode;
  if (page.kind !== 'import') return fresh.notice ?? text('ui.import.noRun', { name });
  try {
    await takeOver(fresh, page.found, true);
    await fresh.settled();
  } catch {
    return text('ui.import.notKept');
  }
  if (fresh.runs.keeping.error !== null) return text('ui.import.notKept');
  session.runs.freeze();
  return null;
}

/** Why a file's run of a day doesn't count here: it isn't in the file, isn't of that day, isn't proven, or its day is yet to come. */
type DailyFault = 'missing' | 'other' | 'unproven' | 'early';

/** The daily runs of an archive. */
interface DailyImport {
  /** The runs that count here: the id of each by its day. */
  readonly daily: Readonly<Record<string, string>>;
  /** Why today's doesn't; null if it does, or the file has none, or this page has its own. */
  readonly fault: DailyFault | null;
}

/**
 * Finds which daily runs of an archive may count here. Past days no longer change anything; today's would use up the player's own try, so
 * its run must be of that day and proven by its recording. `run` is the archive's run in progress.
 */
async function examineDaily(session: Session, { daily, history }: Archive, run: Run | null): Promise<DailyImport> {
  if (Object.keys(daily).length === 0) return { daily, fault: null };
  const today = dayOf(session.now);
  const past = Object.fromEntries(Object.entries(daily).filter(([day]) => day < today));
  const { [today]: id } = daily;
  const [mine = null] = await session.ports.storage.read([DAILY + today]);
  if (mine !== null) return { daily: past, fault: null };
  if (id === undefined) return { daily: past, fault: Object.keys(daily).some((day) => day > today) ? 'early' : null };
  const entry = history.find((each) => each.id === id);
  const isRunning = run?.record.id === id;
  const found = isRunning ? { ...run.record, ...run.game.state } : entry;
  const fault = found === undefined ? 'missing' : isOf(today, found) ? null : 'other';
  if (fault !== null) return { daily: past, fault };
  const counts = entry === undefined || isRunning || (await proofsOf(session).prove(entry));
  return counts ? { daily: { ...past, [today]: id }, fault: null } : { daily: past, fault: 'unproven' };
}

function isOf(day: string, { daily, ranked, pack, seed }: Pick<HistoryEntry, 'daily' | 'ranked' | 'pack' | 'seed'>): boolean {
  return daily === day && ranked && pack === firstPack && seed === dailySeed(day);
}
