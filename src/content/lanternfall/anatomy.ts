import type { Working } from '../../engine/content';

/* What rows of actors of the campaign are made of. */

export const walker = { defence: 0, speed: 100, directions: 8 } as const;
export const self   = { at: 'self' } as const;
export const other  = { at: 'actor' } as const;

/* Brains: sleep if possible, flee if hurt, use abilities (elites bring their own), chase, wander. */
export const chases    = ['sleep', 'cast', 'hunt', 'track', 'wander'] as const;
export const flees     = ['sleep', 'escape', 'cast', 'hunt', 'track', 'wander'] as const;
export const packs     = ['sleep', 'cast', 'hunt', 'track', 'follow', 'wander'] as const;
export const robs      = ['sleep', 'rob', 'cast', 'hunt', 'track', 'wander'] as const;
export const flutters  = ['sleep', 'cast', 'flit', 'hunt', 'track', 'wander'] as const;
export const ambushes  = ['lurk', 'cast', 'hunt', 'track'] as const;
export const stands    = ['cast', 'hunt', 'track', 'guard'] as const;
export const haunts    = ['cast', 'hunt', 'track', 'wander'] as const;
export const leads     = ['cast', 'keepAway', 'flit', 'hunt', 'wander'] as const;
export const snuffs    = ['sleep', 'cast', 'snuffs', 'hunt', 'track', 'wander'] as const;
export const seeks     = ['sleep', 'cast', 'hunt', 'seeksLight', 'track', 'wander'] as const;
export const shuns     = ['sleep', 'cast', 'fearsLight', 'flit', 'hunt', 'track', 'wander'] as const;
export const shoots    = ['sleep', 'cast', 'keepAway', 'hunt', 'track', 'wander'] as const;
export const leaps     = ['sleep', 'cast', 'skirmish', 'hunt', 'track', 'wander'] as const;
export const copies    = ['sleep', 'cast', 'mirror', 'track', 'wander'] as const;
export const eats      = ['sleep', 'cast', 'devour', 'hunt', 'track', 'wander'] as const;
export const darkens   = ['sleep', 'robLight', 'cast', 'hunt', 'track', 'wander'] as const;
export const dives     = ['cast', 'dive', 'hunt', 'track', 'wander'] as const;
export const clings    = ['sleep', 'cast', 'cling', 'hunt', 'track', 'wander'] as const;
export const drags     = ['sleep', 'cast', 'drag', 'cling', 'hunt', 'track', 'wander'] as const;
export const shields   = ['sleep', 'cast', 'face', 'hunt', 'track', 'wander'] as const;
export const drifts    = ['cast', 'flit', 'hunt', 'track', 'wander'] as const;
export const sings     = ['sleep', 'cast', 'keepAway', 'hunt', 'track', 'wander'] as const;
export const angles    = ['angle', 'cast', 'hunt', 'track'] as const;
export const befriends = ['cast', 'accompany', 'hunt'] as const;
export const hangsBack = ['sleep', 'escape', 'cast', 'keepAway', 'hunt', 'track', 'wander'] as const;

/** A boss's death breaks the seals of its arena. */
export const unseals = [{ target: self, effects: [{ do: 'change', from: 'seal', to: 'ground' }] }] as const satisfies readonly Working[];
