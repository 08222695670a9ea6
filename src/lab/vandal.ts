import type { Action } from '../engine/actions/Action';
import { Bump } from '../engine/actions/Bump';
import { Drop } from '../engine/actions/Drop';
import { Equip } from '../engine/actions/Equip';
import { LevelUp } from '../engine/actions/LevelUp';
import { Move } from '../engine/actions/Move';
import { PickUp } from '../engine/actions/PickUp';
import { Stairs } from '../engine/actions/Stairs';
import { UseItem } from '../engine/actions/UseItem';
import type { Game } from '../engine/Game';
import type { Rng } from '../engine/core/rng';
import type { Bot } from './Bot';
import { restless } from './restless';

/** Numbers that no action of a player has: no id, no cell of any floor, no step. */
const ODD: readonly number[] = [-1, -0.5, 0.5, 1.5, 2, 7, -3, 200, 65_536, 1e9, 2 ** 31, 2 ** 53, -(2 ** 53), 1e300];

/** Plays, and in between tries what cannot be done: things nobody has, cells off the map, stairs where there are none, level rewards that nothing is owed. */
export const vandal: Bot = (game, rng) => (rng.below(3) > 0 ? restless(game, rng) : rng.pick(VANDALISMS)(game, rng));

const VANDALISMS: readonly Bot[] = [
  () => new PickUp(),
  (_game, rng) => new Stairs(rng.pick(['up', 'down', null])),
  (_game, rng) => new LevelUp(rng.pick(['life', 'power', 'defence'])),
  (_game, rng) => new Bump(rng.pick(ODD), rng.pick([0, 1, rng.pick(ODD)])),
  (_game, rng) => new Move(rng.pick([0, 1, rng.pick(ODD)]), rng.pick(ODD)),
  () => new Bump(0, 0),
  handleNothing,
  handleForeign,
  aimOff,
];

/** Handles an item that is not there. */
function handleNothing(_game: Game, rng: Rng): Action {
  return handle(rng.pick(ODD), rng);
}

/** Handles what somebody else has or what lies around: monsters by their ids too. */
function handleForeign({ floor, state }: Game, rng: Rng): Action {
  return handle(rng.pick([...floor.state.items, ...floor.state.actors, state.player]).id, rng);
}

function handle(id: number, rng: Rng): Action {
  return rng.pick([new UseItem(id), new UseItem(id, { x: rng.pick(ODD), y: rng.pick(ODD) }), new Drop(id), new Equip(id)]);
}

/** Uses what it has at a cell that is none, or that is out of sight, or its own. */
function aimOff({ floor, state }: Game, rng: Rng): Action {
  const { hero, player } = state;
  if (hero.inventory.length === 0) return new PickUp();
  const far = { x: rng.below(floor.width), y: rng.below(floor.height) };
  return new UseItem(rng.pick(hero.inventory).id, rng.pick([far, player, { x: rng.pick(ODD), y: player.y }, { x: rng.pick(ODD), y: rng.pick(ODD) }]));
}
