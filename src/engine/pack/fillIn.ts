import type { Breed, PackRows, TacticId, TileKind } from '../content';
import { wordsIn } from './soundPart';

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
    wanted.push(...[tile.opens, tile.shuts, tile.darkens].filter((next) => next !== undefined));
  }
  return found;
}
