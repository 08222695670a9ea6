import { Bump } from '../actions/Bump';
import type { Action } from '../actions/Action';
import { Melee } from '../actions/Melee';
import { Move } from '../actions/Move';
import type { TacticId } from '../content';
import { DIRECTIONS, stepsBetween } from '../core/point';
import type { Game } from '../Game';
import type { Actor } from '../state';
import { notices } from './senses';
import { stepTowards } from './steps';

/** Proposes an action for a monster, or passes with null. */
export type Tactic = (game: Game, actor: Actor) => Action | null;

/** A monster that the player can see hunts: adjacent it attacks, else it comes nearer (RULES 1.2). */
function hunt(game: Game, actor: Actor): Action | null {
  const { player } = game.state;
  if (!notices(game, actor)) return null;
  actor.goal = game.floor.index(player.x, player.y);
  if (isBeside(game, actor, player)) return new Melee(player);
  return step(game, actor);
}

/** Out of sight it walks to where it last saw the player, then stands. */
function track(game: Game, actor: Actor): Action | null {
  if (actor.goal < 0) return null;
  if (actor.goal === game.floor.index(actor.x, actor.y)) {
    actor.goal = -1;
    return null;
  }
  return step(game, actor);
}

/** Confused: a random one of the 8 directions, hitting whatever stands there, friend or foe. */
function stumble(game: Game, actor: Actor): Action {
  const { x, y } = game.rng.ai.pick(DIRECTIONS);
  const other = game.floor.actorAt(actor.x + x, actor.y + y);
  return other ? new Melee(other) : new Bump(x, y);
}

function step(game: Game, actor: Actor): Action | null {
  const direction = stepTowards(game, actor);
  return direction ? new Move(direction.x, direction.y) : null;
}

function isBeside(game: Game, actor: Actor, other: Actor): boolean {
  const straight = actor.x === other.x || actor.y === other.y;
  return stepsBetween(actor, other) === 1 && (straight || game.breedOf(actor).directions === 8);
}

/** Paralysed: no action at all. */
function freeze(): null {
  return null;
}

/** Every tactic a brain may name. */
export const TACTICS: Readonly<Record<TacticId, Tactic>> = { hunt, track, stumble, freeze };
