import { type FloorTarget, MOST_LOST, MOST_SCALE } from '../../lab/changes/search';
import type { Estimate } from '../../lab/statistics/intervals';
import { checksOf, type FloorFound } from '../../lab/changes/tuning';
import type { TuneSettings } from './settings';

type Targets = TuneSettings['targets'];

/** How near to its target a hazard has to come if nothing else is said. */
const NEAR = 0.03;

/** Arrivals below which a hazard says too little to be a target. */
const FEW = 10;

/** What targets are of: the hazard of a floor, or the HP lost there. */
export function measuredOf(found: FloorFound, isLost: boolean): Estimate {
  return isLost ? found.lost : found.hazard;
}

/** The targets as the lab has them. */
export function targetsOf({ targets, isLost }: Pick<TuneSettings, 'targets' | 'isLost'>): FloorTarget[] {
  return targets.map((target) => (isLost ? { ...target, lost: true } : target));
}

/** What is there now, smoothed over neighbours by how many came there, as targets to begin with. */
export function smoothed(now: readonly FloorFound[], isLost: boolean): Targets {
  const known = now.map((found) => ({ floor: found.floor, ...measuredOf(found, isLost) })).filter(({ n }) => n >= FEW);
  return known.map(({ floor }) => {
    const near = known.filter((each) => Math.abs(each.floor - floor) <= 1).map((each) => ({
      value: each.value, weight: each.n * (each.floor === floor ? 2 : 1),
    }));
    const all = near.reduce((sum, { weight }) => sum + weight, 0);
    const value = near.reduce((sum, each) => sum + each.value * each.weight, 0) / all;
    return { floor, value: Math.round(1000 * value) / 1000, within: NEAR };
  });
}

/** Targets with another one for its floor, in the order of floors; null takes the floor's away. */
export function withTarget(targets: Targets, floor: number, target: Targets[number] | null): Targets {
  const others = targets.filter((each) => each.floor !== floor);
  return [...others, ...(target ? [target] : [])].sort((a, b) => a.floor - b.floor);
}

/** What a floor with a target came to, and whether that is near enough. */
export interface Reached extends FloorTarget {
  readonly reached: number;
  readonly isMet: boolean;
}

/** What the floors of some targets came to. @param found in the targets' order */
export function reachedBy(targets: readonly FloorTarget[], found: readonly Pick<Estimate, 'value'>[]): Reached[] {
  return targets.flatMap((target, at) => {
    const reached = found[at]?.value;
    return reached === undefined ? [] : [{ ...target, reached, isMet: Math.abs(reached - target.value) <= target.within }];
  });
}

/** How much easier or harder a floor is to become, such as by a tenth. */
export interface Wish {
  readonly floor: number;
  readonly share: number;
  readonly isEasier: boolean;
}

/** The runs of a check that a wish may take: where deaths take more to tell of a floor, the HP lost there do. */
const MOST_CHECKS = 2000;

/** The settings of a wish: rows change on its floor only, and runs begin on the floor above. Null where nothing is known of it. */
export function settingsFor({ floor, share, isEasier }: Wish, now: readonly FloorFound[]): Partial<TuneSettings> | null {
  const found = now.find((each) => each.floor === floor && each.hazard.n >= FEW);
  if (!found) return null;
  const targetOf = (isLost: boolean): FloorTarget => {
    const { value: old } = measuredOf(found, isLost);
    const value = Math.min(isLost ? MOST_LOST : 1, old * (isEasier ? 1 - share : 1 + share));
    return { floor, value, within: Math.max(1e-4, Math.min(1, Math.abs(value - old) / 2)), lost: isLost ? true : undefined };
  };
  const isLost = found.hazard.value === 0 || checksOf({ targets: [targetOf(false)], each: 1 }) > MOST_CHECKS;
  const { value, within } = targetOf(isLost);
  const on: [number, number] = [floor, floor];
  return {
    isLost, targets: [{ floor, value, within }], only: on, from: Math.max(1, floor - 1), last: floor,
    compared: isLost ? 'lost' : 'hazard', on, rows: null,
  };
}

/** How many times smaller or larger a row may get. */
export function mostOf({ most }: Pick<TuneSettings, 'most'>, name: string): number {
  return most[name] ?? MOST_SCALE;
}
