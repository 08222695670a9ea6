import type { Action } from '../engine/actions/Action';
import { Bump } from '../engine/actions/Bump';
import { PickUp } from '../engine/actions/PickUp';
import { Stairs } from '../engine/actions/Stairs';
import { UseItem } from '../engine/actions/UseItem';
import { Wait } from '../engine/actions/Wait';
import { DIRECTIONS } from '../engine/core/point';
import type { Rng } from '../engine/core/rng';
import type { Game } from '../engine/Game';

/** Chooses the player's next deed; what is refused costs no turn and the bot is asked again. */
export type Bot = (game: Game, rng: Rng) => Action;

/** Presses keys at random, mostly steps; takes stairs, things and scrolls when chance has it. */
function random(game: Game, rng: Rng): Action {
  const { inventory } = game.state.hero;
  const key = rng.below(20);
  if (key === 0) return new Wait();
  if (key === 1) return new PickUp();
  if (key === 2) return new Stairs();
  if (key === 3 && inventory.length > 0) return new UseItem(rng.pick(inventory).id);
  const step = rng.pick(DIRECTIONS);
  return new Bump(step.x, step.y);
}

/** Every bot by its name. */
export const BOTS: Readonly<Record<string, Bot>> = { random };
