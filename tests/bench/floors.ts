import { Map as RotMap } from 'rot-js';
import { ProcgenService } from '../../src/procgen/ProcgenService';
import { benchContent } from './floorOf';
import { sideBySide, us } from './measure';

const ROUNDS = 21;
/** Ours makes more floors in a round, so that it takes long enough to be timed. */
const FLOORS = { ours: 400, digger: 20 };

/** A whole floor, dug, populated and validated, against rot-js Digger alone. */
export function benchFloors(): string[] {
  const content = benchContent();
  let seed = 0;
  let cells = 0;
  const ms = sideBySide(
    {
      ours: () => { for (let i = 0; i < FLOORS.ours; i++) cells += new ProcgenService(content, `bench ${seed++}`).report(3).plan.terrain.length; },
      digger: () => { for (let i = 0; i < FLOORS.digger; i++) new RotMap.Digger(80, 43, { timeLimit: Infinity }).create(() => { cells++; }); },
    },
    ROUNDS,
  );
  const each = { ours: ms.ours / FLOORS.ours, digger: ms.digger / FLOORS.digger };
  return [
    `A floor of 80 x 43 (${cells} cells made)`,
    `  ours       ${us(each.ours).padStart(9)} with population and validation`,
    `  Digger     ${us(each.digger).padStart(9)} for the layout alone, ${(each.digger / each.ours).toFixed(1)} times ours`,
  ];
}
