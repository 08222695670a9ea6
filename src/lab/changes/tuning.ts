import { screeningDesign } from '../statistics/design';
import { ArmTally } from '../statistics/effects';
import { shareOf, type Estimate } from '../statistics/intervals';
import type { Count } from '../statistics/ratio';

/** A target for one of several measured values, and how far from it is near enough. */
export interface Target {
  readonly value: number;
  readonly within: number;
}

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

/** A linear response: the values at the centre, and how each changes with each factor, per unit. */
export interface Response {
  readonly centre: readonly number[];
  /** By value, then by factor. */
  readonly slopes: readonly (readonly number[])[];
}

/** How much a unit of change costs beside being `within` off a target: the least change that serves is wanted, and noise not followed. */
const RIDGE = 0.05;

/**
 * The units by which to change the factors, each at most `most`, so that a linear response comes nearest to its targets: weighted least
 * squares with a ridge (Hoerl and Kennard 1970), factor by factor until nothing moves.
 */
export function stepTowards({ centre, slopes }: Response, targets: readonly Target[], most: number): number[] {
  const factors = slopes[0]?.length ?? 0;
  const units = Array.from({ length: factors }, () => 0);
  const rest = targets.map(({ value }, at) => value - (centre[at] as number));
  for (let moved = 1; moved > 1e-9;) {
    moved = 0;
    for (let factor = 0; factor < factors; factor++) {
      let pull = 0;
      let weight = RIDGE;
      targets.forEach(({ within }, at) => {
        const slope = (slopes[at]?.[factor] as number) / within;
        pull += slope * ((rest[at] as number) / within + slope * (units[factor] as number));
        weight += slope * slope;
      });
      const next = Math.max(-most, Math.min(most, pull / weight));
      const change = next - (units[factor] as number);
      targets.forEach((_, at) => { rest[at] = (rest[at] as number) - (slopes[at]?.[factor] as number) * change; });
      units[factor] = next;
      moved = Math.max(moved, Math.abs(change));
    }
  }
  return units;
}
