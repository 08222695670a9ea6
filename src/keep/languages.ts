import type { Language } from '../content/text';
import { page } from '../content/text/en/page';
import type { Texts } from '../engine/content';

/** A language's texts for the classic packs, and for all others. */
export type Tables = Readonly<Record<'classic' | 'usual', Texts>>;

/** How much of a language there is: what the page says, with that what is said while playing, with that what the dialogs say. */
type Part = 'page' | 'play' | 'whole';

/** Where the texts of each part are; those of `whole` are only what it adds. */
type Sources = Readonly<Record<Part, () => Promise<Tables>>>;

/** English for the page comes with it, everything else when it is first asked for. */
const SOURCES: Readonly<Record<Language, Sources>> = {
  en: {
    page: () => Promise.resolve(tables(page)),
    play: () => import(/* webpackChunkName: "en" */ '../content/text/en/play').then(({ play, campaign }) => tables(play, campaign)),
    whole: () => import(/* webpackChunkName: "en-later" */ '../content/text/en/later').then(({ later }) => tables(later)),
  },
  de: {
    page: () => import(/* webpackChunkName: "de-page" */ '../content/text/de/page').then((german) => tables(german.page)),
    play: () => import(/* webpackChunkName: "de" */ '../content/text/de/play').then(({ play, campaign }) => tables(play, campaign)),
    whole: () => import(/* webpackChunkName: "de-later" */ '../content/text/de/later').then(({ later }) => tables(later)),
  },
};

/** What has been loaded so far, and how much of a language is asked for. */
const loaded: Readonly<Record<Part, Partial<Record<Language, Tables>>>> = { page: { en: tables(page) }, play: {}, whole: {} };
let part: Part = 'page';

/** Whether a language's texts are loaded, as far as they are asked for. */
export function isLoaded(language: Language): boolean {
  return loaded[part][language] !== undefined;
}

/** As many of a language's texts as are loaded; throws if none are. */
export function tablesOf(language: Language): Tables {
  const known = loaded.whole[language] ?? loaded.play[language] ?? loaded.page[language];
  if (!known) throw new Error(`The texts of "${language}" have not been loaded.`);
  return known;
}

/** Loads a language's texts, as far as they are asked for by the time they arrive; rejects if that fails. */
export async function loadLanguage(language: Language): Promise<void> {
  const asked = part;
  loaded[asked][language] ??= await fetchTexts(language, asked);
  if (asked !== part) await loadLanguage(language);
}

async function fetchTexts(language: Language, asked: Part): Promise<Tables> {
  const { play, [asked]: wanted } = SOURCES[language];
  if (asked !== 'whole') return wanted();
  const [playing, more] = await Promise.all([play(), wanted()]);
  return { classic: { ...playing.classic, ...more.classic }, usual: { ...playing.usual, ...more.usual } };
}

/** Asks for more than the page's texts, from now on in every language; resolves once this language has them. */
export async function loadMore(language: Language, more: 'play' | 'whole'): Promise<void> {
  if (part !== 'whole') part = more;
  await loadLanguage(language);
}

/** @param campaign what packs other than the classics say in another way */
function tables(classic: Texts, campaign: Texts = {}): Tables {
  return { classic, usual: { ...classic, ...campaign } };
}
