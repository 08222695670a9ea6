import type { Language } from '../content/text';
import { page } from '../content/text/en/page';
import type { Texts } from '../engine/content';

/** A language's texts for the classic packs, and for all others. */
export type Tables = Readonly<Record<'classic' | 'usual', Texts>>;

/** Where a language's texts are: those of the page, and with them those of the dungeons. */
interface Sources {
  readonly page: () => Promise<Tables>;
  readonly whole: () => Promise<Tables>;
}

/** English for the page comes with it, everything else when it is first asked for. */
const SOURCES: Readonly<Record<Language, Sources>> = {
  en: {
    page: () => Promise.resolve(tables(page)),
    whole: () => import(/* webpackChunkName: "en" */ '../content/text/en').then(({ en, campaign }) => tables(en, campaign)),
  },
  de: {
    page: () => import(/* webpackChunkName: "de-page" */ '../content/text/de/page').then((german) => tables(german.page)),
    whole: () => import(/* webpackChunkName: "de" */ '../content/text/de').then(({ de, campaign }) => tables(de, campaign)),
  },
};

/** What has been loaded so far, and how much of a language is asked for. */
const loaded: Readonly<Record<keyof Sources, Partial<Record<Language, Tables>>>> = { page: { en: tables(page) }, whole: {} };
let part: keyof Sources = 'page';

/** Whether a language's texts are loaded, as far as they are asked for. */
export function isLoaded(language: Language): boolean {
  return loaded[part][language] !== undefined;
}

/** As many of a language's texts as are loaded; throws if none are. */
export function tablesOf(language: Language): Tables {
  const known = loaded.whole[language] ?? loaded.page[language];
  if (!known) throw new Error(`The texts of "${language}" have not been loaded.`);
  return known;
}

/** Loads a language's texts, as far as they are asked for by the time they arrive; rejects if that fails. */
export async function loadLanguage(language: Language): Promise<void> {
  const asked = part;
  loaded[asked][language] ??= await SOURCES[language][asked]();
  if (asked !== part) await loadLanguage(language);
}

/** Asks for the texts of the dungeons too, from now on in every language; resolves once this language has them. */
export async function loadWhole(language: Language): Promise<void> {
  part = 'whole';
  await loadLanguage(language);
}

/** @param campaign what packs other than the classics say in another way */
function tables(classic: Texts, campaign: Texts = {}): Tables {
  return { classic, usual: { ...classic, ...campaign } };
}
