import type { World } from '../World';
import {
  isWearable, TRAIT_NAMES, TRAITS, type Bonus, type Content, type HeroKind, type KnownNature, type Nature,
  type NumberedTrait as Numbered, type Talent, type TraitName, type TraitRow, type Traits,
} from '../content';
import { RANGES } from '../pack/ranges';
import type { Actor, GameState, Item } from '../state';

/* An actor's nature: what its kind, its statuses, and for the hero its gear and talents add up to. */

/** The row of the hero; null in packs without heroes. */
export function heroOf({ content, state }: Pick<World, 'content' | 'state'>): HeroKind | null {
  return content.heroes.get(state.hero.kind) ?? null;
}

/** The talents learnt, in order. */
export function talentsOf({ content, state }: Pick<World, 'content' | 'state'>): Talent[] {
  return state.hero.talents.flatMap((id) => content.talents.get(id) ?? []);
}

/** An item's bonuses, with affixes and enchantment; zeros if it can't be worn. */
export function bonusOf({ content }: Pick<World, 'content'>, item: Pick<Item, 'kind' | 'affixes' | 'plus'>): Required<Bonus> {
  return { power: ofItem(content, item, 'power'), defence: ofItem(content, item, 'defence'), maxHp: ofItem(content, item, 'maxHp') };
}

/** The stat that enchanting an item raises and rust lowers; null if it can't be worn. */
export function ownStat(content: Content, item: Pick<Item, 'kind'>): 'power' | 'defence' | null {
  const kind = content.itemKinds.get(item.kind);
  if (!kind || !isWearable(kind)) return null;
  return kind.bonus.power === undefined ? 'defence' : 'power';
}

/** An item's bonus to one stat. */
function ofItem(content: Content, item: Pick<Item, 'kind' | 'affixes' | 'plus'>, stat: keyof Bonus): number {
  const kind = content.itemKinds.get(item.kind);
  if (!kind || !isWearable(kind)) return 0;
  let sum = kind.bonus[stat] ?? 0;
  for (const id of item.affixes) sum += content.affixes.get(id)?.bonus[stat] ?? 0;
  return stat === ownStat(content, item) ? sum + item.plus : sum;
}

/** The slot an item is worn in; null if it is not worn. */
export function wornSlot({ state }: Pick<World, 'state'>, item: Pick<Item, 'id'>): string | null {
  return Object.keys(state.hero.worn).find((slot) => state.hero.worn[slot] === item.id) ?? null;
}

/** An actor's combined traits: of its breed, elite kinds, worn items and statuses; for the player also of its hero and talents. */
export function natureOf(world: World, actor: Actor): Nature {
  const worn = actor === world.state.player ? world.state.hero.worn : null;
  let count = 0;
  for (const _status in actor.statuses) count++;
  const old = world.natures[actor.id];
  if (old && old.bearer === actor.statuses && old.worn === worn && old.elite === actor.elite && old.statuses === count) return old.nature;
  const nature = sumUp(gather(world, actor), addUp(world, actor));
  world.natures[actor.id] = { nature, bearer: actor.statuses, worn, elite: actor.elite, statuses: count };
  return nature;
}

/** The most ids for which there is room at once: a save could name any number. */
const MOST_IDS = 100_000;

/** Room for what is known of each actor; ids beyond are looked up more slowly. */
export function unknownNatures({ nextId }: GameState): undefined[] {
  return new Array<undefined>(Math.min(nextId, MOST_IDS)).fill(undefined);
}

/** Must be called when something worn has become better or worse, and when the hero or its talents change. */
export function forgetNature(world: World, actor: Actor): void {
  world.natures[actor.id] = undefined;
}

/** An actor and its copy in a fork, with what the copy wears if it is the player. */
interface Copied {
  readonly actor: Actor;
  readonly copy: Actor;
  readonly worn: object | null;
}

/** Gives a run's copy all that is known of its actors' natures. */
export function keepNatures({ natures, state, floor }: World, copy: World): void {
  const { player, hero } = copy.state;
  keepNature(copy.natures, natures[player.id], { actor: state.player, copy: player, worn: hero.worn });
  floor.state.actors.forEach((actor, place) => {
    const same = copy.floor.state.actors[place];
    if (same) keepNature(copy.natures, natures[actor.id], { actor, copy: same, worn: null });
  });
}

/** Gives the copy of an actor the nature that is known of it, if any. */
function keepNature(natures: (KnownNature | undefined)[], known: KnownNature | undefined, { actor, copy, worn }: Copied): void {
  if (known?.bearer !== actor.statuses) return;
  natures[copy.id] = { ...known, bearer: copy.statuses, worn, elite: copy.elite };
}

/** All sources of an actor's traits. */
export function traitsOf(world: World, actor: Actor): readonly Traits[] {
  return natureOf(world, actor).traits;
}

function gather(world: World, actor: Actor): Traits[] {
  const { elites, statuses } = world.content;
  const isPlayer = actor === world.state.player;
  const traits: (Traits | undefined)[] = isPlayer ? [world.breedOf(actor), ...callingOf(world)] : [world.breedOf(actor)];
  for (const id of actor.elite) traits.push(elites.kinds.get(id));
  if (isPlayer) for (const item of wornItems(world)) traits.push(...itemTraits(world, item));
  for (const id in actor.statuses) traits.push(statuses.get(id));
  return traits.filter((each) => each !== undefined);
}

