import type { CurveRow } from './core/floorCurve';

/* The rows of a pack, one type for each kind of thing. Every range and radius is dx^2 + dy^2, the number itself included. */

/** What can be seen of a row without sprites: one character and a colour, `#rrggbb`. */
export interface Look {
  readonly glyph: string;
  readonly colour: string;
  /** Sprite name without its frame, such as `orc/idle`. */
  readonly sprite: string;
}

/** Tactics that a brain may list; `ai/tactics` holds one function for each. */
export type TacticId =
  /** Classic: attacks beside it, comes nearer, follows to where it last saw the player; confused; paralysed. */
  | 'hunt' | 'track' | 'stumble' | 'freeze'
  /** Sleeps until noise wakes it; lies hidden until somebody is beside it; walks about. */
  | 'sleep' | 'lurk' | 'wander'
  /** Uses what `abilities` offer; takes an item and runs; runs when hurt; stays at a distance; moves at random now and then. */
  | 'cast' | 'rob' | 'escape' | 'keepAway' | 'flit'
  /** Stays where it is unless it is after something; goes where the nearest of its company goes. */
  | 'guard' | 'follow';

/** What an item, a hit, a trap or a flight of stairs causes; each kind has one handler and one description in `effects/`. */
export type Effect =
  /** Hit points back; `percent` of the maximum instead of points. Cures what healing cures. */
  | { readonly do: 'heal'; readonly amount: number; readonly unit?: 'percent' }
  /** Hit points off, whatever the armour. */
  | { readonly do: 'damage'; readonly amount: number }
  /** Gives a status for so many turns, or for as many as the status's row says. */
  | { readonly do: 'inflict'; readonly status: string; readonly turns?: number }
  /** Ends a status. */
  | { readonly do: 'cure'; readonly status: string }
  /** To a random free cell of the floor, or of those within the range. */
  | { readonly do: 'teleport'; readonly range?: number }
  /** Makes known all cells within the range, through walls. */
  | { readonly do: 'map'; readonly range: number }
  /** So many of a breed, on free cells beside the target. */
  | { readonly do: 'summon'; readonly breed: string; readonly count: number }
  /** Calls everybody within the range to the target's cell, and wakes them. */
  | { readonly do: 'alarm'; readonly range: number }
  /** Away from the source, so many cells or until something is in the way. */
  | { readonly do: 'push'; readonly cells: number }
  /** Towards the source, until beside it or something is in the way. */
  | { readonly do: 'pull'; readonly cells: number }
  /** The target and the source change places. */
  | { readonly do: 'swap' }
  /** Turns walls within the range into ground; the map's edge stays. */
  | { readonly do: 'dig'; readonly range: number }
  /** Makes known all that can be seen from the target with a sight of that radius. */
  | { readonly do: 'light'; readonly radius: number }
  /** A hazard on every open cell within the range that has a line to the target, for so many turns. */
  | { readonly do: 'cloud'; readonly hazard: string; readonly range: number; readonly turns: number }
  /** Turns of light into the player's lantern, never above full. */
  | { readonly do: 'refuel'; readonly turns: number }
  /** Charges to every carried item that has any, or to those of one kind. */
  | { readonly do: 'recharge'; readonly amount: number; readonly item?: string }
  /** Makes known what every carried item is. */
  | { readonly do: 'identify' }
  /** One more of its stat (weapon: power, anything else: defence) to the worn item of a slot. */
  | { readonly do: 'enchant'; readonly slot: string; readonly amount: number }
  /** Makes known all traps and hidden monsters within the range. */
  | { readonly do: 'reveal'; readonly range: number }
  /** Turns all cells of one tile on the floor into another. */
  | { readonly do: 'change'; readonly from: string; readonly to: string }
  /** The target falls to the next floor; a monster is gone. */
  | { readonly do: 'fall' }
  /** One less of its stat to a worn item of the target's, at most so many below its row. */
  | { readonly do: 'rust'; readonly most: number }
  /** Beside the source a second one, each with half of the hit points left as its most; nothing with fewer than 2. */
  | { readonly do: 'split' };

