import type { Action } from '../engine/actions/Action';
import { Bump } from '../engine/actions/Bump';
import { Drop } from '../engine/actions/Drop';
import { LevelUp } from '../engine/actions/LevelUp';
import { PickUp } from '../engine/actions/PickUp';
import { Stairs } from '../engine/actions/Stairs';
import { UseItem } from '../engine/actions/UseItem';
import { nearestHostile } from '../engine/ai/intents';
import { DIRECTIONS } from '../engine/core/point';
import type { Game } from '../engine/Game';
import type { Bot } from './Bot';

/** Covers more of the game than the random bot: takes stairs both ways and items, fights, drops, and aims at unseen actors too. */
export const restless: Bot = (game, rng) => {
  const { floor, state } = game;
  const { player, hero } = state;
  const key = rng.below(12);
  const { stairs } = floor.tileAt(player.x, player.y);
  if (hero.choices > 0) return new LevelUp(rng.pick(['life', 'power', 'defence']));
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
  const next = floor.distances('walk').to(floor.cell(goal.x, goal.y), 8).next(floor.cell(player.x, player.y), player.x - goal.x, player.y - goal.y);
  const step = DIRECTIONS[next] ?? { x: 1, y: 0 };
  return new Bump(step.x, step.y);
}
