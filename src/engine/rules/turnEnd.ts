import type { Game } from '../Game';
import type { Actor } from '../state';
import { traitsOf } from './traits';
import { wearOff } from './statuses';

/** What the end of its own turn brings an actor: what its traits do to it each turn, and its statuses wear off. */
export function endTurn(game: Game, actor: Actor, had?: readonly string[]): void {
  for (const traits of traitsOf(game, actor)) {
    if (traits.eachTurn) game.affect(traits.eachTurn, { target: actor, source: actor, at: { x: actor.x, y: actor.y }, cause: causeOf(game, traits) });
  }
  if (actor.hp > 0) wearOff(game, actor, had);
}

/** The text key of what does it: the status, where it is one. */
function causeOf({ content }: Game, traits: object): string {
  for (const [id, row] of content.statuses) if (row === traits) return `status.${id}`;
  return 'status.other';
}
