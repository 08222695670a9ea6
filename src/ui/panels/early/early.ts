import { GAME } from '../../../naming';
import type { Settings } from '../../settings/settings';
import { PAGE_DEFAULTS, systemPreferences } from '../../settings/systemPreferences';
import { moreOf } from '../folds';
import { setEarlyTitle } from './EarlyTitle';

/* Runs before the first paint, while everything else is on its way: it must stay small. */

/** What the settings say, as far as they matter here; only the game itself checks them. */
type Stored = Partial<Settings>;

showTitle(window);

/** Shows the title in the player's language and looks, unless a run will be on the screen. */
function showTitle(win: Window): void {
  const { document: { documentElement: root, body } } = win;
  const settings = { ...PAGE_DEFAULTS, ...(read(win, 'settings') as Stored) } as const;
  const titles = [...body.querySelectorAll('template')];
  const { language = 'system' } = settings;
  const tags = language === 'system' ? win.navigator.languages : [language];
  const title = tags.flatMap((tag) => titles.filter(({ lang }) => tag.toLowerCase().split('-')[0] === lang))[0] ?? titles[0];
  Object.assign(root.dataset, systemPreferences(settings as Settings, (query) => win.matchMedia(query).matches));
  const stage = body.querySelector('main');
  const layer = title?.content.querySelector('div');
  if (!title || !stage || !layer || mustWait(win)) return;
  root.lang = title.lang;
  const today = layer.querySelector('.today');
  if (today) today.textContent = new Intl.DateTimeFormat(title.lang, { dateStyle: 'medium', timeZone: 'UTC' }).format();
  stage.append(layer);
  void win.document.fonts.ready.then(() => {
    const veil = layer.querySelector<HTMLElement>('.veil');
    if (veil) veil.dataset['more'] = moreOf(veil);
    setEarlyTitle(win, layer);
  });
}

/** Whether a saved run, or one in the address, may come on the screen instead. */
function mustWait(win: Window): boolean {
  const { search, hash } = win.location;
  return search + hash !== '' || (read(win, 'canary') ?? read(win, 'tail')) !== null;
}

/** A stored value; null where there is none, or it can't be read. */
function read(win: Window, key: string): unknown {
  try {
    return JSON.parse(win.localStorage.getItem(`${GAME.id}.${key}`) ?? 'null');
  } catch {
    return null;
  }
}
