import { isRecord } from '../../engine/core/id';
import type { Home } from '../../engine/pack/ranges';
import type { Fields } from '../draft/writtenPack';
import { idsOf } from '../rows/starts';

/** The ids that a table could have rows for and has none; the player is drawn from no table. */
export function rowsToAdd(rows: Fields, names: Home, table: unknown): string[] {
  const has = isRecord(table) ? Object.keys(table) : [];
  return idsOf(rows, names).filter((id) => !has.includes(id) && !(names === 'breeds' && id === 'player'));
}
