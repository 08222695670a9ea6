import type { Texts } from '../engine/content';
import { uncapital } from '../engine/core/grammar';
import type { OutsidePack } from '../engine/pack/packFile';
import { elsewhere, textKindsOf, type TextKind } from '../engine/pack/packTexts';
import { readable, shortTag, tablesOf, tongueOf } from './languages';
import { registerPack, type InstalledPack, type Reader } from './packRegistry';

/** Installs a pack with its texts, replacing an installed one with the same id. */
export function installPack(pack: OutsidePack): void {
  const kinds = textKindsOf(pack.rows);
  const words: InstalledPack['words'] = (reader, which) => {
    const wanted = which === 'all' ? kinds : kinds.filter(({ family }) => family === 'pack');
    return Object.fromEntries(wanted.flatMap((kind) => textsOf(pack, kind, reader)));
  };
  registerPack({ ...pack, words });
}

/** The texts of one kind: the pack's own, in the best of its languages for this reader; else the built-in; else generated from its id. */
function textsOf({ texts }: OutsidePack, { family, id, ends }: TextKind, { language, preferred }: Reader): [key: string, text: string][] {
  const ours = tablesOf(language).usual;
  const adopt = tongueOf(language).adopt ?? ((noun: string): string => noun);
  const tags = [...preferred.flatMap((tag) => [tag, shortTag(tag)]), language];
  const tables: Texts[] = [...tags, ...elsewhere(texts, language)].map((tag) => (Object.hasOwn(texts, tag) ? texts[tag] : null) ?? {});
  const isOwn = (table: Texts | undefined): boolean => table === ours || table === texts[language];
  const own = (key: string): string | undefined => {
    const table = [...tables, ours].find((each) => Object.hasOwn(each, key));
    const text = table?.[key];
    return text !== undefined && !isOwn(table) && NOUNS.includes(family) && key === `${family}.${id}` ? adopt(text) : text;
  };
  const name = own(`${family}.${id}`) ?? readable(id);
  return ends.flatMap((end): [string, string][] => {
    const key = `${family}.${id}${end}`;
    const text = own(key) ?? generated(ours, { family, end, name });
    return text === null ? [] : [[key, text]];
  });
}

/** What has names that are nouns, which a language may write in a way of its own. */
const NOUNS: readonly string[] = [
  'breed', 'item', 'hazard', 'tile', 'ability', 'trap', 'slot', 'group', 'guise', 'vault', 'hero', 'skill', 'talent',
];

/** Keys of generic sentences, by key suffix; descriptions (`.about`) have none. */
const GENERIC: Readonly<Record<string, string>> = {
  '.blurb': 'outside.blurb',
  '.self': 'outside.self',
  '.begins': 'outside.begins',
  '.ends': 'outside.ends',
  '.springs': 'outside.springs',
  '.used': 'outside.used',
  '.announced': 'outside.announced',
  '.inflicts': 'outside.inflicts',
  '.noun': 'outside.noun',
  '.given': 'outside.given',
  '.many': 'outside.many',
};

/** Texts that have a name that is no noun within a sentence. */
const WITHIN: readonly string[] = ['.inflicts', '.noun'];

/** The generated text for a missing one; null if it may stay missing. */
function generated(ours: Texts, { family, end, name }: { family: string; end: string; name: string }): string | null {
  if (end === '' && family === 'use') return ours['outside.use'] ?? null;
  if (end === '' && (family === 'affix' || family === 'elite')) return `${name} {item}`;
  if (end === '' && family === 'log.welcome') return ours['log.welcome'] ?? null;
  // What a choice does serves where it has no name.
  if (family === 'feature') return null;
  if (end === '') return name;
  const key = Object.hasOwn(GENERIC, end) ? GENERIC[end] : undefined;
  return key === undefined ? null : (ours[key] ?? '').replace('{name}', () => (WITHIN.includes(end) ? uncapital(bare(name)) : bare(name)));
}

/** A name without its gender. */
function bare(name: string): string {
  return name.split('|', 1).join('');
}
