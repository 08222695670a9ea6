import { distanceSquared, type Point } from '../core/point';
import type { Game } from '../Game';
import type { Actor } from '../state';

/** Of those who hear a noise one in so many wakes. */
const DEEP_SLEEP = 2;

/** A sudden noise: who sleeps within dx^2 + dy^2 of it may wake. */
export function makeNoise(game: Game, at: Point, range: number): void {
  game.effort.spend(game.floor.state.actors.length);
  for (const actor of game.floor.state.actors) {
    if (actor.asleep && distanceSquared(actor, at) <= range && game.rng.ai.below(DEEP_SLEEP) === 0) wake(game, actor, at);
  }
}

/** Wakes somebody, who then goes to see what it was. */
export function wake(game: Game, actor: Actor, at: Point): void {
  if (!actor.asleep) return;
  actor.asleep = false;
  actor.goal = game.floor.index(at.x, at.y);
  game.emit({ type: 'woke', actor: actor.id, at: { x: actor.x, y: actor.y }, seen: game.sees(actor) });
}

/** Shows somebody who lay hidden. */
export function reveal(game: Game, actor: Actor): void {
  if (!actor.hidden) return;
  actor.hidden = false;
  game.emit({ type: 'revealed', actor: actor.id, breed: actor.breed, at: { x: actor.x, y: actor.y }, seen: game.sees(actor) });
}

/** Nobody who is hurt sleeps on or stays hidden. */
export function rouse(game: Game, actor: Actor): void {
  wake(game, actor, game.state.player);
  reveal(game, actor);
}
