import type { Content, TileKind } from '../../engine/content';
import type { Point } from '../../engine/core/point';
import { SIDES } from '../grid/cells';
import { isDoorAt, isOpen } from './autotile';
import type { KnownMap, KnownTerrain } from './KnownTerrain';
import { themed, tileLook } from './tileLook';

/* Where water ends: banks, shelves, the rims of drained basins, and the rails of bridges. */

const SHELF = 'common/deep-edge';
const CORNERS = [['nw', 'n', 'w'], ['ne', 'n', 'e'], ['se', 's', 'e'], ['sw', 's', 'w']] as const;

/** Tells tiles of a kind from others. */
type TileTest = (tile: TileKind) => boolean;

/** A part of the known map, and which of its tiles are bridges. */
export interface ShoreMap {
  readonly source: KnownMap;
  readonly known: KnownTerrain;
  readonly isBridge?: TileTest;
}

/** What is beside water. A bridge, and ice that can break, have no bank towards it. */
type Beside = 'wall' | 'ground' | 'ice' | 'bridge' | 'shallow' | 'deep';

/** The overlays of a water cell: banks toward adjacent ground and, if it is deep, a shelf toward the shallows. */
export function banks(map: ShoreMap, { x, y, isDeep }: { x: number; y: number; isDeep: boolean }): string[] {
  const { theme } = map.source;
  const shelf = themed(SHELF, theme);
  const shallows = isDeep ? edgesOf(sidesWith(map, { x, y }, 'shallow')).map((part) => `${shelf}.${part}`) : [];
  return [...shallows, ...rim(map, { x, y })];
}

/** The bank around a cell, toward adjacent ground that is no `same`, such as another cell of a drained basin. */
export function rim(map: ShoreMap, at: Point, same: TileTest = () => false): string[] {
  const sides = sidesWith(map, at, 'ground').filter((side) => {
    const tile = tileBeside(map, at, side);
    return tile === null || !same(tile);
  });
  return edgesOf(sides).map((part) => `${map.source.theme.frames}/bank.${part}`);
}

/** The sides of a cell that have water, such as those of a bridge. */
export function wetSides(map: ShoreMap, at: Point): string[] {
  return [...sidesWith(map, at, 'shallow'), ...sidesWith(map, at, 'deep')];
}

/** Whether a bridge leads from west to east, as far as its parts and the water beside it are known. */
export function leadsAlong(map: ShoreMap, at: Point): boolean {
  const across = sidesWith(map, at, 'bridge');
  if (across.length > 0) return across.includes('w') || across.includes('e');
  const wet = wetSides(map, at);
  return !wet.includes('w') && !wet.includes('e') && wet.length > 0;
}

/** Tiles that a choice of a feature leaves where there was deep water, by id. */
export function basinsOf({ features, tiles }: Pick<Content, 'features' | 'tiles'>): ReadonlySet<string> {
  const isDeep = (id: string): boolean => tiles.some((tile) => tile.id === id && tile.deep !== undefined);
  const effects = [...features.values()].flatMap(({ choices }) => Object.values(choices ?? {}).flatMap((choice) => choice.effects));
  return new Set(effects.flatMap((effect) => (effect.do === 'change' && isDeep(effect.from) ? [effect.to] : [])));
}

/** The sides themselves, and the corners between two of them. */
function edgesOf(sides: readonly string[]): string[] {
  return [...sides, ...CORNERS.filter(([, a, b]) => sides.includes(a) && sides.includes(b)).map(([corner]) => corner)];
}

function sidesWith(map: ShoreMap, { x, y }: Point, what: Beside): string[] {
  return SIDES.filter(([, dx, dy]) => besideWater(map, { x: x + dx, y: y + dy }) === what).map(([side]) => side);
}

function tileBeside({ known }: ShoreMap, { x, y }: Point, wanted: string): TileKind | null {
  const [, dx, dy] = SIDES.find(([side]) => side === wanted) ?? ['', 0, 0];
  return known.tileAt(x + dx, y + dy);
}

function besideWater({ source, known, isBridge }: ShoreMap, { x, y }: Point): Beside {
  if (!isOpen(source, x, y) && !isDoorAt(source, x, y)) return 'wall';
  const tile = known.tileAt(x, y);
  const look = tile && tileLook(tile);
  if (look?.as === 'water') return look.isDeep ? 'deep' : 'shallow';
  if (tile && isBridge?.(tile) === true) return 'bridge';
  return tile?.breaks === undefined ? 'ground' : 'ice';
}
