import type { Message } from './core/grammar';
import type { RngState } from './core/rng';
import type { Notes } from './notes';

/** The format of `GameState`. When its shape changes, raise this and add a step to `migrate.ts`. */
export const STATE_FORMAT = 8;

/** Slots of the bag (a-z). */
export const INVENTORY_SLOTS = 26;

/** Whose side an actor is on. */
export type Side = 'player' | 'dungeon';

/** The player or a monster. Stats are copied from the breed, since levels and floors change them. */
export interface Actor {
  id: number;
  /** Breed id. */
  breed: string;
  x: number;
  y: number;
  hp: number;
  maxHp: number;
  power: number;
  defence: number;
  /** It can act at 100 or more; see `Scheduler`. */
  energy: number;
  /** Turns left of each status, by id. */
  statuses: Record<string, number>;
  /** The cell where it last saw the player or wants to go, as `y * width + x`; -1 for none. */
  goal: number;
  /** Ids of its elite kinds; empty for most. */
  elite: string[];
  asleep: boolean;
  /** It lurks, is under water or passes for an item, and has not been found out. */
  hidden: boolean;
  /** The turn of the run from which each ability can be used again, by id. */
  ready: Record<string, number>;
  /** Items it stole or carries; dropped when it dies. */
  loot: Item[];
  /** Worth no experience: summoned by an effect during the run, or come to a metered floor that does not pay for it. */
  summoned: boolean;
  /** Turns until it gives up the player: the pack's `forgets` whenever it notices the player, 0 if it isn't after the player. */
  alert: number;
  /** The player's side is the player, its allies and its captives to be freed; the dungeon's all others. */
  side: Side;
  /** Turns of work until this captive is free; 0 for all others. */
  bound: number;
  /** An ally that was told to stay where it is. */
  waits: boolean;
  /** The id of the actor to which it clings; 0 for most. */
  clings: number;
  /** The attack it is winding up for; null for most. */
  announced: Announced | null;
  /** The direction that it faces, as a place in `COMPASS`, clockwise from north; -1 for all that have no front. */
  facing: number;
}

/** An attack that has been announced: it hits everyone who is in these cells by then. Cells are `y * width + x`. */
export interface Announced {
  /** Ability id. */
  ability: string;
  /** The cell it was aimed at. */
  aim: number;
  /** The cells it hits; those of a line in order, beginning next to the attacker. */
  cells: number[];
  /** The turn of the run in which it hits. */
  turn: number;
}

/** One item, on the ground or carried. */
export interface Item {
  id: number;
  /** Item kind id. */
  kind: string;
  affixes: string[];
  /** Charges left; 0 if its kind has none. */
  charges: number;
  /** Points its stat gained from enchanting, less those lost to rust. */
  plus: number;
}

/** An item on the ground; `seen` once the player has seen it there, `left` if the player dropped it. */
export interface FloorItem extends Item {
  x: number;
  y: number;
  seen: boolean;
  left: boolean;
  /** Set if it is one of the hero's `prizes`, or will be once there is a hero. */
  prize?: true;
}

/** An item that the feature on a cell offers. */
export interface Good extends Item {
  x: number;
  y: number;
}

/** A dead monster's remains: they block nothing and can't be picked up. */
export interface Corpse {
  breed: string;
  x: number;
  y: number;
  seen: boolean;
  /** The turn of the run in which it rises again; 0 for most. */
  rises: number;
}

/** A trap on a floor; `known` once the player has found it. */
export interface Trap {
  kind: string;
  x: number;
  y: number;
  known: boolean;
}

/** A hazard over a cell, such as fire, for `turns` more turns. */
export interface Hazard {
  kind: string;
  x: number;
  y: number;
  turns: number;
}

/** A cell whose tile has changed out of view: the tile, as an index into the pack's table, that the player last saw there. */
export interface Memory {
  x: number;
  y: number;
  tile: number;
}

/** A cell that has been flooded for a time. */
export interface Flood {
  x: number;
  y: number;
  /** The tile that comes back, as an index into the pack's table. */
  tile: number;
  /** The turn of the run at whose end it does. */
  until: number;
}

/** A vault's id and its corners, inclusive. */
export interface Place {
  vault: string;
  x1: number;
  y1: number;
  x2: number;
  y2: number;
}

