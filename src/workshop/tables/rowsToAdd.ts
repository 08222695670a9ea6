import { isRecord } from '../../engine/core/id';
import type { Home } from '../../engine/pack/ranges';
import { type Fields, valueAt } from '../draft/writtenPack';

/** The ids that a table could have rows for and has none; the player is drawn from no table. */
export function rowsToAdd(rows: Fields, names: Home, table: unknown): string[] {
  const has = isRecord(table) ? Object.keys(table) : [];
  return idsOf(rows, names).filter((id) => !has.includes(id) && !(names === 'breeds' && id === 'player'));
}

function idsOf(rows: Fields, names: Home): string[] {
  const home = valueAt(rows, names.split('.'));
  if (Array.isArray(home)) return (home as unknown[]).flatMap((row) => (isRecord(row) && typeof row['id'] === 'string' ? [row['id']] : []));
  return isRecord(home) ? Object.keys(home) : [];
}
