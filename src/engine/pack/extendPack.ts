import type { PackRows } from '../content';
import { show } from '../core/floorCurve';
import { didYouMean } from '../core/nearest';
import { placeOf } from './packPlaces';

type Fields = Readonly<Record<string, unknown>>;

/** Tables whose rows lie one level deeper than those of the others. */
export const DEEPER: readonly string[] = ['elites', 'traps', 'vaults', 'appearances'];

/** A pack with its differences put into the pack that it extends; one that extends none is left as it is. */
export type Extended = { readonly ok: true; readonly pack: Fields } | { readonly ok: false; readonly error: string };

/** Tables and rows are merged, fields of a row replaced. What is null goes away, save for `lastFloor`, where null says something. */
export function extendPack(pack: Fields, packs: Readonly<Record<string, PackRows>>): Extended {
  if (!('extends' in pack)) return { ok: true, pack };
  const { extends: base, tiles, lastFloor, ...changes } = pack;
  const rows = typeof base === 'string' && Object.hasOwn(packs, base) ? packs[base] : undefined;
  if (!rows) return { ok: false, error: `${placeOf(pack, ['extends'])}: ${show(base)} is not one of ${Object.keys(packs).join(', ')}${didYouMean(String(base), Object.keys(packs))}` };
  const { id: _id, welcome: _welcome, tiles: baseTiles, ...tables } = rows;
  const last = lastFloor === undefined ? {} : { lastFloor };
  return { ok: true, pack: { ...merge(tables, changes, (table) => (DEEPER.includes(table) ? 3 : 2)), ...last, tiles: mergeTiles(baseTiles.map((tile) => ({ ...tile })), tiles) } };
}

/** Puts changes into a table; `levelsIn` says how many levels of a field are merged before it is replaced. */
function merge(old: Fields, changes: Fields, levelsIn: (field: string) => number): Fields {
  const merged = new Map(Object.entries(old));
  for (const [field, change] of Object.entries(changes)) {
    const before = merged.get(field);
    const levels = levelsIn(field);
    if (change === null) merged.delete(field);
    else merged.set(field, levels > 0 && isFields(before) && isFields(change) ? merge(before, change, () => levels - 1) : change);
  }
  return Object.fromEntries(merged);
}

/** Tiles are a list, because saved floors know them by their places: those of the same id are changed where they are, the others come behind. */
function mergeTiles(old: readonly Fields[], changes: unknown): unknown {
  if (!Array.isArray(changes)) return changes ?? old;
  const merged = new Map(old.map((tile) => [tile['id'], tile]));
  for (const change of changes as unknown[]) {
    const id = isFields(change) ? change['id'] : change;
    merged.set(id, isFields(change) ? merge(merged.get(id) ?? {}, change, () => 0) : (change as Fields));
  }
  return [...merged.values()];
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
