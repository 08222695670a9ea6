import { isRecord } from '../../engine/core/id';
import type { PackRows } from '../../engine/content';
import { textKindsOf } from '../../engine/pack/packTexts';
import { put } from '../draft/writtenPack';
import type { RowTable } from './rowTables';

/** A pack without any rows. */
const NOTHING = { id: '', breeds: {}, itemKinds: {}, affixes: {}, statuses: {}, tiles: [] };

/** The keys of the texts that a row has: its name first; none for what is malformed. */
export function textKeysOf({ path, isList, isOpen }: RowTable, id: string, row: unknown): string[] {
  if (!isOpen || !isRecord(row)) return [];
  const rows = isList ? { ...NOTHING, [path.join()]: [row] } : put(NOTHING, [...path, id], row);
  try {
    const kinds = textKindsOf(rows as PackRows).filter(({ family }) => family !== 'pack' && family !== 'log.welcome');
    const named = kinds.filter(({ id: of }) => typeof of === 'string');
    return [...new Set(named.flatMap(({ family, id: of, ends }) => ends.map((end) => `${family}.${of}${end}`)))];
  } catch {
    return [];
  }
}
