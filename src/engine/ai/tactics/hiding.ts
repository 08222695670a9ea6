import type { Action } from '../../actions/Action';
import { Ambush } from '../../actions/Ambush';
import { distanceSquared } from '../../core/point';
import type { World } from '../../World';
import { wake } from '../../rules/noise';
import { natureOf } from '../../rules/traits';
import type { Actor } from '../../state';
import { isBeside } from '../senses';
import { STAND } from '../Tactic';

/** dx^2 + dy^2 within which a sleeper hears a player of normal noise; it then wakes in 1 of `LIGHT_SLEEP` turns. */
const HEARING = 49;
const LIGHT_SLEEP = 8;

/** Sleeps until it hears the player; waking up takes its turn. */
export function sleep(world: World, actor: Actor): Action | null {
  if (!actor.asleep) return null;
  const { player } = world.state;
  const isHeard = distanceSquared(actor, player) * 100 <= HEARING * natureOf(world, player).noise;
  if (isHeard && world.rng.ai.below(LIGHT_SLEEP) === 0) wake(world, actor, player);
  return STAND;
}

/** Hides until the player is adjacent, then attacks first. */
export function lurk(world: World, actor: Actor): Action | null {
  const { player } = world.state;
  if (!actor.hidden) return null;
  return isBeside(world, actor, player) ? new Ambush(player) : STAND;
}
