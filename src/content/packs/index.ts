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

/** The built-in packs, in the order of the seed catalogue. */
export const packs = { lanternfall, ...classics } as const satisfies Record<string, PackRows>;

/** Their ids in the order offered: the default for new players, then the classics from the first. */
export const OFFERED: readonly string[] = [...new Set([lanternfall.id, firstDungeon.id, ...Object.keys(packs)])];

/** Ids of the packs that follow docs/RULES.md to the number and the word. */
export const CLASSICS: readonly string[] = Object.keys(classics);
