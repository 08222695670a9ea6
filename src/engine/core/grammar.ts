import { decline, nameIn } from './declension';

/** A message: a key of the text tables, and what fills its template. Texts among the params are keys themselves. */
export interface Message {
  readonly key: string;
  readonly params: Readonly<Record<string, string | number>>;
}

/**
 * Keys to templates. `{name}` is a param, and `{den name}` that param in a form of its language; a name may carry its gender: `Ork|m`.
 * `{n?point:points}` chooses by a count: one wording for each of the language's plurals, in the order zero, one, two, few, many, other.
 * `{name?are:is}` chooses by who is meant: the reader, somebody else, several. The last wording stands for all that would follow.
 */
export type Texts = Readonly<Record<string, string>>;

/** How a language counts: how it writes a number, and which of the wordings of a choice goes with it, the first being 0. */
export interface Counting {
  numeral(n: number): string;
  wording(n: number): number;
}

/** Plain digits, and two wordings: for one, and for all else. */
const PLAIN: Counting = { numeral: String, wording: (n) => (n === 1 ? 0 : 1) };

/** Who is meant, in the order of the wordings of a choice; somebody else where a name says nothing. */
const READER = 0;
const ANOTHER = 1;
const SEVERAL = 2;

/** The sentence of a message; one that begins with a name begins with a capital. A key without a text shows itself, so that a gap is seen and nothing throws. */
export function sentence(texts: Texts, message: Message, counting: Counting = PLAIN): string {
  const template = own(texts, message.key) ?? message.key;
  if (template.includes('|')) return nameOf(texts, message.key);
  const value = (name: string): string | number => own(message.params, name) ?? `{${name}}`;
  const chosen = template.replace(/\{\w+\?[^}]*\}/g, (choice) => {
    const [, name = '', wordings = ''] = /^\{(\w+)\?(.*)\}$/.exec(choice) ?? [];
    const filling = value(name);
    return wordingOf(wordings.split(':'), typeof filling === 'number' ? counting.wording(filling) : personOf(texts, filling));
  });
  const filled = chosen.replace(/\{(?:([a-z]+) )?(\w+)\}/g, (_hole, form: string | undefined, name: string) => {
    const filling = value(name);
    return typeof filling === 'number' ? counting.numeral(filling) : nameOf(texts, filling, form);
  });
  return chosen.startsWith('{') ? filled.charAt(0).toUpperCase() + filled.slice(1) : filled;
}

/** The text of a key, or the key itself. What follows a `+` is an affix, whose text is put around the name, or a number: `item.sword+keen+2`. */
export function nameOf(texts: Texts, key: string, form?: string): string {
  const [base = '', ...affixes] = key.split('+');
  const name = own(texts, base);
  if (name === undefined) return key;
  const table = base.startsWith('breed.') ? 'elite' : 'affix';
  return decline(nameIn(name), form, (noun) => affixes.reduce((inner, affix) => around(texts, inner, { table, affix }), noun));
}

function wordingOf(wordings: readonly string[], place: number): string {
  return wordings[Math.min(place, wordings.length - 1)] ?? '';
}

function personOf(texts: Texts, name: string): number {
  const { gender } = nameIn(own(texts, name.split('+', 1).join('')) ?? '');
  return gender === 'you' ? READER : gender === 'pl' ? SEVERAL : ANOTHER;
}

function around(texts: Texts, inner: string, { table, affix }: { table: string; affix: string }): string {
  if (/^-?\d+$/.test(affix)) return `${inner} ${affix.startsWith('-') ? '' : '+'}${affix}`;
  return (own(texts, `${table}.${affix}`) ?? '{item}').replace('{item}', () => inner);
}

/** An entry of the table itself, not what every object has, such as `Object`. */
function own<T>(table: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}
