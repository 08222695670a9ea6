import type { Actor } from '../state';

/**
 * Limits on what can pile up in a run, so that no turn of it takes ever longer and every save of it can be read. No run of our packs comes near;
 * docs/PACKS.md tells them to authors.
 */
export const LIMITS = {
  /** Things on a floor: beyond that, no effect gives more than the bag takes. */
  things: 1_000,
  /** Remains on a floor: beyond that, the oldest crumble. */
  remains: 1_000,
  /** Turns of a status that adds up. */
  turns: 9_999,
  /** A stat that effects and levels raise. */
  stat: 1_000_000,
  /** Points of enchantment, and charges, of an item. */
  plus: 999,
  charges: 999,
  /** Abilities of which an actor knows when they can be used again. */
  ready: 100,
  /** Experience, and the value of treasure. */
  tally: 999_999_999,
  /** Floors that are kept as the player left them: beyond that, the farthest is forgotten. */
  floors: 100,
} as const;

/** Raises a stat for good, up to the limit; returns by how much. */
export function raise(actor: Actor, stat: 'power' | 'defence' | 'maxHp', points: number): number {
  const gained = Math.max(0, Math.min(points, LIMITS.stat - actor[stat]));
  actor[stat] += gained;
  return gained;
}
