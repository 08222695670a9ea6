import type { World } from '../World';
import { actorName } from '../rules/names';
import { reveal } from '../rules/noise';
import type { Actor } from '../state';
import { instead, type Action, type ActionResult } from './Action';
import { Melee } from './Melee';

/** An attack out of hiding, which reveals the attacker. */
export class Ambush implements Action {
  constructor(readonly target: Actor) {}

  perform(world: World, actor: Actor): ActionResult {
    reveal(world, actor);
    const isThing = world.breedOf(actor).disguise !== undefined;
    if (world.sees(actor)) world.say('status', isThing ? 'log.revealed' : 'log.ambush', { actor: actorName(world, actor) });
    return instead(new Melee(this.target));
  }
}
