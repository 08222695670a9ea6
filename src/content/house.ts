import type { House } from '../engine/pack/packFile';
import { lanternfallTiles } from './lanternfall/tiles';
import { packs } from './packs';
import { LANGUAGES } from './text';
import { SPELLINGS } from './text/spellings';

/** What every pack from outside can build on, apart from the sprites, which come with the atlas. */
export const house = { packs, tiles: lanternfallTiles, languages: LANGUAGES, spellings: SPELLINGS } as const satisfies Omit<House, 'sprites'>;
