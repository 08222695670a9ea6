import { isWearable, type Bonus, type Traits } from '../content';
import { RANGES } from '../pack/ranges';
import type { World } from '../World';
import type { Actor, GameState, Item } from '../state';
import { bonusOf } from './bonus';
import { heroOf, talentsOf } from './calling';
import type { Known, Nature } from './Nature';

/** Traits add up and multiply no further than one alone could go (docs/PACKS.md). */
const [MOST_SPEED, MOST_SHARE, MOST_STEPS] = [RANGES.speed[1], RANGES.share[1], RANGES.steps[1]];

/** The most attacks that miss, in percent: an actor that evades can still be hit. */
const MOST_EVADED = 75;

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
function keepNature(natures: (Known | undefined)[], known: Known | undefined, { actor, copy, worn }: Copied): void {
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

/** Traits of one bearer together. */
export function sumUp(traits: readonly Traits[], bonus: Required<Bonus> = NO_BONUS): Nature {
  type Percent = 'speed' | 'takes' | 'noise' | 'stands' | 'heals' | 'wields' | 'burns';
  type Lists = Required<Pick<Traits, 'onHit' | 'onStruck' | 'onKill' | 'onArrival' | 'abilities' | 'resists'>>;
  const percent = (trait: Percent, limit: number = MOST_SHARE): number => {
    let [product, most] = [100, limit];
    for (const { [trait]: by = 100 } of traits) [product, most] = [share(product, by), Math.max(most, by)];
    return Math.min(most, product);
  };
  type Sum = 'light' | 'search' | 'drains' | 'evades' | 'ambush';
  const sum = (trait: Sum, most: number): number => Math.min(most, traits.reduce((total, each) => total + (each[trait] ?? 0), 0));
  const list = <K extends keyof Lists>(trait: K): Lists[K] => traits.reduce<readonly unknown[]>((all, each) => joined(all, each[trait]), NONE) as Lists[K];
  return {
    traits,
    bonus,
    speed: percent('speed', MOST_SPEED),
    takes: percent('takes'),
    noise: percent('noise'),
    light: sum('light', MOST_STEPS),
    search: sum('search', MOST_STEPS),
    shines: traits.reduce((most, each) => Math.max(most, each.shines ?? 0), 0),
    drains: sum('drains', MOST_SHARE),
    evades: sum('evades', MOST_EVADED),
    ambush: sum('ambush', MOST_SHARE),
    stands: percent('stands'),
    heals: percent('heals'),
    wields: percent('wields'),
    burns: percent('burns'),
    sure: traits.some((each) => each.sure === true),
    unseen: traits.some((each) => each.unseen === true),
    onHit: list('onHit'),
    onStruck: list('onStruck'),
    onKill: list('onKill'),
    onArrival: list('onArrival'),
    abilities: list('abilities'),
    resists: list('resists'),
    perTurn: traits.filter((each) => each.eachTurn !== undefined),
  };
}

const NONE: readonly never[] = [];

/** A product so far that stays exact, however many percentages are still to come. */
const MOST_PRODUCT = 1_000_000_000;

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
