import type { Breed } from '../engine/content';

/*
 * Actors of the classic packs (RULES 2 to 4), by family of packs: the player first, then from shallow to deep.
 *   hp, defence, power  at the start; damage is power - defence, at least 0
 *   xp                  for killing it
 *   speed               energy per round, 100 = one action per turn
 *   directions          4 or 8, in which it moves and attacks
 *   brain               tactics in order; the first that proposes an action wins
 * Names are texts: `breed.<id>`.
 */

const hero   = { glyph: '@', colour: '#ffffff', sprite: 'hero/idle', xp: 0, speed: 100, directions: 8, brain: [] } as const;
const hunter = { speed: 100, directions: 8, brain: ['hunt', 'track'] } as const;
const orc    = { ...hunter, glyph: 'o', colour: '#3f7f3f', sprite: 'orc/idle',   xp: 35 } as const;
const troll  = { ...hunter, glyph: 'T', colour: '#007f00', sprite: 'troll/idle', xp: 100 } as const;

/** RULES 2, without equipment. */
export const classicBareBreeds = {
  player: { ...hero,  hp: 30, defence: 2, power: 5 },
  orc:    { ...orc,   hp: 10, defence: 0, power: 3 },
  troll:  { ...troll, hp: 16, defence: 1, power: 4 },
} as const satisfies Record<string, Breed>;

/** RULES 2, with equipment. */
export const classicBreeds = {
  ...classicBareBreeds,
  player: { ...hero,  hp: 30, defence: 1, power: 2 },
} as const satisfies Record<string, Breed>;

/** RULES 3, without equipment. */
export const deepBareBreeds = {
  player: { ...hero,  hp: 100, defence: 1, power: 4 },
  orc:    { ...orc,   hp: 20,  defence: 0, power: 4 },
  troll:  { ...troll, hp: 30,  defence: 2, power: 8 },
} as const satisfies Record<string, Breed>;

/** RULES 3, with equipment. */
export const deepBreeds = {
  ...deepBareBreeds,
  player: { ...hero,  hp: 100, defence: 1, power: 2 },
} as const satisfies Record<string, Breed>;

/** Shared by all goblins; each overrides some of it (RULES 4). */
const goblinKin = { ...hunter, directions: 4, hp: 10, defence: 1, power: 5, xp: 0 } as const;

/** RULES 4. */
export const goblinBreeds = {
  player:        { ...hero, hp: 10, defence: 1, power: 5 },
  goblin:        { ...goblinKin, glyph: 'g', colour: '#3f9f3f', sprite: 'goblin/idle',         hp: 7,  power: 2 },
  goblinWarrior: { ...goblinKin, glyph: 'w', colour: '#2f7f2f', sprite: 'goblin-warrior/idle', defence: 2, power: 4 },
} as const satisfies Record<string, Breed>;
