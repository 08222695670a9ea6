import type { FolderGrammar } from '../Folder';

/**
 * The article before a name, or the pronoun in its place, by the name's gender. A text refers to it by its masculine
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
  vom:    { of: 'dative',     m: 'vom',    f: 'von der', n: 'vom',   pl: 'von den', you: 'von dir', isDefinite: true },
  am:     { of: 'dative',     m: 'am',     f: 'an der', n: 'am',     pl: 'an den', you: 'an dir', isDefinite: true },
};

/** Marks where an adjective in a name gets its ending: `flink~ Ork` becomes "flinker Ork", "der flinke Ork". */
const ENDING = '~';

/* What German knows about names: `words|gender|other`, where the other form is a noun's dative plural, or a weak masculine's in all cases but the nominative. */
export const grammar: FolderGrammar = {
  isComplete: true,
  forms: Object.keys(FORMS),
  severalAsYou: false,
  decline({ words, gender, other }, formName, wrap) {
    const form = formName === undefined ? undefined : FORMS[formName];
    if (form === undefined || !isGender(gender)) return byItself(wrap(words), gender);
    if (gender === 'you' || form.isAlone) return form[gender];
    const isOther = form.of === 'dative' || (form.of === 'accusative' && gender === 'm');
    return `${form[gender]} ${wrap(isOther ? other : words).replaceAll(ENDING, endingOf(form, gender))}`.trimStart();
  },
  // Nouns have a capital, but for a name that brings its own article.
  adopt: (noun) => (/^(?:the|an?) /.test(noun) ? noun : noun.charAt(0).toUpperCase() + noun.slice(1)),
};

/** As in a list, where it begins with a capital. */
function byItself(name: string, gender: string): string {
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
