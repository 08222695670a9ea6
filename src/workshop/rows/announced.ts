import { isRecord } from '../../engine/core/id';
import { type Fields, valueAt } from '../draft/writtenPack';
import { newRow } from './edits';
import { type PlacedRow, rowsOf, type RowTable } from './rowTables';
import { freshId } from './starts';

/** A monster with an announced attack: as one of the pack that has some, with no other abilities; else with as little as is required. */
export function announcedRow(rows: Fields, table: RowTable, id: string): unknown {
  const monsters = rowsOf(rows, table).filter((row) => row.id !== 'player');
  const model = monsters.find((row) => announcedOf(rows, row).length > 0 && valueAt(rows, [...row.path, 'unique']) !== true);
  const row = newRow(rows, table, id, model ?? null);
  if (!isRecord(row)) return row;
  return { ...row, abilities: model ? announcedOf(rows, model) : [{ ...BLOW, id: freshId(id, []) }] };
}

/** In a cone of two tiles, one turn ahead: half as hard again as its plain attack. */
const BLOW = {
  on: 'foe', range: 2, every: 5, chance: 60, windup: 1, target: { at: 'area', shape: 'cone', size: 2 },
  effects: [{ do: 'strike', percent: 150 }],
};

function announcedOf(rows: Fields, { path }: PlacedRow): readonly unknown[] {
  const abilities = valueAt(rows, [...path, 'abilities']);
  if (!Array.isArray(abilities)) return [];
  return (abilities as readonly unknown[]).filter((each) => isRecord(each) && 'windup' in each);
}
