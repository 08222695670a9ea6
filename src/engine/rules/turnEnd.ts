import type { World } from '../World';
import type { Actor } from '../state';
import { raiseRemains } from './death';
import { mindLamp } from './lamp';
import { wearOff } from './statuses';
import { natureOf } from './traits';
import { wanderIn } from './wanderers';

/**
 * The end of an actor's turn: applies its per-turn effects and wears off its statuses.
 * @param had the statuses it began the turn with: newer ones neither work nor wear off yet
 */
export function endTurn(world: World, actor: Actor, had: readonly string[]): void {
  for (const traits of natureOf(world, actor).perTurn) {
    if (!traits.eachTurn || actor.hp === 0) continue;
    const status = statusOf(world, traits);
    if (status !== null && !had.includes(status)) continue;
    world.affect(traits.eachTurn, { target: actor, source: actor, at: { x: actor.x, y: actor.y }, cause: `status.${status ?? 'other'}` });
  }
  // Its own effects may have taken it off the floor.
  if (actor.hp > 0 && world.isHere(actor)) wearOff(world, actor, had);
}

/** By the statuses of a pack, the id of each row. */
const ids = new WeakMap<object, ReadonlyMap<object, string>>();

/** The status with these traits; null for those of a breed, an elite or a worn item. */
function statusOf({ content: { statuses } }: World, traits: object): string | null {
  const known = ids.get(statuses) ?? new Map([...statuses].reverse().map(([id, row]) => [row, id]));
  ids.set(statuses, known);
  return known.get(traits) ?? null;
}

/** What happens by itself after each of the player's turns, once the monsters have acted. */
export function upkeep(world: World): void {
  mindLamp(world);
  raiseRemains(world);
  wanderIn(world);
}
