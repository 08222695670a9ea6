/** A text key and the values for its template's placeholders. Strings among the params are text keys themselves. */
export interface Message {
  readonly key: string;
  readonly params: Readonly<Record<string, string | number>>;
}

/** A message whose params may be phrases: parts of its sentence, each worded by a text of its own. One without a key is left out. */
export interface Phrase {
  readonly key: string;
  readonly params: Readonly<Record<string, string | number | Phrase>>;
}

/**
 * Templates by text key. `{name}` is a param, and `{den name}` that param in a form of its language; a name may carry its
 * gender: `Ork|m`. `{n?point:points}` chooses by a count: one wording per plural category of the language, in the order zero,
 * one, two, few, many, other. `{name?are:is}` chooses by person: you, it, they. The last wording also serves for missing ones.
 */
export type Texts = Readonly<Record<string, string>>;

/** How a language writes a number, and the index of the wording that goes with it. */
export interface Counting {
  numeral(n: number): string;
  wording(n: number): number;
}

/** A name in a text table, `words|gender|other`: what follows the words is the language's, but for `you`, the player, and `pl`, several. */
export interface Name {
  readonly words: string;
  readonly gender: string;
  /** Another form, such as that of a case; the words where the entry has none. */
  readonly other: string;
}

/** What a language knows about its names: articles, genders, cases. Each has its own, in `content/text`. */
export interface Grammar {
  /** The words that a text may have before a placeholder, such as `the`. */
  readonly forms: readonly string[];
  /** Whether verbs have the same form after you and after several, as in English, so that two wordings are enough. */
  readonly severalAsYou: boolean;
  /** A name in a form, by `wrap` with its affixes; without a form as it stands in a list. An unknown form or gender counts as none. */
  decline(name: Name, form: string | undefined, wrap: (noun: string) => string): string;
  /** A noun of another language as this one spells it; missing where that is the same. */
  readonly adopt?: (noun: string) => string;
}

/** All that is needed to make sentences of texts. */
export type Tongue = Grammar & Counting;

/** Plain digits, one wording for 1 and one for the rest, names as they are. */
export const PLAIN: Tongue = {
  numeral: String,
  wording: (n) => (n === 1 ? 0 : 1),
  forms: [],
  severalAsYou: true,
  decline: ({ words }, _form, wrap) => wrap(words),
};

/** Persons, by the index of their wording; a name without a mark is `ANOTHER`. */
const READER = 0;
const ANOTHER = 1;
const SEVERAL = 2;

/** A message as a sentence, with a capital even if it begins with a name. A missing text shows its key instead of throwing. */
export function sentence(texts: Texts, message: Phrase, tongue: Tongue = PLAIN): string {
  const words = wordsOf(message, { texts, tongue });
  const whole = Object.values(message.params).some((filling) => typeof filling === 'object') ? tidied(words) : words;
  const isNamed = /^\{[\w ]+\}/.test(own(texts, message.key) ?? '');
  return isNamed ? capital(whole) : whole;
}

/** Words with a capital letter first. */
export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Words with a small letter first. */
export function uncapital(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1);
}

/** Without the gaps that phrases leave which are left out. */
function tidied(words: string): string {
  return words.replace(/ {2,}/g, ' ').replace(/ (?=[.,]( |$))/g, '').replace(/,(?=\.)/g, '').trim();
}

function wordsOf(message: Phrase, language: { readonly texts: Texts; readonly tongue: Tongue }): string {
  const { texts, tongue } = language;
  const template = own(texts, message.key) ?? message.key;
  if (template.includes('|')) return nameOf(texts, message.key, tongue);
  if (!template.includes('{')) return template;
  const value = (name: string): string | number | Phrase => own(message.params, name) ?? `{${name}}`;
  const chosen = template.replace(/\{\w+\?[^}]*\}/g, (choice) => {
    const [, name = '', wordings = ''] = /^\{(\w+)\?(.*)\}$/.exec(choice) ?? [];
    const filling = value(name);
    const all = wordings.split(':');
    if (typeof filling === 'number') return wordingOf(all, tongue.wording(filling));
    const person = personOf(texts, typeof filling === 'string' ? filling : filling.key);
    return wordingOf(all, person === SEVERAL && all.length === 2 && tongue.severalAsYou ? READER : person);
  });
  return chosen.replace(/\{(?:([a-z]+) )?(\w+)\}/g, (_placeholder, form: string | undefined, name: string) => {
    const filling = value(name);
    if (typeof filling === 'object') return wordsOf(filling, language);
    return typeof filling === 'number' ? tongue.numeral(filling) : nameIn(filling, language, form);
  });
}

/** The text of a key, or the key itself. After each `+` comes an affix, whose text wraps the name, or a number: `item.sword+keen+2`. */
export function nameOf(texts: Texts, key: string, tongue: Tongue = PLAIN): string {
  return nameIn(key, { texts, tongue });
}

function nameIn(key: string, { texts, tongue }: { readonly texts: Texts; readonly tongue: Tongue }, form?: string): string {
  const [base = '', ...affixes] = key.split('+');
  const name = own(texts, base);
  if (name === undefined) return key;
  return tongue.decline(nameOfEntry(name), form, (noun) =>
    affixes.reduce((inner, affix) => around(texts, inner, { table: affixTable(base), affix }), noun));
}

/** The keys of the texts that `nameOf` makes a name of. */
export function keysOfName(key: string): string[] {
  const [base = '', ...affixes] = key.split('+');
  return [base, ...affixes.filter((affix) => !NUMBER.test(affix)).map((affix) => `${affixTable(base)}.${affix}`)];
}

const NUMBER = /^-?\d+$/;

function affixTable(base: string): 'elite' | 'affix' {
  return base.startsWith('breed.') ? 'elite' : 'affix';
}

/** What an entry of a text table says of a name. */
export function nameOfEntry(entry: string): Name {
  const [words = '', gender = '', other = words] = entry.split('|');
  return { words, gender, other };
}

function wordingOf(wordings: readonly string[], place: number): string {
  return wordings[Math.min(place, wordings.length - 1)] ?? '';
}

function personOf(texts: Texts, name: string): number {
  const { gender } = nameOfEntry(own(texts, name.split('+', 1).join('')) ?? '');
  return gender === 'you' ? READER : gender === 'pl' ? SEVERAL : ANOTHER;
}

function around(texts: Texts, inner: string, { table, affix }: { table: string; affix: string }): string {
  if (NUMBER.test(affix)) return `${inner} ${affix.startsWith('-') ? '' : '+'}${affix}`;
  return (own(texts, `${table}.${affix}`) ?? '{item}').replace('{item}', () => inner);
}

/** An own entry of a table, nothing inherited such as `constructor`. */
function own<T>(table: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}
