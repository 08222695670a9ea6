import type { World } from '../World';
import { distanceSquared, stepsBetween, type Point } from '../core/point';
import { dwellsInDeep } from '../facts/movement';
import { actorName, isKnown } from '../facts/names';
import { isOnTheRun } from '../facts/senses';
import { isHostile } from '../facts/sides';
import { natureOf } from '../facts/traits';
import type { Actor, Trap } from '../state';

/* What comes to light: sleepers that wake, what hid, traps, item kinds. */

/** A sleeper wakes at 1 in `DEEP_SLEEP` noises. */
const DEEP_SLEEP = 2;

/** A sudden noise, which may wake sleepers within dx^2 + dy^2 of it. */
export function makeNoise(world: World, at: Point, range: number): void {
  world.effort.spend(world.floor.state.actors.length);
  for (const actor of world.floor.state.actors) {
    if (actor.asleep && distanceSquared(actor, at) <= range && world.rng.ai.below(DEEP_SLEEP) === 0) wake(world, actor, at);
  }
}

/** Wakes a sleeper, which then goes to the cell of the noise. */
export function wake(world: World, actor: Actor, at: Point): void {
  if (!actor.asleep) return;
  actor.asleep = false;
  actor.goal = world.floor.index(at.x, at.y);
  world.emit({ type: 'woke', actor: actor.id, at: { x: actor.x, y: actor.y }, seen: world.sees(actor) });
}

/** Reveals a hidden monster. */
export function reveal(world: World, actor: Actor): void {
  if (!actor.hidden) return;
  actor.hidden = false;
  world.emit({ type: 'revealed', actor: actor.id, breed: actor.breed, at: { x: actor.x, y: actor.y }, seen: world.sees(actor) });
}

/** Wakes and reveals an actor that was hurt. Where light counts, an enemy of the player goes to where that came from, unless it runs. */
export function rouse(world: World, actor: Actor, by: Actor): void {
  wake(world, actor, world.state.player);
  reveal(world, actor);
  const comes = world.content.light && actor.side !== 'player' && isHostile(by, actor) && !isOnTheRun(world, actor);
  if (comes) actor.goal = world.floor.index(by.x, by.y);
}

/** Who is at home in deep water and has moved goes under in the deep, and comes up where it is shallow. */
export function submerge(world: World, actor: Actor): void {
  if (!dwellsInDeep(world, actor)) return;
  if (world.floor.tileAt(actor.x, actor.y).deep === undefined) reveal(world, actor);
  else if (!actor.hidden) {
    const wasSeen = world.seesActor(actor);
    actor.hidden = true;
    if (wasSeen && world.isConcealed(actor)) world.say('status', 'log.dives', { actor: actorName(world, actor) });
  }
}

/** The percentage of turns next to a hidden trap in which it is found while walking. */
const CHANCE = 40;

/** How much further standing still searches, in steps; it also misses nothing. */
const CARE = 1;

/** Sets off the trap under an actor, unless it lies under deep water; the player learns of it if in view. */
export function springAt(world: World, actor: Actor): void {
  const trap = world.floor.traps.at(actor.x, actor.y);
  const kind = trap && world.content.traps.kinds.get(trap.kind);
  if (!trap || !kind || actor.hp === 0 || natureOf(world, actor).sure || world.floor.tileAt(trap.x, trap.y).deep !== undefined) return;
  const at = { x: trap.x, y: trap.y };
  const seen = world.sees(at);
  if (seen) trap.known = true;
  world.emit({ type: 'trapSprung', kind: trap.kind, actor: actor.id, at, seen });
  if (seen) world.say('status', `trap.${trap.kind}.springs`, { actor: actorName(world, actor) });
  if (kind.once) world.floor.traps.remove(trap);
  world.work(kind, { source: actor, aim: at, cause: { table: 'trap', id: trap.kind } });
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

/** Identifies an item kind and logs it, if it is not known yet. */
export function learn(world: World, kind: string): void {
  if (isKnown(world, kind)) return;
  world.state.hero.known.push(kind);
  world.emit({ type: 'identified', kind, seen: true });
  world.say('status', 'log.identified', { item: `item.${kind}` });
}
