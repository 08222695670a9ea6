import type { Effort } from '../core/Effort';
import { DIRECTIONS } from '../core/point';
import { DistanceMap, type WalkGrid } from './distance';

/** Maps of one turn for each number of directions, so that no turn needs more memory: with more goals the oldest map is aimed anew. */
const MOST_MAPS = 64;

/** The maps for one number of directions: those of this turn's goals come first, or are all of them. */
interface Ring {
  readonly maps: DistanceMap[];
  readonly goals: number[];
  /** How many have been aimed in this turn. */
  aimed: number;
}

/** The distance maps of one floor, one per goal of this turn. Old ones are reused, at no less effort: it must not depend on which were made before. */
export class DistanceMaps {
  private readonly rings: Readonly<Record<4 | 8, Ring>> = { 4: { maps: [], goals: [], aimed: 0 }, 8: { maps: [], goals: [], aimed: 0 } };

  constructor(
    private grid: WalkGrid,
    private readonly stride: number,
    private effort: Effort,
  ) {}

  /** Must be called before a floor uses maps that may last have been used by its fork or its parent: they are made anew. */
  walkOn(grid: WalkGrid, effort: Effort): void {
    if (grid === this.grid) return;
    this.grid = grid;
    this.effort = effort;
    for (const { maps } of [this.rings[4], this.rings[8]]) for (const map of maps) map.walkOn(grid, effort);
    this.expire();
  }

  /** Must be called when a turn begins, since actors have moved. */
  expire(): void {
    this.rings[4].aimed = this.rings[8].aimed = 0;
  }

  /** The map towards a padded cell, for actors that walk in 4 or 8 directions; `next` extends it on demand. */
  to(goal: number, directions: 4 | 8): DistanceMap {
    const ring = this.rings[directions];
    const { maps, goals } = ring;
    const count = Math.min(ring.aimed, MOST_MAPS);
    for (let i = 0; i < count; i++) if (goals[i] === goal) return maps[i] as DistanceMap;
    const place = ring.aimed++ % MOST_MAPS;
    const map = maps[place] ?? new DistanceMap(this.grid, offsetsOf(this.stride, directions), this.effort);
    maps[place] = map;
    goals[place] = goal;
    map.aim(goal);
    return map;
  }
}

/** Index offsets of the 4 straight or all 8 directions; `stride` is the padded cells per row. */
export function offsetsOf(stride: number, directions: 4 | 8): Int32Array {
  const known = offsets[directions];
  const found = known.get(stride) ?? Int32Array.from(DIRECTIONS.slice(0, directions), (step) => step.y * stride + step.x);
  known.set(stride, found);
  return found;
}

const offsets = { 4: new Map<number, Int32Array>(), 8: new Map<number, Int32Array>() };
