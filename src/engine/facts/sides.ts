import type { World } from '../World';
import { stepsBetween } from '../core/point';
import type { Actor } from '../state';
import { swims } from './movement';
import { isHeld, maxHpOf } from './stats';

/* Who is with whom (RULES 5.13). */

/** Whether two actors are enemies: on different sides, and neither a captive. */
export function isHostile(actor: Actor, other: Actor): boolean {
  return actor.side !== other.side && actor.bound === 0 && other.bound === 0;
}

/** Whether an actor is one of the player's allies; a captive is none yet. */
export function isAlly({ state }: Pick<World, 'state'>, actor: Actor): boolean {
  return actor.side === 'player' && actor.bound === 0 && actor !== state.player;
}

/** The player's allies on this floor, oldest first; a cached list, since every enemy asks. */
export function alliesOf({ floor }: Pick<World, 'floor'>): readonly Actor[] {
  return floor.occupants.allies(floor.state.actors);
}

/** Whether the player can have one more ally; those left on other floors count. */
export function canLeadMore(world: World): boolean {
  const all = world.state.floors.flatMap(({ actors }) => actors.filter((actor) => isAlly(world, actor)));
  return all.length < (world.content.captives?.most ?? 0);
}

/** The captive next to an actor that it could free, oldest first; null if there is none. */
export function captiveBeside(world: World, actor: Actor): Actor | null {
  if (!world.content.captives || actor.side !== 'player' || !canLeadMore(world)) return null;
  return world.floor.state.actors.find((other) => other.bound > 0 && stepsBetween(actor, other) === 1) ?? null;
}

/** The adjacent ally with the smallest share of its HP left, ties by age; null if none is adjacent. */
export function neediestAlly(world: World): Actor | null {
  const { player } = world.state;
  let best: Actor | null = null;
  for (const ally of alliesOf(world)) {
    if (stepsBetween(ally, player) !== 1) continue;
    if (!best || ally.hp * maxHpOf(world, best) < best.hp * maxHpOf(world, ally)) best = ally;
  }
  return best;
}

/** The actor beside it to which another clings; null for none. */
export function hostOf({ state, floor }: World, { clings, x, y }: Actor): Actor | null {
  if (clings === 0) return null;
  const host = clings === state.player.id ? state.player : floor.state.actors.find(({ id }) => id === clings);
  return host && stepsBetween(host, { x, y }) === 1 ? host : null;
}

/** Steps within which allies come along over stairs. */
const ALONG = 5;

/** Whether an ally comes along over stairs: one that is near, not told to wait and not held. */
export function comesAlong(world: World, actor: Actor): boolean {
  if (swims(world, actor)) return false;
  return isAlly(world, actor) && !actor.waits && stepsBetween(actor, world.state.player) <= ALONG && !isHeld(world, actor);
}
