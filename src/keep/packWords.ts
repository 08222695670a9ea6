import { CLASSICS } from '../content/packs';
import type { Language } from '../content/text';
import type { Texts } from '../engine/content';
import { textKindsOf, type TextKind } from '../engine/pack/packTexts';
import type { OutsidePack } from '../engine/pack/packFile';
import { tablesOf } from './languages';
import { installedPack, installedPacks } from './packRegistry';

/** The built-in texts for a pack; the campaign's for null. */
function ourTexts(pack: string | null, language: Language): Texts {
  const { classic, usual } = tablesOf(language);
  return pack !== null && CLASSICS.includes(pack) ? classic : usual;
}

/** All texts of a language: an installed pack's own override the built-in ones; the other installed packs add only their names. */
export function textsWith(pack: string | null, language: Language): Texts {
  const ours = ourTexts(pack, language);
  if (installedPacks().length === 0) return ours;
  const installed = pack === null ? null : installedPack(pack);
  const tableOf = (from: OutsidePack, fits: (kind: TextKind) => boolean): Texts =>
    Object.fromEntries(textKindsOf(from.rows).filter(fits).flatMap((kind) => textsOf(from, kind, language)));
  const titles = installedPacks().map((each) => tableOf(each, ({ family }) => family === 'pack'));
  return Object.assign({}, ours, ...titles, installed && tableOf(installed, () => true)) as Texts;
}

/** The texts of one kind: the pack's own, in this language or another; else the built-in; else generated from its id. */
function textsOf({ texts }: OutsidePack, { family, id, ends }: TextKind, language: Language): [key: string, text: string][] {
  const ours = tablesOf(language).usual;
  const tables: Texts[] = [texts[language] ?? {}, ...Object.values(texts).map((table = {}) => table), ours];
  const own = (key: string): string | undefined => {
    const table = tables.find((each) => Object.hasOwn(each, key));
    const text = table?.[key];
    const isBorrowed = table !== tables[0] && table !== ours;
    return isBorrowed && language === 'de' && NOUNS.includes(family) && key === `${family}.${id}` ? text && capitalised(text) : text;
  };
  const name = own(`${family}.${id}`) ?? readable(id);
  return ends.flatMap((end): [string, string][] => {
    const key = `${family}.${id}${end}`;
    const text = own(key) ?? generated(ours, { family, end, name });
    return text === null ? [] : [[key, text]];
  });
}

/** What has names that are nouns, which German writes with a capital, those of another language too. */
const NOUNS: readonly string[] = ['breed', 'item', 'hazard', 'tile', 'ability', 'trap', 'slot', 'group', 'guise', 'vault'];

/** With a capital, but for a name that has an article of its own. */
function capitalised(text: string): string {
  return /^(?:the|an?) /.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1);
}

/** Keys of generic sentences, by key suffix; descriptions (`.about`) have none. */
const GENERIC: Readonly<Record<string, string>> = {
  '.blurb': 'outside.blurb',
  '.self': 'outside.self',
  '.begins': 'outside.begins',
  '.ends': 'outside.ends',
  '.springs': 'outside.springs',
  '.used': 'outside.used',
  '.announced': 'outside.announced',
};

/** The generated text for a missing one; null if it may stay missing. */
function generated(ours: Texts, { family, end, name }: { family: string; end: string; name: string }): string | null {
  if (end === '' && family === 'use') return ours['outside.use'] ?? null;
  if (end === '' && (family === 'affix' || family === 'elite')) return `${name} {item}`;
  if (end === '' && family === 'log.welcome') return ours['log.welcome'] ?? null;
  if (end === '') return name;
  const key = Object.hasOwn(GENERIC, end) ? GENERIC[end] : undefined;
  return key === undefined ? null : (ours[key] ?? '').replace('{name}', () => bare(name));
}

/** A name without its gender. */
function bare(name: string): string {
  return name.split('|', 1).join('');
}

/** An id as words: `goblinKing_2` is "Goblin king 2". */
export function readable(id: string): string {
  const words = id.replace(/([a-z0-9])([A-Z])/g, '$1 $2').replace(/([a-zA-Z])(\d)/g, '$1 $2').replaceAll('_', ' ').toLowerCase().trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