/**
 * Who is hit. `actor` and `cell` are picked by whoever uses it: `seenOnly` spares those out of view, `evenEmpty` lets a
 * blast hit nobody.
 */
export type Target =
  | { readonly at: 'self' }
  | { readonly at: 'nearest'; readonly range: number }
  | { readonly at: 'random' }
  | { readonly at: 'actor'; readonly range?: number }
  | { readonly at: 'cell'; readonly radius: number; readonly seenOnly?: boolean; readonly evenEmpty?: boolean };

/** Effects, and on whom they work. */
export interface Working {
  readonly target: Target;
  readonly effects: readonly Effect[];
}

/** What is added to a stat; a status may take away. */
export interface Bonus {
  readonly power?: number;
  readonly defence?: number;
  readonly maxHp?: number;
}

/** What a monster can do besides walking and hitting. Its name is the text `ability.<id>`. */
export interface Ability extends Working {
  readonly id: string;
  /** Because of whom it is used: the player, another monster that has use for it, or itself. `target` says who is hit. */
  readonly on: 'foe' | 'ally' | 'self';
  /** How far away they may be, in a free line; it means nothing for `self`. */
  readonly range: number;
  /** Turns from one use to the next. */
  readonly every: number;
  /** Of a hundred turns in which it could be used, in how many it is. */
  readonly chance: number;
  /** The sprite that flies from the one to the other. */
  readonly sprite?: string;
}

/** What being, wearing or suffering something does: the same for breeds, elites, worn items, affixes and statuses. */
export interface Traits {
  readonly bonus?: Bonus;
  /** Percent of the usual energy a round; 100 is one action a turn. @default 100 */
  readonly speed?: number;
  /** Percent of all damage that is taken. @default 100 */
  readonly takes?: number;
  /** On whoever its attack has hurt. @default [] */
  readonly onHit?: readonly Effect[];
  /** When an attack has hurt it and it lives: on whoever struck; what changes a place, such as a cloud, where it stands itself. @default [] */
  readonly onStruck?: readonly Effect[];
  /** When it dies, with a target of its own: `self` hits nobody any more, but a cloud or a summons comes where it stood. @default [] */
  readonly onDeath?: readonly Working[];
  /** On itself, after each of its turns. @default [] */
  readonly eachTurn?: readonly Effect[];
  /** Statuses that never take hold. @default [] */
  readonly resists?: readonly string[];
  /** Percent of the damage of its attacks that it gains. @default 0 */
  readonly drains?: number;
  /** Seen only from beside it. */
  readonly unseen?: boolean;
  /** What it can do besides walking and hitting, if its brain has `cast`. @default [] */
  readonly abilities?: readonly Ability[];
  /** Only for what the player wears: cells more of light. @default 0 */
  readonly light?: number;
  /** Only for what the player wears: percent of the usual noise. @default 100 */
  readonly noise?: number;
  /** Only for what the player wears: so many steps further hidden traps are found. @default 0 */
  readonly search?: number;
}

/** A kind of actor. Its name is the text `breed.<id>`, what is told of it `breed.<id>.about`. */
export interface Breed extends Look, Omit<Traits, 'bonus'> {
  readonly hp: number;
  readonly defence: number;
  readonly power: number;
  /** Experience for whoever kills it. */
  readonly xp: number;
  /** Energy gained per round; 100 is one action a turn. */
  readonly speed: number;
  /** Directions in which it moves and attacks. */
  readonly directions: 4 | 8;
  /** Ordered: the first tactic with a proposal wins. The player has none. @default ["sleep", "cast", "hunt", "track", "wander"] */
  readonly brain: readonly TacticId[];
  /** How it moves: around what bars the way and past traps it knows; over water and traps; through walls; digging through them. @default "walk" */
  readonly moves?: 'walk' | 'fly' | 'phase' | 'burrow';
  /** Percent of its hit points below which `escape` runs. @default 0 */
  readonly nerve?: number;
  /** The kind of item that it looks like until it is found out. */
  readonly disguise?: string;
  /** Who comes with it. @default [] */
  readonly company?: readonly { readonly breed: string; readonly least: number; readonly most: number }[];
  /** Of a hundred of them how many sleep when the floor is made, instead of the floor's own share. */
  readonly sleepy?: number;
  /** Never an elite, never drawn out of depth; its name goes without an article. */
  readonly unique?: boolean;
}

