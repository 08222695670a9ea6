import type { Message } from './core/grammar';
import type { RngState } from './core/rng';

/** The format of `GameState`; raised by whoever changes its shape, with a step in `migrate.ts`. */
export const STATE_FORMAT = 4;

/** How many slots the pack on the back has (a-z). */
export const INVENTORY_SLOTS = 26;

/** Anything that acts, player and monsters alike. Stats are its own: levels and floors change them. */
export interface Actor {
  id: number;
  /** Id of its row in the pack's breeds. */
  breed: string;
  x: number;
  y: number;
  hp: number;
  maxHp: number;
  power: number;
  defence: number;
  /** It may act with 100 or more; `Scheduler` says how it gains them. */
  energy: number;
  /** Status ids with the turns they still last. */
  statuses: Record<string, number>;
  /** Where it last saw the player, or wants to go, as `y * width + x`; -1 when it is after nothing. */
  goal: number;
  /** Ids of the pack's elites; empty for most. */
  elite: string[];
  asleep: boolean;
  /** Not found out: it lurks, or looks like an item. */
  hidden: boolean;
  /** Ability ids with the turn of the run from which each may be used again. */
  ready: Record<string, number>;
  /** What it has taken from the player, or drops when it dies. */
  loot: Item[];
  /** It came by an effect in the course of the run, and is worth no experience. */
  summoned: boolean;
}

/** One thing, on the ground or carried. */
export interface Item {
  id: number;
  /** Id of its row in the pack's items. */
  kind: string;
  /** Ids of the affixes it carries. */
  affixes: string[];
  /** Uses left of what has charges; else 0. */
  charges: number;
  /** Points added to its stat by enchanting, taken off by rust. */
  plus: number;
}

/** An item on the ground; `seen` once the player has seen it lie there, `left` when the player laid it there. */
export interface FloorItem extends Item {
  x: number;
  y: number;
  seen: boolean;
  left: boolean;
}

/** What is left of a dead actor: it blocks nothing and cannot be picked up. */
export interface Corpse {
  breed: string;
  x: number;
  y: number;
  seen: boolean;
}

/** A trap on a floor; `known` once the player has found it. */
export interface Trap {
  kind: string;
  x: number;
  y: number;
  known: boolean;
}

/** What lies over a cell for so many more turns. */
export interface Hazard {
  kind: string;
  x: number;
  y: number;
  turns: number;
}

/** Where a vault lies: its id and its corners, both within it. */
export interface Place {
  vault: string;
  x1: number;
  y1: number;
  x2: number;
  y2: number;
}

/** 0: nothing of a cell; 1: the player has seen it; 2: it is known from a map alone, with its terrain but not what lies there. */
export type Knowledge = 0 | 1 | 2;

/** One floor. Cells run row by row: index `y * width + x`. */
export interface FloorState {
  /** 1 on top. */
  number: number;
  /** First part of its sprites' names. */
  theme: string;
  width: number;
  height: number;
  /** Per cell the index of its tile in the pack's tile table. */
  terrain: number[];
  /** Per cell what the player knows of it. */
  explored: Knowledge[];
  /** Monsters, in the order in which they act. */
  actors: Actor[];
  items: FloorItem[];
  corpses: Corpse[];
  traps: Trap[];
  hazards: Hazard[];
  places: Place[];
}

/** What only the player has. */
export interface Hero {
  level: number;
  /** Experience towards the next level. */
  xp: number;
  /** Levels gained whose level reward has not been chosen yet; until then nothing else can be done. */
  choices: number;
  /** At most 26, those worn among them. */
  inventory: Item[];
  /** Slots with the ids of the items worn there. */
  worn: Record<string, number>;
  /** Kinds of items that hide in a group and are known by now, in the order learnt. */
  known: string[];
  /** Turns of light left in the lantern. */
  oil: number;
  /** Worth of the treasures taken. */
  finds: number;
}

/** A line of the log; equal lines in a row are counted. */
export interface LogLine extends Message {
  readonly tone: Tone;
  count: number;
}

/** What a message is about: it decides its colour (RULES 1.2). */
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

/** The running random streams of a run. Floors have streams of their own, from the seed. */
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
  /** The number of the floor the player is on. */
  floor: number;
  /** The floors kept: the present one, and in packs with persistent floors all visited ones. */
  floors: FloorState[];
  player: Actor;
  hero: Hero;
  streams: Streams;
  /** The id that the next actor or item gets. */
  nextId: number;
  log: LogLine[];
  outcome: Outcome | null;
}
