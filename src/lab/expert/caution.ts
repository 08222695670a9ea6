/** What the expert makes its decisions by. A share is one of full health, and what is worth as much. */
export interface Caution {
  /** It looks for better if the worst future of the fighter's way costs this share, or leaves less than `least` of the hit points. */
  readonly loss: number;
  readonly least: number;
  /** Turns for which an answer holds, unless somebody new comes or more is lost than expected. */
  readonly holds: number;
  /** What a turn costs, in shares: light is short. */
  readonly turn: number;
  /** What things are worth, in shares: healing for each share that it heals; one use of anything else, of a charge, of a shot. */
  readonly healing: number;
  readonly single: number;
  readonly charge: number;
  readonly shot: number;
  /** What a turn of oil in the lantern is worth. */
  readonly oil: number;
  /** Being alive, a level, and what is lost by leaving a floor before its time. */
  readonly alive: number;
  readonly level: number;
  readonly left: number;
  /** Its hero, as for the fighter. */
  readonly hero: number;
}

export const EXPERT: Caution = {
  loss: 0.3, least: 0.45, holds: 8, turn: 0.004, healing: 0.9, single: 0.12, charge: 0.04, shot: 0.01, oil: 0.001,
  alive: 1.5, level: 0.3, left: 0.6, hero: 0,
};
