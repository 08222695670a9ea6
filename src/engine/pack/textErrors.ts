import { show } from '../core/floorCurve';
import { didYouMean } from '../core/nearest';
import { textKindsOf, type PackTexts } from './packTexts';
import type { WellFormed } from './packPlaces';

export const MOST_TEXT = 400;

/** The placeholders available in a text, by the suffix of its key or its family. */
const PLACEHOLDERS: Readonly<Record<string, readonly string[]>> = {
  use: ['actor', 'attacker', 'breed', 'from', 'hazard', 'item', 'n', 'slot', 'source', 'status', 'target', 'trap'],
  affix: ['item'],
  elite: ['item'],
  '.begins': ['actor', 'item', 'target'],
  '.ends': ['actor', 'item', 'target'],
  '.springs': ['actor'],
  '.used': ['actor'],
  '.announced': ['actor'],
  '.inflicts': ['whom', 'long'],
};

/** What may follow the `|` of a name, and what to tell whoever writes something else there: `needs ...`. */
export interface Marks {
  readonly known: RegExp;
  readonly error: string;
}

/** What a text may rely on in a language: the words allowed before a placeholder, and the marks of names. */
interface Spelling {
  readonly forms: readonly string[];
  readonly marks: Marks;
}

/** That of each language. */
export type Spellings = Readonly<Partial<Record<string, Partial<Spelling>>>>;

/** A language without a grammar has names as they are. */
const NONE: Spelling = {
  forms: [],
  marks: { known: /^(?:pl|you)$/, error: 'needs the mark pl after the |, or none: the game knows no others in this language' },
};

const PLACEHOLDER = /\{(?:([a-z]+) )?(\w+)(?:\?[^:{}]*:[^{}]*)?\}/g;
/** Characters that reverse, hide in or break a line; soft hyphens are allowed. */
const UNSEEN = /[\p{Cc}\p{Cs}\p{Co}]|(?!\u00ad)\p{Cf}/u;

/** The errors in a pack's texts, each a sentence with the key. */
export function textErrors({ rows, lostWords }: WellFormed, texts: PackTexts, spellings: Spellings): string[] {
  const kinds = textKindsOf(rows).flatMap(({ family, id, ends }) => ends.map((end) => ({ key: `${family}.${id}${end}`, family, end })));
  const known = new Map(kinds.map((kind) => [kind.key, kind]));
  return Object.entries(texts).flatMap(([language, table = {}]) =>
    Object.entries(table).flatMap(([key, text]) => {
      const at = `texts.${language}, ${show(key)}`;
      const kind = known.get(key);
      if (!kind && key.split('.').some((word) => lostWords.has(word))) return [];
      if (!kind) return [`${at}: unknown key${didYouMean(key, [...known.keys()])}`];
      return oneTextsErrors(text, placeholdersOf(kind), { ...NONE, ...spellings[language] }).map((error) => `${at}: ${error}`);
    }),
  );
}

function placeholdersOf({ family, end }: { family: string; end: string }): readonly string[] {
  // What an elite kind does is told of the monster that is one.
  if (family === 'elite' && end === '.about') return ['actor'];
  return PLACEHOLDERS[end === '' || end === '.self' ? family : end] ?? [];
}

function oneTextsErrors(text: string, available: readonly string[], { forms, marks: { known, error } }: Spelling): string[] {
  if (text.trim() === '' || text !== text.trim()) return [`${show(text)} is empty or has blanks at its ends.`];
  if (text.length > MOST_TEXT) return [`${text.length} characters are more than ${MOST_TEXT}.`];
  if (UNSEEN.test(text)) return [`${show(text)} contains an invisible character.`];
  const [words = ''] = text.split('|', 1);
  if (words !== text && !known.test(text.slice(words.length + 1))) return [`${show(text)} ${error}.`];
  const [, capital] = /\{([A-Z]\w*) \w+\}/.exec(text) ?? [];
  if (capital !== undefined) {
    return [`${show(text)} has "${capital}"; write "${capital.toLowerCase()}": at the start of a text it is capitalised by the game.`];
  }
  if (/[{}]/.test(text.replace(PLACEHOLDER, ''))) return [`${show(text)} has an unmatched brace.`];
  return Array.from(text.matchAll(PLACEHOLDER), ([, form, name = '']) => {
    if (form !== undefined && !forms.includes(form)) return [formError(form, name, forms)];
    if (available.includes(name)) return [];
    const others = available.length === 0 ? 'this text has no placeholders' : `use ${available.join(', ')}`;
    return [`{${name}} is not available here; ${others}.`];
  }).flat();
}

function formError(form: string, name: string, forms: readonly string[]): string {
  if (forms.length === 0) return `"${form}" before {${name}} is not known: the game has no articles in this language. Write {${name}}.`;
  return `"${form}" before {${name}} is not one of ${forms.join(', ')}${didYouMean(form, forms)}`;
}
