import type { Breed } from '../content';
import type { World } from '../World';
import { actorName } from '../facts/names';
import { reveal } from '../rules/discovery';
import type { Actor } from '../state';
import { instead, type Action, type ActionResult } from './Action';
import { Melee } from './Melee';

/** An attack out of hiding, which reveals the attacker. */
export class Ambush implements Action {
  constructor(readonly target: Actor) {}

  perform(world: World, actor: Actor): ActionResult {
    reveal(world, actor);
    if (world.sees(actor)) world.say('status', lineFor(world.breedOf(actor)), { actor: actorName(world, actor) });
    return instead(new Melee(this.target));
  }
}

/** What the log says of one that passed for a thing, was under water, or only lay still. */
function lineFor({ disguise, moves }: Breed): string {
  if (disguise !== undefined) return 'log.revealed';
  return moves === 'swim' ? 'log.surfaces' : 'log.ambush';
}
