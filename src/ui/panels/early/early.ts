import { GAME } from '../../../naming';
import { systemPreferences } from '../../settings/systemPreferences';
import { setEarlyTitle } from './EarlyTitle';

/* Runs before the first paint, while everything else is on its way: it must stay small. */

/** What the settings say, as far as they matter here; only the game itself checks them. */
type Stored = Partial<Parameters<typeof systemPreferences>[0]>;

showTitle(window);

/** Shows the title in the player's language and looks, unless a run will be on the screen. */
function showTitle(win: Window): void {
  const { document: { documentElement: root, body } } = win;
  const settings = { textSize: 'normal', font: 'plain', contrast: 'system', palette: 'usual', motion: 'system', ...(read(win, 'settings') as Stored) } as const;
  const titles = Array.from(body.querySelectorAll('template'));
  const tags = settings.language === undefined || settings.language === 'system' ? win.navigator.languages : [settings.language];
  const wanted = tags.map((tag) => titles.find(({ lang }) => lang === tag.split('-', 1).join('').toLowerCase()));
  const title = wanted.find((found) => found !== undefined) ?? titles[0];
  Object.assign(root.dataset, systemPreferences(settings as Parameters<typeof systemPreferences>[0], (query) => win.matchMedia(query).matches));
  const stage = body.querySelector('main');
  const layer = title?.content.firstElementChild;
  if (!title || !stage || !(layer instanceof HTMLElement) || hasRun(win)) return;
  root.lang = title.lang;
  for (const today of layer.querySelectorAll('.today')) {
    today.textContent = new Intl.DateTimeFormat(title.lang, { dateStyle: 'medium', timeZone: 'UTC' }).format();
  }
  stage.append(layer);
  setEarlyTitle(win, layer);
  layer.querySelector<HTMLElement>('.primary')?.focus({ preventScroll: true });
}

/** Whether a saved run, or one in the address, may come on the screen instead. */
function hasRun(win: Window): boolean {
  return win.location.search + win.location.hash !== '' || read(win, 'canary') !== null || read(win, 'tail') !== null;
}

/** A stored value; null where there is none, or it can't be read. */
function read({ localStorage }: Window, key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(`${GAME.id}.${key}`) ?? 'null');
  } catch {
    return null;
  }
}
