import type { Estimate } from '../statistics/intervals';
import type { Kinds } from './reach';

/** An id or name key in plain words: `breed.goblinArcher+swift` is `goblin archer, swift`. */
export function words(id: string): string {
  const [name = '', ...more] = id.replace(/^[a-z]+\./, '').split('+');
  return [name, ...more].map((part) => part.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)).join(', ');
}

/** A floor's first appearances as one list without duplicates, inhabitants first. */
export function firstWords(first: Kinds): string[] {
  const { layouts, breeds, elites, traps, statuses, hazards, vaults, items, affixes } = first;
  const dangers = [...breeds, ...elites.map((id) => `${id} elites`), ...traps.map((id) => `${id} trap`), ...statuses, ...hazards];
  return [...new Set([...dangers, ...layouts, ...vaults, ...items, ...affixes].map(words))];
}

/** A fraction in percent, to one decimal. */
export function percent(share: number): number {
  return Math.round(share * 1000) / 10;
}

/** An estimate with its interval, such as `16 (13-20)`; a share in percent with one decimal below ten. */
export function share(estimate: Estimate): string {
  return mean({ ...estimate, value: 100 * estimate.value, low: 100 * estimate.low, high: 100 * estimate.high });
}

/** An estimate with its interval if it has one; a dash if it is none. */
export function mean({ value, low, high, n }: Estimate): string {
  if (n === 0) return '-';
  return Number.isFinite(low) ? `${plain(value)} (${plain(low)} to ${plain(high)})` : plain(value);
}

/** A share in percentage points, with one decimal. */
export function points(share: number): string {
  return (100 * share).toFixed(1);
}

/** A share in percentage points with its sign. */
export function signed(share: number): string {
  return `${share < 0 ? '' : '+'}${points(share)}`;
}

/** A number, with one decimal below ten. */
export function plain(value: number): string {
  return value.toFixed(Math.abs(value) < 9.95 ? 1 : 0);
}
