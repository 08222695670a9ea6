import type { Point } from '../core/point';
import type { Actor } from '../state';
import type { World } from '../World';
import { isReady } from '../facts/stats';
import { makeRest } from '../rules/statuses';
import { done, type Action, type ActionResult } from './Action';
import { walk } from './Move';

/** Turns from one leap to the next, which rests like an ability with this id. */
const EVERY = 4;
const LEAP = 'leap';

/** A leap to a free cell; then it has to rest before the next. Only monsters do it. */
export class Leap implements Action {
  constructor(readonly to: Point) {}

  perform(world: World, actor: Actor): ActionResult {
    makeRest(world, actor, { id: LEAP, turns: EVERY });
    walk(world, actor, this.to);
    return done();
  }
}

/** Whether an actor has rested enough to leap. */
export function canLeap(world: World, actor: Actor): boolean {
  return isReady(world, actor, LEAP);
}
