import type { Point } from './core/point';

/** A floor as generated: what `Game` makes a `FloorState` of. Terrain as in `FloorState`. */
export interface FloorPlan {
  readonly number: number;
  readonly width: number;
  readonly height: number;
  readonly terrain: ArrayLike<number>;
  /** Where the player arrives from above. */
  readonly arrival: Point;
  readonly monsters: readonly Spawn[];
  readonly items: readonly ItemSpawn[];
}

/** An id of the pack's breeds or items, and its cell. */
export interface Spawn extends Point {
  readonly id: string;
}

/** An item and the affixes it carries. */
export interface ItemSpawn extends Spawn {
  readonly affixes: readonly string[];
}

/** What the engine asks of procgen: the same floor for the same number, whatever was done before. */
export interface FloorSource {
  floor(number: number): FloorPlan;
}
