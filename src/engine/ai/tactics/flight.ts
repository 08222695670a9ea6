import type { Action } from '../../actions/Action';
import { Steal } from '../../actions/Steal';
import { stepsBetween } from '../../core/point';
import type { World } from '../../World';
import type { Actor } from '../../state';
import { isAfraid, isBeside, notices } from '../senses';
import { runAway } from '../steps';
import { STAND } from '../Tactic';

/** The distance `keepAway` keeps, in steps. */
const APART = 3;

/** Flees when badly hurt; passes when cornered, so that it fights. */
export function escape(world: World, actor: Actor): Action | null {
  return isAfraid(world, actor) ? flee(world, actor) : null;
}

/** Steals from an adjacent player, then flees with the loot. */
export function rob(world: World, actor: Actor): Action | null {
  const { player } = world.state;
  if (actor.loot.length > 0) return flee(world, actor);
  return notices(world, actor) && isBeside(world, actor, player) ? new Steal() : null;
}

/** Steps back from a player that is too close, if it can, and comes no closer than `APART`. */
export function keepAway(world: World, actor: Actor): Action | null {
  const { player } = world.state;
  const steps = stepsBetween(actor, player);
  if (steps > APART || !notices(world, actor)) return null;
  actor.goal = world.floor.index(player.x, player.y);
  return steps === APART ? STAND : runAway(world, actor);
}

/** A step away from a visible player; gives up its goal, so that it won't come back. */
function flee(world: World, actor: Actor): Action | null {
  const step = notices(world, actor) ? runAway(world, actor) : null;
  if (step) actor.goal = -1;
  return step;
}
