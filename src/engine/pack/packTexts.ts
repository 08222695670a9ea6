import { isConsumable, isWearable, type Ability, type PackRows, type Texts, type Traits } from '../content';
import { show } from '../core/floorCurve';
import { formsOf } from '../core/declension';
import { didYouMean } from '../core/nearest';
import type { Sound } from './soundPart';

/** A pack's texts by language, such as `en` and `de`. */
export type PackTexts = Readonly<Partial<Record<string, Texts>>>;

/** The text keys of one row: their prefix, its id, and the possible suffixes. */
export interface TextKind {
  readonly family: string;
  readonly id: string;
  readonly ends: readonly string[];
}

export const MOST_TEXT = 400;

/** The placeholders available in a text, by the suffix of its key or its family. */
const PLACEHOLDERS: Readonly<Record<string, readonly string[]>> = {
  use: ['actor', 'attacker', 'breed', 'from', 'hazard', 'item', 'n', 'slot', 'source', 'status', 'target'],
  affix: ['item'],
  elite: ['item'],
  '.begins': ['actor', 'item', 'target'],
  '.ends': ['actor', 'item', 'target'],
  '.springs': ['actor'],
  '.used': ['actor'],
};

/** What may follow a name: an English mark, or a German gender with at most one other form; and the error otherwise. */
const MARKS = {
  en: { known: /^(?:pl|mass|name|a|you)$/, error: 'needs one of the marks pl, mass, name and a after the |; the game chooses between "a" and "an"' },
  de: { known: /^(?:m|f|n|pl|you)(?:\|[^|]+)?$/, error: 'needs a gender (m, f, n or pl) after the |, with at most one other form' },
};
const PLACEHOLDER = /\{(?:([a-z]+) )?(\w+)(?:\?[^:{}]*:[^{}]*)?\}/g;
/** Characters that reverse, hide in or break a line; soft hyphens are allowed. */
const UNSEEN = /[\p{Cc}\p{Cs}\p{Co}]|(?!\u00ad)\p{Cf}/u;

/** Everything in a pack that has texts. */
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

/** The errors in a pack's texts, each a sentence with the key. */
export function textErrors({ rows, lostWords }: Sound, texts: PackTexts): string[] {
  const kinds = textKindsOf(rows).flatMap(({ family, id, ends }) => ends.map((end) => ({ key: `${family}.${id}${end}`, family, end })));
  const known = new Map(kinds.map((kind) => [kind.key, kind]));
  return Object.entries(texts).flatMap(([language, table = {}]) =>
    Object.entries(table).flatMap(([key, text]) => {
      const at = `texts.${language}, ${show(key)}`;
      const kind = known.get(key);
      if (!kind && key.split('.').some((word) => lostWords.has(word))) return [];
      if (!kind) return [`${at}: unknown key${didYouMean(key, [...known.keys()])}`];
      const available = PLACEHOLDERS[kind.end === '' || kind.end === '.self' ? kind.family : kind.end] ?? [];
      return oneTextsErrors(text, available, language).map((error) => `${at}: ${error}`);
    }),
  );
}

function oneTextsErrors(text: string, available: readonly string[], language: string): string[] {
  if (text.trim() === '' || text !== text.trim()) return [`${show(text)} is empty or has blanks at its ends.`];
  if (text.length > MOST_TEXT) return [`${text.length} characters are more than ${MOST_TEXT}.`];
  if (UNSEEN.test(text)) return [`${show(text)} contains an invisible character.`];
  const [words = ''] = text.split('|', 1);
  const { known, error } = MARKS[language === 'de' ? 'de' : 'en'];
  if (words !== text && !known.test(text.slice(words.length + 1))) return [`${show(text)} ${error}.`];
  const [, capital] = /\{([A-Z]\w*) \w+\}/.exec(text) ?? [];
  if (capital !== undefined) return [`${show(text)} has "${capital}"; write "${capital.toLowerCase()}": at the start of a text it is capitalised by the game.`];
  if (/[{}]/.test(text.replace(PLACEHOLDER, ''))) return [`${show(text)} has an unmatched brace.`];
  const forms = formsOf(language);
  return Array.from(text.matchAll(PLACEHOLDER), ([, form, name = '']) => {
    if (form !== undefined && !forms.includes(form)) return [`"${form}" before {${name}} is not one of ${forms.join(', ')}${didYouMean(form, forms)}`];
    if (available.includes(name)) return [];
    return [`{${name}} is not available here; ${available.length === 0 ? 'this text has no placeholders' : `use ${available.join(', ')}`}.`];
  }).flat();
}
