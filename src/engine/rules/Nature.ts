import type { Ability, Bonus, Effect, Traits } from '../content';

/** All of an actor's traits combined: percentages multiplied and rounded down, the rest added up. */
export interface Nature {
  readonly traits: readonly Traits[];
  /** Of statuses, worn items, the hero and its talents. */
  readonly bonus: Required<Bonus>;
  readonly speed: number;
  readonly takes: number;
  readonly noise: number;
  readonly light: number;
  readonly search: number;
  /** Radius of the light it gives off: that of its brightest trait. */
  readonly shines: number;
  readonly drains: number;
  readonly evades: number;
  readonly ambush: number;
  readonly stands: number;
  readonly heals: number;
  readonly wields: number;
  readonly burns: number;
  readonly sure: boolean;
  /** Visible only to adjacent actors. */
  readonly unseen: boolean;
  readonly onHit: readonly Effect[];
  readonly onStruck: readonly Effect[];
  readonly onKill: readonly Effect[];
  readonly onArrival: readonly Effect[];
  readonly abilities: readonly Ability[];
  /** Statuses that never take hold. */
  readonly resists: readonly string[];
  /** The traits with effects on each turn. */
  readonly perTurn: readonly Traits[];
}

/** A cached nature with what it was computed from: valid while these are unchanged. */
export interface Known {
  readonly nature: Nature;
  readonly bearer: object;
  readonly worn: object | null;
  readonly elite: object;
  readonly statuses: number;
}
