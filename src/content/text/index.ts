/* Written by tools/languages.cjs from the folders beside it, whenever the game is started, tested or built: see docs/LANGUAGES.md. */
import type { Folder } from './Folder';

/** All languages, by the tag browsers use. */
export const LANGUAGES = ['en', 'de'] as const;

export type Language = (typeof LANGUAGES)[number];

/** What the folder of each has; English for the page comes with the page. */
export const FOLDERS: Readonly<Record<Language, Folder>> = {
  en: {
    play: () => import(/* webpackChunkName: "en" */ './en/play'),
    later: () => import(/* webpackChunkName: "en-later" */ './en/later'),
    regions: {
      drowned: () => import(/* webpackChunkName: "en-drowned" */ './en/regions/drowned'),
      rootways: () => import(/* webpackChunkName: "en-rootways" */ './en/regions/rootways'),
    },
  },
  de: {
    page: () => import(/* webpackChunkName: "de-page" */ './de/page'),
    play: () => import(/* webpackChunkName: "de" */ './de/play'),
    later: () => import(/* webpackChunkName: "de-later" */ './de/later'),
    regions: {
      drowned: () => import(/* webpackChunkName: "de-drowned" */ './de/regions/drowned'),
      rootways: () => import(/* webpackChunkName: "de-rootways" */ './de/regions/rootways'),
    },
  },
};
