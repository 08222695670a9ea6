import type { Content } from '../../engine/content';
import type { Rng } from '../../engine/core/rng';
import type { MonsterSpawn } from '../../engine/ports';
import { drawElite } from '../../engine/rules/elites';
import type { Company } from './gatherCompanies';

interface Ranks {
  readonly floor: number;
  readonly elites: Rng;
  readonly asleep: Rng;
}

/** Decides which monsters are elites and which sleep. Groups sleep together, except members that never sleep. */
export function rankAll(content: Content, companies: readonly Company[], { floor, elites, asleep }: Ranks): MonsterSpawn[] {
  const ranked: MonsterSpawn[] = [];
  for (const company of companies) {
    const tired = asleep.below(100);
    for (const { id, x, y, elite = drawElite(content, { breed: id, floor }, elites) } of company) {
      ranked.push({ id, x, y, elite, asleep: tired < sleepShare(content, id, floor) });
    }
  }
  return ranked;
}

/** Percent chance to be asleep; 0 without the tactic `sleep`, which wakes up. */
function sleepShare({ breeds, asleep }: Content, id: string, floor: number): number {
  const breed = breeds.get(id);
  return breed?.brain.includes('sleep') ? (breed.sleepy ?? asleep.at(floor)) : 0;
}
