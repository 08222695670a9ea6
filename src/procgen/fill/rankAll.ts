import type { Content } from '../../engine/content';
import type { Rng } from '../../engine/core/rng';
import type { MonsterSpawn } from '../../engine/ports';
import { drawElite } from '../../engine/rules/elites';
import type { Company } from './gatherCompanies';

/** The streams that decide it. */
interface Ranks {
  readonly floor: number;
  readonly elites: Rng;
  readonly asleep: Rng;
}

/** Who of all is an elite and who sleeps. A company sleeps and wakes together, as far as each of it can sleep at all. */
export function rankAll(content: Content, companies: readonly Company[], { floor, elites, asleep }: Ranks): MonsterSpawn[] {
  const ranked: MonsterSpawn[] = [];
  for (const company of companies) {
    const tired = asleep.below(100);
    for (const { id, x, y } of company) {
      ranked.push({ id, x, y, elite: drawElite(content, { breed: id, floor }, elites), asleep: tired < sleepShare(content, id, floor) });
    }
  }
  return ranked;
}

/** Of a hundred how many sleep; who has not learnt to wake up never does. */
function sleepShare({ breeds, asleep }: Content, id: string, floor: number): number {
  const breed = breeds.get(id);
  return breed?.brain.includes('sleep') ? (breed.sleepy ?? asleep.at(floor)) : 0;
}
