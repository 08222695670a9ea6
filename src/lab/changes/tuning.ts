import { screeningDesign } from '../statistics/design';
import { ArmTally } from '../statistics/effects';
import { shareOf, type Estimate } from '../statistics/intervals';
import type { Count } from '../statistics/ratio';
import { stepTowards, type Target } from '../statistics/solve';

/** The hazard wanted on a floor. */
export interface FloorTarget extends Target {
  readonly floor: number;
}

/** Plays a pack with its factors at these scales on the next `seeds` seeds; one list of counts by floor target for every run. */
export type PlayAt = (scales: readonly number[], what: { readonly seeds: number; readonly isArm: boolean }) => Promise<readonly (readonly Count[])[]>;

export interface Tuning {
  readonly factors: number;
  readonly targets: readonly FloorTarget[];
  /** Runs of each arm of a round, and of the check after it. */
  readonly seeds: number;
  readonly checks: number;
  readonly rounds: number;
  readonly play: PlayAt;
  readonly onRound: (round: Round) => void;
}

/** A round: the scales it came to, and the hazards of its check. */
export interface Round {
  readonly round: number;
  readonly scales: readonly number[];
  readonly found: readonly Estimate[];
}

/** The first round's arms are this much larger or smaller; later ones are closer together. */
const STEP = 1.4;
const CLOSER = 0.75;

/** No factor gets smaller or larger than this in all. */
const MOST_SCALE = 4;

/** The most that a round goes beyond its own arms, in their distance from the centre. */
const REACH = 2;

/** Rounds of screening around the best scales so far and a step to where all hazards would be on target, until a check says that they are. */
export async function tune({ factors, targets, seeds, checks, rounds, play, onRound }: Tuning): Promise<Round> {
  const design = screeningDesign(factors);
  const check = async (round: number, scales: readonly number[]): Promise<Round> => {
    const checked = { round, scales, found: checkOf(await play(scales, { seeds: checks, isArm: false }), targets.length) };
    onRound(checked);
    return checked;
  };
  let best = await check(0, Array.from({ length: factors }, () => 1));
  for (let round = 1, step = Math.log(STEP); round <= rounds && missOf(best, targets) > 1; round++, step *= CLOSER) {
    const tallies = targets.map(() => new ArmTally(design));
    for (const [arm, levels] of design.entries()) {
      const runs = await play(moved(best.scales, levels, step), { seeds, isArm: true });
      for (const run of runs) run.forEach((count, at) => tallies[at]?.add(arm, count));
    }
    // The arms lie around the centre, where the response may be bent: only their differences count.
    const slopes = tallies.map((tally) => tally.effects().map(({ value }) => value / 2));
    const centre = best.found.map(({ value }) => value);
    const now = await check(round, moved(best.scales, stepTowards({ centre, slopes }, targets, REACH), step));
    if (missOf(now, targets) < missOf(best, targets)) best = now;
  }
  return best;
}

/** How far the worst hazard is off its target; 1 is just near enough. */
export function missOf({ found }: Pick<Round, 'found'>, targets: readonly Target[]): number {
  return Math.max(...targets.map(({ value, within }, at) => Math.abs((found[at]?.value ?? Infinity) - value) / within));
}

function moved(scales: readonly number[], units: readonly number[], step: number): number[] {
  const most = Math.log(MOST_SCALE);
  return scales.map((scale, at) => Math.exp(Math.max(-most, Math.min(most, Math.log(scale) + (units[at] as number) * step))));
}

/** The hazards of some runs. */
export function checkOf(runs: readonly (readonly Count[])[], targets: number): Estimate[] {
  return Array.from({ length: targets }, (_, at) => {
    const sum = (of: keyof Count): number => runs.reduce((total, run) => total + (run[at]?.[of] ?? 0), 0);
    return shareOf(sum('events'), sum('chances'));
  });
}
