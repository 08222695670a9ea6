import type { Content } from '../content';
import type { Rng } from '../core/rng';

/** What makes a spawn of a breed an elite on a floor: one of the pack's kinds in so many of a hundred, else nothing. */
export function drawElite(content: Content, { breed, floor }: { breed: string; floor: number }, rng: Rng): string[] {
  const share = content.elites.share.at(floor);
  if (share === 0 || content.breeds.get(breed)?.unique === true || rng.below(100) >= share) return [];
  return eliteOf(content, floor, rng);
}

/** One kind of elite for that floor; none where its table is empty. */
export function eliteOf({ elites }: Pick<Content, 'elites'>, floor: number, rng: Rng): string[] {
  const kind = elites.weights.draw(floor, rng);
  return kind === null ? [] : [kind];
}