/** What the player knows of a cell: 0 nothing; 1 it has been seen; 2 only its terrain, from a map. */
export type Knowledge = 0 | 1 | 2;

/** One floor. Cells are stored row by row: index `y * width + x`. */
export interface FloorState {
  /** 1 for the top floor. */
  number: number;
  /** Prefix of its sprite names. */
  theme: string;
  width: number;
  height: number;
  /** Per cell, an index into the pack's tile table. */
  terrain: number[];
  explored: Knowledge[];
  /** Monsters, in turn order. */
  actors: Actor[];
  items: FloorItem[];
  corpses: Corpse[];
  traps: Trap[];
  hazards: Hazard[];
  places: Place[];
  /** The experience that its monsters may still pay; -1 for no limit. */
  purse: number;
  /** One per cell at most; those that look as the player last saw them have none. */
  memories: Memory[];
  goods: Good[];
  /** One per cell at most. */
  floods: Flood[];
}

/** The player's lantern in other hands, or on the ground. */
export interface LostLantern {
  /** The id of the actor that has it; -1 once it lies on the ground. */
  thief: number;
  /** The turn of the run in which the thief drops it. */
  until: number;
  /** Where it lies, as `y * width + x`; -1 while the thief has it. */
  cell: number;
}

/** State only the player has. */
export interface Hero {
  level: number;
  /** Experience towards the next level. */
  xp: number;
  /** Its row in `heroes`; empty in packs without heroes, and in runs from before there were any. */
  kind: string;
  /** Talents in the order they were learnt. */
  talents: string[];
  /** Level rewards still to be chosen; until then no other action is possible. */
  choices: number;
  /** At most 26 items, worn ones included. */
  inventory: Item[];
  /** Item ids by the slot they are worn in. */
  worn: Record<string, number>;
  /** Identified item kinds, in the order they were identified; only kinds with a group. */
  known: string[];
  /** Turns of light left in the lantern. */
  oil: number;
  /** Whether the lantern is hooded. */
  hooded: boolean;
  /** Where the lantern is while the player is without it; null for most. */
  lamp: LostLantern | null;
  /** Turns in a row in deep water. */
  afloat: number;
  /** Total value of the treasures taken. */
  finds: number;
}

/** A line of the log; `count` is how often it was repeated in a row. */
export interface LogLine extends Message {
  readonly tone: Tone;
  /** What fills its words; of several lines counted as one, without what was paid. */
  params: Message['params'];
  count: number;
}

/** The kind of a message, which decides its colour (RULES 1.2). */
export type Tone =
  | 'playerAttack'
  | 'enemyAttack'
  | 'needsTarget'
  | 'status'
  | 'descend'
  | 'playerDies'
  | 'enemyDies'
  | 'invalid'
  | 'impossible'
  | 'error'
  | 'welcome'
  | 'healed'
  | 'plain';

/** The running random streams of a run. Floors use separate streams, derived from the seed. */
export interface Streams {
  combat: RngState;
  ai: RngState;
  loot: RngState;
  flavour: RngState;
}

/** How a run ended: `cause` is the text key of what killed the player, such as `breed.orc` or `trap.dart`. */
export type Outcome = { kind: 'died'; cause: string; floor: number; turn: number } | { kind: 'won'; floor: number; turn: number };

/** A whole run as plain JSON: ids only, no classes, no undefined, no references to content. */
export interface GameState {
  format: typeof STATE_FORMAT;
  pack: string;
  seed: string;
  /** Turns the player has taken. */
  turn: number;
  floor: number;
  /** The current floor and, in packs with persistent floors, every floor visited. */
  floors: FloorState[];
  player: Actor;
  hero: Hero;
  streams: Streams;
  /** The id of the next actor or item. */
  nextId: number;
  log: LogLine[];
  /** What is kept for the last page; not in the hash. */
  notes: Notes;
  outcome: Outcome | null;
}

/** Energy an action costs; an actor of normal speed gains as much in a round. */
export const FULL_TURN = 100;

/**
 * Limits on what can pile up in a run, so that no turn of it takes ever longer and every save of it can be read. No run of our packs comes
 * near; docs/PACKS.md tells them to authors.
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
