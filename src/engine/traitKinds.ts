import type { Ability, Effect, Working, Wounded } from './effectKinds';

/* Traits: what breeds, elites, worn items, affixes, heroes, talents and statuses share, and how those of one bearer are combined. */

/** Bonuses to stats; a status can have negative ones. */
export interface Bonus {
  readonly power?: number;
  readonly defence?: number;
  readonly maxHp?: number;
}

/** The values of a trait: numbers by the range that they are from, or something else. */
interface Shapes {
  readonly speed: number;
  readonly share: number;
  readonly percent: number;
  readonly steps: number;
  readonly shine: number;
  readonly flag: boolean;
  readonly statuses: readonly string[];
  readonly abilities: readonly Ability[];
  readonly effects: readonly Effect[];
  readonly workings: readonly Working[];
  readonly wounds: readonly Wounded[];
}

/** A trait: its values, and how those of one bearer are combined. */
export interface TraitRow {
  readonly shape: keyof Shapes;
  /** Percentages are multiplied, amounts added up, the greatest is taken, any is enough, lists are joined, or each source keeps its own. */
  readonly joins: 'product' | 'sum' | 'greatest' | 'any' | 'list' | 'apart';
  /** The most that a sum comes to, if it isn't the most that one alone may be. */
  readonly most?: number;
  /** Whether its bearer would rather have more of it, or less. */
  readonly good: 'more' | 'less';
  /** It is about what is the bearer's, not about its bearer: its text is a sentence of its own. */
  readonly ofThings?: true;
  /** Percentages with a text of their own, `trait.<name>.<word>`. */
  readonly words?: Readonly<Record<number, string>>;
}

/**
 * Every trait, in the order in which they are told. Numbers, flags and statuses are told by the texts `traits.<name>` and `.self`;
 * percentages of what is usual by `.less` and `.more`.
 */
export const TRAITS = {
  /** Percent of normal speed; 100 is one action per turn. @default 100 */
  speed: { shape: 'speed', joins: 'product', good: 'more', words: { 50: 'half', 200: 'twice' } },
  /** Percent of damage taken. @default 100 */
  takes: { shape: 'share', joins: 'product', good: 'less', words: { 0: 'none', 50: 'half' } },
  /** Percent of damage taken while it has no more than a third of its HP. @default 100 */
  stands: { shape: 'share', joins: 'product', good: 'less', words: { 0: 'none', 50: 'half' } },
  /** Percent of the HP that effects restore to it. @default 100 */
  heals: { shape: 'share', joins: 'product', good: 'more', words: { 0: 'none' } },
  /** Percent of the damage of items and skills that it uses. @default 100 */
  wields: { shape: 'share', joins: 'product', good: 'more', words: { 0: 'none' } },
  /** Percent of normal noise. @default 100 */
  noise: { shape: 'share', joins: 'product', good: 'less', words: { 0: 'none' } },
  /** Percent of the oil that its lantern burns as light; only the player's counts. @default 100 */
  burns: { shape: 'share', joins: 'product', good: 'less', words: { 0: 'none' }, ofThings: true },
  /** Percent of its attacks' damage that heals it. @default 0 */
  drains: { shape: 'share', joins: 'sum', good: 'more' },
  /** Percent of attacks on it that miss while it is awake; at most 75 in all, so that it can still be hit. @default 0 */
  evades: { shape: 'percent', joins: 'sum', most: 75, good: 'more' },
  /** Percent added to its attacks on sleepers. @default 0 */
  ambush: { shape: 'share', joins: 'sum', good: 'more' },
  /** Added to the light radius; only the player's counts. @default 0 */
  light: { shape: 'steps', joins: 'sum', good: 'more', ofThings: true },
  /** Added to the distance at which hidden traps are found, in steps; only the player's counts. @default 0 */
  search: { shape: 'steps', joins: 'sum', good: 'more' },
  /** Radius of the light it gives off, which shows it from afar; of an item, worn or on the ground. @default 0 */
  shines: { shape: 'shine', joins: 'greatest', good: 'less' },
  /** Statuses it is immune to. @default [] */
  resists: { shape: 'statuses', joins: 'list', good: 'more' },
  /** Visible only to adjacent actors. */
  unseen: { shape: 'flag', joins: 'any', good: 'more' },
  /** No trap goes off under it. */
  sure: { shape: 'flag', joins: 'any', good: 'more' },
  /** Can't leave its cell by itself, but act in it. */
  rooted: { shape: 'flag', joins: 'any', good: 'less' },
  /** Touches no ground: crosses what fliers cross, and sets off nothing. */
  levitates: { shape: 'flag', joins: 'any', good: 'more' },
  /** Can't be pushed, pulled, swapped, dragged or carried by currents. */
  anchored: { shape: 'flag', joins: 'any', good: 'more' },
  /** Currents don't carry it, and deep water doesn't tire it. */
  seaworthy: { shape: 'flag', joins: 'any', good: 'more' },
  /** Nothing can cling to it. */
  slippery: { shape: 'flag', joins: 'any', good: 'more' },
  /** Statuses that last twice as long on it. @default [] */
  prone: { shape: 'statuses', joins: 'list', good: 'less' },
  /** Water also ends the statuses on it that healing ends. */
  bathes: { shape: 'flag', joins: 'any', good: 'more' },
  /** In deep water visible only to adjacent actors; only the player's counts. */
  submerges: { shape: 'flag', joins: 'any', good: 'more' },
  /** Special actions; its brain must list `cast`. @default [] */
  abilities: { shape: 'abilities', joins: 'list', good: 'more' },
  /** Effects on the victim when its attack does damage. @default [] */
  onHit: { shape: 'effects', joins: 'list', good: 'more' },
  /** Effects on the attacker when it survives a damaging attack; effects on places, such as clouds, are centred on itself. @default [] */
  onStruck: { shape: 'effects', joins: 'list', good: 'more' },
  /** Effects on itself when it kills an enemy. @default [] */
  onKill: { shape: 'effects', joins: 'list', good: 'more' },
  /** Effects on itself when it comes to a new floor; only the player's count. @default [] */
  onArrival: { shape: 'effects', joins: 'list', good: 'more' },
  /** Effects on itself, once in its life, when its HP fall to a percentage of its maximum. @default [] */
  onWounded: { shape: 'wounds', joins: 'list', good: 'more' },
  /** Effects on itself after each of its turns. @default [] */
  eachTurn: { shape: 'effects', joins: 'apart', good: 'more' },
  /** Effects when it dies, each with a target: `self` affects no one, but a cloud or summons appears where it stood. @default [] */
  onDeath: { shape: 'workings', joins: 'apart', good: 'more' },
} as const satisfies Readonly<Record<string, TraitRow>>;

