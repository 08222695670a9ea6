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
 *   carries, turned  its current, and the tile that it is in a vault turned by a right angle
 *   breaks        the tile it becomes under the feet of whoever comes onto it
 *   sprite        its picture, with the suffixes of its `shapes`; `moving`: it has two frames; `hangs`: on the face of a wall
 * What burns, freezes or explodes is in `hazards.ts`.
 */
const flowing = { colour: '#3f9cc4', walkable: true, transparent: true, wet: true, conducts: true } as const;

export const lanternfallTiles = [
  ...tiles,
  { id: 'doorClosed', glyph: '+', colour: '#b88048', walkable: true,  transparent: false, opens: 'doorOpen' },
  { id: 'doorOpen',   glyph: "'", colour: '#b88048', walkable: true,  transparent: true,  shuts: 'doorClosed' },
  { id: 'doorLocked', glyph: 'X', colour: '#f0c848', walkable: false, transparent: false, opens: 'doorOpen', key: 'ironKey' },
  { id: 'water',      glyph: '~', colour: '#5484e8', walkable: true,  transparent: true,  wet: true, conducts: true },
  { id: 'deepWater',  glyph: '=', colour: '#2f4fa8', walkable: false, transparent: true,  wet: true, flyable: true, conducts: true, deep: { turns: 5, damage: 2 } },
  { id: 'rubble',     glyph: ':', colour: '#a9a5b4', walkable: true,  transparent: true,  noise: 36, sprite: 'cellars/rubble', shapes: ['.0', '.1', '.2'] },
  { id: 'glowcap',    glyph: '"', colour: '#3fb8b0', walkable: true,  transparent: true,  glow: '#3fb8b0', shines: 1, sprite: 'rootways/glowcap', shapes: ['', '-tall', '-low'], moving: true },
  { id: 'pillar',     glyph: 'I', colour: '#858093', walkable: false, transparent: false, sprite: 'cellars/pillar' },
  { id: 'seal',       glyph: '|', colour: '#f08436', walkable: false, transparent: true,  glow: '#f08436', shines: 1, sprite: 'common/seal', moving: true },
  { id: 'torch',      glyph: 'Y', colour: '#f0c848', walkable: false, transparent: false, shines: 4, darkens: 'torchOut', sprite: 'cellars/torch', moving: true, hangs: true },
  { id: 'torchOut',   glyph: 'y', colour: '#858093', walkable: false, transparent: false, sprite: 'cellars/torch-out', hangs: true },
  { id: 'brazier',    glyph: 'U', colour: '#f08436', walkable: false, transparent: true,  glow: '#f08436', shines: 4, darkens: 'brazierOut', sprite: 'cellars/brazier', moving: true },
  { id: 'brazierOut', glyph: 'u', colour: '#858093', walkable: false, transparent: true, sprite: 'cellars/brazier-out' },
  { id: 'tallGrass',  glyph: ';', colour: '#5a9a3c', walkable: true,  transparent: true, sprite: 'common/grass-tall', shapes: ['.0', '.1', '.2'] },
  { id: 'burntGrass', glyph: ',', colour: '#4d4859', walkable: true,  transparent: true, sprite: 'common/grass-burnt', shapes: ['.0', '.1'] },
  { id: 'web',        glyph: 'x', colour: '#c4ccd8', walkable: true,  transparent: true, sprite: 'common/web-floor' },
  { id: 'oil',        glyph: '_', colour: '#6d6250', walkable: true,  transparent: true, sprite: 'common/oil' },
  { id: 'barrel',     glyph: '0', colour: '#94602f', walkable: false, transparent: false, sprite: 'cellars/barrel' },
  { id: 'ice',        glyph: '-', colour: '#86e4ec', walkable: true,  transparent: true, sprite: 'common/ice', shapes: ['.0', '.1'] },
  { id: 'ash',        glyph: '`', colour: '#858093', walkable: true,  transparent: true, sprite: 'common/ash', shapes: ['.0', '.1'] },
  { id: 'cage',       glyph: 'Ħ', colour: '#c4ccd8', walkable: false, transparent: true, sprite: 'common/cage' },
  { id: 'cageOpen',   glyph: 'ħ', colour: '#858093', walkable: false, transparent: true, sprite: 'common/cage-open' },
  { id: 'altar',      glyph: 'Ŧ', colour: '#f0c848', walkable: false, transparent: true,  glow: '#f0c848', shines: 2, sprite: 'common/altar', moving: true },
  { id: 'altarCold',  glyph: 'ŧ', colour: '#858093', walkable: false, transparent: true, sprite: 'common/altar-cold' },
  { id: 'fountain',   glyph: 'Ø', colour: '#3f9cc4', walkable: false, transparent: true, sprite: 'common/fountain', moving: true },
  { id: 'fountainDry', glyph: 'ø', colour: '#858093', walkable: false, transparent: true, sprite: 'common/fountain-dry' },
  { id: 'cauldron',   glyph: 'Ω', colour: '#8ccc54', walkable: false, transparent: true, sprite: 'common/cauldron', moving: true },
  { id: 'cauldronCold', glyph: 'ω', colour: '#858093', walkable: false, transparent: true, sprite: 'common/cauldron-cold' },
  { id: 'stall',      glyph: '¤', colour: '#f45860', walkable: false, transparent: true, sprite: 'common/stall' },
  { id: 'lanternDead', glyph: 'ł', colour: '#858093', walkable: false, transparent: true, sprite: 'common/lantern-dead' },
  { id: 'lanternLit', glyph: 'Ł', colour: '#f0c848', walkable: false, transparent: true,  glow: '#f0c848', shines: 6, darkens: 'lanternDead', sprite: 'common/lantern-lit', moving: true },
  { id: 'lever',      glyph: '¬', colour: '#f45860', walkable: false, transparent: true, sprite: 'common/lever' },
  { id: 'leverPulled', glyph: '¦', colour: '#858093', walkable: false, transparent: true, sprite: 'common/lever-pulled' },
  { id: 'shrine',     glyph: 'Þ', colour: '#f0c848', walkable: false, transparent: true, sprite: 'common/shrine' },
  { id: 'shrineSpent', glyph: 'þ', colour: '#858093', walkable: false, transparent: true, sprite: 'cellars/statue' },
  { id: 'currentNorth', glyph: '↑', ...flowing, sprite: 'drowned/current-north', moving: true, carries: 'north', turned: 'currentEast' },
  { id: 'currentEast',  glyph: '→', ...flowing, sprite: 'drowned/current-east', moving: true, carries: 'east', turned: 'currentSouth' },
  { id: 'currentSouth', glyph: '↓', ...flowing, sprite: 'drowned/current-south', moving: true, carries: 'south', turned: 'currentWest' },
  { id: 'currentWest',  glyph: '←', ...flowing, sprite: 'drowned/current-west', moving: true, carries: 'west', turned: 'currentNorth' },
  { id: 'bridge',       glyph: '≡', colour: '#94602f', walkable: true,  transparent: true, sprite: 'common/bridge' },
  { id: 'bed',          glyph: '∴', colour: '#86aca2', walkable: true,  transparent: true, sprite: 'drowned/bed', shapes: ['.0', '.1', '.2'] },
  { id: 'sluice',       glyph: 'Ψ', colour: '#3fb8b0', walkable: false, transparent: true, sprite: 'drowned/sluice' },
  { id: 'sluiceOpen',   glyph: 'ψ', colour: '#858093', walkable: false, transparent: true, sprite: 'drowned/sluice-open' },
  { id: 'thinIce',      glyph: '¨', colour: '#86e4ec', walkable: true,  transparent: true, sprite: 'drowned/thin-ice', breaks: 'crackedIce' },
  { id: 'crackedIce',   glyph: '×', colour: '#86e4ec', walkable: true,  transparent: true, sprite: 'drowned/cracked-ice', breaks: 'deepWater' },
  { id: 'lanternSunken', glyph: 'ļ', colour: '#86aca2', walkable: false, transparent: true, glow: '#86aca2', shines: 1, sprite: 'drowned/lantern-sunken' },
  { id: 'lanternEmpty',  glyph: 'Ļ', colour: '#857853', walkable: false, transparent: true, sprite: 'drowned/lantern-empty' },
] as const satisfies readonly TileKind[];
