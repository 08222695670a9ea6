import type { TileKind } from '../../engine/content';
import { tiles } from '../tiles';

/*
 * Terrain of the campaign, after the tiles all packs share. Saved floors refer to a tile by its index here: append, never
 * insert or reorder.
 *   opens, shuts  the tile it becomes when an actor steps onto it, and when it is left
 *   key           the item kind that lets the player enter it, though it isn't walkable
 *   flyable       fliers can cross it, though it isn't walkable
 *   wet           ends statuses that water ends, such as burning; swimmers live in it
 *   deep          the player can swim in it, though it isn't walkable: for `turns` turns unharmed, then for `damage` each turn
 *   noise         dx^2 + dy^2 within which a step onto it can wake sleepers
 *   glow          colour of the light it emits
 *   shines        radius of that light, which lights cells by the rules
 *   darkens       the tile it becomes when its light is put out
 *   conducts      carries sparks
 * What burns, freezes or explodes is in `hazards.ts`.
 */
export const lanternfallTiles = [
  ...tiles,
  { id: 'doorClosed', glyph: '+', colour: '#b88048', walkable: true,  transparent: false, opens: 'doorOpen' },
  { id: 'doorOpen',   glyph: "'", colour: '#b88048', walkable: true,  transparent: true,  shuts: 'doorClosed' },
  { id: 'doorLocked', glyph: 'X', colour: '#f0c848', walkable: false, transparent: false, opens: 'doorOpen', key: 'ironKey' },
  { id: 'water',      glyph: '~', colour: '#5484e8', walkable: true,  transparent: true,  wet: true, conducts: true },
  { id: 'deepWater',  glyph: '=', colour: '#2f4fa8', walkable: false, transparent: true,  wet: true, flyable: true, conducts: true, deep: { turns: 5, damage: 2 } },
  { id: 'rubble',     glyph: ':', colour: '#a9a5b4', walkable: true,  transparent: true,  noise: 36 },
  { id: 'glowcap',    glyph: '"', colour: '#3fb8b0', walkable: true,  transparent: true,  glow: '#3fb8b0', shines: 1 },
  { id: 'pillar',     glyph: 'I', colour: '#858093', walkable: false, transparent: false },
  { id: 'seal',       glyph: '|', colour: '#f08436', walkable: false, transparent: true,  glow: '#f08436', shines: 1 },
  { id: 'torch',      glyph: 'Y', colour: '#f0c848', walkable: false, transparent: false, shines: 4, darkens: 'torchOut' },
  { id: 'torchOut',   glyph: 'y', colour: '#858093', walkable: false, transparent: false },
  { id: 'brazier',    glyph: 'U', colour: '#f08436', walkable: false, transparent: true,  glow: '#f08436', shines: 4, darkens: 'brazierOut' },
  { id: 'brazierOut', glyph: 'u', colour: '#858093', walkable: false, transparent: true },
  { id: 'tallGrass',  glyph: ';', colour: '#5a9a3c', walkable: true,  transparent: true },
  { id: 'burntGrass', glyph: ',', colour: '#4d4859', walkable: true,  transparent: true },
  { id: 'web',        glyph: 'x', colour: '#c4ccd8', walkable: true,  transparent: true },
  { id: 'oil',        glyph: '_', colour: '#6d6250', walkable: true,  transparent: true },
  { id: 'barrel',     glyph: '0', colour: '#94602f', walkable: false, transparent: false },
  { id: 'ice',        glyph: '-', colour: '#86e4ec', walkable: true,  transparent: true },
  { id: 'ash',        glyph: '`', colour: '#858093', walkable: true,  transparent: true },
  { id: 'cage',       glyph: 'Ħ', colour: '#c4ccd8', walkable: false, transparent: true },
  { id: 'cageOpen',   glyph: 'ħ', colour: '#858093', walkable: false, transparent: true },
  { id: 'altar',      glyph: 'Ŧ', colour: '#f0c848', walkable: false, transparent: true,  glow: '#f0c848', shines: 2 },
  { id: 'altarCold',  glyph: 'ŧ', colour: '#858093', walkable: false, transparent: true },
  { id: 'fountain',   glyph: 'Ø', colour: '#3f9cc4', walkable: false, transparent: true },
  { id: 'fountainDry', glyph: 'ø', colour: '#858093', walkable: false, transparent: true },
  { id: 'cauldron',   glyph: 'Ω', colour: '#8ccc54', walkable: false, transparent: true },
  { id: 'cauldronCold', glyph: 'ω', colour: '#858093', walkable: false, transparent: true },
  { id: 'stall',      glyph: '¤', colour: '#f45860', walkable: false, transparent: true },
  { id: 'lanternDead', glyph: 'ł', colour: '#858093', walkable: false, transparent: true },
  { id: 'lanternLit', glyph: 'Ł', colour: '#f0c848', walkable: false, transparent: true,  glow: '#f0c848', shines: 6, darkens: 'lanternDead' },
  { id: 'lever',      glyph: '¬', colour: '#f45860', walkable: false, transparent: true },
  { id: 'leverPulled', glyph: '¦', colour: '#858093', walkable: false, transparent: true },
  { id: 'shrine',     glyph: 'Þ', colour: '#f0c848', walkable: false, transparent: true },
  { id: 'shrineSpent', glyph: 'þ', colour: '#858093', walkable: false, transparent: true },
] as const satisfies readonly TileKind[];
