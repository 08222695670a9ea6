import type { TileKind } from '../../engine/content';
import { tiles } from '../tiles';

/*
 * Terrain of the campaign, after the tiles all packs share. Saved floors refer to a tile by its index here: append, never
 * insert or reorder.
 *   opens, shuts  the tile it becomes when an actor steps onto it, and when it is left
 *   key           the item kind that lets the player enter it, though it isn't walkable
 *   flyable       fliers can cross it, though it isn't walkable
 *   wet           ends statuses that water ends, such as burning
 *   noise         dx^2 + dy^2 within which a step onto it can wake sleepers
 *   glow          colour of the light it emits
 */
export const lanternfallTiles = [
  ...tiles,
  { id: 'doorClosed', glyph: '+', colour: '#b88048', walkable: true,  transparent: false, opens: 'doorOpen' },
  { id: 'doorOpen',   glyph: "'", colour: '#b88048', walkable: true,  transparent: true,  shuts: 'doorClosed' },
  { id: 'doorLocked', glyph: 'X', colour: '#f0c848', walkable: false, transparent: false, opens: 'doorOpen', key: 'ironKey' },
  { id: 'water',      glyph: '~', colour: '#5484e8', walkable: true,  transparent: true,  wet: true },
  { id: 'deepWater',  glyph: '=', colour: '#2f4fa8', walkable: false, transparent: true,  wet: true, flyable: true },
  { id: 'rubble',     glyph: ':', colour: '#a9a5b4', walkable: true,  transparent: true,  noise: 36 },
  { id: 'glowcap',    glyph: '"', colour: '#3fb8b0', walkable: true,  transparent: true,  glow: '#3fb8b0' },
  { id: 'pillar',     glyph: 'I', colour: '#858093', walkable: false, transparent: false },
  { id: 'seal',       glyph: '|', colour: '#f08436', walkable: false, transparent: true,  glow: '#f08436' },
] as const satisfies readonly TileKind[];
