import type { Action } from '../engine/actions/Action';
import { Bump } from '../engine/actions/Bump';
import { Choose } from '../engine/actions/Choose';
import { Drop } from '../engine/actions/Drop';
import { Equip } from '../engine/actions/Equip';
import { canBeGiven, Give } from '../engine/actions/Give';
import { Become } from '../engine/actions/Become';
import { Learn } from '../engine/actions/Learn';
import { UseSkill } from '../engine/actions/UseSkill';
import { LevelUp } from '../engine/actions/LevelUp';
import { Move } from '../engine/actions/Move';
import { Order } from '../engine/actions/Order';
import { PickUp } from '../engine/actions/PickUp';
import { Recover } from '../engine/actions/Recover';
import { Stairs } from '../engine/actions/Stairs';
import { UseItem } from '../engine/actions/UseItem';
import { PLAIN_ACTIONS } from '../engine/run/actionCodec';
import type { Game } from '../engine/Game';
import { distanceSquared } from '../engine/core/point';
import type { Rng } from '../engine/core/rng';
import { neediestAlly } from '../engine/rules/allies';
import { featureBeside } from '../engine/rules/features';
import type { Bot } from './Bot';
import { restless, towards } from './restless';

/** Invalid numbers for any action: no id, cell or step. */
const ODD: readonly number[] = [-1, -0.5, 0.5, 1.5, 2, 7, -3, 200, 65_536, 1e9, 2 ** 31, 2 ** 53, -(2 ** 53), 1e300];

/** One action in this many is about the lantern, where there is light, or about the hero. */
const HOODS = 20;

/** One action in this many goes to what the others pass by. */
const VISITS = 3;

/**
 * Plays, visits captives, allies, features and items, and tries illegal actions in between: unknown items, cells off the map, missing stairs,
 * unearned level rewards.
 */
export const vandal: Bot = (game, rng) => {
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
  if (neediestAlly(game) && rng.flip()) return rng.pick([new Order(), new Give((hero.inventory.find((item) => canBeGiven(game, item)) ?? player).id)]);
  if (floor.itemsAt(player.x, player.y).length > 0) return new PickUp();
  const features = floor.state.terrain.flatMap((tile, cell) => (game.content.features.has(game.content.tiles[tile]?.id ?? '') ? [floor.position(cell)] : []));
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
  (_game, rng) => handle(rng.pick(ODD), rng),
  ({ floor, state }, rng) => handle(rng.pick([...floor.state.items, ...floor.state.actors, state.player]).id, rng),
  aimAstray,
];

/** Any of the actions that need nothing but to be done. */
function plain(rng: Rng): Action {
  const [, Kind] = rng.pick(Object.values(PLAIN_ACTIONS));
  return new Kind();
}

function handle(id: number, rng: Rng): Action {
  return rng.pick([new UseItem(id), new UseItem(id, { x: rng.pick(ODD), y: rng.pick(ODD) }), new Drop(id), new Equip(id), new Give(id)]);
}

/** Uses its own item on an invalid or unseen cell, or its own. */
function aimAstray({ floor, state }: Game, rng: Rng): Action {
  const { hero, player } = state;
  if (hero.inventory.length === 0) return new PickUp();
  const far = { x: rng.below(floor.width), y: rng.below(floor.height) };
  return new UseItem(rng.pick(hero.inventory).id, rng.pick([far, player, { x: rng.pick(ODD), y: player.y }, { x: rng.pick(ODD), y: rng.pick(ODD) }]));
}
