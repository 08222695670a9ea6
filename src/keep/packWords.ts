import { CLASSICS } from '../content/packs';
import type { Language } from '../content/text';
import type { Texts } from '../engine/content';
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
  const titles = installedPacks().map((each) => each.words(language, 'title'));
  return Object.assign({}, ours, ...titles, installed?.words(language, 'all')) as Texts;
}

/** An id as words: `goblinKing_2` is "Goblin king 2". */
export function readable(id: string): string {
  const words = id.replace(/([a-z0-9])([A-Z])/g, '$1 $2').replace(/([a-zA-Z])(\d)/g, '$1 $2').replaceAll('_', ' ').toLowerCase().trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
