import { isDoorAt, isOpen, type TileSource } from './autotile';
import type { KnownTerrain } from './KnownTerrain';
import { tileLook } from './tileLook';

const SIDES = [['n', 0, -1], ['e', 1, 0], ['s', 0, 1], ['w', -1, 0]] as const;
const CORNERS = [['nw', 'n', 'w'], ['ne', 'n', 'e'], ['se', 's', 'e'], ['sw', 's', 'w']] as const;

/** What lies over a cell of water: banks towards the ground beside it and, where it is deep, an edge towards the shallows. */
export function banks(source: TileSource, known: KnownTerrain, { x, y, isDeep }: { x: number; y: number; isDeep: boolean }): string[] {
  const depths = SIDES.map(([side, dx, dy]) => ({ side, depth: depthAt(source, known, { x: x + dx, y: y + dy }) }));
  const shore = depths.filter(({ depth }) => depth === 'ground').map(({ side }) => side);
  const shallows = isDeep ? depths.filter(({ depth }) => depth === 'shallow').map(({ side }) => `common/deep-edge.${side}`) : [];
  const bends = CORNERS.filter(([, a, b]) => shore.includes(a) && shore.includes(b)).map(([corner]) => corner);
  return [...shallows, ...[...shore, ...bends].map((part) => `${source.theme}/bank.${part}`)];
}

function depthAt(source: TileSource, known: KnownTerrain, { x, y }: { x: number; y: number }): 'wall' | 'ground' | 'shallow' | 'deep' {
  if (!isOpen(source, x, y) && !isDoorAt(source, x, y)) return 'wall';
  const tile = known.tileAt(x, y);
  const look = tile && tileLook(tile);
  if (look?.as !== 'water') return 'ground';
  return look.isDeep ? 'deep' : 'shallow';
}
