import { hasTactic } from '../content';
import { stepsBetween } from '../core/point';
import { freeCellsAround } from '../floor/freeCells';
import type { World } from '../World';
import type { Actor } from '../state';
import { alliesOf, grow, isAlly } from './allies';
import { payOut, xpOf } from './experience';
import { actorName } from './names';
import { settle } from './relocate';
import { isHeld } from './statuses';
import { swims } from './swimming';
import { unmark } from './announced';
import { letGo } from './clinging';
import { regainLamp } from './lamp';

/** Steps within which allies come along over stairs. */
const ALONG = 5;

/** Takes the player's followers off the floor and returns them: awake adjacent hunters with a goal that are not held, and allies. */
export function leaveWith(world: World): Actor[] {
  const followers = world.floor.state.actors.filter((actor) => isAfter(world, actor) || comesAlong(world, actor));
  for (const actor of followers) {
    if (!isAlly(world, actor)) takeAlong(world, actor);
    letGo(world, actor);
    world.remove(actor);
  }
  return followers;
}

/** A metered floor pays for a follower as it leaves, so that the next one can; what it can't pay for is worth nothing from then on. */
function takeAlong(world: World, actor: Actor): void {
  const worth = xpOf(world, actor);
  if (payOut(world, worth) < worth) actor.summoned = true;
}

/** Whether a monster is so close on the player's heels that it follows. */
function isAfter(world: World, actor: Actor): boolean {
  if (!world.content.followers || stepsBetween(actor, world.state.player) !== 1 || actor.side === 'player') return false;
  if (swims(world, actor)) return false;
  return actor.goal >= 0 && !actor.asleep && !actor.hidden && hasTactic(world.breedOf(actor), 'hunts') && !isHeld(world, actor);
}

/** Whether an ally comes along over stairs: one that is near, not told to wait and not held. */
export function comesAlong(world: World, actor: Actor): boolean {
  if (swims(world, actor)) return false;
  return isAlly(world, actor) && !actor.waits && stepsBetween(actor, world.state.player) <= ALONG && !isHeld(world, actor);
}

/** What stays on the floor that the player leaves: allies, keys, announced attacks, holds; a lost lantern is the player's again. */
export function leaveBehind(world: World): void {
  leaveAllies(world);
  leaveKeys(world);
  regainLamp(world);
  for (const actor of [...world.floor.winding.all]) unmark(world, actor);
  const { actors } = world.floor.state;
  const staying = new Set(actors.map(({ id }) => id));
  for (const actor of actors) if (!staying.has(actor.clings)) letGo(world, actor);
}

/** Says which allies stay behind for good, once those that come along have left the floor. */
function leaveAllies(world: World): void {
  if (world.content.floorsPersist) return;
  for (const ally of alliesOf(world)) world.say('status', 'log.leftBehind', { actor: actorName(world, ally) });
}

/** Puts followers around the player on the new floor. */
export function arriveWith(world: World, followers: readonly Actor[]): void {
  const { floor, state } = world;
  for (const actor of followers) {
    const [cell] = freeCellsAround(floor, state.player);
    if (!cell) return;
    actor.x = cell.x;
    actor.y = cell.y;
    actor.goal = isAlly(world, actor) ? -1 : floor.index(state.player.x, state.player.y);
    if (isAlly(world, actor)) grow(world, actor);
    settle(world, actor);
    if (floor.state.purse >= 0 && !isAlly(world, actor)) floor.state.purse += xpOf(world, actor);
    world.say('status', 'log.followed', { actor: actorName(world, actor) });
  }
}

/** Drops keys on leaving a floor for good: they open nothing elsewhere. */
function leaveKeys({ state, content }: World): void {
  if (content.floorsPersist) return;
  state.hero.inventory = state.hero.inventory.filter(({ kind }) => !isKey(content, kind));
}

function isKey(content: World['content'], kind: string): boolean {
  const row = content.itemKinds.get(kind);
  return row !== undefined && 'opens' in row;
}
