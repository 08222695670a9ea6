import { distanceSquared, stepsBetween } from '../core/point';
import type { World } from '../World';
import { natureOf } from '../rules/traits';
import type { Actor } from '../state';

/** Whether a monster sees the player now: an invisible player only if adjacent, and with statuses that limit its sight. */
export function notices(world: World, actor: Actor): boolean {
  const { player } = world.state;
  if (!world.isExposed(actor)) return false;
  if (stepsBetween(actor, player) > 1 && natureOf(world, player).unseen) return false;
  for (const id in actor.statuses) {
    const { sees } = world.content.statuses.get(id) ?? {};
    if (sees !== undefined && distanceSquared(actor, player) > sees * sees) return false;
  }
  return true;
}

/** Whether a monster can attack another actor from where it stands. */
export function isBeside(world: World, actor: Actor, other: Actor): boolean {
  if (stepsBetween(actor, other) !== 1) return false;
  return actor.x === other.x || actor.y === other.y || world.breedOf(actor).directions === 8;
}

/** Whether a monster is hurt badly enough to flee. */
export function isAfraid(world: World, actor: Actor): boolean {
  const { nerve } = world.breedOf(actor);
  return nerve !== undefined && actor.hp * 100 < actor.maxHp * nerve;
}
