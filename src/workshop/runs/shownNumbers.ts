import { withoutAffixes } from '../../engine/facts/causes';
import { capital } from '../../engine/core/grammar';
import { currentTexts, nameText } from '../../keep/text';
import { plain, signed, words } from '../../lab/curve/words';
import type { MetTable } from '../../lab/runs/chronicle';
import type { Estimate } from '../../lab/statistics/intervals';
import { nameIn, say } from '../words';

/** An estimate with its interval; a dash if it is none. */
export function shownMean({ value, low, high, n }: Estimate): string {
  if (n === 0) return '–';
  return Number.isFinite(low) ? say('shop.runs.estimate', { value: plain(value), low: plain(low), high: plain(high) }) : plain(value);
}

/** A share in percent with its interval. */
export function shownShare({ value, low, high, n }: Estimate): string {
  return shownMean({ value: 100 * value, low: 100 * low, high: 100 * high, n });
}

/** A range of differences in percentage points. */
export function shownRange({ low, high }: Pick<Estimate, 'low' | 'high'>): { low: string; high: string } {
  return { low: signed(low), high: signed(high) };
}

/** How the texts call the rows of a table, if one by one; others take the name of a thing into theirs. */
const FAMILIES: Partial<Record<MetTable, string>> = {
  breeds: 'breed', abilities: 'ability', items: 'item', statuses: 'status', traps: 'trap', hazards: 'hazard', vaults: 'vault',
  heroes: 'hero', talents: 'talent',
};

/** The name of a row; its id in words where the texts have none. */
export function nameOfRow(table: MetTable, id: string): string {
  return nameIn(FAMILIES[table] ?? '', id);
}

/** The name of a cause of death. */
export function nameOfCause(cause: string): string {
  return capital(Object.hasOwn(currentTexts(), withoutAffixes(cause)) ? nameText(cause) : words(cause));
}
