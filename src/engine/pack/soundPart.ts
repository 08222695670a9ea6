import type { PackRows } from '../content';
import { rowDepth } from './packPlaces';

/** The well-formed part of a pack, for further checks, and what was left out as malformed. */
export interface Sound {
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
export function soundPart(pack: object, paths: readonly (readonly string[])[]): Sound {
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
