import type { World } from '../World';
import type { Actor } from '../state';
import { natureOf } from './traits';
import { wearOff } from './statuses';

/**
 * What the end of its own turn brings an actor: what its traits do to it each turn, and its statuses wear off.
 * @param had the statuses that it began the turn with: younger ones neither work nor wear off yet
 */
export function endTurn(world: World, actor: Actor, had: readonly string[]): void {
  for (const traits of natureOf(world, actor).daily) {
    if (!traits.eachTurn || actor.hp === 0) continue;
    const status = statusOf(world, traits);
    if (status !== null && !had.includes(status)) continue;
    world.affect(traits.eachTurn, { target: actor, source: actor, at: { x: actor.x, y: actor.y }, cause: `status.${status ?? 'other'}` });
  }
  if (actor.hp > 0) wearOff(world, actor, had);
}

/** The status whose traits these are; null for those of a breed, an elite or a worn thing. */
function statusOf({ content }: World, traits: object): string | null {
  for (const [id, row] of content.statuses) if (row === traits) return id;
  return null;
}
