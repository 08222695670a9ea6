import type { Action } from '../../actions/Action';
import { Ambush } from '../../actions/Ambush';
import { distanceSquared } from '../../core/point';
import type { World } from '../../World';
import { isBeside } from '../../facts/combat';
import { isNearEnough } from '../../facts/senses';
import { alliesOf } from '../../facts/sides';
import { natureOf } from '../../facts/traits';
import { wake } from '../../rules/discovery';
import type { Actor } from '../../state';
import { STAND } from '../Tactic';

/** In packs without light: dx^2 + dy^2 within which a sleeper hears a player of normal noise; it then wakes in 1 of `LIGHT_SLEEP` turns. */
const HEARING = 49;
const LIGHT_SLEEP = 8;

/** Sleeps until it hears the player or an ally; waking up takes its turn. */
export function sleep(world: World, actor: Actor): Action | null {
  if (!actor.asleep) return null;
  const heard = enemies(world).find((other) => isDisturbedBy(world, actor, other));
  if (heard && stirs(world)) wake(world, actor, heard);
  return STAND;
}

/** Whether what a sleeper hears wakes it this turn. */
function stirs({ content: { light }, rng }: World): boolean {
  return light ? rng.ai.below(100) < light.wakes : rng.ai.below(LIGHT_SLEEP) === 0;
}

/** Whether a sleeper hears someone. */
function isDisturbedBy(world: World, actor: Actor, other: Actor): boolean {
  if (world.content.light) return isNearEnough(world, actor, other);
  return distanceSquared(actor, other) * 100 <= HEARING * natureOf(world, other).noise;
}

/** Hides until the player or an ally is adjacent, then attacks first. */
export function lurk(world: World, actor: Actor): Action | null {
  if (!actor.hidden) return null;
  const prey = enemies(world).find((other) => isBeside(world, actor, other));
  return prey ? new Ambush(prey) : STAND;
}

/** All that the dungeon has for enemies. */
function enemies(world: World): readonly Actor[] {
  const allies = alliesOf(world);
  world.effort.spend(allies.length);
  return [world.state.player, ...allies];
}
