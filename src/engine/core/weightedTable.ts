import { FloorCurve, type CurveRow } from './floorCurve';
import type { Rng } from './rng';

/** A table as written in a pack: ids with weight curves. Draws depend on the order of its rows. */
export type TableRows = Readonly<Record<string, CurveRow>>;

interface FloorWeights {
  readonly ids: readonly string[];
  readonly weights: readonly number[];
  readonly total: number;
}

/** Draws ids by weights that depend on the floor (RULES 1.1). Weights are shares of their sum, not percentages. */
export class WeightedTable {
  private readonly curves: readonly (readonly [string, FloorCurve])[];
  private readonly byFloor = new Map<number, FloorWeights>();

  /** @param rows ones whose curves have no errors */
  constructor(rows: TableRows) {
    this.curves = Object.entries(rows).map(([id, row]) => [id, new FloorCurve(row)]);
  }

  /** The ids that can be drawn on a floor, with their weights, in the order of the rows. */
  weights(floor: number): readonly (readonly [id: string, weight: number])[] {
    const { ids, weights } = this.on(floor);
    return ids.map((id, index) => [id, weights[index] as number]);
  }

  /** The floors at which a weight has a point. */
  get floors(): readonly number[] {
    return this.curves.flatMap(([, curve]) => curve.floors);
  }

  /** One id; null, without drawing from the stream, if nothing has any weight. */
  draw(floor: number, rng: Rng): string | null {
    return pick(this.on(floor), rng);
  }

  /** One of the ids that fit; null, without drawing from the stream, if none of them has any weight. */
  drawAmong(floor: number, rng: Rng, fits: (id: string) => boolean): string | null {
    const { ids, weights: all } = this.on(floor);
    const weights = all.map((weight, index) => (fits(ids[index] as string) ? weight : 0));
    return pick({ ids, weights, total: weights.reduce((sum, weight) => sum + weight, 0) }, rng);
  }

  private on(floor: number): FloorWeights {
    const known = this.byFloor.get(floor);
    if (known) return known;
    const made = weigh(this.curves.map(([id, curve]) => [id, curve.at(floor)] as const).filter(([, weight]) => weight > 0));
    this.byFloor.set(floor, made);
    return made;
  }
}

/** One of these ids by weight; null, without drawing from the stream, if nothing has any weight. */
export function drawFrom(weights: readonly (readonly [id: string, weight: number])[], rng: Rng): string | null {
  return pick(weigh(weights), rng);
}

function weigh(live: readonly (readonly [id: string, weight: number])[]): FloorWeights {
  return {
    ids: live.map(([id]) => id),
    weights: live.map(([, weight]) => weight),
    total: live.reduce((sum, [, weight]) => sum + weight, 0),
  };
}

function pick({ ids, weights, total }: FloorWeights, rng: Rng): string | null {
  if (total === 0) return null;
  let rest = rng.below(total);
  let index = 0;
  while (index < weights.length && rest >= (weights[index] as number)) rest -= weights[index++] as number;
  const id = ids[index];
  if (id === undefined) throw new Error(`A draw of ${total} falls beyond ${weights.join(' + ')}.`);
  return id;
}
