import type { FloorState, GameState } from '../state';

/** A floor as saved, with run-length encoded cells. */
export interface PackedFloor extends Omit<FloorState, 'terrain' | 'explored'> {
  /** Alternating values and counts. */
  readonly terrain: readonly number[];
  readonly explored: readonly number[];
}

export interface PackedState extends Omit<GameState, 'floors'> {
  readonly floors: readonly PackedFloor[];
}

/** The state as saved; shares everything but the cells. */
export function packState(state: GameState): PackedState {
  return { ...state, floors: state.floors.map((floor) => ({ ...floor, terrain: packCells(floor.terrain), explored: packCells(floor.explored) })) };
}

/** Run-length encodes cells, as alternating values and counts. */
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

/** Decodes cells; null unless there are exactly as many as expected, so that a short text can't demand a huge list. */
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
