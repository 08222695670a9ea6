import type { Game } from '../engine/Game';
import type { Action } from '../engine/actions/Action';
import { canBeGiven, Give, Order } from '../engine/actions/company';
import { Bump } from '../engine/actions/fights';
import { Become, Choose, Learn, levelChoices, LevelUp, Recover, UseSkill } from '../engine/actions/hero';
import { Drop, Equip, PickUp, UseItem } from '../engine/actions/items';
import { Move, Stairs, Wait } from '../engine/actions/moves';
import { nearestHostile } from '../engine/ai/intents';
import { DIRECTIONS, distanceSquared, type Point } from '../engine/core/point';
import type { Rng } from '../engine/core/rng';
import { aimKind } from '../engine/facts/aim';
import { featureBeside } from '../engine/facts/features';
import { skillOf } from '../engine/facts/hero';
import { alliesOf, captiveBeside, neediestAlly } from '../engine/facts/sides';
import { PLAIN_ACTIONS } from '../engine/run/actionCodec';
import type { Item } from '../engine/state';
import { UsageError } from './failures';
import { type BotWeights, WEIGHTS, weightsOf } from './botWeights';
import { expertWith } from './expert';
import type { Caution } from './expert/caution';
import { fighterWith } from './fighter';
import { PERSONAS, type Weights } from './fighter/Weights';
import type { Bot } from './playRun';

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
 * Covers more of the game than the random bot: takes stairs both ways and items, asks features, fights, drops, frees, orders, gives, and
 * aims at unseen actors too.
 */
export const restless: Bot = (game, rng) => {
  const { floor, state } = game;
  const { player, hero } = state;
  const key = rng.below(12);
  const { stairs } = floor.tileAt(player.x, player.y);
  if (hero.choices > 0) return rng.pick(levelChoices(game));
  if (state.turn === 0 && game.content.heroes.size > 0 && key < 9) return new Become(rng.below(game.content.heroes.size));
  if (key === 10 && skillOf(game) && rng.below(8) === 0) return new UseSkill(rng.pick([player, ...floor.state.actors]));
  if (captiveBeside(game, player) && key > 2) return new Wait();
  if (alliesOf(game).length > 0 && key === 11) {
    return hero.inventory.length > 0 && rng.flip() ? new Give(rng.pick(hero.inventory).id) : new Order();
  }
  const asked = key > 8 ? featureBeside(game, player) : null;
  if (asked) return new Choose(asked.x, asked.y, rng.below(4));
  if (floor.itemsAt(player.x, player.y).length > 0 && key < 5) return new PickUp();
  if (stairs && key < (stairs === 'down' ? 5 : 1)) return new Stairs(stairs);
  if (key === 5 && hero.inventory.length > 0) return new UseItem(rng.pick(hero.inventory).id, rng.pick([player, ...floor.state.actors]));
  if (key === 6 && hero.inventory.length > 0 && rng.below(8) === 0) return new Drop(rng.pick(hero.inventory).id);
  if (key < 9) return towards(game, floor.state.terrain.findIndex((tile) => game.content.tiles[tile]?.stairs === 'down'));
  const prey = nearestHostile(game);
  const step = rng.pick(DIRECTIONS);
  return prey ? towards(game, floor.index(prey.x, prey.y)) : new Bump(step.x, step.y);
};

/** A step toward a cell, along the monsters' distance map. */
function towards({ floor, state }: Game, cell: number): Action {
  const goal = { x: cell % floor.width, y: Math.floor(cell / floor.width) };
  const { player } = state;
  floor.expireDistances();
  const next = floor.distances('walk').to(floor.cell(goal.x, goal.y), 8)
    .next(floor.cell(player.x, player.y), player.x - goal.x, player.y - goal.y);
  const step = DIRECTIONS[next] ?? { x: 1, y: 0 };
  return new Bump(step.x, step.y);
}

/** Invalid numbers for any action: no id, cell or step. */
const ODD: readonly number[] = [-1, -0.5, 0.5, 1.5, 2, 7, -3, 200, 65_536, 1e9, 2 ** 31, 2 ** 53, -(2 ** 53), 1e300];

/** One action in this many is about the lantern, where there is light, or about the hero. */
const HOODS = 20;

/** One action in this many goes to what the others pass by. */
const VISITS = 3;

/**
 * Plays, visits captives, allies, features and items, and tries illegal actions in between: unknown items, cells off the map, missing
 * stairs, unearned level rewards.
 */
