/* The rows of a pack, one type per table. Every range and radius is dx^2 + dy^2, inclusive. */

/** A row's appearance: a sprite, and for text mode one character and a colour, `#rrggbb`. */
export interface Look {
  readonly glyph: string;
  readonly colour: string;
  /** Sprite name without its frame, such as `orc/idle`. */
  readonly sprite: string;
}

/** The tactics a brain can list; each is a function in `ai/tactics`. */
export type TacticId =
  /** Attacks if adjacent or comes closer; goes to where it last saw the player; stumbles, confused; freezes, paralysed. */
  | 'hunt' | 'track' | 'stumble' | 'freeze'
  /** Sleeps until noise wakes it; hides until the player is adjacent; wanders about. */
  | 'sleep' | 'lurk' | 'wander'
  /** Uses its `abilities`; steals an item and flees; flees when hurt; keeps its distance; moves at random now and then. */
  | 'cast' | 'rob' | 'escape' | 'keepAway' | 'flit'
  /** Stays put unless it has a goal; shares the goal of its nearest group member. */
  | 'guard' | 'follow';

/** An effect of an item, hit, trap or staircase; each kind has one handler and one description in `effects/`. */
export type Effect =
  /** Heals HP, or with `percent` that share of the maximum; also ends statuses that healing ends. */
  | { readonly do: 'heal'; readonly amount: number; readonly unit?: 'percent' }
  /** Deals damage that ignores defence. */
  | { readonly do: 'damage'; readonly amount: number }
  /** Inflicts a status; `turns` defaults to those in the status's row. */
  | { readonly do: 'inflict'; readonly status: string; readonly turns?: number }
  /** Ends a status. */
  | { readonly do: 'cure'; readonly status: string }
  /** Teleports to a random free cell, of the whole floor or within a range. */
  | { readonly do: 'teleport'; readonly range?: number }
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
  /** Swaps target and source. */
  | { readonly do: 'swap' }
  /** Turns walls within the range into ground, except the map's edge. */
  | { readonly do: 'dig'; readonly range: number }
  /** Reveals everything visible from the target within a sight radius. */
  | { readonly do: 'light'; readonly radius: number }
  /** Covers every open cell within the range that has a clear line to the target with a hazard. */
  | { readonly do: 'cloud'; readonly hazard: string; readonly range: number; readonly turns: number }
  /** Adds turns of oil to the player's lantern, at most up to full. */
  | { readonly do: 'refuel'; readonly turns: number }
  /** Adds charges to every carried item that uses them, or only to those of one kind. */
  | { readonly do: 'recharge'; readonly amount: number; readonly item?: string }
  /** Identifies every carried item. */
  | { readonly do: 'identify' }
  /** Adds to the main stat (power or defence) of the item worn in a slot. */
  | { readonly do: 'enchant'; readonly slot: string; readonly amount: number }
  /** Reveals all traps and hidden monsters within the range. */
  | { readonly do: 'reveal'; readonly range: number }
  /** Turns every cell of one tile on the floor into another. */
  | { readonly do: 'change'; readonly from: string; readonly to: string }
  /** Drops the target to the next floor; a monster is removed. */
  | { readonly do: 'fall' }
  /** Takes 1 off the main stat of one of the target's worn items, down to `most` below its row. */
  | { readonly do: 'rust'; readonly most: number }
  /** Splits the source into two adjacent ones, each with half its HP as maximum; does nothing below 2 HP. */
  | { readonly do: 'split' };

/** Who is affected. The user picks `actor` and `cell`; `seenOnly` spares actors out of view, `evenEmpty` allows a blast that hits nobody. */
export type Target =
  | { readonly at: 'self' }
  | { readonly at: 'nearest'; readonly range: number }
  | { readonly at: 'random' }
  | { readonly at: 'actor'; readonly range?: number }
  | { readonly at: 'cell'; readonly radius: number; readonly seenOnly?: boolean; readonly evenEmpty?: boolean };

/** Effects and their target. */
export interface Working {
  readonly target: Target;
  readonly effects: readonly Effect[];
}

/** Bonuses to stats; a status can have negative ones. */
export interface Bonus {
  readonly power?: number;
  readonly defence?: number;
  readonly maxHp?: number;
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
}

/** Properties shared by breeds, elites, worn items, affixes and statuses. */
export interface Traits {
  readonly bonus?: Bonus;
  /** Percent of normal speed; 100 is one action per turn. @default 100 */
  readonly speed?: number;
  /** Percent of damage taken. @default 100 */
  readonly takes?: number;
  /** Effects on the victim when its attack does damage. @default [] */
  readonly onHit?: readonly Effect[];
  /** Effects on the attacker when it survives a damaging attack; effects on places, such as clouds, are centred on itself. @default [] */
  readonly onStruck?: readonly Effect[];
  /** Effects when it dies, each with a target: `self` affects no one any more, but a cloud or summons appears where it stood. @default [] */
  readonly onDeath?: readonly Working[];
  /** Effects on itself after each of its turns. @default [] */
  readonly eachTurn?: readonly Effect[];
  /** Statuses it is immune to. @default [] */
  readonly resists?: readonly string[];
  /** Percent of its attacks' damage that heals it. @default 0 */
  readonly drains?: number;
  /** Visible only to adjacent actors. */
  readonly unseen?: boolean;
  /** Special actions; its brain must list `cast`. @default [] */
  readonly abilities?: readonly Ability[];
  /** Added to the light radius; only the player's counts. @default 0 */
  readonly light?: number;
  /** Percent of normal noise. @default 100 */
  readonly noise?: number;
  /** Added to the distance at which hidden traps are found, in steps; only the player's counts. @default 0 */
  readonly search?: number;
}

