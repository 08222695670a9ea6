import { stepsBetween, type Point } from '../core/point';
import type { World } from '../World';
import type { Actor, Trap } from '../state';
import { actorName } from './names';
import { natureOf } from './traits';

/** Of a hundred turns beside a hidden trap, in how many it is found by walking. */
const CHANCE = 40;

/** Who stands still looks so many steps further, and misses nothing there. */
const CARE = 1;

/** The trap in a cell. */
export function trapAt({ floor }: Pick<World, 'floor'>, { x, y }: Point): Trap | null {
  return floor.trapAt(x, y);
}

/** Sets off the trap under somebody; whoever sees it go off knows it. */
export function springAt(world: World, actor: Actor): void {
  const trap = trapAt(world, actor);
  const kind = trap && world.content.traps.kinds.get(trap.kind);
  if (!trap || !kind || actor.hp === 0) return;
  const at = { x: trap.x, y: trap.y };
  const seen = world.sees(at);
  if (seen) trap.known = true;
  world.emit({ type: 'trapSprung', kind: trap.kind, actor: actor.id, at, seen });
  if (seen) world.say('status', `trap.${trap.kind}.springs`, { actor: actorName(world, actor) });
  if (kind.once) world.floor.removeTrap(trap);
  world.work(kind, { source: actor, aim: at, cause: `trap.${trap.kind}` });
}

/** Makes a trap known to the player. */
export function discover(world: World, trap: Trap): void {
  if (trap.known) return;
  trap.known = true;
  world.emit({ type: 'trapFound', kind: trap.kind, at: { x: trap.x, y: trap.y }, seen: true });
  world.say('status', 'log.trapFound', { trap: `trap.${trap.kind}` });
}

/** What the player finds in a turn beside it: by chance on the way, surely and one step further when it stood still. */
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
