import type { Ability, Effect, Traits } from '../content';

/** What all traits of an actor come to: percentages multiplied and rounded down, all else added up. */
export interface Nature {
  readonly traits: readonly Traits[];
  readonly speed: number;
  readonly takes: number;
  readonly noise: number;
  readonly light: number;
  readonly search: number;
  readonly drains: number;
  /** Seen only from beside it. */
  readonly unseen: boolean;
  readonly onHit: readonly Effect[];
  readonly onStruck: readonly Effect[];
  readonly abilities: readonly Ability[];
  /** Statuses that never take hold. */
  readonly resists: readonly string[];
  /** Those of the traits that do something each turn. */
  readonly daily: readonly Traits[];
}

/** A nature, and what it was made of: it holds as long as these are the same. */
export interface Known extends Nature {
  readonly bearer: object;
  readonly worn: object | null;
  readonly elite: object;
  readonly statuses: number;
}
