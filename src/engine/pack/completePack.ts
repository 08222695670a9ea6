import type { Breed, PackRows, TacticId, TileKind } from '../content';
import { show } from '../core/floorCurve';
import { isRecord } from '../core/id';
import { didYouMean } from '../core/nearest';
import { placeOf, wordsIn } from './packPlaces';

type Fields = Readonly<Record<string, unknown>>;

/** Tables whose rows are one level deeper than in the others. */
export const DEEPER: readonly string[] = ['elites', 'traps', 'vaults', 'appearances'];

/** A pack merged into the one it extends, or unchanged if it extends none. */
type Extended = { readonly ok: true; readonly pack: Fields } | { readonly ok: false; readonly error: string };

/** Merges tables and rows, and replaces a row's fields. Null deletes an entry, except for `lastFloor`, where it is a value. */
export function extendPack(pack: Fields, packs: Readonly<Record<string, PackRows>>): Extended {
  if (!('extends' in pack)) return { ok: true, pack };
  const { extends: base, tiles, lastFloor, ...changes } = pack;
  const rows = typeof base === 'string' && Object.hasOwn(packs, base) ? packs[base] : undefined;
  const names = Object.keys(packs);
  if (!rows) {
    const error = `${placeOf(pack, ['extends'])}: ${show(base)} is not one of ${names.join(', ')}${didYouMean(String(base), names)}`;
    return { ok: false, error };
  }
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

/** The brain of monsters that list none: they sleep, use abilities, hunt and wander. */
const DEFAULT_BRAIN: readonly TacticId[] = ['sleep', 'cast', 'hunt', 'track', 'wander'];

/** A pack without what follows from the rest. */
export type Sparse = Omit<PackRows, 'breeds' | 'layoutWeights'> & Partial<Pick<PackRows, 'layoutWeights'>> & {
  readonly breeds: Readonly<Record<string, Omit<Breed, 'brain'> & Partial<Pick<Breed, 'brain'>>>>;
};

/** The written value with the schema's defaults, in its original order; the same object if nothing is added. */
export function withAdded(written: unknown, parsed: unknown): unknown {
  if (written === undefined) return parsed;
  if (typeof written !== 'object' || written === null || typeof parsed !== 'object' || parsed === null) return written;
  const added = new Map(Object.entries(parsed).map(([key, part]) => [key, withAdded((written as Record<string, unknown>)[key], part)]));
  const isSame = [...added].every(([key, part]) => part === (written as Record<string, unknown>)[key]);
  if (isSame) return written;
  if (Array.isArray(written)) return written.map((part: unknown, i) => added.get(String(i)) ?? part);
  return { ...written, ...Object.fromEntries([...added].filter(([, part]) => part !== undefined)) };
}

/** Adds to a pack what follows from the rest: brains, equal layout weights, and the default tiles it needs, and their pictures. */
export function withDefault(rows: Sparse, defaultTiles: readonly TileKind[]): PackRows {
  const layoutWeights = rows.layoutWeights ?? Object.fromEntries(Object.keys(rows.layouts).map((id) => [id, [[1, 1]] as const]));
  const breeds = Object.fromEntries(Object.entries(rows.breeds).map(([id, breed]) => [id, thinking(id, breed)]));
  const tiles = rows.tiles.map((tile) => pictured(tile, defaultTiles));
  return { ...rows, breeds, layoutWeights, tiles: [...tiles, ...missingTiles(rows, defaultTiles)] };
}

/** A tile without a picture has that of the default tile of its name. */
function pictured(tile: TileKind, defaultTiles: readonly TileKind[]): TileKind {
  const { sprite, shapes, moving, hangs } = defaultTiles.find(({ id }) => id === tile.id) ?? tile;
  if (tile.sprite !== undefined || sprite === undefined) return tile;
  return { ...tile, sprite, ...(shapes && { shapes }), ...(moving && { moving }), ...(hangs && { hangs }) };
}

function thinking(id: string, breed: Sparse['breeds'][string]): Breed {
  const { brain } = breed;
  return brain ? (breed as Breed) : { ...breed, brain: id === 'player' ? [] : DEFAULT_BRAIN };
}

/** The default tiles a pack lacks: those of every floor, and those its layouts, vaults and other tiles refer to. */
function missingTiles({ tiles, layouts, vaults, floorsPersist }: Sparse, defaultTiles: readonly TileKind[]): TileKind[] {
  const hasDoors = Object.values(layouts).some(({ doors }) => doors !== undefined);
  const always = ['wall', 'ground', 'stairsDown', ...(floorsPersist ? ['stairsUp'] : []), ...(hasDoors ? ['doorClosed'] : [])];
  const wanted = [...always, ...wordsIn(layouts), ...wordsIn(vaults)];
  const known = new Set(tiles.map(({ id }) => id));
  const found: TileKind[] = [];
  for (const id of wanted) {
    const tile = known.has(id) ? undefined : defaultTiles.find((defaultRow) => defaultRow.id === id);
    if (!tile) continue;
    known.add(id);
    found.push(tile);
    wanted.push(...[tile.opens, tile.shuts, tile.darkens, tile.turned, tile.breaks].filter((next) => next !== undefined));
  }
  return found;
}
