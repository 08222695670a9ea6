import { stepsBetween, type Point } from '../core/point';
import { canSnuff } from '../facts/light';
import { snuffOut } from '../rules/relocate';
import type { Actor } from '../state';
import type { World } from '../World';
import { done, refused, type Action, type ActionResult } from './Action';

/** Puts out the light of a tile beside the actor; only monsters do it. */
export class Snuff implements Action {
  constructor(readonly at: Point) {}

  perform(world: World, actor: Actor): ActionResult {
    if (stepsBetween(actor, this.at) > 1 || !canSnuff(world, this.at)) return refused('refused.outside');
    snuffOut(world, this.at);
    return done();
  }
}
