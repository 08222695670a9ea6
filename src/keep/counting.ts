import type { Counting } from '../engine/core/grammar';

/** The plurals that a language may have, in the order in which a text names their wordings; no language has all of them. */
const PLURALS: readonly Intl.LDMLPluralRule[] = ['zero', 'one', 'two', 'few', 'many', 'other'];

/** How a language counts, by its tag: numbers of five digits and more are written in groups, plurals are those of `Intl.PluralRules`. */
export function countingOf(language: string): Counting {
  const rules = new Intl.PluralRules(language);
  const { pluralCategories } = rules.resolvedOptions();
  const own = PLURALS.filter((plural) => pluralCategories.includes(plural));
  const large = new Intl.NumberFormat(language);
  return {
    numeral: (n) => (Math.abs(n) < 10_000 ? String(n) : large.format(n)),
    wording: (n) => own.indexOf(rules.select(n)),
  };
}
