import { ArmTally, screeningDesign } from '../statistics/effects';
import { type Estimate, Mean, shareOf } from '../statistics/intervals';
import type { Count } from '../statistics/sequential';

/** A target for one of several measured values, and how far from it is near enough. */
interface Target {
  readonly value: number;
  readonly within: number;
}

/** The hazard wanted on a floor, or the HP lost there as a share of full HP. */
export interface FloorTarget extends Target {
  readonly floor: number;
  readonly lost?: true | undefined;
}

/** The most HP that a target can ask to be lost on a floor, in parts of full HP. */
export const MOST_LOST = 20;

/**
 * Plays a pack with its factors at each of these scales, all on the same next `seeds` seeds; for each of them a list of counts by floor
 * target for every run.
 */
export type PlayAt = (
  scales: readonly (readonly number[])[], what: { readonly seeds: number; readonly isArm: boolean },
) => Promise<readonly (readonly (readonly Count[])[])[]>;

interface Tuning {
  /** For each factor, how many times smaller or larger it may get in all. */
  readonly most: readonly number[];
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

/** No factor gets smaller or larger than this in all, unless less is allowed. */
export const MOST_SCALE = 4;

/** The most that a round goes beyond its own arms, in their distance from the centre. */
const REACH = 2;

/** Rounds of screening around the best scales so far and a step to where all hazards would be on target, until a check says they are. */
export async function tune({ most, targets, seeds, checks, rounds, play, onRound }: Tuning): Promise<Round> {
  const design = screeningDesign(most.length);
  const move = (scales: readonly number[], units: readonly number[], step: number): number[] => moved(scales, units, { step, most });
  const check = async (round: number, scales: readonly number[]): Promise<Round> => {
    const checked = { round, scales, found: checkOf((await play([scales], { seeds: checks, isArm: false }))[0] ?? [], targets) };
    onRound(checked);
    return checked;
  };
  let best = await check(0, most.map(() => 1));
  for (let round = 1, step = Math.log(STEP); round <= rounds && missOf(best, targets) > 1; round++, step *= CLOSER) {
    const tallies = targets.map(() => new ArmTally(design));
    const { scales } = best;
    const arms = await play(design.map((levels) => move(scales, levels, step)), { seeds, isArm: true });
    for (const [arm, runs] of arms.entries()) for (const run of runs) run.forEach((count, at) => tallies[at]?.add(arm, count));
    // The arms lie around the centre, where the response may be bent: only their differences count.
    const slopes = tallies.map((tally) => tally.effects().map(({ value }) => value / 2));
    const centre = best.found.map(({ value }) => value);
    const now = await check(round, move(best.scales, stepTowards({ centre, slopes }, targets, REACH), step));
    if (missOf(now, targets) < missOf(best, targets)) best = now;
  }
  return best;
}

/** How far the worst hazard is off its target; 1 is just near enough. */
export function missOf({ found }: Pick<Round, 'found'>, targets: readonly Target[]): number {
  return Math.max(...targets.map(({ value, within }, at) => Math.abs((found[at]?.value ?? Infinity) - value) / within));
}

/** Scales moved by units of a step, or of as far as they may go in all. */
function moved(
  scales: readonly number[], units: readonly number[], { step, most }: { readonly step: number; readonly most: readonly number[] },
): number[] {
  return scales.map((scale, at) => {
    const far = Math.log(most[at] as number);
    return Math.exp(Math.max(-far, Math.min(far, Math.log(scale) + (units[at] as number) * Math.min(step, far))));
  });
}

/** What some runs say of each target. */
export function checkOf(runs: readonly (readonly Count[])[], targets: readonly FloorTarget[]): Estimate[] {
  return targets.map(({ lost }, at) => {
    const counts = runs.flatMap((run) => run[at] ?? []);
    if (lost) return meanOf(counts);
    const sum = (of: keyof Count): number => counts.reduce((total, count) => total + count[of], 0);
    return shareOf(sum('events'), sum('chances'));
  });
}

/** The mean of what each of those lost who had a chance to. */
function meanOf(counts: readonly Count[]): Estimate {
  const mean = new Mean();
  for (const { events, chances } of counts) if (chances > 0) mean.add(events);
  return mean.estimate();
}

/** A linear response: the values at the centre, and how each changes with each factor, per unit. */
interface Response {
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
