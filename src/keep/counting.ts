import type { Counting } from '../engine/core/grammar';

/** Plural categories, in the order in which a text lists their forms; each language has some of them. */
const PLURALS: readonly Intl.LDMLPluralRule[] = ['zero', 'one', 'two', 'few', 'many', 'other'];

const countings = new Map<string, Counting>();

/** The numerals and plurals of a language, by its tag: numbers from five digits on are grouped, plurals follow `Intl.PluralRules`. */
export function countingOf(language: string): Counting {
  const counting = countings.get(language) ?? makeCounting(language);
  countings.set(language, counting);
  return counting;
}

function makeCounting(language: string): Counting {
  const rules = new Intl.PluralRules(language);
  const { pluralCategories } = rules.resolvedOptions();
  const own = PLURALS.filter((plural) => pluralCategories.includes(plural));
  let large: Intl.NumberFormat | null = null;
  return {
    numeral: (n) => (Math.abs(n) < 10_000 ? String(n) : (large ??= new Intl.NumberFormat(language)).format(n)),
    wording: (n) => own.indexOf(rules.select(n)),
  };
}
