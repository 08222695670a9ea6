import { ProcgenService } from '../../../src/procgen/ProcgenService';
import { CONTENTS } from '../contents';
import type { Lane } from '../lane';
import { plainFaults } from '../plainErrors';

/** Floors of a run to check, of those well beyond any real run where a pack names no last one. */
const DEPTH = 10;
const ENDLESS_DEPTH = 30;

/** Every floor of every pack can be played: connected, stairs reachable, every key before its door, nothing in a wall. */
export function floorsLane(): Lane {
  const seen = { monsters: 0, themes: new Set<string>() };
  return {
    name: 'floors',
    unit: 'floors',
    target: 300,
    long: 100_000,
    run(index, rng, seed) {
      const content = CONTENTS[index % CONTENTS.length] ?? CONTENTS[0];
      if (!content) throw new Error('no packs');
      const service = new ProcgenService(content, seed);
      const deepest = content.lastFloor ?? ENDLESS_DEPTH;
      const floors = Array.from({ length: Math.min(DEPTH, deepest) }, (_, at) => (deepest <= DEPTH ? at + 1 : rng.range(1, deepest)));
      for (const floor of floors) {
        const plan = service.floor(floor);
        const faults = plainFaults(plan, content);
        if (faults.length > 0) throw new Error(`${content.id}, seed "${seed}", floor ${floor}: ${faults.join(' ')}`);
        seen.monsters += plan.monsters.length;
        seen.themes.add(plan.theme);
      }
      return floors.length;
    },
    note: () => `${seen.monsters} monsters on them`,
    missed: () => (seen.monsters < 1000 || seen.themes.size < 2 ? ['the floors are too empty or all alike.'] : []),
  };
}