const NO_BONUS: Required<Bonus> = { power: 0, defence: 0, maxHp: 0 };

/** The bonuses of statuses and, for the player, of worn items. */
function addUp(world: World, actor: Actor): Required<Bonus> {
  let sum = NO_BONUS;
  if (actor === world.state.player) {
    for (const item of wornItems(world)) sum = plus(sum, bonusOf(world, item));
    for (const { bonus } of callingOf(world)) sum = plus(sum, bonus);
  }
  for (const id in actor.statuses) sum = plus(sum, world.content.statuses.get(id)?.bonus);
  return sum;
}

/** The rows of the hero and of its talents. */
function callingOf(world: World): Traits[] {
  const hero = heroOf(world);
  return hero ? [hero, ...talentsOf(world)] : talentsOf(world);
}

function plus(sum: Required<Bonus>, more: Bonus | undefined): Required<Bonus> {
  if (!more) return sum;
  return { power: sum.power + (more.power ?? 0), defence: sum.defence + (more.defence ?? 0), maxHp: sum.maxHp + (more.maxHp ?? 0) };
}

const NONE: readonly never[] = [];

/** A product so far that stays exact, however many percentages are still to come. */
const MOST_PRODUCT = 1_000_000_000;

/** The traits of which each source doesn't keep its own. */
const JOINED = TRAIT_NAMES.filter((name) => TRAITS[name].joins !== 'apart');

/** A nature without any traits. All others are copies of it, which keeps their layout fixed: such objects are read fastest. */
const PLAIN = Object.fromEntries([
  ...JOINED.map((name) => [name, combined([], name)] as const),
  ...Object.entries({ traits: NONE, bonus: NO_BONUS, perTurn: NONE }),
]) as unknown as Nature;

/** Traits of one bearer together: only those that a source has differ from the plain nature's. */
export function sumUp(traits: readonly Traits[], bonus: Required<Bonus> = NO_BONUS): Nature {
  const nature: { -readonly [Part in keyof Nature]: Nature[Part] } = { ...PLAIN };
  nature.traits = traits;
  nature.bonus = bonus;
  nature.perTurn = traits.filter((each) => each.eachTurn !== undefined);
  for (const each of traits) for (const name of joinedIn(each)) Object.assign(nature, { [name]: combined(traits, name) });
  return nature;
}

/** The joined traits of each row: looking for all of them would take longer than combining these. */
const known = new WeakMap<Traits, readonly TraitName[]>();

function joinedIn(row: Traits): readonly TraitName[] {
  let names = known.get(row);
  if (!names) {
    names = JOINED.filter((name) => row[name] !== undefined);
    known.set(row, names);
  }
  return names;
}

/** The values of a trait in one. */
function combined(traits: readonly Traits[], name: TraitName): unknown {
  const row: TraitRow = TRAITS[name];
  switch (row.joins) {
    case 'product':
      return product(traits, name as Numbered);
    case 'sum':
      return Math.min(row.most ?? limitOf(name as Numbered), traits.reduce((total, { [name as Numbered]: by = 0 }) => total + by, 0));
    case 'greatest':
      return traits.reduce((most, { [name as Numbered]: by = 0 }) => Math.max(most, by), 0);
    case 'any':
      return traits.some((each) => each[name] === true);
    case 'list':
      return traits.reduce<readonly unknown[]>((all, each) => joined(all, each[name] as readonly unknown[] | undefined), NONE);
    case 'apart':
      return undefined;
  }
}

/** Percentages one after the other, each rounded down; together they go no further than one alone could. */
function product(traits: readonly Traits[], name: Numbered): number {
  let all = 100;
  let most = limitOf(name);
  for (const { [name]: by = 100 } of traits) {
    all = share(all, by);
    most = Math.max(most, by);
  }
  return Math.min(most, all);
}

/** The most that a trait may be in one row (docs/PACKS.md). */
function limitOf(name: Numbered): number {
  return RANGES[TRAITS[name].shape][1];
}

/** A percentage of a product of percentages, rounded down. */
export function share(product: number, percent: number): number {
  return Math.min(MOST_PRODUCT, Math.floor((product * percent) / 100));
}

/** Both in one list. Most kinds add nothing, and then no list is made. */
function joined<T>(list: readonly T[], more: readonly T[] = []): readonly T[] {
  if (more.length === 0) return list;
  return list.length === 0 ? more : [...list, ...more];
}

/** The traits of an item and its affixes; none if it can't be worn. */
export function itemTraits({ content }: Pick<World, 'content'>, item: Pick<Item, 'kind' | 'affixes'>): Traits[] {
  const kind = content.itemKinds.get(item.kind);
  return kind && isWearable(kind) ? [kind, ...item.affixes.flatMap((id) => content.affixes.get(id) ?? [])] : [];
}

export function wornItems({ state }: Pick<World, 'state'>): Item[] {
  const { worn, inventory } = state.hero;
  const ids = Object.values(worn);
  return ids.length === 0 ? [] : inventory.filter((item) => ids.includes(item.id));
}