const vandal: Bot = (game, rng) => {
  if (game.content.light && rng.below(HOODS) === 0) return rng.flip() ? new Recover() : plain(rng);
  if (game.content.heroes.size > 0 && rng.below(HOODS) === 0) {
    return rng.pick([new Become(rng.below(6)), new Learn(rng.below(6)), new UseSkill(rng.pick([{ x: rng.below(99), y: -1 }, null]))]);
  }
  if (game.state.hero.choices === 0 && rng.below(VISITS) === 0) return visit(game, rng) ?? restless(game, rng);
  return rng.below(3) > 0 ? restless(game, rng) : rng.pick(ILLEGAL)(game, rng);
};

/** A step to the nearest captive, ally, feature or item, or what can be done there; null where there is none. */
function visit(game: Game, rng: Rng): Action | null {
  const { floor, state: { player, hero } } = game;
  const asked = featureBeside(game, player);
  if (asked) return new Choose(asked.x, asked.y, rng.below(4));
  if (neediestAlly(game) && rng.flip()) {
    return rng.pick([new Order(), new Give((hero.inventory.find((item) => canBeGiven(game, item)) ?? player).id)]);
  }
  if (floor.itemsAt(player.x, player.y).length > 0) return new PickUp();
  const features = floor.state.terrain.flatMap((tile, cell) =>
    (game.content.features.has(game.content.tiles[tile]?.id ?? '') ? [floor.position(cell)] : []));
  const others = [...floor.state.actors.filter(({ side }) => side === 'player'), ...features, ...floor.state.items];
  const nearest = others.sort((a, b) => distanceSquared(a, player) - distanceSquared(b, player))[0];
  return nearest ? towards(game, floor.index(nearest.x, nearest.y)) : null;
}

const ILLEGAL: readonly Bot[] = [
  (_game, rng) => plain(rng),
  () => new Recover(),
  (_game, rng) => new Stairs(rng.pick(['up', 'down', null])),
  (_game, rng) => new LevelUp(rng.pick(['life', 'power', 'defence'])),
  (_game, rng) => new Bump(rng.pick(ODD), rng.pick([0, 1, rng.pick(ODD)])),
  (_game, rng) => new Move(rng.pick([0, 1, rng.pick(ODD)]), rng.pick(ODD)),
  () => new Bump(0, 0),
  // Nonexistent items, then items of others or on the ground, and actors' ids.
  (_game, rng) => handleOdd(rng.pick(ODD), rng),
  ({ floor, state }, rng) => handleOdd(rng.pick([...floor.state.items, ...floor.state.actors, state.player]).id, rng),
  aimAstray,
];

/** Any of the actions that need nothing but to be done. */
function plain(rng: Rng): Action {
  const [, Kind] = rng.pick(Object.values(PLAIN_ACTIONS));
  return new Kind();
}

function handleOdd(id: number, rng: Rng): Action {
  return rng.pick([new UseItem(id), new UseItem(id, { x: rng.pick(ODD), y: rng.pick(ODD) }), new Drop(id), new Equip(id), new Give(id)]);
}

/** Uses its own item on an invalid or unseen cell, or its own. */
function aimAstray({ floor, state }: Game, rng: Rng): Action {
  const { hero, player } = state;
  if (hero.inventory.length === 0) return new PickUp();
  const far = { x: rng.below(floor.width), y: rng.below(floor.height) };
  return new UseItem(
    rng.pick(hero.inventory).id,
    rng.pick([far, player, { x: rng.pick(ODD), y: player.y }, { x: rng.pick(ODD), y: rng.pick(ODD) }]),
  );
}

/**
 * Bots that differ in kind, take little time and remember nothing, so that they go on alike from a save: what they do together covers the
 * game. The fighter remembers what it has seen and what it steals up to; here it doesn't, and never hoods its lantern.
 */
export const DIVERSE = {
  random, fighter: fighterWith({ ...PERSONAS.neverHooded, recalls: 0 }), waiter, restless, vandal,
} as const satisfies Readonly<Record<string, Bot>>;

/** The bot of a name that plays by these weights. */
function playerBy(name: string, weights: BotWeights): Bot {
  return name === 'expert' ? expertWith(weights as unknown as Caution) : fighterWith(weights as unknown as Weights);
}

/** All bots by name. */
export const BOTS: Readonly<Record<string, Bot>> = {
  ...DIVERSE, ...Object.fromEntries(Object.entries(WEIGHTS).map(([name, weights]) => [name, playerBy(name, weights)])),
};

/** A bot by its name, one with weights also by changes of them: `fighter,daring=0.2,calm=0.6`. An unknown one is a `UsageError`. */
export function botNamed(name: string): Bot {
  const [bot = '', ...changes] = name.split(',');
  const weights = weightsOf(name);
  if (weights && changes.length > 0) return playerBy(bot, weights);
  const known = Object.hasOwn(BOTS, name) ? BOTS[name] : undefined;
  if (known) return known;
  throw new UsageError(`Unknown bot "${name}". Bots: ${Object.keys(BOTS).join(', ')}.`);
}
