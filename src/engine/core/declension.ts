import { ARTICLE_FORMS, isArticle, withArticle } from './articles';

/**
 * German: what stands before a name, or in its place, by the name's gender. A text asks for it by how it reads before a
 * masculine name, such as `{den target}`. `you` is who reads it; a form that stands alone leaves the name out.
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
};

/** The words that may stand before a hole of a text in a language. */
export function formsOf(language: string): readonly string[] {
  return language === 'de' ? Object.keys(FORMS) : ARTICLE_FORMS;
}

/** Ends an adjective in a name: `flink~ Ork` reads "flinker Ork", "der flinke Ork". */
const ENDING = '~';

/** A name in a text table: `words|gender|other`, the genders being m, f, n, pl and you, in English the marks of `articles.ts`; only the words where a language has none. */
export interface Name {
  readonly words: string;
  readonly gender: string;
  /** How the noun reads in the dative plural, or of a weak masculine in all cases but the nominative. */
  readonly other: string;
}

/** Takes a name from a text table apart. */
export function nameIn(entry: string): Name {
  const [words = '', gender = '', other = words] = entry.split('|');
  return { words, gender, other };
}

/** A name as a form has it, affixes put around it; by itself where no form or one unknown is asked for, or the gender is not known. */
export function decline(name: Name, asked: string | undefined, wrap: (noun: string) => string): string {
  if (asked !== undefined && isArticle(asked)) return withArticle(name, asked, wrap);
  const form = asked === undefined ? undefined : FORMS[asked];
  if (form === undefined || !isGender(name.gender)) return byItself(name, wrap);
  if (name.gender === 'you' || form.isAlone) return form[name.gender];
  const isOther = form.of === 'dative' || (form.of === 'accusative' && name.gender === 'm');
  const words = wrap(isOther ? name.other : name.words).replaceAll(ENDING, endingOf(form, name.gender));
  return `${form[name.gender]} ${words}`.trimStart();
}

/** As a list shows it, so it begins with a capital. */
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
