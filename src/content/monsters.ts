import type { Breed } from '../engine/content';

/*
 * Actors of the classic packs (RULES 2), the player first, then shallow to deep.
 *   hp, defence, power  as they start; damage is power - defence, at least 0
 *   xp                  for whoever kills it
 *   speed               energy per round, 100 = one action a turn
 *   directions          4 or 8: how it moves and attacks
 *   brain               tactics in order; the first with a proposal wins
 * Names are texts: `breed.<id>`.
 */
export const classicBreeds = {
  player: { glyph: '@', colour: '#ffffff', sprite: 'hero/idle',  hp: 30, defence: 2, power: 5, xp: 0,   speed: 100, directions: 8, brain: [] },
  orc:    { glyph: 'o', colour: '#3f7f3f', sprite: 'orc/idle',   hp: 10, defence: 0, power: 3, xp: 35,  speed: 100, directions: 8, brain: ['hunt', 'track'] },
  troll:  { glyph: 'T', colour: '#007f00', sprite: 'troll/idle', hp: 16, defence: 1, power: 4, xp: 100, speed: 100, directions: 8, brain: ['hunt', 'track'] },
} as const satisfies Record<string, Breed>;
