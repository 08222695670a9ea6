/** Tables to which ids lead; `slots` are those in which something can be worn. */
export type Home = 'breeds' | 'itemKinds' | 'affixes' | 'statuses' | 'tiles' | 'slots' | 'layouts' | 'hazards' | 'elites.kinds' | 'traps.kinds' | 'vaults.kinds' | 'appearances';

/** Tables whose fields are rows by id, and how many steps lead to a row of each; `*` is any field. */
const ROWS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  ...Object.fromEntries(['breeds', 'itemKinds', 'affixes', 'statuses', 'hazards', 'layouts', 'tiles', 'monsters', 'items', 'affixWeights', 'layoutWeights', 'schedule'].map((table) => [table, { '*': 2 }])),
  appearances: { '*': 3 },
  elites: { weights: 3, kinds: 3 },
  traps: { weights: 3, kinds: 3 },
  vaults: { weights: 3, arenas: 3, kinds: 3 },
};

/** How many steps of a path lead to its row; 0 where it leads to none. */
export function rowDepth([table = '', field = '']: readonly string[]): number {
  const fields = Object.hasOwn(ROWS, table) ? ROWS[table] : undefined;
  return fields?.['*'] ?? fields?.[field] ?? 0;
}

/** Where an error is: pack, table and id, the beginning of its sentence. */
export function where(pack: string, table: string, id: string | null): string {
  return `Pack ${pack}, table ${table}${id === null ? '' : `, id ${id}`}`;
}

/** Where a path leads, as the beginning of a sentence. */
export function placeOf(pack: unknown, path: readonly string[]): string {
  const name = typeof pack === 'object' && pack !== null && 'id' in pack && typeof pack.id === 'string' ? pack.id : '(without an id)';
  if (path.length === 0) return `Pack ${name}`;
  const depth = rowDepth(path);
  if (depth === 0 || path.length < depth) return where(name, path.join('.'), null);
  const field = path.slice(depth).join('.');
  return `${where(name, path.slice(0, depth - 1).join('.'), path[depth - 1] ?? null)}${field === '' ? '' : `, ${field}`}`;
}
