import { decline, nameIn } from './declension';

/** A message: a key of the text tables, and what fills its template. Texts among the params are keys themselves. */
export interface Message {
  readonly key: string;
  readonly params: Readonly<Record<string, string | number>>;
}

/**
 * Keys to templates: `{name}` is a param, `{n?one:many}` chooses by a count and `{name?you:others}` by who is meant; `{den name}` is
 * a param in a form of its language. A name may carry its gender: `Ork|m`.
 */
export type Texts = Readonly<Record<string, string>>;

/** The sentence of a message; one that begins with a name begins with a capital. A key without a text shows itself, so that a gap is seen and nothing throws. */
export function sentence(texts: Texts, message: Message, numeral: (n: number) => string = String): string {
  const template = own(texts, message.key) ?? message.key;
  if (template.includes('|')) return nameOf(texts, message.key);
  const value = (name: string): string | number => own(message.params, name) ?? `{${name}}`;
  const chosen = template.replace(/\{\w+\?[^}]*\}/g, (choice) => {
    const [, name = '', one = '', many = ''] = /^\{(\w+)\?([^:]*):(.*)\}$/.exec(choice) ?? [];
    return isFirst(texts, value(name)) ? one : many;
  });
  const filled = chosen.replace(/\{(?:([a-z]+) )?(\w+)\}/g, (_hole, form: string | undefined, name: string) => {
    const filling = value(name);
    return typeof filling === 'number' ? numeral(filling) : nameOf(texts, filling, form);
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

/** What the first of two wordings is for: one thing, or the reader. */
function isFirst(texts: Texts, value: string | number): boolean {
  return typeof value === 'number' ? value === 1 : nameIn(own(texts, value) ?? '').gender === 'you';
}

function around(texts: Texts, inner: string, { table, affix }: { table: string; affix: string }): string {
  if (/^-?\d+$/.test(affix)) return `${inner} ${affix.startsWith('-') ? '' : '+'}${affix}`;
  return (own(texts, `${table}.${affix}`) ?? '{item}').replace('{item}', () => inner);
}

/** An entry of the table itself, not what every object has, such as `constructor`. */
function own<T>(table: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}