/** What makes a monster an elite. Its name is the text `elite.<id>`, which holds `{item}`, and `elite.<id>.about`. */
export interface Elite extends Omit<Traits, 'bonus'> {
  /** The badge's sprite. */
  readonly sprite: string;
  /** The colour of its outline and glow. */
  readonly colour: string;
  /** Percent added to hit points, power and the experience for its killer. */
  readonly hp: number;
  readonly power: number;
  readonly xp: number;
  /** Added to defence. */
  readonly defence: number;
}

/** An item that is used. */
export interface Consumable extends Look, Working {
  /** Unknown until tried or seen in use: the group of `appearances` that it hides in. */
  readonly group?: string;
  /** It is not used up but has so many charges when found. */
  readonly charges?: number;
  /** Thrown: it lies where it hit and can be used again. */
  readonly lands?: boolean;
}

/** An item that is worn; of each slot one at a time. */
export interface Wearable extends Look, Traits {
  /** Its name is the text `slot.<slot>`. */
  readonly slot: string;
  readonly bonus: Bonus;
  /** How attacks with it fall: two cells far; on all enemies beside; with a leap over one free cell, for double damage. */
  readonly blow?: 'reach' | 'sweep' | 'lunge';
}

/** An item that counts as a find as soon as it is taken, and is not carried. */
export interface Treasure extends Look {
  readonly finds: number;
}

/** An item that opens one cell of a tile whose row names it, and is left behind on leaving the floor. */
export interface Key extends Look {
  readonly opens: string;
}

/** An item that wins the run as soon as it is taken. */
export interface GoalItem extends Look {
  readonly wins: true;
}

/** A kind of item. Its name is the text `item.<id>`. */
export type ItemKind = Consumable | Wearable | Treasure | Key | GoalItem;

export function isWearable(kind: ItemKind): kind is Wearable {
  return 'slot' in kind;
}

export function isConsumable(kind: ItemKind): kind is Consumable {
  return 'effects' in kind;
}

/** What makes one item of a kind better than another. Its name is the text `affix.<id>`, which holds `{item}`. */
export interface Affix extends Traits {
  /** Slots whose items can carry it. */
  readonly slots: readonly string[];
  readonly bonus: Bonus;
}

/** A lasting condition. Texts: name `status.<id>`, `.begins`, `.ends`, and `.about`. */
export interface StatusKind extends Traits {
  readonly sprite: string;
  /** Comes before the brain of whoever has it; the player's steps obey it too. */
  readonly tactic?: TacticId;
  /** Turns where nobody says how many. @default 10 */
  readonly turns?: number;
  /** Suffered once more: as long as the longer one, both together, or no change. @default "longer" */
  readonly stacks?: 'longer' | 'add' | 'keep';
  /** What ends it before its time, besides `cure`. */
  readonly endsBy?: 'healing' | 'water';
  /** Whoever has it sees only so far. */
  readonly sees?: number;
  /** Whoever has it takes every monster for another. */
  readonly deceives?: boolean;
  /** Shown as something bad. */
  readonly harmful?: boolean;
}

/** A trap. Texts: name `trap.<id>` and `.about`; what is said when it goes off `trap.<id>.springs`. */
export interface TrapKind extends Look, Working {
  /** It is gone when it has gone off. */
  readonly once: boolean;
}

