import { isDoorAt, isOpen, type TileSource } from './autotile';
import type { KnownTerrain } from './KnownTerrain';
import { SIDES } from './regionEdges';
import { tileLook } from './tileLook';

const CORNERS = [['nw', 'n', 'w'], ['ne', 'n', 'e'], ['se', 's', 'e'], ['sw', 's', 'w']] as const;

/** The overlays of a water cell: banks toward adjacent ground and, if it is deep, an edge toward the shallows. */
export function banks(source: TileSource, known: KnownTerrain, { x, y, isDeep }: { x: number; y: number; isDeep: boolean }): string[] {
  const depths = SIDES.map(([side, dx, dy]) => ({ side, depth: depthAt(source, known, { x: x + dx, y: y + dy }) }));
  const shore = depths.filter(({ depth }) => depth === 'ground').map(({ side }) => side);
  const shallows = isDeep ? depths.filter(({ depth }) => depth === 'shallow').map(({ side }) => `common/deep-edge.${side}`) : [];
  const bends = CORNERS.filter(([, a, b]) => shore.includes(a) && shore.includes(b)).map(([corner]) => corner);
  return [...shallows, ...[...shore, ...bends].map((part) => `${source.theme.frames}/bank.${part}`)];
}

function depthAt(source: TileSource, known: KnownTerrain, { x, y }: { x: number; y: number }): 'wall' | 'ground' | 'shallow' | 'deep' {
  if (!isOpen(source, x, y) && !isDoorAt(source, x, y)) return 'wall';
  const tile = known.tileAt(x, y);
  const look = tile && tileLook(tile);
  if (look?.as !== 'water') return 'ground';
  return look.isDeep ? 'deep' : 'shallow';
}
