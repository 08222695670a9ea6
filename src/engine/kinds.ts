import type { Amount } from './core/floorCurve';
import type { Heading } from './core/point';
import type { Working } from './effectKinds';
import type { Bonus, Traits } from './traitKinds';

/* The rows of a pack, one type per table. Every range and radius is dx^2 + dy^2, inclusive. */

/** Sounds that a row may name. */
export const ROW_SOUNDS =
  ['drink', 'read', 'wand', 'eat', 'pour', 'throwBomb', 'shoot', 'ignite', 'poison', 'freeze', 'darken', 'ailed', 'blessed'] as const;
export type RowSound = (typeof ROW_SOUNDS)[number];

/** A row's appearance: a sprite, and for text mode one character and a colour, `#rrggbb`. */
export interface Look {
  readonly glyph: string;
  readonly colour: string;
  /** Sprite name without its frame, such as `orc/idle`. */
  readonly sprite: string;
}

/** What a tactic means to those who don't ask it to act; its function is in `ai/tactics`. */
export interface TacticKind {
  /** Makes a monster move. */
  readonly moves?: true;
  /** Goes after an enemy that it has noticed, over stairs too. */
  readonly hunts?: true;
  /** Flees in fear. */
  readonly flees?: true;
  /** Flees with what it has stolen. */
  readonly makesOff?: true;
  /** Comes no closer than it must. */
  readonly keepsOff?: true;
  /** Doesn't come to its enemies by itself, or not near. */
  readonly isShy?: true;
  /** Waits in hiding from the start. */
  readonly hides?: true;
  /** May be asleep on a new floor, since it wakes up. */
  readonly sleeps?: true;
  /** Makes a captive and an ally of a monster. */
  readonly joins?: true;
  /** Turns a front. */
  readonly turns?: true;
  /** As a status's tactic: keeps an actor from acting at all. */
  readonly holds?: true;
  /** As a status's tactic: leads steps astray. */
  readonly strays?: true;
}

/** Every tactic that a brain can list. */
export const TACTIC_KINDS = {
  /** Attacks if adjacent or comes closer; goes to where it last saw the player; stumbles, confused; freezes, paralysed. */
  hunt: { moves: true, hunts: true },
  track: { moves: true },
  stumble: { strays: true },
  freeze: { holds: true },
  /** Sleeps until noise wakes it; hides until the player is adjacent; wanders about. */
  sleep: { sleeps: true },
  lurk: { hides: true },
  /** Hides until one of its abilities reaches the player, and uses that; else as `lurk`. */
  angle: { hides: true },
  wander: { moves: true },
  /** Uses its `abilities`; steals an item and flees; flees when hurt; keeps its distance; moves at random now and then. */
  cast: {},
  rob: { moves: true, makesOff: true },
  escape: { moves: true, flees: true },
  keepAway: { moves: true, keepsOff: true, isShy: true },
  flit: { moves: true },
  /** Stays put unless it has a goal; shares the goal of its nearest group member. */
  guard: {},
  follow: { moves: true },
  /** As an ally: stays near the player, or where it was told to wait; then `hunt` may fight. Captives must list it. */
  accompany: { moves: true, joins: true },
  /** Keeps out of the light; goes to the light; puts out lights it can reach. */
  fearsLight: { moves: true },
  seeksLight: { moves: true },
  snuffs: { moves: true },
  /** Attacks from two cells away and leaps out of reach; does what the player did; eats remains; robs the player of its lantern. */
  skirmish: { moves: true, isShy: true },
  mirror: { moves: true, isShy: true },
  devour: { moves: true },
  robLight: { moves: true },
  /** Goes under in deep water once it has come up; strikes the one it clings to. */
  dive: { moves: true },
  cling: {},
  /** Drags the one it clings to towards deep water, and in. */
  drag: { moves: true },
  /** Turns its front towards its enemy, an eighth every second turn. */
  face: { turns: true },
} as const satisfies Readonly<Record<string, TacticKind>>;

export type TacticId = keyof typeof TACTIC_KINDS;

