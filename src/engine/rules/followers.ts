import { stepsBetween } from '../core/point';
import { freeCellsAround } from '../floor/freeCells';
import type { Game } from '../Game';
import type { Actor } from '../state';
import { actorName } from './names';
import { settle } from './relocate';
import { isHeld } from './statuses';

/** Takes those off the floor who come along with the player: hunters that are awake, after it, beside it and not held. */
export function leaveWith(game: Game): Actor[] {
  const { player } = game.state;
  if (!game.content.followers) return [];
  const isAfter = (actor: Actor): boolean => actor.goal >= 0 && !actor.asleep && !actor.hidden && game.breedOf(actor).brain.includes('hunt');
  const followers = game.floor.state.actors.filter((actor) => stepsBetween(actor, player) === 1 && isAfter(actor) && !isHeld(game, actor));
  for (const actor of followers) game.remove(actor);
  return followers;
}

/** Lets them stand around the player on the floor they came to. */
export function arriveWith(game: Game, followers: readonly Actor[]): void {
  const { floor, state } = game;
  for (const actor of followers) {
    const [cell] = freeCellsAround(floor, state.player);
    if (!cell) return;
    actor.x = cell.x;
    actor.y = cell.y;
    actor.goal = floor.index(state.player.x, state.player.y);
    settle(game, actor);
    game.say('status', 'log.followed', { actor: actorName(game, actor) });
  }
}

/** Keys open nothing on other floors and stay behind, as long as floors do. */
export function leaveKeys({ state, content }: Game): void {
  if (content.floorsPersist) return;
  state.hero.inventory = state.hero.inventory.filter(({ kind }) => !isKey(content, kind));
}

function isKey(content: Game['content'], kind: string): boolean {
  const row = content.itemKinds.get(kind);
  return row !== undefined && 'opens' in row;
}
