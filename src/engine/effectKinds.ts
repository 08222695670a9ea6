import type { Amount } from './core/floorCurve';

/* Effects, and whom they befall. Every range and radius is dx^2 + dy^2, inclusive. */

/** An effect of an item, hit, trap or staircase; each kind has one handler and one description in `effects/`. */
export type Effect =
  /** Heals HP, or with `percent` that share of the maximum; also ends statuses that healing ends. */
  | { readonly do: 'heal'; readonly amount: number; readonly unit?: 'percent' }
  /** Deals damage that ignores defence; a curve of amounts depends on the floor. */
  | { readonly do: 'damage'; readonly amount: Amount }
  /** An attack by its source, from wherever it stands, with that percentage of its power. */
  | { readonly do: 'strike'; readonly percent: number }
  /** Inflicts a status; `turns` defaults to those in the status's row. */
  | { readonly do: 'inflict'; readonly status: string; readonly turns?: number }
  /** Ends a status. */
  | { readonly do: 'cure'; readonly status: string }
  /** Teleports to a random free cell, of the whole floor or within a range. */
  | { readonly do: 'teleport'; readonly range?: number }
  /** Takes the player to the nearest stairs that it has seen, or beside them. */
  | { readonly do: 'recall' }
  /** Maps all cells within the range, through walls. */
  | { readonly do: 'map'; readonly range: number }
  /** Summons monsters of a breed on free cells next to the target. */
  | { readonly do: 'summon'; readonly breed: string; readonly count: number }
  /** Wakes all monsters within the range and calls them to the target's cell. */
  | { readonly do: 'alarm'; readonly range: number }
  /** Pushes away from the source by `cells`, or until something is in the way. */
  | { readonly do: 'push'; readonly cells: number }
  /** Pulls towards the source by `cells`, or until adjacent or something is in the way. */
  | { readonly do: 'pull'; readonly cells: number }
  /** The target takes a step of its own on its shortest way to the source, over traps and into deep water too. */
  | { readonly do: 'lure' }
  /** Swaps target and source. */
  | { readonly do: 'swap' }
  /** Pulls its source straight towards the place, by at most `cells`, over what fliers cross, to the last cell where it can walk. */
  | { readonly do: 'haul'; readonly cells: number }
  /** Turns walls within the range into ground, except the map's edge. */
  | { readonly do: 'dig'; readonly range: number }
  /** Reveals everything visible from the target within a sight radius. */
  | { readonly do: 'light'; readonly radius: number }
  /** Covers every open cell within the range that has a clear line to the target with a hazard. */
  | { readonly do: 'cloud'; readonly hazard: string; readonly range: number; readonly turns: number }
  /** Lays a trap on the target's cell, which the player knows of; an actor there sets it off. */
  | { readonly do: 'lay'; readonly trap: string }
  /** Lays a hazard for one turn on the target's cell, if it would spread onto its tile. */
  | { readonly do: 'ignite'; readonly hazard: string }
  /** Adds turns of oil to the player's lantern, at most up to full. */
  | { readonly do: 'refuel'; readonly turns: number }
  /** Adds charges to every carried item that uses them, or only to those of one kind. */
  | { readonly do: 'recharge'; readonly amount: number; readonly item?: string }
  /** Identifies every carried item. */
  | { readonly do: 'identify' }
  /** Adds to the main stat (power or defence) of the item worn in a slot. */
  | { readonly do: 'enchant'; readonly slot: string; readonly amount: number }
  /** Puts `count` (default 1) random items of a group of `appearances` into the bag, identified, or at the player's feet if it is full. */
  | { readonly do: 'give'; readonly group: string; readonly count?: number }
  /** Adds to a stat for good. */
  | { readonly do: 'boon'; readonly stat: 'power' | 'defence' | 'maxHp'; readonly amount: number }
  /** A monster grows by a percentage of the HP and power that its kind has on the floor, up to `most` percent in all. */
  | { readonly do: 'grow'; readonly percent: number; readonly most: number }
  /** Reveals all traps and hidden monsters within the range. */
  | { readonly do: 'reveal'; readonly range: number }
  | Change
  /** Floods the open ground within the range that has a clear line to the target with a tile, for some turns; then it is as before. */
  | { readonly do: 'flood'; readonly tile: string; readonly range: number; readonly turns: number }
  /** Drops the target to the next floor; a monster is removed. */
  | { readonly do: 'fall' }
  /** Takes 1 off the main stat of one of the target's worn items, down to `most` below its row. */
  | { readonly do: 'rust'; readonly most: number }
  /** The source clings to the target: it comes along and, with the tactic `cling`, goes on striking. */
  | { readonly do: 'cling' }
  /** Splits the source into two adjacent ones, each with half its HP as maximum; does nothing below 2 HP. */
  | { readonly do: 'split' };

