import { isConsumable, isWearable, type Ability, type PackRows, type Texts, type Traits } from '../content';
import { show } from '../core/floorCurve';
import { formsOf } from '../core/declension';
import { didYouMean } from '../core/nearest';
import type { Sound } from './soundPart';

/** Texts of a pack by language, as `en` and `de`. */
export type PackTexts = Readonly<Partial<Record<string, Texts>>>;

/** What can be said of one kind: the beginning of its keys, its id, and the ends that its keys may have. */
export interface TextKind {
  readonly family: string;
  readonly id: string;
  readonly ends: readonly string[];
}

/** The longest text of a pack. */
export const MOST_TEXT = 400;

/** What may fill a hole, by the end of the key or the family; nothing else is ever filled in there. */
const HOLES: Readonly<Record<string, readonly string[]>> = {
  use: ['actor', 'attacker', 'breed', 'from', 'hazard', 'item', 'n', 'slot', 'source', 'status', 'target'],
  affix: ['item'],
  elite: ['item'],
  '.begins': ['actor', 'item', 'target'],
  '.ends': ['actor', 'item', 'target'],
  '.springs': ['actor'],
  '.used': ['actor'],
};

/** What may stand behind a name: the marks of English ones, German genders with at most one other form; and how that is said. */
const MARKS = {
  en: { known: /^(?:pl|mass|name|a|you)$/, error: 'has after its | none of the marks pl, mass, name and a; "a" and "an" are chosen by the game' },
  de: { known: /^(?:m|f|n|pl|you)(?:\|[^|]+)?$/, error: 'has after its | no gender (m, f, n or pl) with at most one other form' },
};
const HOLE = /\{(?:([a-z]+) )?(\w+)(?:\?[^:{}]*:[^{}]*)?\}/g;
/** What turns a line about, hides in it or breaks it; a soft hyphen may stay. */
const UNSEEN = /[\p{Cc}\p{Cs}\p{Co}]|(?!\u00ad)\p{Cf}/u;

/** Everything in a pack that has texts of its own. */
export function textKindsOf(rows: PackRows): TextKind[] {
  const all = (family: string, ids: readonly string[], ends: readonly string[] = ['']): TextKind[] => [...new Set(ids)].map((id) => ({ family, id, ends }));
  const keys = (table: object = {}): string[] => Object.keys(table);
  const items = Object.entries(rows.itemKinds);
  return [
    ...all('pack', [rows.id], ['', '.blurb']),
    ...all('log.welcome', [rows.id]),
    ...all('breed', keys(rows.breeds), ['', '.about']),
    ...all('item', items.map(([id]) => id), ['', '.about']),
    ...all('use', items.filter(([, kind]) => isConsumable(kind)).map(([id]) => id), ['', '.self']),
    ...all('slot', items.flatMap(([, kind]) => (isWearable(kind) ? [kind.slot] : []))),
    ...all('affix', keys(rows.affixes)),
    ...all('elite', keys(rows.elites?.kinds), ['', '.about']),
    ...all('status', keys(rows.statuses), ['', '.begins', '.ends', '.about']),
    ...all('trap', keys(rows.traps?.kinds), ['', '.springs', '.about']),
    ...all('hazard', keys(rows.hazards), ['', '.about']),
    ...all('ability', givers(rows).flatMap(({ abilities = [] }): readonly Ability[] => abilities).map(({ id }) => id), ['', '.used']),
    ...all('guise', Object.values(rows.appearances ?? {}).flatMap((looks) => Object.keys(looks))),
    ...all('vault', keys(rows.vaults?.kinds), ['', '.about']),
    ...all('tile', rows.tiles.map(({ id }) => id)),
  ];
}

function givers(rows: PackRows): Omit<Traits, 'bonus'>[] {
  const worn = Object.values(rows.itemKinds).filter((kind) => isWearable(kind));
  return [...Object.values(rows.breeds), ...Object.values(rows.elites?.kinds ?? {}), ...Object.values(rows.affixes), ...Object.values(rows.statuses), ...worn];
}

/** What is wrong with the texts of a pack, each as a sentence that names the key. */
export function textErrors({ rows, lostWords }: Sound, texts: PackTexts): string[] {
  const known = new Map<string, { readonly family: string; readonly end: string }>(textKindsOf(rows).flatMap(({ family, id, ends }) => ends.map((end) => [`${family}.${id}${end}`, { family, end }])));
  return Object.entries(texts).flatMap(([language, table = {}]) =>
    Object.entries(table).flatMap(([key, text]) => {
      const at = `texts.${language}, ${show(key)}`;
      const kind = known.get(key);
      if (!kind) return key.split('.').some((word) => lostWords.has(word)) ? [] : [`${at}: the pack has nothing of that key${didYouMean(key, [...known.keys()])}`];
      const holes = HOLES[kind.end === '' || kind.end === '.self' ? kind.family : kind.end] ?? [];
      return oneTextsErrors(text, holes, language).map((error) => `${at}: ${error}`);
    }),
  );
}

function oneTextsErrors(text: string, holes: readonly string[], language: string): string[] {
  if (text.trim() === '' || text !== text.trim()) return [`${show(text)} is empty or has blanks at its ends.`];
  if (text.length > MOST_TEXT) return [`${text.length} characters are more than ${MOST_TEXT}.`];
  if (UNSEEN.test(text)) return [`${show(text)} has a character that nobody sees.`];
  const [words = ''] = text.split('|', 1);
  const { known, error } = MARKS[language === 'de' ? 'de' : 'en'];
  if (words !== text && !known.test(text.slice(words.length + 1))) return [`${show(text)} ${error}.`];
  const [, capital] = /\{([A-Z]\w*) \w+\}/.exec(text) ?? [];
  if (capital !== undefined) return [`${show(text)} asks for "${capital}" with a capital; write "${capital.toLowerCase()}": a text that begins with it gets its capital by itself.`];
  if (/[{}]/.test(text.replace(HOLE, ''))) return [`${show(text)} has a brace without its partner.`];
  return Array.from(text.matchAll(HOLE), ([, form, name = '']) => {
    if (form !== undefined && !formsOf(language).includes(form)) return [`"${form}" in front of {${name}} is none of ${formsOf(language).join(', ')}${didYouMean(form, formsOf(language))}`];
    if (holes.includes(name)) return [];
    return [`{${name}} is never filled here; ${holes.length === 0 ? 'there are no holes' : `there are ${holes.join(', ')}`}.`];
  }).flat();
}
