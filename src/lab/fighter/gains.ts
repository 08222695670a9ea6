import type { Game } from '../../engine/Game';
import { Give } from '../../engine/actions/company';
import { Choose } from '../../engine/actions/hero';
import { Drop, Equip } from '../../engine/actions/items';
import { Wait } from '../../engine/actions/moves';
import { type Consumable, isConsumable, isWearable, type TileKind, type Traits } from '../../engine/content';
import { type Point, stepsBetween } from '../../engine/core/point';
import type { Change } from '../../engine/effectKinds';
import { healingIn, inflictedBy } from '../../engine/effects/effects';
import { choicesAt, offerRefusal, type OfferedChoice } from '../../engine/facts/features';
import { priceOf } from '../../engine/facts/hero';
import { isKnown } from '../../engine/facts/names';
import { canLeadMore, captiveBeside, neediestAlly } from '../../engine/facts/sides';
import { maxHpOf } from '../../engine/facts/stats';
import { bonusOf, itemTraits } from '../../engine/facts/traits';
import { type FloorState, INVENTORY_SLOTS, type Item } from '../../engine/state';
import { sumOver } from './Enemy';
import { memoryOf } from './memory';
import { passageBy } from './overWater';
import { type Situation, stepTo, type FighterTactic } from './Situation';

/** In HP: a point of power or defence, a hit trait, an attack pattern, a resistance, a firmer footing. */
const POINT = 4;
const TRAIT = 3;
const ATTACK = 3;
const RESISTANCE = 1;
const FOOTING = 2;

/** Equips a better item when no enemy is in view. */
export const equip: FighterTactic = ({ game, enemies }) => {
  if (enemies.length > 0) return null;
  const { inventory, worn } = game.state.hero;
  const better = inventory.find((item) => {
    const slot = slotOf(game, item);
    if (slot === null || worn[slot] === item.id) return false;
    return wornGain(game, item) > 0;
  });
  return better ? new Equip(better.id) : null;
};

/** In HP, how much better an item is than what it would replace; 0 if it is not, or not worn. */
function wornGain(game: Game, item: Item): number {
  const slot = slotOf(game, item);
  if (slot === null) return 0;
  const { inventory, worn } = game.state.hero;
  const old = inventory.find(({ id }) => id === worn[slot]);
  return Math.max(0, worth(game, item) - (old ? worth(game, old) : 0));
}

/** Makes room by dropping the worst unequipped gear, or a useless item. */
export const discard: FighterTactic = ({ game, enemies }) => {
  const { inventory, worn } = game.state.hero;
  if (enemies.length > 0 || inventory.length < INVENTORY_SLOTS) return null;
  const spare = inventory.filter((item) => slotOf(game, item) !== null && !Object.values(worn).includes(item.id));
  const worst = spare.sort((a, b) => worth(game, a) - worth(game, b))[0] ?? inventory.find((item) => isJunk(game, item));
  return worst ? new Drop(worst.id) : null;
};

/** Whether an identified item only harms its user. */
export function isJunk(game: Game, { kind }: Pick<Item, 'kind'>): boolean {
  const row = game.content.itemKinds.get(kind);
  return row !== undefined && isConsumable(row) && row.target.at === 'self' && isHarmful(game, row)
    && passageBy(game, row) === null && isKnown(game, kind);
}

const harmful = new WeakMap<Consumable, boolean>();

/** Whether all effects of a row harm its user; kept, since every turn asks for each item in view. */
function isHarmful({ content }: Game, row: Consumable): boolean {
  const known = harmful.get(row);
  if (known !== undefined) return known;
  const harms = (status: string): boolean => content.statuses.get(status)?.harmful === true;
  const isAll = row.effects.every((effect) =>
    effect.do === 'cloud' || effect.do === 'alarm' || inflictedBy([effect]).some(({ status }) => harms(status)));
  harmful.set(row, isAll);
  return isAll;
}

function slotOf({ content }: Game, item: Item): string | null {
  const kind = content.itemKinds.get(item.kind);
  return kind && isWearable(kind) ? kind.slot : null;
}

/** The value of an item as it was when last asked for: an item changes only by a new plus. */
const worths = new WeakMap<Item, { readonly plus: number; readonly worth: number }>();

/** An item's value to its wearer, in HP. */
function worth(game: Game, item: Item): number {
  const known = worths.get(item);
  if (known?.plus === item.plus) return known.worth;
  const { power, defence, maxHp } = bonusOf(game, item);
  const kind = game.content.itemKinds.get(item.kind);
  const attack = kind && isWearable(kind) && kind.blow ? ATTACK : 0;
  const sum = POINT * (power + defence) + maxHp + attack + sumOver(itemTraits(game, item), traitsWorth);
  worths.set(item, { plus: item.plus, worth: sum });
  return sum;
}

function traitsWorth(traits: Traits): number {
  const { onHit = [], onStruck = [], resists = [], drains = 0, light = 0, search = 0, noise = 100 } = traits;
  const { anchored, seaworthy, slippery, levitates, bathes, submerges } = traits;
  const firm = [anchored, seaworthy, slippery, levitates, bathes, submerges].filter((flag) => flag === true).length;
  return FOOTING * firm + TRAIT * (onHit.length + onStruck.length + light)
    + RESISTANCE * (resists.length + search) + drains / 5 + (100 - noise) / 50;
}

