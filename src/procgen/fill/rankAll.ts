import type { Content } from '../../engine/content';
import type { Rng } from '../../engine/core/rng';
import type { MonsterSpawn } from '../../engine/ports';
import type { Company } from './gatherCompanies';

/** Who of all is an elite and who sleeps. A company sleeps and wakes together, as far as each of it can sleep at all. */
export function rankAll(content: Content, companies: readonly Company[], { floor, elites, asleep }: { floor: number; elites: Rng; asleep: Rng }): MonsterSpawn[] {
  return companies.flatMap((company) => {
    const tired = asleep.below(100);
    return company.map((spawn) => ({ ...spawn, elite: drawElite(content, spawn.id, { floor, rng: elites }), asleep: tired < sleepShare(content, spawn.id, floor) }));
  });
}

function drawElite({ elites, breeds }: Content, breed: string, { floor, rng }: { floor: number; rng: Rng }): string[] {
  const share = elites.share.at(floor);
  if (share === 0 || breeds.get(breed)?.unique || rng.below(100) >= share) return [];
  return eliteOf({ elites }, floor, rng);
}

/** One kind of elite for that floor; none where its table is empty. */
export function eliteOf({ elites }: Pick<Content, 'elites'>, floor: number, rng: Rng): string[] {
  const kind = elites.weights.draw(floor, rng);
  return kind === null ? [] : [kind];
}

/** Of a hundred how many sleep; who has not learnt to wake up never does. */
function sleepShare({ breeds, asleep }: Content, id: string, floor: number): number {
  const breed = breeds.get(id);
  return breed?.brain.includes('sleep') ? (breed.sleepy ?? asleep.at(floor)) : 0;
}
