import type { Point } from './core/point';
import type { Place } from './state';

/** A floor as generated: what `Game` makes a `FloorState` of. Terrain and places as in `FloorState`. */
export interface FloorPlan {
  readonly number: number;
  readonly theme: string;
  readonly width: number;
  readonly height: number;
  readonly terrain: ArrayLike<number>;
  /** Where the player arrives from above. */
  readonly arrival: Point;
  readonly monsters: readonly MonsterSpawn[];
  readonly items: readonly ItemSpawn[];
  readonly traps: readonly TrapSpawn[];
  readonly places: readonly Place[];
}

/** An id of the pack's breeds or items, and its cell. */
export interface Spawn extends Point {
  readonly id: string;
}

/** A monster and what makes it an elite. */
export interface MonsterSpawn extends Spawn {
  readonly elite: readonly string[];
  readonly asleep: boolean;
  /** What it drops when it dies. */
  readonly loot?: readonly Pick<ItemSpawn, 'id' | 'affixes'>[];
}

/** A trap, and whether the player has to find it. */
export interface TrapSpawn extends Spawn {
  readonly hidden: boolean;
}

/** An item and the affixes it carries. */
export interface ItemSpawn extends Spawn {
  readonly affixes: readonly string[];
}

/** What the engine asks of procgen: the same floor for the same number, whatever was done before. */
export interface FloorSource {
  floor(number: number): FloorPlan;
}
