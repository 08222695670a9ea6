import type { World } from '../World';
import { isWithinReach } from '../facts/combat';
import { strike } from '../rules/combat';
import type { Actor } from '../state';
import type { Action, ActionResult } from './Action';
import { Move } from './Move';

/** A leap over one free cell that ends in an attack for double damage. */
export class Lunge implements Action {
  constructor(
    readonly target: Actor,
    readonly step: { readonly dx: number; readonly dy: number },
  ) {}

  perform(world: World, actor: Actor): ActionResult {
    const result = new Move(this.step.dx, this.step.dy).perform(world, actor);
    if (result.done && isWithinReach(world, actor, this.target)) strike(world, actor, { target: this.target, leap: true });
    return result;
  }
}
