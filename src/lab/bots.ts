import type { Action } from '../engine/actions/Action';
import { Bump } from '../engine/actions/Bump';
import { Drop } from '../engine/actions/Drop';
import { Equip } from '../engine/actions/Equip';
import { levelChoices } from '../engine/actions/levelChoices';
import { PickUp } from '../engine/actions/PickUp';
import { Stairs } from '../engine/actions/Stairs';
import { UseItem } from '../engine/actions/UseItem';
import { Wait } from '../engine/actions/Wait';
import { DIRECTIONS, type Point } from '../engine/core/point';
import type { Rng } from '../engine/core/rng';
import { aimKind } from '../engine/effects/aim';
import type { Game } from '../engine/Game';
import type { Item } from '../engine/state';
import type { Bot } from './Bot';
import { expertWith } from './expert';
import { EXPERT } from './expert/Caution';
import { fighterWith } from './fighter';
import { PERSONAS, type Weights } from './fighter/Weights';
import { restless } from './restless';
import { UsageError } from './UsageError';
import { vandal } from './vandal';

/** Acts at random, mostly steps; sometimes takes stairs, items and scrolls. */
function random(game: Game, rng: Rng): Action {
  const { inventory, choices } = game.state.hero;
  if (choices > 0) return rng.pick(levelChoices(game));
  const key = rng.below(40);
  if (key < 2) return new Wait();
  if (key < 4) return new PickUp();
  if (key < 6) return new Stairs();
  if (key < 10 && inventory.length > 0) return handle(game, rng, rng.pick(inventory));
  const step = rng.pick(DIRECTIONS);
  return new Bump(step.x, step.y);
}

/** Mostly uses an item, on any cell in view if it needs a target; sometimes equips or drops it. */
function handle(game: Game, rng: Rng, item: Item): Action {
  const action = rng.below(8);
  if (action === 0) return new Drop(item.id);
  if (action === 1) return new Equip(item.id);
  const kind = game.content.itemKinds.get(item.kind);
  return new UseItem(item.id, kind && aimKind(kind) !== 'none' ? cellInView(game, rng) : null);
}

function cellInView({ floor }: Game, rng: Rng): Point {
  return floor.position(floor.fov.cells[rng.below(floor.fov.count)] as number);
}

/** Only waits, except for level rewards, which must be chosen. */
function waiter(game: Game): Action {
  return game.state.hero.choices > 0 ? (levelChoices(game)[0] as Action) : new Wait();
}

/**
 * Bots that differ in kind, take little time and remember nothing, so that they go on alike from a save: what they do together covers the
 * game. The fighter remembers what it has seen and what it steals up to; here it doesn't, and never hoods its lantern.
 */
export const DIVERSE = {
  random, fighter: fighterWith({ ...PERSONAS.neverHooded, recalls: 0 }), waiter, restless, vandal,
} as const satisfies Readonly<Record<string, Bot>>;

/** A bot with weights: its row of them, and who plays by such a row. */
interface Weighted {
  readonly weights: Readonly<Record<string, number>>;
  readonly play: (weights: Readonly<Record<string, number>>) => Bot;
}

const WEIGHTED: Readonly<Record<string, Weighted>> = {
  ...Object.fromEntries(Object.entries(PERSONAS).map(([name, weights]) => [name, weighted<Weights>(weights, fighterWith)])),
  expert: weighted(EXPERT, expertWith),
};

function weighted<W extends object>(weights: W, play: (weights: W) => Bot): Weighted {
  return { weights: { ...weights } as Record<string, number>, play: (row) => play(row as W) };
}

/** All bots by name. */
export const BOTS: Readonly<Record<string, Bot>> = {
  ...DIVERSE, ...Object.fromEntries(Object.entries(WEIGHTED).map(([name, { weights, play }]) => [name, play(weights)])),
};

/** A bot by its name, one with weights also by changes of them: `fighter,daring=0.2,calm=0.6`. An unknown one is a `UsageError`. */
export function botNamed(name: string): Bot {
  const [bot = '', ...changes] = name.split(',');
  const weights = weightsOf(name);
  if (weights && changes.length > 0) return (WEIGHTED[bot] as Weighted).play(weights);
  const known = Object.hasOwn(BOTS, name) ? BOTS[name] : undefined;
  if (known) return known;
  throw new UsageError(`Unknown bot "${name}". Bots: ${Object.keys(BOTS).join(', ')}.`);
}

/** The weights of a bot with its changes; null if it has none. */
export function weightsOf(name: string): Readonly<Record<string, number>> | null {
  const [bot = '', ...changes] = name.split(',');
  if (!Object.hasOwn(WEIGHTED, bot)) return null;
  const weights = { ...(WEIGHTED[bot] as Weighted).weights };
  for (const change of changes) {
    const [, weight = '', value] = /^(\w+)=(\d{1,6}(?:\.\d{1,6})?)$/.exec(change) ?? [];
    if (!Object.hasOwn(weights, weight)) throw new UsageError(notAWeight(change, bot, weights));
    weights[weight] = Number(value);
  }
  return weights;
}

function notAWeight(change: string, bot: string, weights: Readonly<Record<string, number>>): string {
  const [example] = Object.entries(weights).map(([weight, value]) => `${weight}=${value}`);
  return `"${change}" is no weight of ${bot}, such as ${example ?? ''}. Weights: ${Object.keys(weights).join(', ')}.`;
}
