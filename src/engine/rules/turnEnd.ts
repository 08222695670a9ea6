import type { Game } from '../Game';
import type { Actor } from '../state';
import { natureOf } from './traits';
import { wearOff } from './statuses';

/**
 * What the end of its own turn brings an actor: what its traits do to it each turn, and its statuses wear off.
 * @param had the statuses that it began the turn with: younger ones neither work nor wear off yet
 */
export function endTurn(game: Game, actor: Actor, had: readonly string[]): void {
  for (const traits of natureOf(game, actor).daily) {
    if (!traits.eachTurn || actor.hp === 0) continue;
    const status = statusOf(game, traits);
    if (status !== null && !had.includes(status)) continue;
    game.affect(traits.eachTurn, { target: actor, source: actor, at: { x: actor.x, y: actor.y }, cause: `status.${status ?? 'other'}` });
  }
  if (actor.hp > 0) wearOff(game, actor, had);
}

/** The status whose traits these are; null for those of a breed, an elite or a worn thing. */
function statusOf({ content }: Game, traits: object): string | null {
  for (const [id, row] of content.statuses) if (row === traits) return id;
  return null;
}
