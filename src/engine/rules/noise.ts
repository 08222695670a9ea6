import { distanceSquared, type Point } from '../core/point';
import type { World } from '../World';
import type { Actor } from '../state';
import { oilOf } from './oil';
import { natureOf } from './traits';

/** A sleeper wakes at 1 in `DEEP_SLEEP` noises. */
const DEEP_SLEEP = 2;

/** Percent by which someone who fumbles in the dark is louder. */
const FUMBLING = 200;

/** An actor's noise in percent: of its traits, and twice that of a player without oil where there is light. */
export function noiseOf(world: World, actor: Actor): number {
  const { noise } = natureOf(world, actor);
  return world.content.light && actor === world.state.player && oilOf(world) === 0 ? Math.floor((noise * FUMBLING) / 100) : noise;
}

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

/** Wakes and reveals an actor that was hurt. */
export function rouse(world: World, actor: Actor): void {
  wake(world, actor, world.state.player);
  reveal(world, actor);
}
