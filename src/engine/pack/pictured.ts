import type { TileKind } from '../content';

/** Tiles on the ground or on walls that the game has a picture of, by their ids. The view has the pictures. */
export const PICTURED_THINGS = [
  'rubble', 'glowcap', 'pillar', 'seal', 'brazier', 'brazierOut', 'tallGrass', 'burntGrass', 'web', 'oil', 'barrel', 'ice', 'cage', 'cageOpen', 'altar',
  'altarCold', 'fountain', 'fountainDry', 'cauldron', 'cauldronCold', 'stall', 'lanternDead', 'lanternLit', 'lever', 'leverPulled', 'shrine', 'shrineSpent',
  'ash',
] as const;
export const PICTURED_WALLS = ['torch', 'torchOut'] as const;

const KNOWN: readonly string[] = ['wall', 'ground', ...PICTURED_THINGS, ...PICTURED_WALLS];

/** Whether a tile looks like itself, by its id or by what it does; any other is drawn as its glyph on ground or wall. */
export function isPictured({ id, stairs, key, opens, shuts, wet }: TileKind): boolean {
  return KNOWN.includes(id) || wet === true || [stairs, key, opens, shuts].some((field) => field !== undefined);
}
