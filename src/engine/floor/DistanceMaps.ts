import type { Effort } from '../core/Effort';
import { DIRECTIONS } from '../core/point';
import { DistanceMap, type WalkGrid } from './distance';

interface Entry {
  readonly map: DistanceMap;
  directions: 4 | 8;
  goal: number;
  fresh: boolean;
}

/** The distance maps of one floor, one for each goal somebody walks to in this turn. Old ones are used again. */
export class DistanceMaps {
  private readonly entries: Entry[] = [];

  constructor(
    private readonly grid: WalkGrid,
    private readonly stride: number,
    private readonly effort: Effort,
  ) {}

  /** To be called when a turn begins: actors have moved since. */
  expire(): void {
    for (const entry of this.entries) entry.fresh = false;
  }

  /** The map towards a padded cell, for walkers in so many directions; it grows as `next` asks. */
  to(goal: number, directions: 4 | 8): DistanceMap {
    for (const entry of this.entries) if (entry.fresh && entry.goal === goal && entry.directions === directions) return entry.map;
    const entry = this.entries.find((old) => !old.fresh && old.directions === directions) ?? this.add(directions);
    entry.goal = goal;
    entry.fresh = true;
    entry.map.aim(goal);
    return entry.map;
  }

  private add(directions: 4 | 8): Entry {
    const map = new DistanceMap(this.grid, offsetsOf(this.stride, directions), this.effort);
    // Another map is memory for each cell, and is kept.
    this.effort.spend(this.grid.blank.length);
    const entry = { map, directions, goal: -1, fresh: false };
    this.entries.push(entry);
    return entry;
  }
}

/** Index differences of the first 4 or all 8 directions in a map with that many padded cells a row. */
export function offsetsOf(stride: number, directions: 4 | 8): Int32Array {
  return Int32Array.from(DIRECTIONS.slice(0, directions), (step) => step.y * stride + step.x);
}
