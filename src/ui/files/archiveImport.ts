import { decodeRun } from '../../engine/run/decodeRun';
import { encodeRun } from '../../engine/run/save';
import type { Archive } from '../../keep/archive';
import { DAILY } from '../../keep/daily';
import { keyOfEntry } from '../../keep/history';
import { HistoryBook } from '../../keep/HistoryBook';
import { loreIn } from '../../keep/lore';
import { PACKS } from '../../keep/packRegistry';
import type { Run } from '../../keep/Run';
import { examineDaily, type DailyFault } from './dailyImport';
import { reviveRun } from '../../keep/saves/reviveRun';
import { text } from '../../keep/text';
import { Session } from '../Session';
import type { AnyMode } from '../modes/dialogs';
import type { ImportFile } from './archiveFiles';
import { settingsIn } from '../settings/settings';
import { ASIDE, SPARED } from '../../keep/saves/survey';
import type { Changes, KeyStore } from '../../keep/saves/KeyStore';

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
 * Imports an archive: all texts in one write, then settings, lore and, if wanted, the run. Rejects, with nothing changed, if the write fails,
 * or if no save can hold the current run that the archive's would replace.
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
