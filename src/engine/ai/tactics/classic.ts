import type { Action } from '../../actions/Action';
import { Melee } from '../../actions/Melee';
import { anywhere } from '../../actions/Stumble';
import type { World } from '../../World';
import type { Actor } from '../../state';
import { isAfraid, isBeside, notices } from '../senses';
import { walkOn } from '../steps';
import { STAND } from '../Tactic';

/** A monster that the player can see hunts: adjacent it attacks, else it comes nearer (RULES 1.2). One that had to run fights where it is cornered. */
export function hunt(world: World, actor: Actor): Action | null {
  const { player } = world.state;
  if (!notices(world, actor)) return null;
  actor.goal = world.floor.index(player.x, player.y);
  if (isBeside(world, actor, player)) return new Melee(player);
  return isAfraid(world, actor) ? STAND : walkOn(world, actor);
}

/** Out of sight it walks to where it last saw the player, then stands. */
export function track(world: World, actor: Actor): Action | null {
  if (actor.goal < 0) return null;
  if (actor.goal === world.floor.index(actor.x, actor.y)) {
    actor.goal = -1;
    return null;
  }
  return walkOn(world, actor);
}

/** Confused: a random one of the 8 directions, hitting whatever stands there, friend or enemy. */
export function stumble(world: World, actor: Actor): Action {
  return anywhere(world, actor);
}

/** Paralysed: no action at all. */
export function freeze(): null {
  return null;
}
