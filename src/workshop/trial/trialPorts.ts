import { browserLore } from '../../keep/lore';
import { SLOTS } from '../../keep/saves/survey';
import { MemoryStorage } from '../../keep/saves/KeyStore';
import { browserFiles } from '../../ui/files/archiveFiles';
import { fullscreenOf } from '../../ui/openSession';
import type { SessionPorts } from '../../ui/SessionPorts';
import { browserSettings, memorySettings } from '../../ui/settings/settings';

/**
 * What a session of a trial needs of its page: everything of a run is kept in memory alone, perhaps beginning with one that is saved
 * there. The player's settings and what was met are read, but never written.
 */
export function trialPorts(page: Window, run: string | null): SessionPorts & Required<Pick<SessionPorts, 'settings'>> {
  const settings = memorySettings(browserSettings(() => page.localStorage).load());
  let lore = browserLore(() => page.localStorage).load();
  return {
    storage: new MemoryStorage(new Map(run === null ? [] : [[SLOTS[0], run]])),
    settings,
    lore: { load: () => lore, save: (changed) => { lore = changed; } },
    languages: page.navigator.languages,
    random: () => Math.random(),
    fullscreen: fullscreenOf(page),
    files: browserFiles(page),
  };
}
