import type { Action } from '../engine/actions/Action';
import { Bump } from '../engine/actions/Bump';
import { Drop } from '../engine/actions/Drop';
import { Equip } from '../engine/actions/Equip';
import { Hood } from '../engine/actions/Hood';
import { Give } from '../engine/actions/Give';
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
import type { Game } from '../engine/Game';
import type { Rng } from '../engine/core/rng';
import type { Bot } from './Bot';
import { restless } from './restless';

/** Invalid numbers for any action: no id, cell or step. */
const ODD: readonly number[] = [-1, -0.5, 0.5, 1.5, 2, 7, -3, 200, 65_536, 1e9, 2 ** 31, 2 ** 53, -(2 ** 53), 1e300];

/** Where there is light, one action in this many hoods the lantern or opens it. */
const HOODS = 20;

/** Plays, and tries illegal actions in between: unknown items, cells off the map, missing stairs, unearned level rewards. */
export const vandal: Bot = (game, rng) => {
  if (game.content.light && rng.below(HOODS) === 0) return new Hood();
  if (game.content.heroes.size > 0 && rng.below(HOODS) === 0) {
    return rng.pick([new Become(rng.below(6)), new Learn(rng.below(6)), new UseSkill({ x: rng.below(99), y: -1 })]);
  }
  return rng.below(3) > 0 ? restless(game, rng) : rng.pick(ILLEGAL)(game, rng);
};

const ILLEGAL: readonly Bot[] = [
  () => new PickUp(),
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
  () => new Order(),
];

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
