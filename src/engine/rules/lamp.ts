import { stepsBetween, type Point } from '../core/point';
import type { Actor, LostLamp } from '../state';
import type { World } from '../World';
import { lightOf } from './lantern';
import { actorName } from './names';
import { oilOf } from './oil';

/* The player's lantern in other hands (RULES 5.18). */

/** Turns for which a thief keeps it. */
const KEPT = 30;

/** Whether the player carries a lantern that gives an open light. */
export function canBeRobbed(world: World): boolean {
  return world.content.light !== null && oilOf(world) > 0 && !world.state.hero.hooded;
}

/** Whether an actor has the player's lantern. */
export function hasLamp({ state }: Pick<World, 'state'>, actor: Actor): boolean {
  return state.hero.lamp?.thief === actor.id;
}

/** Where the player's lantern lies; null unless it does. */
export function lampAt({ state: { hero: { lamp } }, floor }: Pick<World, 'state' | 'floor'>): Point | null {
  return lamp && lamp.cell >= 0 ? floor.position(floor.cellOf(lamp.cell)) : null;
}

/** A thief takes the lantern. */
export function takeLamp(world: World, thief: Actor): void {
  put(world, { thief: thief.id, until: world.state.turn + KEPT, cell: -1 });
  world.say('enemyAttack', 'log.lampTaken', { actor: actorName(world, thief) });
}

/** Drops the lantern, if this actor has it. */
export function dropLamp(world: World, thief: Actor): void {
  if (!hasLamp(world, thief)) return;
  put(world, { thief: -1, until: 0, cell: world.floor.index(thief.x, thief.y) });
  world.say('status', 'log.lampDropped', { actor: actorName(world, thief) });
}

/** Gives the lantern back to the player, wherever it is. */
export function regainLamp(world: World): void {
  if (!world.state.hero.lamp) return;
  put(world, null);
  world.say('healed', 'log.lampBack', {});
}

/** After each of the player's turns: a thief drops it once its time is up, and a player who stands on it has it again. It can't be buried. */
export function mindLamp(world: World): void {
  const { floor, state: { hero: { lamp }, player, turn } } = world;
  if (!lamp) return;
  const thief = floor.state.actors.find((actor) => hasLamp(world, actor));
  if (thief && turn >= lamp.until) return dropLamp(world, thief);
  const at = lampAt(world);
  if (at && (stepsBetween(at, player) === 0 || !floor.isWalkable(at.x, at.y))) regainLamp(world);
}

function put(world: World, lamp: LostLamp | null): void {
  const before = lightOf(world);
  world.state.hero.lamp = lamp;
  const radius = lightOf(world);
  if (radius !== before) world.emit({ type: 'lightChanged', radius, seen: true });
}