/** Whether a tactic is of a kind. */
export function isTactic(id: TacticId | undefined, kind: keyof TacticKind): boolean {
  if (id === undefined) return false;
  const row: TacticKind = TACTIC_KINDS[id];
  return row[kind] === true;
}

/** Whether a brain has a tactic of a kind. */
export function hasTactic({ brain }: Pick<Breed, 'brain'>, kind: keyof TacticKind): boolean {
  return brain.some((id) => isTactic(id, kind));
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
  /** On foot, avoiding traps; over water and traps; through walls; digging; in water alone, or also; unseen in the deep. @default "walk" */
  readonly moves?: 'walk' | 'fly' | 'phase' | 'burrow' | 'swim' | 'amphibious';
  /** Percent of HP below which `escape` flees. @default 0 */
  readonly nerve?: number;
  /** The item kind it passes for until it is found out. */
  readonly disguise?: string;
  /** Monsters that appear with it. @default [] */
  readonly company?: readonly { readonly breed: string; readonly least: number; readonly most: number }[];
  /** Percent chance to be asleep on a new floor, instead of the floor's own. */
  readonly sleepy?: number;
  /** Stays where an announced attack will hit. */
  readonly heedless?: boolean;
  /** Never an elite and never drawn out of depth. */
  readonly unique?: boolean;
  /** Stands still while its cell is lit; a hooded lantern's glow doesn't hold it. */
  readonly darkBound?: boolean;
  /** Its remains rise again after `turns` turns, with `hp` percent of maximum HP, unless they have been stepped on. */
  readonly revives?: { readonly turns: number; readonly hp: number };
  /** Faces a direction, where it turns away attacks and missiles and attacks itself; with the tactic `face` it turns. */
  readonly frontShield?: boolean;
  /** Currents carry it, though it swims. */
  readonly drifts?: boolean;
  /** Radius of the light that it gives off while it is hidden. @default 0 */
  readonly glimmers?: number;
  /** How it looks while it is a captive, instead of as always. */
  readonly captive?: Look;
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
  /** Can't be used with an enemy in view. */
  readonly calm?: boolean;
  /** What is heard when it is used, instead of what suits its effects. */
  readonly sound?: RowSound;
  /** The sprite of what flies to the target, instead of a bolt or, if it is thrown, itself. */
  readonly missile?: string;
  /** The most of this kind that the bag takes; without it only the slots count. */
  readonly carried?: number;
  /** Radius of its light on the ground. @default 0 */
  readonly shines?: number;
}

/** An item that is worn, one per slot. */
export interface Wearable extends Look, Traits {
  /** Its name is the text `slot.<slot>`. */
  readonly slot: string;
  readonly bonus: Bonus;
  /** Attack pattern: at two cells' distance; on all adjacent enemies; with a leap over one free cell, for double damage. */
  readonly blow?: 'reach' | 'sweep' | 'lunge';
  /** What a hero's figure shows of it. */
  readonly figure?: Figure;
}

/** A sprite laid over a hero's body, and where it belongs. */
export interface Figure {
  readonly at: FigurePlace;
  readonly sprite: string;
}

/** The places of a figure from the lowest up; `hand` is the right one, `off` before the body. */
export const FIGURE_PLACES = ['body', 'head', 'lantern', 'off', 'hand'] as const;
export type FigurePlace = (typeof FIGURE_PLACES)[number];

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
  /** Radius of its light on the ground. @default 0 */
  readonly shines?: number;
}

/** A kind of item. Its name is the text `item.<id>`. */
export type ItemKind = Consumable | Wearable | Treasure | Key | GoalItem;

export function isWearable(kind: ItemKind): kind is Wearable {
  return 'slot' in kind;
}

export function isConsumable(kind: ItemKind): kind is Consumable {
  return 'effects' in kind;
}

/** Whether a kind wins the run; of no kind, no. */
export function isGoalItem(kind: ItemKind | undefined): kind is GoalItem {
  return kind !== undefined && 'wins' in kind;
}

/** Whether an item of a kind has used up its charges. */
export function isEmpty({ charges }: Consumable, item: { readonly charges: number }): boolean {
  return charges !== undefined && item.charges === 0;
}