/** In HP: what a thing to take, a point of a stat for good, and a potion unknown until now are worth to it. */
const THING = 4;
const BOON = 12;
const POTION = 6;
/** Likewise light that shows what lurks, and a full draught of oil. */
const LIGHT = 2;
const REFILL = 6;
/** The share of its HP that it needs before it pays with some, and the turns of oil it keeps. */
const HALE = 0.8;
const OIL = 300;

/** Where features stood when a floor was first seen: only their number shrinks. */
const places = new WeakMap<FloorState, readonly Point[]>();

/** Goes to the nearest feature that it knows and gains by, in peace, and chooses what it gains most by. */
export const ask: FighterTactic = (now) => {
  const { game, player, enemies, ways, weights } = now;
  if (weights.asks === 0 || game.content.features.size === 0 || enemies.length > 0) return null;
  const useful = featuresOf(game).filter((at) => game.floor.isExplored(at.x, at.y) && bestAt(now, at) !== null);
  if (useful.length === 0) return null;
  const beside = useful.find((at) => stepsBetween(player, at) === 1);
  if (beside) return new Choose(beside.x, beside.y, bestAt(now, beside) ?? 0);
  const [next] = ways.toNearest((x, y) => useful.some((at) => stepsBetween(at, { x, y }) === 1)) ?? [];
  return next ? stepTo(game, next) : null;
};

/** Where the features of its floor stand, or stood. */
export function featuresOf(game: Game): readonly Point[] {
  const { content, floor } = game;
  const known = places.get(floor.state);
  if (known) return known;
  const asking = content.tiles.map(({ id }) => content.features.has(id));
  const found: Point[] = [];
  floor.state.terrain.forEach((tile, index) => {
    if (asking[tile]) found.push(floor.position(floor.cellOf(index)));
  });
  places.set(floor.state, found);
  return found;
}

/** The place of the choice that gains most; null if none gains anything that can be paid, or if it keeps off others as it is. */
function bestAt(now: Situation, at: Point): number | null {
  if (memoryOf(now.game).shut.has(now.game.floor.index(at.x, at.y))) return null;
  const choices = choicesAt(now.game, at);
  const gains = choices.map((choice) => (isPayable(now, at, choice) ? gainOf(now, choice) : 0));
  const most = Math.max(0, ...gains);
  return most === 0 ? null : gains.indexOf(most);
}

/** Whether it could choose this if it stood there, and can spare what it costs. */
function isPayable({ game, player, maxHp }: Situation, at: Point, choice: OfferedChoice): boolean {
  const { oil, hp } = priceOf(game, choice.cost);
  if (oil > 0 && game.state.hero.oil - oil < OIL) return false;
  if (hp > 0 && player.hp < maxHp * HALE) return false;
  return offerRefusal(game, at, choice) === null;
}

function gainOf({ game, player, maxHp }: Situation, { good, effects }: OfferedChoice): number {
  if (good) return THING + wornGain(game, good) + (healsWith(game, good.kind) ? POTION : 0);
  let gain = Math.min(maxHp - player.hp, healingIn(effects, maxHp));
  if (gain * 4 < maxHp) gain = 0;
  for (const effect of effects) {
    if (effect.do === 'boon' || effect.do === 'enchant') gain += BOON;
    if (effect.do === 'give') gain += POTION;
    if (effect.do === 'reveal') gain += LIGHT;
    if (effect.do === 'refuel') gain += takesOil(game, effect.turns) ? REFILL : 0;
    if (effect.do === 'change' && drains(game, effect)) gain += THING;
  }
  return gain;
}

/** Whether the lantern takes that many turns of oil, so that none is wasted. */
function takesOil({ content, state }: Game, turns: number): boolean {
  return content.lantern !== null && state.hero.oil + turns <= content.lantern.full;
}

/** Whether a change makes ground of deep water, under which things may lie. */
function drains({ content }: Game, { from, to }: Change): boolean {
  const tileOf = (id: string): TileKind | undefined => content.tiles.find((tile) => tile.id === id);
  return tileOf(from)?.deep !== undefined && tileOf(to)?.walkable === true;
}

/** Whether using items of a kind heals at once. */
export function healsWith({ content }: Game, kind: string): boolean {
  const row = content.itemKinds.get(kind);
  return row !== undefined && 'effects' in row && healingIn(row.effects) > 0;
}

/* Tactics with captives and allies. */

/** An ally below this share of its HP is given a potion, if this many are left for its leader. */
const HURT = 0.4;
const SPARE = 3;

/** Frees the captives in view when no enemy is near. */
export const free: FighterTactic = ({ game, player, enemies, ways, weights }) => {
  if (weights.mercy === 0 || !game.content.captives || enemies.length > 0) return null;
  const captives = game.floor.state.actors.filter((actor) => actor.bound > 0 && game.seesActor(actor));
  if (captives.length === 0 || !canLeadMore(game)) return null;
  if (captiveBeside(game, player)) return new Wait();
  const [next] = ways.toNearest((x, y) => captives.some((captive) => stepsBetween(captive, { x, y }) === 1)) ?? [];
  return next ? stepTo(game, next) : null;
};

/** Gives the weakest of many potions to a badly hurt ally beside it, in peace. */
export const tend: FighterTactic = ({ game, enemies, potions }) => {
  const ally = enemies.length === 0 && potions.length > SPARE ? neediestAlly(game) : null;
  const [weakest] = potions;
  return ally && weakest && ally.hp < maxHpOf(game, ally) * HURT ? new Give(weakest.item.id) : null;
};
