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
    if ('paid' in last.params) last.params = withoutPrice(last.params);
    return;
  }
  const { tone, key, params } = line;
  log.push({ tone, key, params, count: 1 });
  if (log.length > LOG_LINES) log.shift();
}

function isSame(a: Omit<LogLine, 'count'>, b: Omit<LogLine, 'count'>): boolean {
  if (a.key !== b.key || a.tone !== b.tone) return false;
  for (const name in a.params) if (a.params[name] !== b.params[name] && !PRICE.has(name)) return false;
  return true;
}

/** What a line says of a price: lines are counted together whatever was paid, and then name none. */
const PRICE: ReadonlySet<string> = new Set(['paid', 'left', 'first']);

function withoutPrice(params: LogLine['params']): LogLine['params'] {
  return Object.fromEntries(Object.entries(params).filter(([name]) => !PRICE.has(name)));
}
