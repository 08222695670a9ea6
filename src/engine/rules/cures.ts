import type { World } from '../World';
import { isTactic, type StatusKind } from '../content';
import { COST } from '../core/Effort';
import { actorName } from '../facts/names';
import { maxHpOf } from '../facts/stats';
import type { Actor } from '../state';

/* How statuses end. */

export function cure(world: World, target: Actor, status: string): void {
  if (!Object.hasOwn(target.statuses, status)) return;
  payFor(world, target);
  target.statuses = without(target.statuses, status);
  capHp(world, target);
  const at = { x: target.x, y: target.y };
  world.emit({ type: 'cured', actor: target.id, status, at, seen: world.sees(at) });
}

/** Ends, and logs, an actor's statuses that healing, water, a wound or the end of its announced attack ends. */
export function endBy(world: World, target: Actor, by: NonNullable<StatusKind['endsBy']>): void {
  for (const status in target.statuses) {
    if (world.content.statuses.get(status)?.endsBy === by) end(world, target, status);
  }
}

/** Ends the statuses that hold an actor. */
export function breakFree(world: World, actor: Actor): void {
  for (const status of Object.keys(actor.statuses)) {
    if (isTactic(world.content.statuses.get(status)?.tactic, 'holds')) end(world, actor, status);
  }
}

/** Ends a status, and logs it. */
export function end(world: World, actor: Actor, status: string): void {
  cure(world, actor, status);
  if (world.sees(actor) && !actor.hidden) world.say('status', `status.${status}.ends`, { actor: actorName(world, actor) });
}

/** With each change of its statuses all traits of an actor are summed up again. */
export function payFor({ effort }: World, { statuses }: Actor): void {
  for (const _status in statuses) effort.spend(COST.trait);
}

function without(statuses: Actor['statuses'], status: string): Actor['statuses'] {
  return Object.fromEntries(Object.entries(statuses).filter(([id]) => id !== status));
}

/** Must be called when an actor's HP or maximum have changed: none has more HP than its maximum, which a status can make as low as 1. */
export function capHp(world: World, actor: Actor): void {
  actor.hp = Math.min(actor.hp, maxHpOf(world, actor));
}
