import type { Claim } from './Claim';

/** The floor that a claim is about: the first that was compared, or where the runs began if all of them count. */
export function floorOf({ compared, on: [first], from }: Pick<Claim, 'compared' | 'on' | 'from'>): number {
  return compared === 'won' ? from : first;
}
