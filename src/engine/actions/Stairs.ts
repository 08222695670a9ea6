import type { Game } from '../Game';
import { rest } from '../rules/descent';
import type { Actor } from '../state';
import { done, refused, type Action, type ActionResult } from './Action';

/** Takes the stairs underfoot, those of one way only where it is said; down from the last floor wins. */
export class Stairs implements Action {
  constructor(readonly way: 'down' | 'up' | null = null) {}

  perform(game: Game, actor: Actor): ActionResult {
    const { stairs } = game.floor.tileAt(actor.x, actor.y);
    if (!stairs) return refused('refused.noStairs');
    if (this.way !== null && this.way !== stairs) return refused(`refused.noStairs.${this.way}`);
    const { floor, turn } = game.state;
    if (stairs === 'down' && floor === game.content.lastFloor) {
      game.say('descend', 'log.won', {});
      game.end({ kind: 'won', floor, turn });
      return done();
    }
    game.goTo(floor + (stairs === 'down' ? 1 : -1), stairs);
    game.say('descend', `log.stairs.${stairs}`, { floor: game.state.floor });
    if (stairs === 'down') rest(game);
    return done();
  }
}
