import { distanceSquared, stepsBetween } from '../core/point';
import type { Game } from '../Game';
import { natureOf } from '../rules/traits';
import type { Actor } from '../state';

/** Whether a monster sees the player now: who is unseen is noticed only from beside, and who is blind sees no further than that lets it. */
export function notices(game: Game, actor: Actor): boolean {
  const { player } = game.state;
  if (!game.isExposed(actor)) return false;
  if (stepsBetween(actor, player) > 1 && natureOf(game, player).unseen) return false;
  for (const id in actor.statuses) {
    const { sees } = game.content.statuses.get(id) ?? {};
    if (sees !== undefined && distanceSquared(actor, player) > sees * sees) return false;
  }
  return true;
}

/** Whether a monster can strike another from where it stands. */
export function isBeside(game: Game, actor: Actor, other: Actor): boolean {
  if (stepsBetween(actor, other) !== 1) return false;
  return actor.x === other.x || actor.y === other.y || game.breedOf(actor).directions === 8;
}

/** Whether it is hurt so much that it runs. */
export function isAfraid(game: Game, actor: Actor): boolean {
  const { nerve } = game.breedOf(actor);
  return nerve !== undefined && actor.hp * 100 < actor.maxHp * nerve;
}
