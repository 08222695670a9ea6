import { ProcgenService } from '../../../src/procgen/ProcgenService';
import { CONTENTS } from '../contents';
import type { Lane } from '../lane';
import { waterFaults } from '../plainWaters';

/** Floors to draw from, the campaign's. */
const DEEPEST = 12;
/** Draws of a floor with water before a case gives up. */
const TRIES = 60;

/** Where water flows, rises and falls, the stairs stay within reach of wherever the player gets to. */
export function watersLane(): Lane {
  const wet = CONTENTS.filter(({ tiles }) => tiles.some(({ carries }) => carries !== undefined));
  const seen = { levers: 0, currents: 0 };
  return {
    name: 'waters',
    unit: 'floors with currents or levers',
    target: 15,
    long: 20_000,
    run(index, rng, seed) {
      const content = wet[index % wet.length];
      if (!content) throw new Error('no pack with currents');
      const service = new ProcgenService(content, seed);
      for (let i = 0; i < TRIES; i++) {
        const floor = rng.range(1, DEEPEST);
        const plan = service.floor(floor);
        const faults = waterFaults(plan, content);
        if (faults === null) continue;
        if (faults.length > 0) throw new Error(`${content.id}, seed "${seed}", floor ${floor}: ${faults.join(' ')}`);
        const tiles = Array.from(plan.terrain, (tile) => content.tiles[tile]);
        if (tiles.some((tile) => content.features.has(tile?.id ?? ''))) seen.levers++;
        if (tiles.some((tile) => tile?.carries !== undefined)) seen.currents++;
        return 1;
      }
      throw new Error(`${content.id}, seed "${seed}": ${TRIES} floors without water.`);
    },
    note: () => `${seen.levers} with features, ${seen.currents} with currents`,
    missed: () => (seen.levers === 0 || seen.currents === 0 ? ['no lever or no current is on them.'] : []),
  };
}
