import { FOLDERS, LANGUAGES, type Language } from '../../src/content/text';
import { de, campaign as german } from '../../src/content/text/de';
import { en, campaign as english } from '../../src/content/text/en';
import type { Texts } from '../../src/engine/content';

/** The texts of the languages that tests know by name. */
export const languages = { en, de } as const;

/** What packs other than the classics say in another way. */
export const campaigns = { en: english, de: german } as const;

/** Every text in the folder of a language, wherever it is said. */
export async function allTextsOf(language: Language): Promise<readonly Texts[]> {
  const { page, play, later, regions = {} } = FOLDERS[language];
  const [opening, playing, rest] = await Promise.all([page?.(), play?.(), later?.()]);
  const ofRegions = await Promise.all(Object.values(regions).map(async (load) => (await load?.())?.region));
  return [opening?.page, playing?.play, playing?.campaign, rest?.later, ...ofRegions].flatMap((texts) => (texts ? [texts] : []));
}

export { LANGUAGES };
