import type { Point } from '../core/point';
import type { Actor } from '../state';
import type { World } from '../World';
import { done, type Action, type ActionResult } from './Action';
import { walk } from './Move';

/** Turns from one leap to the next. */
const EVERY = 4;

/** A leap to a free cell; then it has to rest before the next. Only monsters do it. */
export class Leap implements Action {
  constructor(readonly to: Point) {}

  perform(world: World, actor: Actor): ActionResult {
    actor.ready['leap'] = world.state.turn + EVERY;
    walk(world, actor, this.to);
    return done();
  }
}

/** Whether an actor has rested enough to leap. */
export function canLeap({ state }: World, actor: Actor): boolean {
  return (actor.ready['leap'] ?? 0) <= state.turn;
}
