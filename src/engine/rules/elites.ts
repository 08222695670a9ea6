import type { Content } from '../content';
import type { Rng } from '../core/rng';

/** The elite kinds of a new monster on a floor: one by the pack's share of elites, else none. */
export function drawElite(content: Content, { breed, floor }: { breed: string; floor: number }, rng: Rng): string[] {
  const share = content.elites.share.at(floor);
  if (share === 0 || content.breeds.get(breed)?.unique === true || rng.below(100) >= share) return [];
  return eliteOf(content, floor, rng);
}

/** One elite kind for a floor; none if the table is empty. */
export function eliteOf({ elites }: Pick<Content, 'elites'>, floor: number, rng: Rng): string[] {
  const kind = elites.weights.draw(floor, rng);
  return kind === null ? [] : [kind];
}
