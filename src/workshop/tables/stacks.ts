import { isRecord } from '../../engine/core/id';
import type { Fields } from '../draft/writtenPack';
import { valuesOn } from './points';

/** One row of a table in a stack: its value on each floor, and the sums below and up to it. */
export interface Layer {
  readonly id: string;
  readonly values: readonly number[];
  readonly from: readonly number[];
  readonly to: readonly number[];
}

/** A table's weights by floor, row by row; what is no table has none. */
export function weightsOn(table: unknown, floors: readonly number[]): Record<string, number[]> {
  const rows = isRecord(table) ? Object.entries(table as Fields) : [];
  return Object.fromEntries(rows.map(([id, row]) => [id, valuesOn(row, floors)]));
}

/** Weights as percentages of their sum on each floor; all are 0 where nothing has any. */
export function sharesOf(weights: Readonly<Record<string, readonly number[]>>): Record<string, number[]> {
  const rows = Object.entries(weights);
  const count = Math.max(0, ...rows.map(([, values]) => values.length));
  const totals = Array.from({ length: count }, (_, floor) => rows.reduce((sum, [, values]) => sum + (values[floor] ?? 0), 0));
  const share = (value: number, floor: number): number => ((totals[floor] ?? 0) > 0 ? (100 * value) / (totals[floor] ?? 1) : 0);
  return Object.fromEntries(rows.map(([id, values]) => [id, values.map(share)]));
}

/** Values by floor piled up in the order of the rows; rows without any value are left out. */
export function stackOf(rows: Readonly<Record<string, readonly number[]>>): Layer[] {
  let top: readonly number[] = [];
  const live = Object.entries(rows).filter(([, values]) => values.some((value) => value > 0));
  return live.map(([id, values]) => {
    const from = values.map((_, floor) => top[floor] ?? 0);
    const to = values.map((value, floor) => (from[floor] ?? 0) + value);
    top = to;
    return { id, values, from, to };
  });
}

/** The layer at a height on a floor, counted from the first one; null where there is none. */
export function layerAt(layers: readonly Layer[], floor: number, height: number): Layer | null {
  return layers.find(({ from, to }) => height >= (from[floor] ?? 0) && height < (to[floor] ?? 0)) ?? null;
}

/** The height of the highest pile; 0 of none. */
export function heightOf(layers: readonly Layer[]): number {
  return Math.max(0, ...(layers.at(-1)?.to ?? []));
}
