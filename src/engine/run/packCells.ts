import type { FloorState, GameState } from '../state';

/** A floor as it is saved: runs of equal cells instead of the cells. */
export interface PackedFloor extends Omit<FloorState, 'terrain' | 'explored'> {
  /** Value and number of cells, by turns. */
  readonly terrain: readonly number[];
  readonly explored: readonly number[];
}

/** A run as it is saved. */
export interface PackedState extends Omit<GameState, 'floors'> {
  readonly floors: readonly PackedFloor[];
}

/** The state as it is saved; what changes nothing is shared. */
export function packState(state: GameState): PackedState {
  return { ...state, floors: state.floors.map((floor) => ({ ...floor, terrain: packCells(floor.terrain), explored: packCells(floor.explored) })) };
}

/** Equal cells in a row as value and number. */
export function packCells(cells: readonly number[]): number[] {
  const packed: number[] = [];
  for (let start = 0; start < cells.length; ) {
    const value = cells[start] as number;
    let end = start + 1;
    while (end < cells.length && cells[end] === value) end++;
    packed.push(value, end - start);
    start = end;
  }
  return packed;
}

/** The cells again; null when there are not exactly so many, so that a small text cannot ask for a large list. */
export function unpackCells(packed: readonly number[], cells: number): number[] | null {
  if (packed.length % 2 !== 0) return null;
  const unpacked: number[] = [];
  for (let at = 0; at < packed.length; at += 2) {
    const count = packed[at + 1] as number;
    if (count < 1 || unpacked.length + count > cells) return null;
    for (let i = 0; i < count; i++) unpacked.push(packed[at] as number);
  }
  return unpacked.length === cells ? unpacked : null;
}
