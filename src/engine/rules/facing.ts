import { HEADINGS, type Point } from '../core/point';
import { directionOf } from '../facts/facing';
import { isReady } from '../facts/stats';
import type { Actor } from '../state';
import type { World } from '../World';
import { makeRest } from './statuses';

/* How who has a front turns (RULES 5.22). */

/** Turns from one eighth to the next, which rests like an ability with this id. */
const EVERY = 2;
const TURN = 'turn';

/** Turns an actor an eighth towards a point, the shorter way round and clockwise for lack of one, once it has rested from the last. */
export function turnTowards(world: World, actor: Actor, at: Point): void {
  const way = directionOf(actor, at);
  const turn = (way - actor.facing + HEADINGS.length) % HEADINGS.length;
  if (way < 0 || turn === 0 || !isReady(world, actor, TURN)) return;
  makeRest(world, actor, { id: TURN, turns: EVERY });
  actor.facing = (actor.facing + (turn <= HEADINGS.length / 2 ? 1 : -1) + HEADINGS.length) % HEADINGS.length;
}

/** Turns an actor that was pushed or pulled the way it went. */
export function spin(actor: Actor, from: Point): void {
  if (actor.facing >= 0) actor.facing = directionOf(from, actor);
}
