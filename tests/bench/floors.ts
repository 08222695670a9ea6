import { Map as RotMap } from 'rot-js';
import { ProcgenService } from '../../src/procgen/ProcgenService';
import { benchContent } from './floorOf';
import { median, sideBySide, us } from './measure';

const ROUNDS = 21;
/** Ours makes more floors per round, so that it takes long enough to time. */
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
    ...campaignFloors(),
  ];
}

const SEEDS = 40;
const LAST_FLOOR = 12;

/** The floors of the campaign, with vaults, keys and bosses, each timed alone until it is proven. */
function campaignFloors(): string[] {
  const content = benchContent('lanternfall');
  const times = Array.from({ length: LAST_FLOOR }, (_, floor) => Array.from({ length: SEEDS }, (__, seed) => {
    const start = performance.now();
    new ProcgenService(content, `bench ${seed}`).report(floor + 1);
    return performance.now() - start;
  }));
  return [
    `A floor of the campaign, the median of ${SEEDS} seeds`,
    `  all        ${us(median(times.flat())).padStart(9)} with vaults, population and proof, p99 ${us(p99(times.flat()))}`,
    ...times.map((each, floor) => `  floor ${String(floor + 1).padEnd(4)} ${us(median(each)).padStart(9)}`),
  ];
}

function p99(times: readonly number[]): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length * 0.99)] ?? NaN;
}