/** What a consumable is, as its sprite shows. */
export type Form = 'potion' | 'scroll' | 'wand';
const FORMS: readonly Form[] = ['potion', 'scroll', 'wand'];

/** The form of a consumable; null for any other than these. */
export function formOf({ sprite }: Look): Form | null {
  return FORMS.find((form) => sprite.startsWith(`item/${form}`)) ?? null;
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
  /** What ends it early, besides `cure`: healing, water, any wound, or the end of its bearer's announced attack, hit or not. */
  readonly endsBy?: 'healing' | 'water' | 'wounds' | 'attack';
  /** Its bearer lets go of whom it clings to. */
  readonly loosens?: boolean;
  /** Limits the bearer's sight radius. */
  readonly sees?: number;
  /** The bearer mistakes every monster for another. */
  readonly deceives?: boolean;
  /** Shown as harmful. */
  readonly harmful?: boolean;
  /** It doesn't wear off: only what cures it ends it. */
  readonly endless?: boolean;
  /** The sprite of a monster that has it, instead of its own. */
  readonly look?: string;
  /** What is heard when it takes hold. */
  readonly sound?: RowSound;
}

/** A trap. Texts: name `trap.<id>`, `.about`, and `.springs` for when it goes off. */
export interface TrapKind extends Look, Working {
  /** Removed once it has gone off. */
  readonly once: boolean;
  /** Monsters don't know of it. */
  readonly covert?: boolean;
}

/** A kind of terrain. Its name is the text `tile.<id>`; saved floors refer to it by its index in the table. */
/** A hazard that comes up on all tiles of a kind at once, again and again, in turns of the run. */
export interface Eruption {
  readonly hazard: string;
  /** Turns from one coming to the next, and for how many of them it lies there. */
  readonly every: number;
  readonly turns: number;
  /** By how many turns it comes later than on the first of each round. @default 0 */
  readonly delay?: number;
}

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
  /** The tile it becomes when somebody who touches the ground comes onto it, as ice cracks, and then breaks into deep water. */
  readonly breaks?: string;
  /** What comes up on it by the clock: lava that runs in lanes and cools, steam from vents. */
  readonly erupts?: Eruption;
  /** The key that lets the player enter it, though it isn't walkable. */
  readonly key?: string;
  /** Ends statuses that water ends; swimmers live in it. */
  readonly wet?: boolean;
  /** The player can enter it, though it isn't walkable: after that many turns in a row each further one does that damage. */
  readonly deep?: { readonly turns: number; readonly damage: Amount };
  /** Its current carries what floats in it, such as actors and items, one tile that way at the end of each of the player's turns. */
  readonly carries?: Heading;
  /** The tile it is in a vault that is turned clockwise by a right angle. */
  readonly turned?: string;
  /** Squared distance within which a step onto it can wake sleepers. */
  readonly noise?: number;
  /** Colour of the light it emits. */
  readonly glow?: string;
  /** Radius of its light. @default 0 */
  readonly shines?: number;
  /** The tile it becomes when its light is put out. */
  readonly darkens?: string;
  /** Carries hazards that are `conducted`, such as sparks in water. */
  readonly conducts?: boolean;
  /** Its picture on the ground; without one, its glyph. Stairs, doors and water have those of the theme. */
  readonly sprite?: string;
  /** Suffixes of the sprite's names, one for each shape that it may have. */
  readonly shapes?: readonly string[];
  /** The sprite has the frames `.0` and `.1`. */
  readonly moving?: boolean;
  /** It is a wall, and the sprite is on its face. */
  readonly hangs?: boolean;
}

/** Rock and bare ground, which have the pictures of the theme. */
const PLAIN: readonly string[] = ['wall', 'ground'];

/** Whether a tile has a picture, by its row or by what it does; any other is drawn as its glyph on ground or wall. */
export function isPictured({ id, sprite, stairs, key, opens, shuts, wet }: TileKind): boolean {
  return PLAIN.includes(id) || wet === true || [sprite, stairs, key, opens, shuts].some((field) => field !== undefined);
}
