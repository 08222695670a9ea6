import type { Point } from './core/point';
import type { Place } from './state';

/** A generated floor, from which `Game` makes a `FloorState`; terrain and places are as there. */
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
  /** What features offer. */
  readonly goods: readonly ItemSpawn[];
  readonly places: readonly Place[];
  /** The work of making it, in cells. @default 0 */
  readonly work?: number;
  /** Whether that was too much, so that it is a plain hall. @default false */
  readonly isCut?: boolean;
}

/** An id of the pack's breeds or items, and its cell. */
export interface Spawn extends Point {
  readonly id: string;
}

/** A monster, with the ids of its elite kinds. */
export interface MonsterSpawn extends Spawn {
  readonly elite: readonly string[];
  readonly asleep: boolean;
  /** A captive that the player can free. */
  readonly captive?: boolean;
  /** What it drops when it dies. */
  readonly loot?: readonly Pick<ItemSpawn, 'id' | 'affixes'>[];
}

/** A trap; a hidden one has to be found. */
export interface TrapSpawn extends Spawn {
  readonly hidden: boolean;
}

/** An item and its affixes. */
export interface ItemSpawn extends Spawn {
  readonly affixes: readonly string[];
  /** Whether it becomes one of the hero's `prizes`. @default false */
  readonly prize?: boolean;
}

/** The engine's port to procgen: the same number always gives the same floor. */
export interface FloorSource {
  floor(number: number): FloorPlan;
}
