import { type Box, boxOf } from './boxes';
import { type Wanted, whereIs } from './findSeed';
import type { ShownFloor } from './floorOf';

/** What of each floor can be marked, in the order of the choice. */
export const MARKED = ['nothing', 'monsters', 'items', 'traps', 'vaults', 'doors', 'light', 'noise'] as const;

/** What is marked: a kind of things, or what floors were looked for. */
export type Marked = (typeof MARKED)[number] | Wanted;

/**
 * Where the marked things of a floor are: `doors` are those that are locked, with their keys; `light` is what shines,
 * `noise` ground that can wake sleepers.
 */
export function markedBoxes({ plan, game: { content } }: ShownFloor, marked: Marked): Box[] {
  if (typeof marked === 'object') return whereIs(plan, marked);
  const { monsters, items, goods, traps, places } = plan;
  const shines = (row: object | undefined): boolean => row !== undefined && 'shines' in row && Number(row.shines) > 0;
  const tiles = (is: (tile: (typeof content.tiles)[number]) => boolean): Box[] => {
    const wanted = content.tiles.map(is);
    return Array.from(plan.terrain).flatMap((tile, cell) =>
      (wanted[tile] ? [boxOf({ x: cell % plan.width, y: Math.floor(cell / plan.width) })] : []));
  };
  switch (marked) {
    case 'nothing':
      return [];
    case 'monsters':
      return monsters.map(boxOf);
    case 'items':
      return [...items, ...goods].map(boxOf);
    case 'traps':
      return traps.map(boxOf);
    case 'vaults':
      return [...places];
    case 'doors':
      return [...tiles(({ key }) => key !== undefined), ...items.filter(({ id }) => isKey(content.itemKinds.get(id))).map(boxOf)];
    case 'light':
      return [
        ...tiles(shines), ...monsters.filter(({ id }) => shines(content.breeds.get(id))).map(boxOf),
        ...items.filter(({ id }) => shines(content.itemKinds.get(id))).map(boxOf),
      ];
    case 'noise':
      return tiles(({ noise = 0 }) => noise > 0);
  }
}

function isKey(kind: object | undefined): boolean {
  return kind !== undefined && 'opens' in kind;
}
