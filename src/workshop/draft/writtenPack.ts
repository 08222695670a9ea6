import { DEEPER, extendPack } from '../../engine/pack/completePack';
import { PACK_FORMAT } from '../../engine/pack/packFile';
import type { PackTexts } from '../../engine/pack/packTexts';
import { isRecord } from '../../engine/core/id';
import { packs } from '../../content/packs';

/** A table, a row or a part of one as it is written. */
export type Fields = Readonly<Record<string, unknown>>;

/** A pack file as its author writes it. `pack` holds whole tables or, where it `extends` a built-in pack, what differs from that. */
export interface WrittenPack {
  readonly $schema?: string;
  readonly lanternfallPack: typeof PACK_FORMAT;
  readonly pack: Fields;
  readonly texts?: PackTexts;
  /** What `lab check` plays; kept as it is. */
  readonly scenarios?: readonly unknown[];
}

/** Names from the pack down to a value, such as `breeds`, `rat`, `hp`. */
export type Path = readonly string[];

/** One difference between two packs; undefined stands for what one of them lacks. */
export interface Difference {
  readonly path: Path;
  readonly before: unknown;
  readonly after: unknown;
}

/** A new file that changes a built-in pack, with nothing changed yet. */
export function changesOf(base: string): WrittenPack {
  return { lanternfallPack: PACK_FORMAT, pack: { id: `my${base.charAt(0).toUpperCase()}${base.slice(1)}`, extends: base }, texts: {} };
}

/** All tables of a written pack: those of the pack that it extends, with its differences. */
export function tablesOf({ pack }: WrittenPack): Fields {
  const extended = extendPack(pack, packs);
  return extended.ok ? extended.pack : pack;
}

/** The tables of the pack that it extends; null if it extends none. */
export function baseOf({ pack }: WrittenPack): Fields | null {
  return typeof pack['extends'] === 'string' && Object.hasOwn(packs, pack['extends']) ? tablesOf({ ...changesOf(pack['extends']) }) : null;
}

/** The value at a place; undefined where there is none. */
export function valueAt(fields: unknown, path: Path): unknown {
  return path.reduce((value, key) => partOf(value, key), fields);
}

function partOf(value: unknown, key: string): unknown {
  if (Array.isArray(value)) return value[Number(key)] as unknown;
  return isRecord(value) && Object.hasOwn(value, key) ? (value as Fields)[key] : undefined;
}

/** How many names lead to what a pack that extends another replaces as a whole: table, row and field, one more in some tables. */
function depthOf(table: string): number {
  return DEEPER.includes(table) ? 4 : 3;
}

/**
 * A written pack with another value at a place; undefined removes what is there. Of a pack that extends another only differences are
 * written: what is again as in that pack is left out.
 */
export function withValue(written: WrittenPack, path: Path, value: unknown): WrittenPack {
  const [table = ''] = path;
  const base = table === 'id' ? null : baseOf(written);
  if (!base) return { ...written, pack: put(written.pack, path, value) as Fields };
  if (table === 'tiles') return { ...written, pack: withTiles(written, base, path, value) };
  const place = path.slice(0, depthOf(table));
  const whole = path.length > place.length ? put(valueAt(tablesOf(written), place), path.slice(place.length), value) : value;
  const old = valueAt(base, place);
  const isAsBefore = isSame(old, whole);
  const change = whole === undefined && old !== undefined ? null : whole;
  return { ...written, pack: pruned(put(written.pack, place, isAsBefore ? undefined : change) as Fields, place) };
}

/** Tiles are a list that is merged by their ids: of one that has lost fields of the other pack's, null stands for each. */
function withTiles(written: WrittenPack, base: Fields, path: Path, value: unknown): Fields {
  const tiles = put(tablesOf(written)['tiles'], path.slice(1), value) as readonly Fields[];
  const olds = base['tiles'] as readonly Fields[];
  const changed = tiles.filter((tile) => !olds.some((old) => isSame(old, tile))).map((tile) => {
    const lost = Object.keys(olds.find(({ id }) => id === tile['id']) ?? {}).filter((key) => !Object.hasOwn(tile, key));
    return { ...tile, ...Object.fromEntries(lost.map((key) => [key, null])) };
  });
  const { tiles: _old, ...rest } = written.pack;
  return changed.length === 0 ? rest : { ...rest, tiles: changed };
}

/** Something with another value at a place; names that lead nowhere become records. */
export function put(into: unknown, path: Path, value: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  const next = put(partOf(into, key), rest, value);
  if (Array.isArray(into)) {
    const copy = [...(into as readonly unknown[])];
    if (next === undefined) copy.splice(Number(key), 1);
    else copy[Number(key)] = next;
    return copy;
  }
  const entries = new Map(Object.entries(isRecord(into) ? into : {}));
  if (next === undefined) entries.delete(key);
  else entries.set(key, next);
  return Object.fromEntries(entries);
}

/** A written pack with another text in a language; undefined removes it. */
export function withText(written: WrittenPack, language: string, key: string, text: string | undefined): WrittenPack {
  const texts = put(written.texts ?? {}, [language, key], text) as Readonly<Record<string, Fields>>;
  const kept = Object.entries(texts).filter(([tag, table]) => tag !== language || Object.keys(table).length > 0);
  return { ...written, texts: Object.fromEntries(kept) as PackTexts };
}

/** Without the empty tables and rows that lead to a place. */
function pruned(pack: Fields, path: Path): Fields {
  let left = pack;
  for (let length = path.length - 1; length > 0; length--) {
    const place = path.slice(0, length);
    const at = valueAt(left, place);
    if (isRecord(at) && Object.keys(at).length === 0) left = put(left, place, undefined) as Fields;
  }
  return left;
}

/** Whether two values are written alike, whatever the order of their fields. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (Array.isArray(one) || Array.isArray(other)) {
    return Array.isArray(one) && Array.isArray(other) && one.length === other.length && one.every((part, i) => isSame(part, other[i]));
  }
  if (!isRecord(one) || !isRecord(other)) return false;
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length
    && keys.every((key) => Object.hasOwn(other, key) && isSame((one as Fields)[key], (other as Fields)[key]));
}

/** What differs between the tables of two packs, by the smallest place that is written as a whole; ids and names of packs do not count. */
export function differencesOf(before: Fields, after: Fields): Difference[] {
  const tables = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((table) => !['id', 'extends'].includes(table));
  return tables.flatMap((table) => differencesIn({ path: [table], before: before[table], after: after[table] }, depthOf(table)));
}

function differencesIn({ path, before, after }: Difference, depth: number): Difference[] {
  if (isSame(before, after)) return [];
  // The points of a curve are no rows.
  if (path.length === depth || isCurve(before) || isCurve(after) || !isRecord(before) || !isRecord(after)) return [{ path, before, after }];
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return keys.flatMap((key) =>
    differencesIn({ path: [...path, key], before: (before as Fields)[key], after: (after as Fields)[key] }, depth));
}

function isCurve(value: unknown): boolean {
  return isRecord(value) && Array.isArray(value['linear']);
}
