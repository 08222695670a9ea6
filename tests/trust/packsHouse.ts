import sheets from '../../assets/frames.json' with { type: 'json' };
import { house as ours } from '../../src/content/house';
import type { House } from '../../src/engine/pack/packFile';

/** The page's services for every pack. */
export const house: House = { ...ours, sprites: Object.values(sheets).flat() };
