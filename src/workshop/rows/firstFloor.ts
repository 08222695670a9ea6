import { type Fields, valueAt } from '../draft/writtenPack';
import { floorsShown } from '../tables/columns';
import { findCurves } from '../tables/finding';
import { valuesOn } from '../tables/points';
import { drawnFrom } from './edits';
import type { RowTable } from './rowTables';

/** The first floor that a row is drawn on, by the first table that has it; 1 for one that none has. */
export function firstFloor(rows: Fields, table: RowTable, id: string): number {
  const floors = floorsShown(rows, findCurves(rows), null);
  const firsts = drawnFrom(rows, table).flatMap((place) => {
    const weights = valuesOn(valueAt(rows, [...place, id]), floors);
    return floors.filter((_, index) => (weights[index] ?? 0) > 0).slice(0, 1);
  });
  return firsts[0] ?? 1;
}
