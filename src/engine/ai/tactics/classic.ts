import type { Action } from '../../actions/Action';
import { Melee } from '../../actions/Melee';
import { anywhere } from '../../actions/Stumble';
import type { Game } from '../../Game';
import type { Actor } from '../../state';
import { isAfraid, isBeside, notices } from '../senses';
import { walkOn } from '../steps';
import { STAND } from '../Tactic';

/** A monster that the player can see hunts: adjacent it attacks, else it comes nearer (RULES 1.2). One that had to run fights where it is cornered. */
export function hunt(game: Game, actor: Actor): Action | null {
  const { player } = game.state;
  if (!notices(game, actor)) return null;
  actor.goal = game.floor.index(player.x, player.y);
  if (isBeside(game, actor, player)) return new Melee(player);
  return isAfraid(game, actor) ? STAND : walkOn(game, actor);
}

/** Out of sight it walks to where it last saw the player, then stands. */
export function track(game: Game, actor: Actor): Action | null {
  if (actor.goal < 0) return null;
  if (actor.goal === game.floor.index(actor.x, actor.y)) {
    actor.goal = -1;
    return null;
  }
  return walkOn(game, actor);
}

/** Confused: a random one of the 8 directions, hitting whatever stands there, friend or foe. */
export function stumble(game: Game, actor: Actor): Action {
  return anywhere(game, actor);
}

/** Paralysed: no action at all. */
export function freeze(): null {
  return null;
}
