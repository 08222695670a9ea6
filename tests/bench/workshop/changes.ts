import { packs } from '../../../src/content/packs';

/** Ten changes of a floor's danger, by which the fighter's hazard there rises by about eight points. */
export const DANGERS = [
  { floor: 6, danger: 2400 }, { floor: 7, danger: 2600 },
] as const;

/** A pack file of the campaign with another danger on one floor. */
export function packWithDanger(floor: number, danger: number): string {
  const curve = packs.lanternfall.counts.danger as readonly (readonly [number, number])[];
  const changed = curve.map(([at, value]) => [at, at === floor ? danger : value]);
  return JSON.stringify({ lanternfallPack: 1, pack: { id: 'changed', extends: 'lanternfall', counts: { danger: changed } } });
}
