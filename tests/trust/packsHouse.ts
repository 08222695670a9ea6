import atlas from '../../assets/atlas.json';
import { packs } from '../../src/content/packs';
import type { House } from '../../src/engine/packFile';

/** What the page has at hand for every pack. */
export const house: House = {
  packs: Object.keys(packs),
  sprites: Object.keys(atlas.frames),
  themes: ['cellars', 'rootways'],
  languages: ['en', 'de'],
};