export type TraitName = keyof typeof TRAITS;

/** The traits that are numbers. */
export type NumberedTrait = { [Name in TraitName]: Values[Name] extends number ? Name : never }[TraitName];

/** Their names, in that order. */
export const TRAIT_NAMES = Object.keys(TRAITS) as readonly TraitName[];

type Values = { readonly [Name in TraitName]: Shapes[(typeof TRAITS)[Name]['shape']] };
type Joined = { [Name in TraitName]: (typeof TRAITS)[Name]['joins'] extends 'apart' ? never : Name }[TraitName];

/** Traits as a row has them. */
export type Traits = { readonly bonus?: Bonus } & { readonly [Name in keyof typeof TRAITS]?: Values[Name] };

/** All of an actor's traits combined. */
export type Nature = { readonly [Name in Joined]: Values[Name] } & {
  readonly traits: readonly Traits[];
  /** Of statuses, worn items, the hero and its talents. */
  readonly bonus: Required<Bonus>;
  /** The traits with effects on each turn. */
  readonly perTurn: readonly Traits[];
};

/** A nature with what it was computed from: valid while these are unchanged. */
export interface KnownNature {
  readonly nature: Nature;
  readonly bearer: object;
  readonly worn: object | null;
  readonly elite: object;
  readonly statuses: number;
}

/** All effects that a bearer of traits may have at any time. */
export function effectsOfTraits(traits: Traits): readonly Effect[] {
  const { abilities = [], onHit = [], onStruck = [], onKill = [], onArrival = [], eachTurn = [], onDeath = [], onWounded = [] } = traits;
  const worked = [...onWounded, ...onDeath, ...abilities].flatMap(({ effects }) => effects);
  const own = abilities.flatMap(({ charge = [], announcing = [], after = [] }) => [...charge, ...announcing, ...after]);
  return [...onHit, ...onStruck, ...onKill, ...onArrival, ...eachTurn, ...worked, ...own];
}
