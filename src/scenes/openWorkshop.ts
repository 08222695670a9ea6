import '../workshop/knownLanguage';
import frames from '../../assets/frames.json';
import { house } from '../content/house';
import { completeTexts, speakAs } from '../keep/text';
import { browserFiles } from '../ui/files/archiveFiles';
import { storageOf } from '../ui/openSession';
import { dressPage } from '../ui/panels/mountPanels';
import { browserSettings } from '../ui/settings/settings';
import { TRIAL } from '../workshop/trial/order';
import { mountShop } from '../workshop/mountShop';
import { openTrial } from './openTrial';
import { loadRegionSheets } from './regions/pageRegions';
import { viewPreferences } from './viewPreferences';

/** Opens the workshop in place of the game, with the player's settings and storage; a run that is saved is not touched. */
export async function openWorkshop(page: Window & typeof globalThis): Promise<void> {
  if (page.location.hash === TRIAL && page.parent !== page) {
    await openTrial(page);
    return;
  }
  const settings = browserSettings(() => page.localStorage).load();
  const matches = (query: string): boolean => page.matchMedia(query).matches;
  await speakAs(settings.language, page.navigator.languages);
  dressPage({ settings });
  await completeTexts();
  const stage = page.document.querySelector<HTMLElement>('#game') ?? page.document.body;
  const sprites = Object.values(frames).flat();
  const ports = { page, storage: storageOf(page), files: browserFiles(page), house: { ...house, sprites } };
  await mountShop(stage, ports, viewPreferences(settings, matches), loadRegionSheets);
  page.dispatchEvent(new Event('everything-loaded'));
}
