import { TRAIT_NAMES, TRAITS, type TraitName, type TraitRow, type Traits } from '../content';
import type { Phrase } from '../core/grammar';
import { listed, phrase } from './phrases';

/* Traits that are numbers, flags or statuses, as clauses: what they change, in percent more or less than usual. Those that are effects are told with these. */

const isClause = (name: TraitName): boolean => !['effects', 'workings', 'wounds', 'abilities'].includes(TRAITS[name].shape);
const isOfThings = (name: TraitName): boolean => 'ofThings' in TRAITS[name];
const OWN = TRAIT_NAMES.filter((name) => isClause(name) && !isOfThings(name));
const OF_THINGS = TRAIT_NAMES.filter((name) => isClause(name) && isOfThings(name));

/** The traits here that are about you. */
export const YOUR_OWN: readonly string[] = OWN;

/** Clauses of the traits about their bearer; with `self` as about you. */
export function numbersOf(traits: Traits, whose: 'self' | 'other'): Phrase[] {
  if (whose === 'other') return TRAIT_NAMES.filter(isClause).flatMap((name) => clauseOf(traits, name));
  return OWN.flatMap((name) => clauseOf(traits, name)).map(({ key, params }) => phrase(`${key}.self`, params));
}

/** Sentences about what is yours: your lantern and its light. */
export function thingsOf(traits: Traits): Phrase[] {
  const clauses = OF_THINGS.flatMap((name) => clauseOf(traits, name));
  return clauses.map(({ key, params }) => phrase('says.plain', { does: phrase(`${key}.self`, params) }));
}

/** A trait's clause; none if it changes nothing. */
function clauseOf(traits: Traits, name: TraitName): Phrase[] {
  const value: unknown = traits[name];
  const row: TraitRow = TRAITS[name];
  if (value === true) return [phrase(`traits.${name}`)];
  if (Array.isArray(value) && value.length > 0) {
    const statuses = listed((value as readonly string[]).map((status) => phrase(`status.${status}.noun`)), 'list.and');
    return [phrase(`traits.${name}`, { statuses })];
  }
  if (typeof value !== 'number' || value === (row.joins === 'product' ? 100 : 0)) return [];
  if (row.joins !== 'product') return [phrase(`traits.${name}`, { n: value })];
  const word = row.words?.[value];
  return [phrase(`traits.${name}.${word ?? (value < 100 ? 'less' : 'more')}`, word === undefined ? { n: Math.abs(value - 100) } : {})];
}
