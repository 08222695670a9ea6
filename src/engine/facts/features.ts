import type { Origin, World } from '../World';
import { isConsumable, type Cost, type Effect, type Feature } from '../content';
import { amountOn } from '../core/floorCurve';
import type { Message } from '../core/grammar';
import { DIRECTIONS, stepsBetween, type Point } from '../core/point';
import { INVENTORY_SLOTS, type Good, type Item } from '../state';
import { prepare } from './aim';
import { isKnown } from './names';

/* What features offer, at what cost, and what the bag takes (RULES 5.16). */

/** One of the things that a feature offers: effects, or an item to take. */
export interface Choice {
  /** The id of its row; that of the item's kind for goods. */
  readonly id: string;
  readonly cost: Cost;
  readonly effects: readonly Effect[];
  readonly good: Good | null;
}

/** The feature on a cell, by its tile; null where there is none. */
export function featureAt({ content, floor }: Pick<World, 'content' | 'floor'>, { x, y }: Point): Feature | null {
  return (floor.contains(x, y) && content.features.get(floor.tileAt(x, y).id)) || null;
}

/** The first cell beside another that has a feature; null if none has. */
export function featureBeside(world: Pick<World, 'content' | 'floor'>, { x, y }: Point): Point | null {
  return DIRECTIONS.map((step) => ({ x: x + step.x, y: y + step.y })).find((at) => featureAt(world, at) !== null) ?? null;
}

/** Everything that the feature on a cell offers, in a fixed order: the choices of its row, then its goods. */
export function choicesAt(world: Pick<World, 'content' | 'floor'>, at: Point): Choice[] {
  const feature = featureAt(world, at);
  const rows = Object.entries(feature?.choices ?? {}).map(([id, { effects, ...cost }]) => ({ id, cost, effects, good: null }));
  const cost = feature?.goods?.cost ?? {};
  return [...rows, ...goodsAt(world, at).map((good) => ({ id: good.kind, cost, effects: [], good }))];
}

/** What lies on a cell to be chosen. */
function goodsAt({ floor }: Pick<World, 'floor'>, { x, y }: Point): Good[] {
  return floor.state.goods.filter((good) => good.x === x && good.y === y);
}

/** Why the player may not choose something at a cell now; null if it may. All AI asks this. */
export function choiceRefusal(world: World, at: Point, choice: Choice): Message | null {
  if (stepsBetween(world.state.player, at) !== 1) return { key: 'refused.notBeside', params: {} };
  return offerRefusal(world, at, choice);
}

/** Why the player could not choose something if it stood beside that cell; null if it could. */
export function offerRefusal(world: World, at: Point, choice: Choice): Message | null {
  return costRefusal(world, choice.cost) ?? goodRefusal(world, choice) ?? effectRefusal(world, at, choice);
}

/** The message of the first part of a cost that the player cannot pay. */
export function costRefusal(world: World, cost: Cost): Message | null {
  const { hero, player } = world.state;
  const { finds, oil, hp } = priceOf(world, cost);
  if (oil > 0 && hero.lamp) return { key: 'refused.noLamp', params: {} };
  if (finds > hero.finds) return { key: 'refused.finds', params: { n: finds } };
  if (oil > hero.oil) return { key: 'refused.oil', params: { n: oil } };
  if (hp > 0 && hp >= player.hp) return { key: 'refused.hp', params: { n: hp } };
  if (cost.item !== undefined && paidItems(world, cost).length === 0) return { key: 'refused.needs', params: { item: `item.${cost.item}` } };
  const { unknown } = cost;
  if (!unknown || unknownItems(world, unknown).length >= unknown.count) return null;
  return { key: unknown.evenKnown === true ? 'refused.some' : 'refused.unknown', params: { n: unknown.count, group: `group.${unknown.group}` } };
}

/** What a cost takes in numbers on this floor. */
export function priceOf({ state }: Pick<World, 'state'>, { finds = 0, oil = 0, hp = 0 }: Cost): Readonly<Record<'finds' | 'oil' | 'hp', number>> {
  return { finds: finds === 0 ? 0 : amountOn(finds, state.floor), oil, hp: Math.ceil((state.player.maxHp * hp) / 100) };
}

function goodRefusal(world: World, { good, cost }: Choice): Message | null {
  if (!good) return null;
  const why = bagRefusal(world, good.kind);
  // What is paid makes room for what is taken.
  return why?.key === 'refused.full' && paidItems(world, cost).length > 0 ? null : why;
}

function effectRefusal(world: World, at: Point, choice: Choice): Message | null {
  if (choice.good) return null;
  const prepared = prepare(world, { target: { at: 'self' }, effects: choice.effects }, originOf(world, at));
  return 'why' in prepared ? prepared.why : null;
}

/** The carried items that a cost takes: never worn ones. */
export function paidItems(world: World, { item, unknown }: Cost): Item[] {
  const { inventory, worn } = world.state.hero;
  const loose = inventory.filter(({ id }) => !Object.values(worn).includes(id));
  return [
    ...(item === undefined ? [] : loose.filter(({ kind }) => kind === item).slice(0, 1)),
    ...(unknown ? unknownItems(world, unknown).slice(0, unknown.count) : []),
  ];
}

function unknownItems(world: World, { group, evenKnown = false }: NonNullable<Cost['unknown']>): Item[] {
  const { content, state } = world;
  const all = state.hero.inventory.filter(({ kind }) => {
    const row = content.itemKinds.get(kind);
    return row !== undefined && isConsumable(row) && row.group === group && (evenKnown || !isKnown(world, kind));
  });
  const rank = ({ kind }: Item): number => {
    if (!isKnown(world, kind)) return 0;
    const row = content.itemKinds.get(kind);
    const effects = row && isConsumable(row) ? row.effects : [];
    return effects.some((effect) => (world.answersOf(effect).healing?.(effect, 100) ?? 0) > 0) ? 2 : 1;
  };
  return all.sort((a, b) => rank(a) - rank(b));
}

/** Where the effects of a feature's choice come from. */
export function originOf({ floor, state }: World, { x, y }: Point): Origin {
  return { source: state.player, aim: null, cause: `tile.${floor.tileAt(x, y).id}`, told: null };
}

/** The most of an item kind that the bag takes, by its row; Infinity if only the slots count. */
export function mostCarried({ content }: Pick<World, 'content'>, kind: string): number {
  const row = content.itemKinds.get(kind);
  return (row && isConsumable(row) ? row.carried : undefined) ?? Infinity;
}

/** Why the bag takes no more of an item kind, as a message; null if it does. */
export function bagRefusal(world: Pick<World, 'content' | 'state'>, kind: string): Message | null {
  const key = bagError(world, kind);
  return key && { key, params: key === 'refused.carried' ? { n: mostCarried(world, kind) } : {} };
}

/** The text key of why the bag takes no more of an item kind; null if it does. */
export function bagError(world: Pick<World, 'content' | 'state'>, kind: string): 'refused.full' | 'refused.carried' | null {
  const { inventory } = world.state.hero;
  if (inventory.length >= INVENTORY_SLOTS) return 'refused.full';
  return inventory.filter((item) => item.kind === kind).length >= mostCarried(world, kind) ? 'refused.carried' : null;
}
