import { DIRECTIONS } from '../core/point';
import type { Game } from '../Game';
import { actorName } from '../rules/names';
import type { Actor } from '../state';
import { done, type Action, type ActionResult } from './Action';
import { Bump } from './Bump';
import { Melee } from './Melee';

/** A step that fails half of the time: then it goes anywhere, against whoever stands there. One that leads nowhere wastes the turn. */
export class Stumble implements Action {
  constructor(readonly wish: Action) {}

  perform(game: Game, actor: Actor): ActionResult {
    const deed = game.rng.ai.flip() ? this.wish : anywhere(game, actor);
    const result = game.perform(deed, actor);
    if (result.done) return result;
    game.say('status', 'log.stumble', { actor: actorName(game, actor) });
    return done();
  }
}

/** A random one of the 8 directions, hitting whoever stands there, friend or foe. */
export function anywhere(game: Game, actor: Actor): Action {
  const { x, y } = game.rng.ai.pick(DIRECTIONS);
  const other = game.floor.actorAt(actor.x + x, actor.y + y);
  return other ? new Melee(other) : new Bump(x, y);
}
