import type { Action } from '../engine/actions/Action';
import { Bump } from '../engine/actions/Bump';
import { Drop } from '../engine/actions/Drop';
import { Equip } from '../engine/actions/Equip';
import { LevelUp, type LevelReward } from '../engine/actions/LevelUp';
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
import { fighter } from './fighter';
import { restless } from './restless';
import { UsageError } from './UsageError';
import { vandal } from './vandal';

const LEVEL_REWARDS: readonly LevelReward[] = ['life', 'power', 'defence'];

/** Acts at random, mostly steps; sometimes takes stairs, items and scrolls. */
function random(game: Game, rng: Rng): Action {
  const { inventory, choices } = game.state.hero;
  if (choices > 0) return new LevelUp(rng.pick(LEVEL_REWARDS));
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
function waiter({ state }: Game): Action {
  return state.hero.choices > 0 ? new LevelUp('life') : new Wait();
}

/** All bots by name. */
export const BOTS: Readonly<Record<string, Bot>> = { random, fighter, waiter, restless, vandal };

/** A bot by its name; an unknown one is a `UsageError`. */
export function botNamed(name: string): Bot {
  const bot = Object.hasOwn(BOTS, name) ? BOTS[name] : undefined;
  if (bot) return bot;
  throw new UsageError(`Unknown bot "${name}". Bots: ${Object.keys(BOTS).join(', ')}.`);
}
