import type { Origin, World } from '../World';
import type { Cost, Effect, Feature } from '../content';
import type { Message } from '../core/grammar';
import { DIRECTIONS, stepsBetween, type Point } from '../core/point';
import type { Good } from '../state';
import { prepare } from './aim';
import { bagRefusal, costRefusal, paidItems } from './hero';

/* What features offer (RULES 5.16). */

/** One of the things that a feature offers: effects, or an item to take. */
export interface OfferedChoice {
  /** The id of its row; that of the item's kind for goods. */
  readonly id: string;
  readonly cost: Cost;
  readonly effects: readonly Effect[];
  readonly good: Good | null;
  /** The tile that the feature becomes by it; null if it stays. */
  readonly becomes: string | null;
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
export function choicesAt(world: Pick<World, 'content' | 'floor'>, at: Point): OfferedChoice[] {
  const feature = featureAt(world, at);
  const usual = feature?.becomes ?? null;
  const rows = Object.entries(feature?.choices ?? {}).map(([id, { effects, becomes = usual, ...cost }]) => {
    return { id, cost, effects, good: null, becomes };
  });
  const cost = feature?.goods?.cost ?? {};
  return [...rows, ...goodsAt(world, at).map((good) => ({ id: good.kind, cost, effects: [], good, becomes: usual }))];
}

/** What lies on a cell to be chosen. */
function goodsAt({ floor }: Pick<World, 'floor'>, { x, y }: Point): Good[] {
  return floor.state.goods.filter((good) => good.x === x && good.y === y);
}

/** Why the player may not choose something at a cell now; null if it may. All AI asks this. */
export function choiceRefusal(world: World, at: Point, choice: OfferedChoice): Message | null {
  if (stepsBetween(world.state.player, at) !== 1) return { key: 'refused.notBeside', params: {} };
  return offerRefusal(world, at, choice);
}

/** Why the player could not choose something if it stood beside that cell; null if it could. */
export function offerRefusal(world: World, at: Point, choice: OfferedChoice): Message | null {
  return costRefusal(world, choice.cost) ?? goodRefusal(world, choice) ?? effectRefusal(world, at, choice);
}

function goodRefusal(world: World, { good, cost }: OfferedChoice): Message | null {
  if (!good) return null;
  const why = bagRefusal(world, good.kind);
  // What is paid makes room for what is taken.
  return why?.key === 'refused.full' && paidItems(world, cost).length > 0 ? null : why;
}

function effectRefusal(world: World, at: Point, choice: OfferedChoice): Message | null {
  if (choice.good) return null;
  const prepared = prepare(world, { target: { at: 'self' }, effects: choice.effects }, originOf(world, at));
  return 'why' in prepared ? prepared.why : null;
}

/** Where the effects of a feature's choice come from. */
export function originOf({ floor, state }: World, { x, y }: Point): Origin {
  return { source: state.player, aim: null, cause: { table: 'tile', id: floor.tileAt(x, y).id } };
}

/** Whether a choice of a feature, or any of them, turns one kind of terrain into another, one of them water. */
export function movesWater({ content }: Pick<World, 'content'>, feature: string, choice?: string): boolean {
  const isWet = (id: string): boolean => content.tiles.some((tile) => tile.id === id && tile.wet === true);
  const choices = Object.entries(content.features.get(feature)?.choices ?? {}).filter(([id]) => choice === undefined || id === choice);
  const effects = choices.flatMap(([, { effects: all }]) => all);
  return effects.some((effect) => effect.do === 'change' && (isWet(effect.from) || isWet(effect.to)));
}
