import type { Content } from '../../engine/content';
import type { Rng } from '../../engine/core/rng';
import type { MonsterSpawn } from '../../engine/ports';
import { drawItem } from './drawItem';

/** Percent of elites that carry an item. */
const LADEN = 50;

/** How many floors deeper it is drawn for. */
const BETTER = 2;

/** Gives half of the elites an item of a deeper floor, dropped when they die (RULES 5, 4). */
export function giveLoot(content: Content, monsters: readonly MonsterSpawn[], { floor, rng }: { floor: number; rng: Rng }): MonsterSpawn[] {
  return monsters.map((monster) => {
    if (monster.elite.length === 0 || rng.below(100) >= LADEN) return monster;
    const item = drawItem(content, floor + BETTER, rng);
    return item === null ? monster : { ...monster, loot: [item] };
  });
}
