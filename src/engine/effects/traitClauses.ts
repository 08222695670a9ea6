import type { Traits } from '../content';
import type { Phrase } from '../core/grammar';
import { listed, phrase } from './phrases';

/* Traits that are numbers or signs, as clauses: what they change, in percent more or less than usual. */

/** Traits that are percentages of what is usual. */
const SHARES = ['speed', 'takes', 'stands', 'heals', 'wields', 'noise', 'burns'] as const;

/** Percentages with words of their own. */
const IN_WORDS: Readonly<Partial<Record<string, string>>> = {
  'speed 50': 'half', 'speed 200': 'twice', 'takes 0': 'none', 'takes 50': 'half', 'noise 0': 'none', 'burns 0': 'none', 'heals 0': 'none', 'wields 0': 'none',
  'stands 0': 'none', 'stands 50': 'half',
};

/** Traits that are a number of their own. */
const AMOUNTS = ['drains', 'evades', 'ambush', 'light', 'search', 'shines'] as const;

/** Those about what is yours, not about you: each is a sentence. */
const OF_THINGS: readonly string[] = ['burns', 'light'];

/** The traits here that are about you. */
export const YOUR_OWN: readonly string[] = [...SHARES, ...AMOUNTS].filter((trait) => !OF_THINGS.includes(trait));

/** Clauses of the traits about their bearer; with `self` as about you. */
export function numbersOf(traits: Traits, whose: 'self' | 'other'): Phrase[] {
  const { resists = [] } = traits;
  const statuses = listed(resists.map((status) => phrase(`status.${status}.noun`)), 'list.and');
  const all = [
    ...[...SHARES, ...AMOUNTS].filter((trait) => whose === 'other' || !OF_THINGS.includes(trait)).flatMap((trait) => numberOf(traits, trait)),
    ...(resists.length === 0 ? [] : [phrase('traits.resists', { statuses })]),
    ...(['unseen', 'sure'] as const).flatMap((trait) => (traits[trait] === true ? [phrase(`traits.${trait}`)] : [])),
  ];
  return whose === 'other' ? all : all.map(({ key, params }) => phrase(`${key}.self`, params));
}

/** Sentences about what is yours: your lantern and its light. */
export function thingsOf(traits: Traits): Phrase[] {
  const clauses = [...SHARES, ...AMOUNTS].filter((trait) => OF_THINGS.includes(trait)).flatMap((trait) => numberOf(traits, trait));
  return clauses.map(({ key, params }) => phrase('says.plain', { does: phrase(`${key}.self`, params) }));
}

function numberOf(traits: Traits, trait: (typeof SHARES)[number] | (typeof AMOUNTS)[number]): Phrase[] {
  const n = traits[trait];
  if (n === undefined) return [];
  if (!isShare(trait)) return n === 0 ? [] : [phrase(`traits.${trait}`, { n })];
  if (n === 100) return [];
  const word = IN_WORDS[`${trait} ${n}`];
  return [phrase(`traits.${trait}.${word ?? (n < 100 ? 'less' : 'more')}`, word === undefined ? { n: Math.abs(n - 100) } : {})];
}

function isShare(trait: string): trait is (typeof SHARES)[number] {
  return (SHARES as readonly string[]).includes(trait);
}