/** A kind of actor. Texts: name `breed.<id>`, description `breed.<id>.about`. */
export interface Breed extends Look, Omit<Traits, 'bonus'> {
  readonly hp: number;
  readonly defence: number;
  readonly power: number;
  /** Experience for killing it. */
  readonly xp: number;
  /** Energy gained per round; 100 is one action per turn. */
  readonly speed: number;
  /** Number of directions in which it moves and attacks. */
  readonly directions: 4 | 8;
  /** In order: the first tactic that proposes an action wins. The player has none. @default ["sleep", "cast", "hunt", "track", "wander"] */
  readonly brain: readonly TacticId[];
  /** How it moves: on foot, avoiding traps; over water and traps; through walls; digging through walls. @default "walk" */
  readonly moves?: 'walk' | 'fly' | 'phase' | 'burrow';
  /** Percent of HP below which `escape` flees. @default 0 */
  readonly nerve?: number;
  /** The item kind it passes for until it is found out. */
  readonly disguise?: string;
  /** Monsters that appear with it. @default [] */
  readonly company?: readonly { readonly breed: string; readonly least: number; readonly most: number }[];
  /** Percent chance to be asleep on a new floor, instead of the floor's own. */
  readonly sleepy?: number;
  /** Never an elite and never drawn out of depth. */
  readonly unique?: boolean;
}

/** A kind of elite. Texts: name `elite.<id>`, with `{item}` for the monster's, and `elite.<id>.about`. */
export interface Elite extends Omit<Traits, 'bonus'> {
  /** Badge sprite. */
  readonly sprite: string;
  /** Colour of its outline and glow. */
  readonly colour: string;
  /** Percent added to HP, power and XP. */
  readonly hp: number;
  readonly power: number;
  readonly xp: number;
  /** Added to defence. */
  readonly defence: number;
}

/** An item that is used. */
export interface Consumable extends Look, Working {
  /** Unidentified until used: the group of `appearances` its look is taken from. */
  readonly group?: string;
  /** Charges when found; it isn't used up. */
  readonly charges?: number;
  /** Thrown: it lands on the target cell and can be picked up again. */
  readonly lands?: boolean;
}

/** An item that is worn, one per slot. */
export interface Wearable extends Look, Traits {
  /** Its name is the text `slot.<slot>`. */
  readonly slot: string;
  readonly bonus: Bonus;
  /** Attack pattern: at two cells' distance; on all adjacent enemies; with a leap over one free cell, for double damage. */
  readonly blow?: 'reach' | 'sweep' | 'lunge';
}

/** An item that scores as soon as it is picked up, and is not carried. */
export interface Treasure extends Look {
  readonly finds: number;
}

/** An item that opens one cell of the tile `opens`; left behind when leaving a floor for good. */
export interface Key extends Look {
  readonly opens: string;
}

/** An item that wins the run as soon as it is picked up. */
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

/** An enhancement of a worn item. Its name is the text `affix.<id>`, with `{item}` for the item's. */
export interface Affix extends Traits {
  /** Slots whose items can have it. */
  readonly slots: readonly string[];
  readonly bonus: Bonus;
}

/** A status effect. Texts: name `status.<id>`, `.begins`, `.ends` and `.about`. */
export interface StatusKind extends Traits {
  readonly sprite: string;
  /** Overrides the bearer's brain; the player's steps obey it too. */
  readonly tactic?: TacticId;
  /** Default duration in turns. @default 10 */
  readonly turns?: number;
  /** If inflicted again: the longer duration, the sum, or no change. @default "longer" */
  readonly stacks?: 'longer' | 'add' | 'keep';
  /** What ends it early, besides `cure`. */
  readonly endsBy?: 'healing' | 'water';
  /** Limits the bearer's sight radius. */
  readonly sees?: number;
  /** The bearer mistakes every monster for another. */
  readonly deceives?: boolean;
  /** Shown as harmful. */
  readonly harmful?: boolean;
}

/** A trap. Texts: name `trap.<id>`, `.about`, and `.springs` for when it goes off. */
export interface TrapKind extends Look, Working {
  /** Removed once it has gone off. */
  readonly once: boolean;
}

/** A temporary hazard over a cell, such as fire. Texts: name `hazard.<id>` and `.about`. */
export interface HazardKind extends Look {
  /** Effects on an actor in it, at the end of each of the player's turns. */
  readonly effects: readonly Effect[];
}

/** A kind of terrain. Its name is the text `tile.<id>`; saved floors refer to it by its index in the table. */
export interface TileKind {
  readonly id: string;
  readonly glyph: string;
  readonly colour: string;
  readonly walkable: boolean;
  readonly transparent: boolean;
  readonly stairs?: 'down' | 'up';
  /** Fliers can cross it, though it isn't walkable. */
  readonly flyable?: boolean;
  /** The tile it becomes when an actor steps onto it. */
  readonly opens?: string;
  /** The tile it becomes when it is left. */
  readonly shuts?: string;
  /** The key that lets the player enter it, though it isn't walkable. */
  readonly key?: string;
  /** Ends statuses that water ends. */
  readonly wet?: boolean;
  /** dx^2 + dy^2 within which a step onto it can wake sleepers. */
  readonly noise?: number;
  /** Colour of the light it emits. */
  readonly glow?: string;
}
