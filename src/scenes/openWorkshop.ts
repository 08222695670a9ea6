import { house } from '../content/house';
import { openStorage } from '../keep/saves/openStorage';
import { completeTexts, currentLanguage, speakAs } from '../keep/text';
import { browserFiles } from '../ui/files/archiveFiles';
import { loadSheet } from '../ui/panels/Sprite';
import { browserSettings } from '../ui/settings/settings';
import { systemPreferences } from '../ui/settings/systemPreferences';
import { mountShop } from '../workshop/mountShop';
import { viewPreferences } from './viewPreferences';

/** Opens the workshop in place of the game, with the player's settings and storage; a run that is saved is not touched. */
export async function openWorkshop(page: Window): Promise<void> {
  const settings = browserSettings(() => page.localStorage).load();
  const matches = (query: string): boolean => page.matchMedia(query).matches;
  await speakAs(settings.language, page.navigator.languages);
  page.document.documentElement.lang = currentLanguage();
  Object.assign(page.document.documentElement.dataset, systemPreferences(settings, matches));
  const [sheet] = await Promise.all([loadSheet(), completeTexts()]);
  const storage = openStorage({ indexedDB: () => page.indexedDB, localStorage: () => page.localStorage });
  const stage = page.document.querySelector<HTMLElement>('#game') ?? page.document.body;
  const sprites = Object.keys(sheet?.frames ?? {});
  await mountShop(stage, { page, storage, files: browserFiles(page), house: { ...house, sprites } }, viewPreferences(settings, matches));
  page.dispatchEvent(new Event('everything-loaded'));
}
