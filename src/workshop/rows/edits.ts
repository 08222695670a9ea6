import { isRecord } from '../../engine/core/id';
import { packSchema } from '../../engine/pack/packSchema';
import { type Fields, type Path, tablesOf, valueAt, withText, withValue, type WrittenPack } from '../draft/writtenPack';
import type { Draft } from '../draft/Draft';
import { findCurves } from '../tables/finding';
import { controlOf } from './controls';
import { type PlacedRow, type RowTable, rowsOf } from './rowTables';
import { textKeysOf } from './rowTexts';
import { startOf } from './starts';

/** A new row: a copy of another of its table, or as little as is required. */
export function newRow(rows: Fields, table: RowTable, id: string, from: PlacedRow | null): unknown {
  const row = from ? valueAt(rows, from.path) : lookingLike(rows, table, startOf(table.shapeOf(id), rows));
  if (!isRecord(row)) return row;
  return { ...row, ...(table.isList ? { id } : {}), ...(from ? {} : alsoAsked(rows, table)) };
}

/** What the checks ask of a new row beyond its required fields. */
function alsoAsked(rows: Fields, table: RowTable): Fields {
  if (table.id === 'features') return { choices: { take: { effects: [] } }, becomes: 'ground' };
  const [first] = table.id === 'heroes' ? rowsOf(rows, table) : [];
  const prizes = first && valueAt(rows, [...first.path, 'prizes']);
  return prizes === undefined ? {} : { prizes };
}

/** A row with the picture of the first of its table, as some show only pictures of a certain kind. */
function lookingLike(rows: Fields, table: RowTable, row: unknown): unknown {
  const first = rowsOf(rows, table).find(({ id }) => id !== 'player');
  const sprite = first && valueAt(rows, [...first.path, 'sprite']);
  return isRecord(row) && 'sprite' in row && typeof sprite === 'string' ? { ...row, sprite } : row;
}

/** A written pack with one more row. */
export function withRow(written: WrittenPack, table: RowTable, id: string, row: unknown): WrittenPack {
  const rows = tablesOf(written);
  const { path: [part = '', ...kinds], isList } = table;
  // Where the pack has no such part yet, it needs more than the row.
  const isLacking = kinds.length > 0 && valueAt(rows, [part]) === undefined;
  const whole = isLacking ? withValue(written, [part], startOf(partOfPack(part), rows)) : written;
  return withValue(whole, [...table.path, isList ? String(rowsOf(rows, table).length) : id], row);
}

function partOfPack(part: string): object {
  const pack = controlOf(packSchema);
  return (pack.kind === 'fields' ? pack.fields.find(({ key }) => key === part)?.shape : undefined) ?? {};
}

/** The places of the tables of weights, or of counts, that rows of a table are drawn from. */
export function drawnFrom(rows: Fields, { id }: RowTable): Path[] {
  return findCurves(rows).flatMap((place) => (place.kind === 'table' && place.unit === 'weight' && place.names === id ? [place.path] : []));
}

/** A row without which the rest of the pack is as sound as before, or the sentences that say what needs it. */
export type Removal = { readonly written: WrittenPack } | { readonly needs: readonly string[] };

/** Removes a row with its weights and texts, unless something needs it. */
export function removal(draft: Draft, written: WrittenPack, table: RowTable, { id, path }: PlacedRow): Removal {
  const rows = tablesOf(written);
  const texts = textKeysOf(table, id, valueAt(rows, path)).filter((key) => key.split('.')[1] === id);
  const weights = drawnFrom(rows, table).filter((place) => valueAt(rows, [...place, id]) !== undefined);
  const bare = [path, ...weights.map((place) => [...place, id])].reduce((pack, place) => withValue(pack, place, undefined), written);
  const next = Object.entries(written.texts ?? {}).reduce((pack, [language, own = {}]) =>
    texts.filter((key) => Object.hasOwn(own, key)).reduce((all, key) => withText(all, language, key, undefined), pack), bare);
  const before = draft.check(written);
  const after = draft.check(next);
  const known = before.ok ? [] : before.errors;
  const needs = after.ok ? [] : after.errors.filter((error) => !known.includes(error));
  const isGone = !rowsOf(tablesOf(next), table).some((row) => row.id === id);
  return needs.length === 0 && isGone ? { written: next } : { needs };
}

/** Weights that begin on one floor and end on another; null for no end. */
export function weightsFrom(first: number, last: number | null, weight: number): [floor: number, value: number][] {
  return [[first, weight], ...(last === null ? [] : [[last + 1, 0] as [number, number]])];
}