/** Turns every cell of one tile on the floor, or within a vault of that kind, into another. */
export interface Change {
  readonly do: 'change';
  readonly from: string;
  readonly to: string;
  readonly within?: string;
  /** Further tiles that change along with it, by id. */
  readonly also?: Readonly<Record<string, string>>;
  /** Only the nearest such cell, and those joined to it by cells of any of these tiles, diagonals included: the water of one hall. */
  readonly joined?: boolean;
}

/** Who is affected. The user picks `actor` and `cell`; `seenOnly` spares actors out of view, `evenEmpty` allows blasts that hit no one. */
export type Target =
  | { readonly at: 'self' }
  | { readonly at: 'nearest'; readonly range: number }
  | { readonly at: 'random' }
  | { readonly at: 'actor'; readonly range?: number }
  | { readonly at: 'cell'; readonly radius: number; readonly seenOnly?: boolean; readonly evenEmpty?: boolean }
  /** Everyone but the user in an area that walls cut off. */
  | { readonly at: 'area'; readonly shape: Shape; readonly size: number };

/** Shapes of areas: from the user over the cell aimed at (line, cone), around the user (ring, burst) or around that cell (cross, blast). */
export type Shape = 'line' | 'cone' | 'ring' | 'burst' | 'cross' | 'blast';

/** Effects and their target. */
export interface Working {
  readonly target: Target;
  readonly effects: readonly Effect[];
}

/** A monster's special action. Its name is the text `ability.<id>`. */
export interface Ability extends Working {
  readonly id: string;
  /** Who prompts its use: the player, another monster it would help, or the user itself. `target` says who is affected. */
  readonly on: 'foe' | 'ally' | 'self';
  /** Maximum distance to that actor, in a clear line; ignored for `self`. */
  readonly range: number;
  /** Cooldown in turns. */
  readonly every: number;
  /** Percent chance of use in each turn in which it could be used. */
  readonly chance: number;
  /** Projectile sprite. */
  readonly sprite?: string;
  /** It is announced: turns between marking its area and its effects on everyone there; only for areas. */
  readonly windup?: number;
  /** The user runs along its marked line into the first thing in the way; these effects on itself follow if that is a wall. */
  readonly charge?: readonly Effect[];
  /** It is heard: used on the nearest enemy in range, whether that is noticed and in a clear line or not. */
  readonly heard?: boolean;
  /** What it leaves in all cells of its announced area, before its effects. */
  readonly covers?: { readonly hazard: string; readonly turns: number };
  /** Effects on its user as it is announced. */
  readonly announcing?: readonly Effect[];
  /** Effects on its user once it has been used. */
  readonly after?: readonly Effect[];
}

/** What happens to an actor once its HP are down to a percentage of its maximum: a boss's next phase. */
export interface Wounded {
  readonly below: number;
  readonly effects: readonly Effect[];
}

/** Effects of one kind. */
export type Of<K extends Effect['do']> = Extract<Effect, { do: K }>;

/** A status as inflicted; `turns` defaults to those in its row. */
export type Inflicted = Omit<Of<'inflict'>, 'do'>;
