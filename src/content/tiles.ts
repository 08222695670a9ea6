import type { TileKind } from '../engine/content';

/*
 * Terrain. Saved floors refer to a tile by its index here: append, never insert or reorder.
 *   id           its name is the text `tile.<id>`
 *   glyph        one character: glyph mode, the lab, maps in tests
 *   walkable     actors and items can be there
 *   transparent  doesn't block sight
 *   stairs       where they lead
 */
export const tiles = [
  { id: 'wall',       glyph: '#', colour: '#858093', walkable: false, transparent: false },
  { id: 'ground',     glyph: '.', colour: '#676274', walkable: true,  transparent: true },
  { id: 'stairsDown', glyph: '>', colour: '#ffffff', walkable: true,  transparent: true, stairs: 'down' },
  { id: 'stairsUp',   glyph: '<', colour: '#ffffff', walkable: true,  transparent: true, stairs: 'up' },
] as const satisfies readonly TileKind[];
