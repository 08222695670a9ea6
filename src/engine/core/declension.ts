import { ARTICLE_FORMS, isArticle, withArticle } from './articles';

/**
 * German: the article before a name, or the pronoun in its place, by the name's gender. A text refers to it by its masculine
 * form, such as `{den target}`. `you` addresses the player; a form that stands alone leaves the name out.
 */
interface Form {
  readonly of: 'nominative' | 'accusative' | 'dative';
  readonly m: string;
  readonly f: string;
  readonly n: string;
  readonly pl: string;
  readonly you: string;
  readonly isDefinite?: true;
  readonly isAlone?: true;
}

const FORMS: Readonly<Record<string, Form>> = {
  der:    { of: 'nominative', m: 'der',    f: 'die',    n: 'das',    pl: 'die',    you: 'du',   isDefinite: true },
  den:    { of: 'accusative', m: 'den',    f: 'die',    n: 'das',    pl: 'die',    you: 'dich', isDefinite: true },
  dem:    { of: 'dative',     m: 'dem',    f: 'der',    n: 'dem',    pl: 'den',    you: 'dir',  isDefinite: true },
  ein:    { of: 'nominative', m: 'ein',    f: 'eine',   n: 'ein',    pl: '',       you: 'du' },
  einen:  { of: 'accusative', m: 'einen',  f: 'eine',   n: 'ein',    pl: '',       you: 'dich' },
  einem:  { of: 'dative',     m: 'einem',  f: 'einer',  n: 'einem',  pl: '',       you: 'dir' },
  dein:   { of: 'nominative', m: 'dein',   f: 'deine',  n: 'dein',   pl: 'deine',  you: 'du' },
  deinen: { of: 'accusative', m: 'deinen', f: 'deine',  n: 'dein',   pl: 'deine',  you: 'dich' },
  deinem: { of: 'dative',     m: 'deinem', f: 'deiner', n: 'deinem', pl: 'deinen', you: 'dir' },
  er:     { of: 'nominative', m: 'er',     f: 'sie',    n: 'es',     pl: 'sie',    you: 'du',   isAlone: true },
  ihn:    { of: 'accusative', m: 'ihn',    f: 'sie',    n: 'es',     pl: 'sie',    you: 'dich', isAlone: true },
  jeden:  { of: 'accusative', m: 'jeden',  f: 'jede',   n: 'jedes',  pl: 'alle',   you: 'dich', isDefinite: true },
};

/** The words allowed before a placeholder in a text of a language. */
export function formsOf(language: string): readonly string[] {
  return language === 'de' ? Object.keys(FORMS) : ARTICLE_FORMS;
}

/** Marks where an adjective in a name gets its ending: `flink~ Ork` becomes "flinker Ork", "der flinke Ork". */
const ENDING = '~';

/** A name in a text table: `words|gender|other`, with m, f, n, pl or you for a gender, in English the marks of `articles.ts`. */
export interface Name {
  readonly words: string;
  readonly gender: string;
  /** The noun's dative plural, or a weak masculine's form in all cases but the nominative. */
  readonly other: string;
}

export function nameIn(entry: string): Name {
  const [words = '', gender = '', other = words] = entry.split('|');
  return { words, gender, other };
}

/** A name in a form, with its affixes; by itself without a form, or if the form or the gender is unknown. */
export function decline(name: Name, formName: string | undefined, wrap: (noun: string) => string): string {
  if (formName !== undefined && isArticle(formName)) return withArticle(name, formName, wrap);
  const form = formName === undefined ? undefined : FORMS[formName];
  if (form === undefined || !isGender(name.gender)) return byItself(name, wrap);
  if (name.gender === 'you' || form.isAlone) return form[name.gender];
  const isOther = form.of === 'dative' || (form.of === 'accusative' && name.gender === 'm');
  const words = wrap(isOther ? name.other : name.words).replaceAll(ENDING, endingOf(form, name.gender));
  return `${form[name.gender]} ${words}`.trimStart();
}

/** As in a list, where it begins with a capital. */
function byItself({ words, gender }: Name, wrap: (noun: string) => string): string {
  const name = wrap(words);
  if (!name.includes(ENDING)) return name;
  const ended = name.replaceAll(ENDING, isGender(gender) && gender !== 'you' ? BY_ITSELF[gender] : '');
  return ended.charAt(0).toUpperCase() + ended.slice(1);
}

const BY_ITSELF = { m: 'er', f: 'e', n: 'es', pl: 'e' } as const;

function endingOf({ of, pl, isDefinite }: Form, gender: keyof typeof BY_ITSELF): string {
  if (of === 'dative' || (of === 'accusative' && gender === 'm')) return 'en';
  if (gender === 'pl') return pl === '' ? 'e' : 'en';
  return isDefinite ? 'e' : BY_ITSELF[gender];
}

function isGender(gender: string): gender is keyof typeof BY_ITSELF | 'you' {
  return gender === 'you' || Object.hasOwn(BY_ITSELF, gender);
}
