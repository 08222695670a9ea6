import type { TileKind } from '../content';
import type { FloorState } from '../state';

/** Indices into `FloorState.terrain` of what is worth going to from afar, known to the player or not: stairs down, and what a key opens. */
export interface Landmarks {
  readonly down: readonly number[];
  readonly locks: readonly number[];
}

export function findLandmarks({ terrain }: FloorState, tiles: readonly TileKind[]): Landmarks {
  const down: number[] = [];
  const locks: number[] = [];
  const [isDown, isLock] = [tiles.map(({ stairs }) => stairs === 'down'), tiles.map(({ key }) => key !== undefined)];
  for (let index = 0; index < terrain.length; index++) {
    const tile = terrain[index] as number;
    if (isDown[tile] === true) down.push(index);
    if (isLock[tile] === true) locks.push(index);
  }
  return { down, locks };
}

/** Whether changing one tile into another leaves the landmarks as they are. */
export function keepsLandmarks(before: TileKind | undefined, after: TileKind | undefined): boolean {
  return before?.stairs === after?.stairs && before?.key === after?.key;
}
