import type { Content } from './content';
import type { LogLine } from './state';

/** Log lines kept: more than anyone scrolls through, few enough to save after every turn. */
export const LOG_LINES = 1000;

/** Messages that repeat a number floating over the map: experience, and damage from statuses. */
const FLOATING: ReadonlySet<string> = new Set(['log.xp', 'hit.ails', 'hit.ails.self']);

/** Whether a pack's log leaves a message out. */
export function isLeftOut({ terseLog }: Pick<Content, 'terseLog'>, key: string): boolean {
  return terseLog && FLOATING.has(key);
}

/** Adds a line; a repeat of the last line only raises its count (RULES 1.2). */
export function addLine(log: LogLine[], line: Omit<LogLine, 'count'>): void {
  const last = log[log.length - 1];
  if (last && isSame(last, line)) {
    last.count++;
    return;
  }
  const { tone, key, params } = line;
  log.push({ tone, key, params, count: 1 });
  if (log.length > LOG_LINES) log.shift();
}

function isSame(a: Omit<LogLine, 'count'>, b: Omit<LogLine, 'count'>): boolean {
  if (a.key !== b.key || a.tone !== b.tone) return false;
  for (const name in a.params) if (a.params[name] !== b.params[name]) return false;
  return true;
}
