import type { PackRows } from '../../engine/content';
import { classic } from './classic';
import { classicBare } from './classicBare';
import { deep } from './deep';
import { deepBare } from './deepBare';
import { firstDungeon } from './firstDungeon';
import { goblins } from './goblins';
import { goblinsGeared } from './goblinsGeared';
import { lanternfall } from './lanternfall';

const classics = { classic, classicBare, deep, deepBare, goblins, goblinsGeared, firstDungeon } as const satisfies Record<string, PackRows>;

/** The packs we ship, in the order in which they are offered; the first is the one a new player gets. */
export const packs = { lanternfall, ...classics } as const satisfies Record<string, PackRows>;

/** Ids of the packs that are to the number, and to the word, as in docs/RULES.md. */
export const CLASSICS: readonly string[] = Object.keys(classics);
