import type { Action } from '../../actions/Action';
import { Steal } from '../../actions/Steal';
import { stepsBetween } from '../../core/point';
import type { Game } from '../../Game';
import type { Actor } from '../../state';
import { isAfraid, isBeside, notices } from '../senses';
import { runAway } from '../steps';
import { STAND } from '../Tactic';

/** At how many steps somebody keeps who keeps its distance. */
const APART = 3;

/** Hurt, it runs; cornered, it passes, and so fights. */
export function escape(game: Game, actor: Actor): Action | null {
  return isAfraid(game, actor) ? flee(game, actor) : null;
}

/** Takes something from the player beside it, and runs with what it has taken. */
export function rob(game: Game, actor: Actor): Action | null {
  const { player } = game.state;
  if (actor.loot.length > 0) return flee(game, actor);
  return notices(game, actor) && isBeside(game, actor, player) ? new Steal() : null;
}

/** Steps back from a player that is too near, if it can, and comes no nearer than it likes. */
export function keepAway(game: Game, actor: Actor): Action | null {
  const { player } = game.state;
  const steps = stepsBetween(actor, player);
  if (steps > APART || !notices(game, actor)) return null;
  actor.goal = game.floor.index(player.x, player.y);
  return steps === APART ? STAND : runAway(game, actor);
}

/** A step away from a player in view; who gets away has no wish to come back. */
function flee(game: Game, actor: Actor): Action | null {
  const step = notices(game, actor) ? runAway(game, actor) : null;
  if (step) actor.goal = -1;
  return step;
}
