import type { Action } from '../../actions/Action';
import { Ambush } from '../../actions/Ambush';
import { distanceSquared } from '../../core/point';
import type { Game } from '../../Game';
import { wake } from '../../rules/noise';
import { natureOf } from '../../rules/traits';
import type { Actor } from '../../state';
import { isBeside } from '../senses';
import { STAND } from '../Tactic';

/** dx^2 + dy^2 within which somebody asleep hears a player who makes the usual noise, and in one of how many turns it wakes. */
const HEARING = 49;
const LIGHT_SLEEP = 8;

/** Sleeps until the player is near and loud enough; waking takes the turn. */
export function sleep(game: Game, actor: Actor): Action | null {
  if (!actor.asleep) return null;
  const { player } = game.state;
  const isHeard = distanceSquared(actor, player) * 100 <= HEARING * natureOf(game, player).noise;
  if (isHeard && game.rng.ai.below(LIGHT_SLEEP) === 0) wake(game, actor, player);
  return STAND;
}

/** Lies hidden until the player is beside it, and strikes first. */
export function lurk(game: Game, actor: Actor): Action | null {
  const { player } = game.state;
  if (!actor.hidden) return null;
  return isBeside(game, actor, player) ? new Ambush(player) : STAND;
}
