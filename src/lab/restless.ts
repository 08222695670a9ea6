import type { Action } from '../engine/actions/Action';
import { Choose } from '../engine/actions/Choose';
import { Bump } from '../engine/actions/Bump';
import { Drop } from '../engine/actions/Drop';
import { Give } from '../engine/actions/Give';
import { levelChoices } from '../engine/actions/levelChoices';
import { UseSkill } from '../engine/actions/UseSkill';
import { Become } from '../engine/actions/Become';
import { Order } from '../engine/actions/Order';
import { PickUp } from '../engine/actions/PickUp';
import { Stairs } from '../engine/actions/Stairs';
import { UseItem } from '../engine/actions/UseItem';
import { Wait } from '../engine/actions/Wait';
import { nearestHostile } from '../engine/ai/intents';
import { DIRECTIONS } from '../engine/core/point';
import type { Game } from '../engine/Game';
import { alliesOf, captiveBeside } from '../engine/rules/allies';
import { skillOf } from '../engine/rules/heroes';
import { featureBeside } from '../engine/rules/features';
import type { Bot } from './Bot';

/**
 * Covers more of the game than the random bot: takes stairs both ways and items, asks features, fights, drops, frees, orders, gives, and aims at
 * unseen actors too.
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
  if (alliesOf(game).length > 0 && key === 11) return hero.inventory.length > 0 && rng.flip() ? new Give(rng.pick(hero.inventory).id) : new Order();
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
export function towards({ floor, state }: Game, cell: number): Action {
  const goal = { x: cell % floor.width, y: Math.floor(cell / floor.width) };
  const { player } = state;
  floor.expireDistances();
  const next = floor.distances('walk').to(floor.cell(goal.x, goal.y), 8).next(floor.cell(player.x, player.y), player.x - goal.x, player.y - goal.y);
  const step = DIRECTIONS[next] ?? { x: 1, y: 0 };
  return new Bump(step.x, step.y);
}
