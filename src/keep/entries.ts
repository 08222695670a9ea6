import type { HistoryEntry, KeptEntry } from './history';

/** An entry without what is known only here. */
export function withoutProof({ proof: _stays, ...entry }: KeptEntry): HistoryEntry {
  return entry;
}

/** What a recording can prove of its entry, and what it counts for. */
const CLAIMS = ['pack', 'seed', 'kind', 'cause', 'floor', 'level', 'turns', 'score', 'replay', 'ranked'] as const;

/** Whether two entries claim the same of the same run. */
export function isSameRun(a: HistoryEntry, b: HistoryEntry): boolean {
  return a.id === b.id && CLAIMS.every((field) => a[field] === b[field]);
}

/** Newest first, ties by id. */
export function byTime(a: HistoryEntry, b: HistoryEntry): number {
  return compare(b.ended, a.ended) || compare(a.id, b.id);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
