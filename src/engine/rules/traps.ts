import { stepsBetween } from '../core/point';
import type { World } from '../World';
import type { Actor, Trap } from '../state';
import { actorName } from './names';
import { natureOf } from './traits';

/** The percentage of turns next to a hidden trap in which it is found while walking. */
const CHANCE = 40;

/** How much further standing still searches, in steps; it also misses nothing. */
const CARE = 1;

/** Whether an actor sets off traps. */
export function touchesGround(world: Pick<World, 'breedOf'>, actor: Actor): boolean {
  const { moves } = world.breedOf(actor);
  return moves !== 'fly' && moves !== 'phase';
}

/** Sets off the trap under an actor; the player learns of it if in view. */
export function springAt(world: World, actor: Actor): void {
  const trap = world.floor.traps.at(actor.x, actor.y);
  const kind = trap && world.content.traps.kinds.get(trap.kind);
  if (!trap || !kind || actor.hp === 0 || natureOf(world, actor).sure) return;
  const at = { x: trap.x, y: trap.y };
  const seen = world.sees(at);
  if (seen) trap.known = true;
  world.emit({ type: 'trapSprung', kind: trap.kind, actor: actor.id, at, seen });
  if (seen) world.say('status', `trap.${trap.kind}.springs`, { actor: actorName(world, actor) });
  if (kind.once) world.floor.traps.remove(trap);
  world.work(kind, { source: actor, aim: at, cause: `trap.${trap.kind}` });
}

/** Reveals a trap to the player. */
export function discover(world: World, trap: Trap): void {
  if (trap.known) return;
  trap.known = true;
  world.emit({ type: 'trapFound', kind: trap.kind, at: { x: trap.x, y: trap.y }, seen: true });
  world.say('status', 'log.trapFound', { trap: `trap.${trap.kind}` });
}

/** The player's search for adjacent traps each turn: by chance while moving; for certain and one step further after waiting. */
export function search(world: World, isStill: boolean): void {
  const { player } = world.state;
  const { traps } = world.floor.state;
  if (traps.length === 0) return;
  const reach = 1 + natureOf(world, player).search + (isStill ? CARE : 0);
  for (const trap of traps) {
    if (trap.known || stepsBetween(trap, player) > reach || !world.sees(trap)) continue;
    if (isStill || world.rng.loot.below(100) < CHANCE) discover(world, trap);
  }
}
