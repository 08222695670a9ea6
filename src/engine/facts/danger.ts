import type { World } from '../World';
import type { Message } from '../core/grammar';
import type { Point } from '../core/point';
import { upstream } from '../floor/currents';
import type { Actor, Hazard } from '../state';
import { firstAnnouncedAt, isAnnouncedAt } from './announced';
import { cellsDue, dueAt } from './eruptions';
import { chanceAt, outcomeOf, SIDES } from './hazards';
import { canStand, driftOf, givesWay, isAfloat, touchesGround } from './movement';
import { casterName } from './names';
import { isAlly } from './sides';
import { natureOf } from './traits';

/* What would harm an actor in a cell. */

/** Whether the floor has anything an actor would rather not step into. */
export function hasPitfalls({ floor }: Pick<World, 'floor'>): boolean {
  return floor.state.hazards.length > 0 || floor.state.traps.length > 0 || !floor.announced.isEmpty;
}

/**
 * Whether a cell would harm an actor that knows the floor: by a hazard, one about to spread, an announced attack, a trap on the ground,
 * ice that gives way, or a current that carries it to any of those.
 */
export function isUnsafe(world: World, actor: Actor, at: Point): boolean {
  const to = driftOf(world, actor, at);
  return isUnsafeAt(world, actor, at) || (to !== null && isUnsafeAt(world, actor, to));
}

function isUnsafeAt(world: World, actor: Actor, at: Point): boolean {
  const isTrap = world.floor.traps.knownAt(at.x, at.y) !== null && touchesGround(world, actor);
  return isTrap || givesWay(world, actor, at) || isHarmful(world, actor, at) || mayCatch(world, actor, at) !== null;
}

/** The hazard beside a cell that may spread onto it in a turn and would harm an actor there, or null. The player knows those it sees. */
export function mayCatch(world: World, actor: Actor, { x, y }: Point): Hazard | null {
  const { floor } = world;
  if (floor.state.hazards.length === 0 || world.content.spreads.size === 0) return null;
  for (const side of SIDES) {
    const hazard = floor.hazardAt(x + side.x, y + side.y);
    if (!hazard || chanceAt(world, hazard.kind, { x, y }) === 0 || (actor === world.state.player && !world.sees(hazard))) continue;
    const { kind } = outcomeOf(world, { ...hazard, x, y });
    if (kind !== null && harms(world, actor, kind)) return hazard;
  }
  return null;
}

/** Whether the hazard in a cell, or an attack announced for it, would harm an actor. */
export function isHarmful(world: World, actor: Actor, at: Point): boolean {
  return isHazardous(world, actor, at) || isAnnouncedAt(world, actor, at);
}

/** Whether an actor in a cell is harmed there, may be within a turn, or will be where a current carries it. */
export function isHeated(world: World, actor: Actor, at: Point): boolean {
  const to = driftOf(world, actor, at);
  return isHarmful(world, actor, at) || mayCatch(world, actor, at) !== null || (to !== null && isHarmful(world, actor, to));
}

/** Whether the hazard in a cell would harm an actor. */
export function isHazardous(world: World, actor: Actor, { x, y }: Point): boolean {
  if (world.floor.state.hazards.length === 0) return false;
  const hazard = world.floor.hazardAt(x, y);
  return hazard !== null && world.content.hazards.get(hazard.kind)?.sudden !== true && harms(world, actor, hazard.kind);
}

/** Whether a kind of hazard has an effect that an actor would rather avoid. */
export function harms(world: World, actor: Actor, kind: string): boolean {
  const effects = world.content.hazards.get(kind)?.effects ?? [];
  return effects.some((effect) => world.answersOf(effect).harms?.(world, effect, actor) ?? true);
}

/** The keys of the warnings of deep water, and of what gives way to it. */
export const DEEP = 'danger.deep';
export const BREAKS = 'danger.breaks';

/**
 * The danger the player knows of in a cell: a trap, deep water; if in view, a harmful hazard, one about to spread, an announced attack; or
 * a current that carries it to any of those.
 */
