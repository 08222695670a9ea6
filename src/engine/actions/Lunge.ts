import type { Game } from '../Game';
import { isWithinReach, strike } from '../rules/combat';
import type { Actor } from '../state';
import type { Action, ActionResult } from './Action';
import { Move } from './Move';

/** A leap over one free cell with a blow of double strength at its end. */
export class Lunge implements Action {
  constructor(
    readonly target: Actor,
    readonly step: { readonly dx: number; readonly dy: number },
  ) {}

  perform(game: Game, actor: Actor): ActionResult {
    const result = new Move(this.step.dx, this.step.dy).perform(game, actor);
    if (result.done && isWithinReach(game, actor, this.target)) strike(game, actor, { target: this.target, leap: true });
    return result;
  }
}
