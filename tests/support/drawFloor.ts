import type { TileKind } from '../../src/engine/content';
import type { Point } from '../../src/engine/core/point';
import { Floor } from '../../src/engine/floor/Floor';
import { rowsOf } from './drawGame';
import { tinyRows } from './tinyPack';

/** A bare floor from a picture: `#` wall, `=` window, all else open; no actors. */
export function drawFloor(picture: string): Floor {
  const rows = rowsOf(picture);
  return floorOf(rows[0]?.length ?? 0, Array.from(rows.join('')));
}

/** A bare floor from its cells, row by row. */
export function floorOf(width: number, cells: readonly string[]): Floor {
  const tiles: readonly TileKind[] = tinyRows.tiles;
  const ground = tiles.findIndex((tile) => tile.id === 'ground');
  const terrain = cells.map((glyph) => {
    const tile = tiles.findIndex((kind) => kind.glyph === glyph);
    return tile < 0 ? ground : tile;
  });
  const state = { number: 1, theme: 'none', width, height: cells.length / width, terrain, explored: terrain.map(() => 0 as const), actors: [], items: [], corpses: [], traps: [], hazards: [], places: [], purse: -1, memories: [], goods: [], floods: [] };
  return new Floor(state, tiles);
}

/** Where a glyph is in a picture. */
export function find(picture: string, glyph: string): Point {
  const y = rowsOf(picture).findIndex((row) => row.includes(glyph));
  const x = rowsOf(picture)[y]?.indexOf(glyph) ?? -1;
  if (x < 0) throw new Error(`no ${glyph} in the picture`);
  return { x, y };
}

/** Every cell of a floor. */
export function cellsOf(floor: Floor): Point[] {
  return Array.from({ length: floor.width * floor.height }, (_, i) => ({ x: i % floor.width, y: Math.floor(i / floor.width) }));
}
