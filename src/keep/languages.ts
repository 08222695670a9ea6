import type { Language } from '../content/text';
import * as english from '../content/text/en';
import type { Texts } from '../engine/content';

/** A language's texts for the classic packs, and for all others. */
export type Tables = Readonly<Record<'classic' | 'usual', Texts>>;

/** English comes with the page, every other language when it is first asked for. */
const OTHERS: Readonly<Record<Exclude<Language, 'en'>, () => Promise<Tables>>> = {
  de: () => import(/* webpackChunkName: "de" */ '../content/text/de').then(({ de, campaign }) => tables(de, campaign)),
};

const loaded: Partial<Record<Language, Tables>> = { en: tables(english.en, english.campaign) };

/** Whether a language's texts are there. */
export function isLoaded(language: Language): boolean {
  return loaded[language] !== undefined;
}

/** A language's texts; throws unless they are there. */
export function tablesOf(language: Language): Tables {
  const known = loaded[language];
  if (!known) throw new Error(`The texts of "${language}" have not been loaded.`);
  return known;
}

/** Fetches a language's texts; rejects where that fails. */
export async function loadLanguage(language: Language): Promise<void> {
  if (language !== 'en') loaded[language] ??= await OTHERS[language]();
}

/** @param campaign what packs other than the classics say in another way */
function tables(classic: Texts, campaign: Texts): Tables {
  return { classic, usual: { ...classic, ...campaign } };
}
