import type { Action } from '../actions/Action';
import { Bump } from '../actions/Bump';
import { Move } from '../actions/Move';
import { Stairs } from '../actions/Stairs';
import type { Message } from '../core/grammar';
import type { Point } from '../core/point';
import { firstBlow, isMarked } from '../effects/blow';
import { doDamage } from '../effects/effects';
import type { World } from '../World';
import { alliesOf, isAlly } from '../rules/allies';
import { comesAlong } from '../rules/followers';
import { actorName } from '../rules/names';
import { attackOf } from '../rules/attackPattern';
import { casterName } from '../rules/names';
import { SIDES } from '../rules/hazards';
import { canStand } from '../rules/relocate';
import { isAfloat } from '../rules/swimming';
import { isConfused } from './compelled';
import { touchesGround } from '../rules/traps';
import { isHazardous, mayCatch } from './footing';

/** The key of the warning of deep water. */
const DEEP = 'danger.deep';

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

/** The danger the player knows of in a cell: a trap found, deep water, in view a harmful hazard, one about to spread there, or a marked attack; else null. */
export function dangerAt(world: World, at: Point): Message | null {
  const { floor } = world;
  const { player } = world.state;
  const trap = floor.traps.at(at.x, at.y);
  if (trap?.known === true && touchesGround(world, player)) return { key: 'danger.trap', params: { trap: `trap.${trap.kind}` } };
  const hazard = world.sees(at) && isHazardous(world, player, at) ? floor.hazardAt(at.x, at.y) : null;
  if (hazard) return { key: 'danger.hazard', params: { hazard: `hazard.${hazard.kind}` } };
  const blow = world.sees(at) && isMarked(world, player, at) ? firstBlow(world, player, at) : null;
  if (blow) return { key: 'danger.marked', params: { actor: casterName(world, blow.caster), ability: `ability.${blow.ability}` } };
  const near = mayCatch(world, player, at);
  if (!near && !isDeep(world, at)) return null;
  const tile = `tile.${floor.tileAt(at.x, at.y).id}`;
  return near ? { key: 'danger.catches', params: { hazard: `hazard.${near.kind}`, tile } } : { key: DEEP, params: { tile } };
}

/** The cells, as `y * width + x`, of known traps, visible hazards and marked attacks that would harm the player, and those onto which these may spread. */
export function dangerousCells(world: World): number[] {
  const { floor, content } = world;
  const { traps, hazards } = floor.state;
  const spreading = hazards.filter((hazard) => content.spreads.has(hazard.kind) && world.sees(hazard));
  const beside = spreading.flatMap(({ x, y }) => SIDES.map((side) => ({ x: x + side.x, y: y + side.y })));
  const places = [...traps, ...hazards, ...beside].filter(({ x, y }) => floor.contains(x, y)).map(({ x, y }) => floor.index(x, y));
  // Each once: many may have marked the same cell.
  return [...new Set([...places, ...floor.winding.cells])].filter((cell) => dangerAt(world, floor.position(floor.cellOf(cell))) !== null);
}

/** Whether the player knows of deep water in a cell, and would be afloat there. */
function isDeep({ floor, content, state: { player } }: World, { x, y }: Point): boolean {
  return floor.isExplored(x, y) && isAfloat({ floor, content }, { ...player, x, y });
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
