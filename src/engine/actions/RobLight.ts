import { canBeRobbed } from '../facts/light';
import { takeLamp } from '../rules/lantern';
import type { Actor } from '../state';
import type { World } from '../World';
import { done, instead, type Action, type ActionResult } from './Action';
import { Melee } from './Melee';

/** Snatches the player's open lantern; attacks if it can't. */
export class RobLight implements Action {
  perform(world: World, actor: Actor): ActionResult {
    if (!canBeRobbed(world)) return instead(new Melee(world.state.player));
    takeLamp(world, actor);
    return done();
  }
}
