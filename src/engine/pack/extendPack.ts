import type { PackRows } from '../content';
import { show } from '../core/floorCurve';
import { isRecord } from '../core/id';
import { didYouMean } from '../core/nearest';
import { placeOf } from './packPlaces';

type Fields = Readonly<Record<string, unknown>>;

/** Tables whose rows are one level deeper than in the others. */
export const DEEPER: readonly string[] = ['elites', 'traps', 'vaults', 'appearances'];

/** A pack merged into the one it extends, or unchanged if it extends none. */
export type Extended = { readonly ok: true; readonly pack: Fields } | { readonly ok: false; readonly error: string };

/** Merges tables and rows, and replaces a row's fields. Null deletes an entry, except for `lastFloor`, where it is a value. */
export function extendPack(pack: Fields, packs: Readonly<Record<string, PackRows>>): Extended {
  if (!('extends' in pack)) return { ok: true, pack };
  const { extends: base, tiles, lastFloor, ...changes } = pack;
  const rows = typeof base === 'string' && Object.hasOwn(packs, base) ? packs[base] : undefined;
  const names = Object.keys(packs);
  if (!rows) return { ok: false, error: `${placeOf(pack, ['extends'])}: ${show(base)} is not one of ${names.join(', ')}${didYouMean(String(base), names)}` };
  const { id: _id, welcome: _welcome, tiles: baseTiles, ...tables } = rows;
  const last = lastFloor === undefined ? {} : { lastFloor };
  const merged = merge(tables, changes, (table) => (DEEPER.includes(table) ? 3 : 2));
  return { ok: true, pack: { ...merged, ...last, tiles: mergeTiles(baseTiles.map((tile) => ({ ...tile })), tiles) } };
}

/** Merges changes into a table; `levelsIn` gives the levels of a field to merge before it is replaced. */
function merge(old: Fields, changes: Fields, levelsIn: (field: string) => number): Fields {
  const merged = new Map(Object.entries(old));
  for (const [field, change] of Object.entries(changes)) {
    const before = merged.get(field);
    const levels = levelsIn(field);
    if (change === null) merged.delete(field);
    else merged.set(field, levels > 0 && isRecord(before) && isRecord(change) ? merge(before, change, () => levels - 1) : change);
  }
  return Object.fromEntries(merged);
}

/** Tiles are a list, since saved floors refer to them by index: those with a known id are changed in place, others appended. */
function mergeTiles(old: readonly Fields[], changes: unknown): unknown {
  if (!Array.isArray(changes)) return changes ?? old;
  const merged = new Map(old.map((tile) => [tile['id'], tile]));
  for (const change of changes as unknown[]) {
    const id = isRecord(change) ? change['id'] : change;
    merged.set(id, isRecord(change) ? merge(merged.get(id) ?? {}, change, () => 0) : (change as Fields));
  }
  return [...merged.values()];
}
