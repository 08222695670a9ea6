import type { Game } from '../Game';
import { actorName } from '../rules/names';
import { reveal } from '../rules/noise';
import type { Actor } from '../state';
import { instead, type Action, type ActionResult } from './Action';
import { Melee } from './Melee';

/** A blow out of hiding: it shows who strikes. */
export class Ambush implements Action {
  constructor(readonly target: Actor) {}

  perform(game: Game, actor: Actor): ActionResult {
    reveal(game, actor);
    const isThing = game.breedOf(actor).disguise !== undefined;
    if (game.sees(actor)) game.say('status', isThing ? 'log.revealed' : 'log.ambush', { actor: actorName(game, actor) });
    return instead(new Melee(this.target));
  }
}
