import type { Action } from '../actions/Action';
import { Bump } from '../actions/Bump';
import { Move } from '../actions/Move';
import { Stairs } from '../actions/Stairs';
import type { Message } from '../core/grammar';
import type { Point } from '../core/point';
import { damageIn } from '../effects/effects';
import type { World } from '../World';
import { attackOf } from '../rules/attackPattern';
import { canStand } from '../rules/relocate';
import { isConfused } from './compelled';
import { isHarmful, touchesGround } from './footing';

/** The warning to confirm before an action that leads onto a known trap, into a hazard, or away from a cure; else null. */
export function dangerOf(world: World, action: Action): Message | null {
  if (action instanceof Stairs) return dangerOfLeaving(world);
  if (!(action instanceof Move || action instanceof Bump) || isConfused(world)) return null;
  const { player } = world.state;
  const to = { x: player.x + action.dx, y: player.y + action.dy };
  const isStep = canStand(world, player, to) && !isMet(world, to) && !(action instanceof Bump && isReached(world, action));
  return isStep && !isSameHazard(world, to) ? dangerAt(world, to) : null;
}

/** The danger the player knows of in a cell: a trap found, or a visible hazard that would harm it; null if none. */
export function dangerAt(world: World, at: Point): Message | null {
  const { floor } = world;
  const { player } = world.state;
  const trap = floor.trapAt(at.x, at.y);
  if (trap?.known === true && touchesGround(world, player)) return { key: 'danger.trap', params: { trap: `trap.${trap.kind}` } };
  const hazard = world.sees(at) && isHarmful(world, player, at) ? floor.hazardAt(at.x, at.y) : null;
  return hazard && { key: 'danger.hazard', params: { hazard: `hazard.${hazard.kind}` } };
}

/** Whether the player sees an actor there: a move would be an attack. */
function isMet(world: World, { x, y }: Point): boolean {
  const other = world.floor.actorAt(x, y);
  return other !== null && world.seesActor(other);
}

/** Whether a reaching weapon would attack the actor one cell further on, instead of a step. */
function isReached(world: World, { dx, dy }: Bump): boolean {
  const { player } = world.state;
  return attackOf(world, player) === 'reach' && isMet(world, { x: player.x + 2 * dx, y: player.y + 2 * dy });
}

/** Whether the player already stands in the same hazard: then it isn't warned at every step. */
function isSameHazard({ floor, state }: World, to: Point): boolean {
  const hazard = floor.hazardAt(to.x, to.y);
  return hazard !== null && floor.trapAt(to.x, to.y)?.known !== true && floor.hazardAt(state.player.x, state.player.y)?.kind === hazard.kind;
}

/** Stairs lead away from the water that ends a status such as burning, and damage over time goes on after them. */
function dangerOfLeaving(world: World): Message | null {
  const { player } = world.state;
  if (world.floor.tileAt(player.x, player.y).stairs === undefined) return null;
  for (const id in player.statuses) {
    const row = world.content.statuses.get(id);
    if (row && (damageIn(row.eachTurn) > 0 || row.endsBy === 'water')) return { key: 'danger.burning', params: { status: `status.${id}` } };
  }
  return null;
}
