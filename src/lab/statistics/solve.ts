/** A target for one of several measured values, and how far from it is near enough. */
export interface Target {
  readonly value: number;
  readonly within: number;
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
