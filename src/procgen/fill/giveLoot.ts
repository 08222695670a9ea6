import type { Content } from '../../engine/content';
import type { Rng } from '../../engine/core/rng';
import type { MonsterSpawn } from '../../engine/ports';
import { drawItem } from './drawItem';

/** Of a hundred elites so many carry something. */
const LADEN = 50;

/** It is drawn for a floor so many deeper. */
const BETTER = 2;

/** What elites drop when they die (RULES 5, 4): half of them carry an item of a deeper floor. */
export function giveLoot(content: Content, monsters: readonly MonsterSpawn[], { floor, rng }: { floor: number; rng: Rng }): MonsterSpawn[] {
  return monsters.map((monster) => {
    if (monster.elite.length === 0 || rng.below(100) >= LADEN) return monster;
    const item = drawItem(content, floor + BETTER, rng);
    return item === null ? monster : { ...monster, loot: [item] };
  });
}
