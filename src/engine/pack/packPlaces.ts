import { ID, isRecord } from '../core/id';

/** Tables that ids refer to; `slots` are those of all wearable items. */
export type Home =
  | 'breeds' | 'itemKinds' | 'affixes' | 'statuses' | 'tiles' | 'slots' | 'layouts' | 'hazards'
  | 'elites.kinds' | 'traps.kinds' | 'vaults.kinds' | 'appearances' | 'heroes';

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
export function rowDepth([table = '', field = '']: readonly string[]): number {
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
