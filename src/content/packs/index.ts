import type { PackRows } from '../../engine/content';
import { classicBare } from './classicBare';
import { firstDungeon } from './firstDungeon';

/** The packs we ship, in the order in which they are offered; the first is the one a new player gets. */
export const packs = { classicBare, firstDungeon } as const satisfies Record<string, PackRows>;
