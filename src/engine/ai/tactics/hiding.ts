import type { Action } from '../../actions/Action';
import { Ambush } from '../../actions/Ambush';
import { distanceSquared } from '../../core/point';
import type { World } from '../../World';
import { wake } from '../../rules/noise';
import { natureOf } from '../../rules/traits';
import type { Actor } from '../../state';
import { isBeside } from '../senses';
import { STAND } from '../Tactic';

/** dx^2 + dy^2 within which somebody asleep hears a player who makes the usual noise, and in one of how many turns it wakes. */
const HEARING = 49;
const LIGHT_SLEEP = 8;

/** Sleeps until the player is near and loud enough; waking takes the turn. */
export function sleep(world: World, actor: Actor): Action | null {
  if (!actor.asleep) return null;
  const { player } = world.state;
  const isHeard = distanceSquared(actor, player) * 100 <= HEARING * natureOf(world, player).noise;
  if (isHeard && world.rng.ai.below(LIGHT_SLEEP) === 0) wake(world, actor, player);
  return STAND;
}

/** Lies hidden until the player is beside it, and strikes first. */
export function lurk(world: World, actor: Actor): Action | null {
  const { player } = world.state;
  if (!actor.hidden) return null;
  return isBeside(world, actor, player) ? new Ambush(player) : STAND;
}
