import { CLASSICS, OFFERED } from '../content/packs';
import type { Language } from '../content/text';
import type { Texts } from '../engine/content';
import { capital } from '../engine/core/grammar';
import { tablesOf } from './languages';
import { installedPack, installedPacks, type Reader } from './packRegistry';

/** The campaign. */
const [HOME] = OFFERED;

/** The built-in texts for a pack; the campaign's for null. */
function ourTexts(pack: string | null, language: Language): Texts {
  const { classic, usual } = tablesOf(language);
  return pack !== null && CLASSICS.includes(pack) ? classic : usual;
}

/** All texts of a language: an installed pack's own override the built-in ones; the other installed packs add only their names. */
export function textsWith(pack: string | null, language: Language, preferred: readonly string[] = []): Texts {
  const ours = ourTexts(pack, language);
  const reader: Reader = { language, preferred };
  if (pack === null && installedPacks().length === 0) return ours;
  const installed = pack === null ? null : installedPack(pack);
  const titles = installedPacks().map((each) => each.words(reader, 'title'));
  const texts = Object.assign({}, ours, ...titles, installed?.words(reader, 'all')) as Record<string, string>;
  return Object.assign(texts, regionsOf(pack, texts));
}

/** The campaign alone has regions of its own; the floors of any other pack go by its name. */
function regionsOf(pack: string | null, texts: Texts): Texts {
  const name = texts[`pack.${pack ?? ''}`];
  if (pack === null || pack === HOME || name === undefined) return {};
  const own = Object.keys(installedPack(pack)?.rows.themes ?? {}).map((theme) => `theme.${theme}`);
  return Object.fromEntries([...Object.keys(texts).filter((key) => key.startsWith('theme.')), ...own].map((key) => [key, name]));
}

/** An id as words: `goblinKing_2` is "Goblin king 2". */
export function readable(id: string): string {
  const words = id.replace(/([a-z0-9])([A-Z])/g, '$1 $2').replace(/([a-zA-Z])(\d)/g, '$1 $2').replaceAll('_', ' ').toLowerCase().trim();
  return capital(words);
}

/** A tag such as `de-AT` without script and region. */
export function shortTag(tag: string): string {
  return tag.split('-', 1).join('').toLowerCase();
}
