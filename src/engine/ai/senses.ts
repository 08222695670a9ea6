import { distanceSquared, stepsBetween } from '../core/point';
import type { Game } from '../Game';
import { isUnseen } from '../rules/traits';
import type { Actor } from '../state';

/** Whether a monster sees the player now: who is unseen is noticed only from beside, and who is blind sees no further than that lets it. */
export function notices(game: Game, actor: Actor): boolean {
  const { player } = game.state;
  if (!game.isExposed(actor)) return false;
  if (stepsBetween(actor, player) > 1 && isUnseen(game, player)) return false;
  for (const id in actor.statuses) {
    const { sees } = game.content.statuses.get(id) ?? {};
    if (sees !== undefined && distanceSquared(actor, player) > sees * sees) return false;
  }
  return true;
}
