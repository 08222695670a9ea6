import type { World } from '../World';
import type { Action } from '../actions/Action';
import { Bump } from '../actions/Bump';
import { Move } from '../actions/Move';
import { Stairs } from '../actions/Stairs';
import type { Message } from '../core/grammar';
import type { Point } from '../core/point';
import { doDamage } from '../effects/effects';
import { isMarked } from '../facts/announced';
import { attackOf } from '../facts/combat';
import { dangerAt, DEEP, isDeep, isHazardous } from '../facts/danger';
import { canStand, isAfloat } from '../facts/movement';
import { actorName } from '../facts/names';
import { alliesOf, comesAlong, isAlly } from '../facts/sides';
import { isConfused } from '../facts/stats';

/** The warning to confirm before an action that leads onto a known trap, into a hazard or deep water, or away from a cure; else null. */
export function dangerOf(world: World, action: Action): Message | null {
  if (action instanceof Stairs) return dangerOfLeaving(world);
  if (!(action instanceof Move || action instanceof Bump) || isConfused(world)) return null;
  const { player } = world.state;
  const to = { x: player.x + action.dx, y: player.y + action.dy };
  const isStep = canStand(world, player, to) && !isMet(world, to) && !(action instanceof Bump && isReached(world, action));
  const danger = isStep && !isSameHazard(world, to) && !isNoWorse(world, to) ? dangerAt(world, to) : null;
  return danger?.key === DEEP && isAfloat(world, player) ? null : danger;
}

/** Whether the player sees somebody there with whom it would not change places: no step leads there. */
function isMet(world: World, { x, y }: Point): boolean {
  const other = world.floor.actorAt(x, y);
  return other !== null && world.seesActor(other) && !isAlly(world, other);
}

/** Whether a reaching weapon would attack the actor one cell further on, instead of a step. */
function isReached(world: World, { dx, dy }: Bump): boolean {
  const { player } = world.state;
  return attackOf(world, player) === 'reach' && isMet(world, { x: player.x + 2 * dx, y: player.y + 2 * dy });
}

/** Whether the player already stands in the same hazard: then it isn't warned at every step. */
function isSameHazard({ floor, state }: World, to: Point): boolean {
  const hazard = floor.hazardAt(to.x, to.y);
  return hazard !== null && floor.traps.at(to.x, to.y)?.known !== true && floor.hazardAt(state.player.x, state.player.y)?.kind === hazard.kind;
}

/** Whether nothing but announced attacks awaits the player there, and some await it here as well. */
function isNoWorse(world: World, to: Point): boolean {
  const { player } = world.state;
  return isMarked(world, player, player) && !isUnsafeBesidesMarks(world, to);
}

function isUnsafeBesidesMarks(world: World, to: Point): boolean {
  return world.floor.traps.at(to.x, to.y)?.known === true || isDeep(world, to) || isHazardous(world, world.state.player, to);
}

/** Stairs lead away from allies that are not near, and from the water that ends a status such as burning; damage over time goes on after them. */
function dangerOfLeaving(world: World): Message | null {
  const { player } = world.state;
  if (world.floor.tileAt(player.x, player.y).stairs === undefined) return null;
  for (const id in player.statuses) {
    const row = world.content.statuses.get(id);
    if (row && (doDamage(row.eachTurn) || row.endsBy === 'water')) return { key: 'danger.burning', params: { status: `status.${id}` } };
  }
  const left = world.content.floorsPersist ? undefined : alliesOf(world).find((ally) => !comesAlong(world, ally));
  return left ? { key: 'danger.ally', params: { actor: actorName(world, left) } } : null;
}
