import type { Action } from '../../actions/Action';
import { Melee } from '../../actions/Melee';
import { anywhere } from '../../actions/Stumble';
import type { World } from '../../World';
import type { Actor } from '../../state';
import { isAfraid, isBeside, notices } from '../senses';
import { walkOn } from '../steps';
import { STAND } from '../Tactic';

/** Attacks an adjacent player, else comes closer, if it sees the player (RULES 1.2). A frightened monster only fights if adjacent. */
export function hunt(world: World, actor: Actor): Action | null {
  const { player } = world.state;
  if (!notices(world, actor)) return null;
  actor.goal = world.floor.index(player.x, player.y);
  if (isBeside(world, actor, player)) return new Melee(player);
  return isAfraid(world, actor) ? STAND : walkOn(world, actor);
}

/** Walks to where it last saw the player. */
export function track(world: World, actor: Actor): Action | null {
  if (actor.goal < 0) return null;
  if (actor.goal === world.floor.index(actor.x, actor.y)) {
    actor.goal = -1;
    return null;
  }
  return walkOn(world, actor);
}

/** Confused: moves in a random one of the 8 directions, attacking any actor there. */
export function stumble(world: World, actor: Actor): Action {
  return anywhere(world, actor);
}

/** Paralysed: does nothing. */
export function freeze(): null {
  return null;
}
