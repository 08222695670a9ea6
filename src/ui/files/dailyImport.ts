import type { Archive } from '../../keep/archive';
import { DAILY, dailySeed, dayOf } from '../../keep/daily';
import type { HistoryEntry } from '../../keep/history';
import type { Run } from '../../keep/Run';
import { firstPack } from '../run/runError';
import type { Session } from '../Session';
import { proofsOf } from '../run/proofsOf';

/** Why a file's run of a day doesn't count here: it isn't in the file, isn't of that day, isn't proven, or its day is yet to come. */
export type DailyFault = 'missing' | 'other' | 'unproven' | 'early';

/** The daily runs of an archive. */
export interface DailyImport {
  /** The runs that count here: the id of each by its day. */
  readonly daily: Readonly<Record<string, string>>;
  /** Why today's doesn't; null if it does, or the file has none, or this page has its own. */
  readonly fault: DailyFault | null;
}

/**
 * Finds which daily runs of an archive may count here. Past days no longer change anything; today's would use up the player's own try, so its
 * run must be of that day and proven by its recording. `run` is the archive's run in progress.
 */
export async function examineDaily(session: Session, { daily, history }: Archive, run: Run | null): Promise<DailyImport> {
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
