import type { PackRows } from '../content';
import { ID, isRecord } from '../core/id';

const FLAT = [
  'breeds', 'itemKinds', 'affixes', 'statuses', 'hazards', 'features', 'heroes', 'talents', 'layouts', 'tiles',
  'monsters', 'items', 'affixWeights', 'layoutWeights', 'schedule', 'themes',
];

/** Tables of rows by id, and the path length to a row; `*` is any field. */
const ROWS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  ...Object.fromEntries(FLAT.map((table) => [table, { '*': 2 }])),
  appearances: { '*': 3 },
  elites: { weights: 3, kinds: 3 },
  traps: { weights: 3, kinds: 3 },
  vaults: { weights: 3, near: 3, arenas: 3, kinds: 3 },
  captives: { weights: 3 },
};

/** The length of the part of a path that leads to its row; 0 if it leads to none. */
function rowDepth([table = '', field = '']: readonly string[]): number {
  const fields = Object.hasOwn(ROWS, table) ? ROWS[table] : undefined;
  return fields?.['*'] ?? fields?.[field] ?? 0;
}

/** An error's place (pack, table and id) as the start of its sentence. */
export function where(pack: string, table: string, id: string | null): string {
  return `Pack ${pack}, table ${table}${id === null ? '' : `, id ${id}`}`;
}

/** A path's place in a pack, as the start of a sentence. */
export function placeOf(pack: unknown, path: readonly string[]): string {
  const name = typeof pack === 'object' && pack !== null && 'id' in pack && typeof pack.id === 'string' ? pack.id : '(without an id)';
  if (path.length === 0) return `Pack ${name}`;
  const depth = rowDepth(path);
  if (depth === 0 || path.length < depth) return where(name, path.join('.'), null);
  const field = path.slice(depth).join('.');
  const row = path[0] === 'tiles' ? tileAt(pack, path[1]) : (path[depth - 1] ?? null);
  return `${where(name, path.slice(0, depth - 1).join('.'), row)}${field === '' ? '' : `, ${field}`}`;
}

/** The id of a tile in their list; its index, if it has none. */
function tileAt(pack: unknown, index = ''): string {
  const tiles = isRecord(pack) && Array.isArray(pack['tiles']) ? (pack['tiles'] as unknown[]) : [];
  const tile = tiles[Number(index)];
  return isRecord(tile) && typeof tile['id'] === 'string' && ID.test(tile['id']) ? tile['id'] : index;
}

/** The well-formed part of a pack, for further checks, and what was left out as malformed. */
export interface WellFormed {
  readonly rows: PackRows;
  /** Every word in what was left out: ids among them are not reported as missing. */
  readonly lostWords: ReadonlySet<string>;
  /** Tables left out entirely. */
  readonly lostTables: readonly string[];
}

/** An empty pack, in place of missing fields. */
const NOTHING: Omit<PackRows, 'id'> = {
  sight: 60, lastFloor: null, floorsPersist: false, levels: false, onDescend: [], start: [],
  layouts: {}, layoutWeights: {}, counts: { per: 'floor', monsters: [], items: [] }, monsters: {}, items: {},
  affixShare: [], affixWeights: {}, breeds: {}, itemKinds: {}, affixes: {}, statuses: {}, tiles: [],
};

/** The deepest level of rows. */
const DEEPEST = 3;

/** Leaves out every row or other field that a path leads into. */
export function soundPart(pack: object, paths: readonly (readonly string[])[]): WellFormed {
  const cut = new Map(paths.map((path) => path.slice(0, rowDepth(path) || 1)).map((path) => [JSON.stringify(path), path]));
  const lostWords = new Set<string>();
  const left = (value: unknown, path: readonly string[]): unknown => {
    if (typeof value !== 'object' || value === null || path.length >= DEEPEST) return value;
    const kept = Object.entries(value).filter(([key, part]) => {
      if (!cut.has(JSON.stringify([...path, key]))) return true;
      for (const word of [key, ...wordsIn(part)]) lostWords.add(word);
      return false;
    });
    if (Array.isArray(value)) return kept.map(([, part]) => part as unknown);
    return Object.fromEntries(kept.map(([key, part]) => [key, left(part, [...path, key])]));
  };
  const lostTables = [...cut.values()].filter((path) => path.length < (rowDepth([...path, 'kinds']) || 2)).map((path) => path.join('.'));
  const { id } = pack as { readonly id?: unknown };
  const name = typeof id === 'string' ? id : '(without an id)';
  const rows = (paths.length === 0 ? pack : { ...NOTHING, ...(left(pack, []) as object), id: name }) as PackRows;
  return { rows, lostWords, lostTables };
}

/** All keys and strings in a tree. */
export function wordsIn(tree: unknown): string[] {
  if (typeof tree === 'string') return [tree];
  if (typeof tree !== 'object' || tree === null) return [];
  return Object.entries(tree).flatMap(([key, part]) => [key, ...wordsIn(part)]);
}
