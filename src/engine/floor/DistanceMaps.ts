import type { Effort } from '../core/Effort';
import { DIRECTIONS } from '../core/point';
import { DistanceMap, type WalkGrid } from './distance';

interface Entry {
  readonly map: DistanceMap;
  directions: 4 | 8;
  goal: number;
  fresh: boolean;
}

/** The distance maps of one floor, one per goal of this turn. Old ones are reused. */
export class DistanceMaps {
  private readonly entries: Entry[] = [];

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
    for (const entry of this.entries) entry.map.walkOn(grid, effort);
    this.expire();
  }

  /** Must be called when a turn begins, since actors have moved. */
  expire(): void {
    for (const entry of this.entries) entry.fresh = false;
  }

  /** The map towards a padded cell, for actors that walk in 4 or 8 directions; `next` extends it on demand. */
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
    // A new map allocates memory for every cell, and is kept.
    this.effort.spend(this.grid.blank.length);
    const entry = { map, directions, goal: -1, fresh: false };
    this.entries.push(entry);
    return entry;
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
