import { packs } from '../../../src/content/packs';

/**
 * Ten changes of a floor's danger, by which the fighter's hazard there rises or falls by about eight points: from 400 runs each that began
 * on the floor before, on seeds from 50,001 on. On the floors above nobody dies often enough for that.
 */
export const DANGERS = [
  { floor: 6, danger: 2110 }, { floor: 7, danger: 2530 }, { floor: 7, danger: 1260 }, { floor: 8, danger: 3560 }, { floor: 8, danger: 2080 },
  { floor: 9, danger: 4600 }, { floor: 9, danger: 2390 }, { floor: 10, danger: 4450 }, { floor: 10, danger: 2510 }, { floor: 6, danger: 2200 },
] as const;

/** A pack file of the campaign with another danger on one floor. */
export function packWithDanger(floor: number, danger: number): string {
  const curve = packs.lanternfall.counts.danger as readonly (readonly [number, number])[];
  const changed = curve.map(([at, value]) => [at, at === floor ? danger : value]);
  return JSON.stringify({ lanternfallPack: 1, pack: { id: 'changed', extends: 'lanternfall', counts: { danger: changed } } });
}