/** What lies over a cell for some turns, such as fire. Texts: name `hazard.<id>` and `.about`. */
export interface HazardKind extends Look {
  /** On whoever stands in it at the end of each of the player's turns. */
  readonly effects: readonly Effect[];
}

/** A kind of terrain. Its name is the text `tile.<id>`; a pack's saved floors refer to it by its place in the table. */
export interface TileKind {
  readonly id: string;
  readonly glyph: string;
  readonly colour: string;
  readonly walkable: boolean;
  readonly transparent: boolean;
  readonly stairs?: 'down' | 'up';
  /** Who flies can cross it although nobody can walk on it. */
  readonly flyable?: boolean;
  /** The tile it turns into when somebody steps onto it. */
  readonly opens?: string;
  /** The tile it turns into when it is left. */
  readonly shuts?: string;
  /** The kind of key that lets the player walk onto it although nobody can. */
  readonly key?: string;
  /** Ends every status that water ends. */
  readonly wet?: boolean;
  /** dx^2 + dy^2 within which a step onto it wakes. */
  readonly noise?: number;
  /** The colour of the light it gives. */
  readonly glow?: string;
}

/** What every way of digging a floor needs. */
interface LayoutBase {
  /** First part of the sprites' names. */
  readonly theme: string;
  readonly width: CurveRow;
  readonly height: CurveRow;
  /** Of a hundred rooms with one way in, how many get a second one. @default 0 */
  readonly loops?: number;
  /** Of a hundred doorways how many have a door (the tile `doorClosed`). @default [] */
  readonly doors?: CurveRow;
  /** Patches of other tiles by their ids: how many on a floor. @default {} */
  readonly patches?: Readonly<Record<string, CurveRow>>;
}

/** Rooms and tunnels (RULES 1.3): the sides of a room and how many are tried. */
export interface RoomsLayout extends LayoutBase {
  readonly dig: 'rooms';
  readonly attempts: CurveRow;
  readonly roomMin: number;
  readonly roomMax: number;
  /** Cells by which a room's ground is narrower and lower than its walls leave room for. */
  readonly inset: number;
  /** Arrival and stairs at the first and last centre, or on two random ground cells. */
  readonly stairs: 'ends' | 'anywhere';
}

/** Rooms of rot-js, grown from corridors (Digger) or joined in a web (Uniform). */
export interface HallsLayout extends LayoutBase {
  readonly dig: 'digger' | 'uniform';
  readonly roomMin: number;
  readonly roomMax: number;
  /** Percent of the map that is to be dug. */
  readonly dug: number;
}

/** Caves of rot-js (Cellular), all joined. */
export interface CavesLayout extends LayoutBase {
  readonly dig: 'caves';
  /** Percent of cells that are open at first, and how often the automaton runs. */
  readonly open: number;
  readonly rounds: number;
}

export type LayoutRow = RoomsLayout | HallsLayout | CavesLayout;

/**
 * A drawn place. Of `map` a blank is left as it is, `#` is wall, `.` ground, `+` its way in, on the edge: the doorway
 * that joins it to the floor. Every other character stands in the legend. Its name is the text `vault.<id>`.
 */
export interface Vault {
  readonly map: readonly string[];
  readonly legend: Readonly<Record<string, VaultCell>>;
  /** The tile of its way in: a door, one that is locked (then its key lies elsewhere on the floor), or ground. */
  readonly door: string;
}

/** What a character of a vault's map stands for: ground with something on it, or another tile. */
export interface VaultCell {
  readonly tile?: string;
  /** An id of the pack's items, or one drawn for a floor so many deeper. */
  readonly item?: string | { readonly deeper: number };
  /** An id of the pack's breeds, or one drawn for a floor so many deeper. */
  readonly monster?: string | { readonly deeper: number };
  /** The elite affix of the monster: an id, or one drawn. */
  readonly elite?: string | true;
  readonly asleep?: boolean;
  readonly trap?: string;
  readonly hidden?: boolean;
}
