import { Map as RotMap } from 'rot-js';
import { ProcgenService } from '../../src/procgen/ProcgenService';
import { benchContent } from './floorOf';
import { sideBySide, us } from './measure';

const ROUNDS = 21;
const FLOORS = 20;

/** A whole floor, dug, populated and validated, against rot-js Digger alone. */
export function benchFloors(): string[] {
  const content = benchContent();
  let seed = 0;
  let cells = 0;
  const ms = sideBySide(
    {
      ours: () => { for (let i = 0; i < FLOORS; i++) cells += new ProcgenService(content, `bench ${seed++}`).report(3).plan.terrain.length; },
      digger: () => { for (let i = 0; i < FLOORS; i++) new RotMap.Digger(80, 43, { timeLimit: Infinity }).create(() => { cells++; }); },
    },
    ROUNDS,
  );
  return [
    `A floor of 80 x 43 (${cells} cells made)`,
    `  ours       ${us(ms.ours / FLOORS).padStart(9)} with population and validation`,
    `  Digger     ${us(ms.digger / FLOORS).padStart(9)} for the layout alone, ${(ms.digger / ms.ours).toFixed(1)} times ours`,
  ];
}