export function dangerAt(world: World, at: Point): Message | null {
  const { player } = world.state;
  const here = dangerIn(world, at);
  const to = here ? null : driftOf(world, player, at);
  const there = to && dangerIn(world, to);
  if (!there || (there.key === DEEP && isAfloat(world, player))) return here;
  return { key: 'danger.current', params: { what: nameIn(there) } };
}

/** The name of what a danger comes from: a trap, a hazard, an ability or a tile. */
export function nameIn({ params: { what, trap, hazard, ability, tile = '' } }: Message): string {
  return String(what ?? trap ?? hazard ?? ability ?? tile);
}

function dangerIn(world: World, at: Point): Message | null {
  const { floor } = world;
  const { player } = world.state;
  const trap = floor.traps.at(at.x, at.y);
  const isTrap = trap?.known === true && touchesGround(world, player) && !isDeep(world, at);
  if (isTrap) return { key: 'danger.trap', params: { trap: `trap.${trap.kind}` } };
  const hazard = world.sees(at) && isHazardous(world, player, at) ? floor.hazardAt(at.x, at.y) : null;
  if (hazard) return { key: 'danger.hazard', params: { hazard: `hazard.${hazard.kind}` } };
  const attack = world.sees(at) && isAnnouncedAt(world, player, at) ? firstAnnouncedAt(world, player, at) : null;
  if (attack) return { key: 'danger.marked', params: { actor: casterName(world, attack.caster), ability: `ability.${attack.ability}` } };
  const due = dueAt(world, at);
  if (due && harms(world, player, due.hazard)) return { key: 'danger.erupts', params: { hazard: `hazard.${due.hazard}`, n: due.n } };
  const near = mayCatch(world, player, at);
  const tile = `tile.${floor.tileAt(at.x, at.y).id}`;
  if (!near && breaksUnder(world, at)) return { key: BREAKS, params: { tile } };
  if (!near && !isDeep(world, at)) return null;
  return near ? { key: 'danger.catches', params: { hazard: `hazard.${near.kind}`, tile } } : { key: DEEP, params: { tile } };
}

/** The cells (`y * width + x`) of known traps, visible hazards and announced attacks that would harm the player, or may spread to do so. */
export function dangerousCells(world: World): number[] {
  const { floor, content } = world;
  const { traps, hazards } = floor.state;
  const spreading = hazards.filter((hazard) => content.spreads.has(hazard.kind) && world.sees(hazard));
  const beside = spreading.flatMap(({ x, y }) => SIDES.map((side) => ({ x: x + side.x, y: y + side.y })));
  const places = [...traps, ...hazards, ...beside].filter(({ x, y }) => floor.contains(x, y)).map(({ x, y }) => floor.index(x, y));
  // Each once: many may have announced the same cell.
  const cells = [...new Set([...places, ...floor.announced.cells])];
  cells.push(...cellsDue(world));
  const found = floor.flow === null ? cells : [...new Set(cells.flatMap((cell) => [cell, ...intoCell(world, cell)]))];
  return found.filter((cell) => dangerAt(world, floor.position(floor.cellOf(cell))) !== null);
}

/** The cells whose currents carry to one, all as `y * width + x`. */
function intoCell({ floor }: World, cell: number): number[] {
  return upstream(floor, floor.position(floor.cellOf(cell))).map(({ x, y }) => floor.index(x, y));
}

/** Whether the player knows of deep water in a cell, and would be afloat there. */
export function isDeep(world: World, { x, y }: Point): boolean {
  return world.floor.isExplored(x, y) && isAfloat(world, world.state.player, { x, y });
}

/** Whether the player knows that a cell would give way under it. */
export function breaksUnder(world: World, at: Point): boolean {
  return world.floor.isExplored(at.x, at.y) && givesWay(world, world.state.player, at);
}

/** Whether an actor can change places with an ally. */
export function canSwap(world: World, actor: Actor, ally: Actor): boolean {
  const isRooted = natureOf(world, actor).rooted || natureOf(world, ally).rooted;
  return !isRooted && isAlly(world, ally) && canStand(world, ally, actor) && canStand(world, actor, ally) && !isUnsafe(world, ally, actor);
}
