import { stepsBetween } from '../core/point';
import { freeCellsAround } from '../floor/freeCells';
import type { World } from '../World';
import type { Actor } from '../state';
import { actorName } from './names';
import { settle } from './relocate';
import { isHeld } from './statuses';

/** Takes the player's followers off the floor and returns them: awake adjacent hunters with a goal that are not held. */
export function leaveWith(world: World): Actor[] {
  const { player } = world.state;
  if (!world.content.followers) return [];
  const isAfter = (actor: Actor): boolean => actor.goal >= 0 && !actor.asleep && !actor.hidden && world.breedOf(actor).brain.includes('hunt');
  const followers = world.floor.state.actors.filter((actor) => stepsBetween(actor, player) === 1 && isAfter(actor) && !isHeld(world, actor));
  for (const actor of followers) world.remove(actor);
  return followers;
}

/** Puts followers around the player on the new floor. */
export function arriveWith(world: World, followers: readonly Actor[]): void {
  const { floor, state } = world;
  for (const actor of followers) {
    const [cell] = freeCellsAround(floor, state.player);
    if (!cell) return;
    actor.x = cell.x;
    actor.y = cell.y;
    actor.goal = floor.index(state.player.x, state.player.y);
    settle(world, actor);
    world.say('status', 'log.followed', { actor: actorName(world, actor) });
  }
}

/** Drops keys on leaving a floor for good: they open nothing elsewhere. */
export function leaveKeys({ state, content }: World): void {
  if (content.floorsPersist) return;
  state.hero.inventory = state.hero.inventory.filter(({ kind }) => !isKey(content, kind));
}

function isKey(content: World['content'], kind: string): boolean {
  const row = content.itemKinds.get(kind);
  return row !== undefined && 'opens' in row;
}
