import type { Vault, VaultCell } from '../../engine/content';
import type { Weighted } from '../campaign';

/*
 * Hand-drawn places. A blank leaves the floor as it is, `#` is wall, `.` ground, `+` the entrance (the tile `door`); the rest
 * is in each legend. If the door is `doorLocked`, the key lies elsewhere on the floor.
 *   deeper  drawn for a floor this much deeper
 *   prize   the item is one of the hero's prizes instead
 * Texts: `vault.<id>`, `vault.<id>.about`.
 */

/* What cells of several of them mean. */
export const pillar   = { tile: 'pillar' } as const satisfies VaultCell;
export const water    = { tile: 'water' } as const satisfies VaultCell;
export const deep     = { tile: 'deepWater' } as const satisfies VaultCell;
export const bed      = { tile: 'bed' } as const satisfies VaultCell;
export const rubble   = { tile: 'rubble' } as const satisfies VaultCell;
export const glowcap  = { tile: 'glowcap' } as const satisfies VaultCell;
export const brazier  = { tile: 'brazier' } as const satisfies VaultCell;
export const barrel   = { tile: 'barrel' } as const satisfies VaultCell;
export const oil      = { tile: 'oil' } as const satisfies VaultCell;
export const web      = { tile: 'web' } as const satisfies VaultCell;
export const grass    = { tile: 'tallGrass' } as const satisfies VaultCell;
export const seal     = { tile: 'seal' } as const satisfies VaultCell;
export const coins    = { item: 'coins' } as const satisfies VaultCell;
export const gem      = { item: 'gem' } as const satisfies VaultCell;
export const find     = { item: { deeper: 0 } } as const satisfies VaultCell;
export const reward   = { item: { deeper: 3 } } as const satisfies VaultCell;
export const prize    = { item: 'shortSword', prize: true } as const satisfies VaultCell;
export const sleeper  = { monster: { deeper: 0 }, asleep: true } as const satisfies VaultCell;
export const guard    = { monster: { deeper: 1 } } as const satisfies VaultCell;
export const champion = { monster: { deeper: 1 }, elite: true } as const satisfies VaultCell;

/** Around something that asks, see `features.ts`; those of regions are in the regions. */
export const vaults = {
  menagerie:   { weight: [[2, 6]], door: 'ground', map: ['#####', '#.F.#', '#...#', '#...#', '##+##'], legend: { F: { tile: 'cage' } } },
  market:      { weight: [[2, 7]], door: 'ground', map: ['#######', '#b.F.b#', '#.....#', '#.....#', '###+###'], legend: { F: { tile: 'stall' }, b: barrel } },
  bloodAltar:  { weight: [[3, 5]], door: 'doorClosed', map: ['#######', '#I.F.I#', '#..m..#', '#.....#', '###+###'], legend: { F: { tile: 'altar' }, I: pillar, m: sleeper } },
  spring:      { weight: [[2, 7]], door: 'ground', map: ['#######', '#,,.,,#', '#,.F.,#', '#,,.,,#', '###+###'], legend: { F: { tile: 'fountain' }, ',': grass } },
  kitchen:     { weight: [[2, 5]], door: 'doorClosed', map: ['######', '#bF.m#', '#....#', '#....#', '##+###'], legend: { F: { tile: 'cauldron' }, b: barrel, m: sleeper } },
  darkLantern: { weight: [[1, 4]], door: 'ground', map: ['#####', '#.F.#', '#...#', '#$.:#', '##+##'], legend: { F: { tile: 'lanternDead' }, $: find, ':': rubble } },
  shutterRoom: { weight: [[3, 4]], door: 'doorClosed', map: ['#####', '#.F.#', '#...#', '#...#', '##+##'], legend: { F: { tile: 'lever' } } },
  chapel:      { weight: [[2, 5]], door: 'ground', map: ['#######', '#I.F.I#', '#.....#', '#I...I#', '###+###'], legend: { F: { tile: 'shrine' }, I: pillar } },
} as const satisfies Record<string, Weighted<Vault>>;
