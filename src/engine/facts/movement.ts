import type { World } from '../World';
import type { TileKind } from '../content';
import { distanceSquared, type Point } from '../core/point';
import type { Floor } from '../floor/Floor';
import { allows } from '../floor/MovementRules';
import { downstream } from '../floor/currents';
import { cellsWithin, freeCellsAround } from '../floor/cells';
import type { Actor } from '../state';
import { natureOf } from './traits';

/* Where an actor can be. */

/** Whether an actor could stand in a cell, were it free: walkers on ground, fliers over water, ghosts in walls, the player in the deep. */
export function canStand(world: World, actor: Actor, { x, y }: Point): boolean {
  if (world.floor.canStand(world.breedOf(actor).moves ?? 'walk', x, y)) return true;
  if (levitates(world, actor) && world.floor.canStand('fly', x, y)) return true;
  return actor === world.state.player && world.floor.contains(x, y) && world.floor.tileAt(x, y).deep !== undefined;
}

/** Whether an actor could stand in a cell if its tile were another. */
export function couldStand(world: World, actor: Actor, { at, tile }: { at: Point; tile: TileKind }): boolean {
  const isEdge = world.floor.isEdge(at.x, at.y);
  if (allows(world.breedOf(actor).moves ?? 'walk', tile, isEdge)) return true;
  if (levitates(world, actor) && allows('fly', tile, isEdge)) return true;
  return actor === world.state.player && tile.deep !== undefined;
}

/** Whether an actor that goes on foot floats over the ground. */
function levitates(world: World, actor: Actor): boolean {
  return (world.breedOf(actor).moves ?? 'walk') === 'walk' && natureOf(world, actor).levitates;
}

/** Whether an actor could enter a cell now. */
export function isFree(world: World, actor: Actor, at: Point): boolean {
  return canStand(world, actor, at) && world.floor.actorAt(at.x, at.y) === null;
}

/** Limits on a floor's monsters: one per `CELLS_EACH` cells, within these bounds. */
const CELLS_EACH = 8;
const ALWAYS = 50;
const MOST_ACTORS = 400;

/** The most monsters a floor may have; beyond that none are added, so that endless summoning can't slow a turn down. */
export function mostActors({ width, height }: Pick<Floor, 'width' | 'height'>): number {
  return Math.max(ALWAYS, Math.min(MOST_ACTORS, Math.floor((width * height) / CELLS_EACH)));
}

/** Whether the current floor has no room for more monsters. */
export function isCrowded({ floor }: World): boolean {
  return floor.state.actors.length >= mostActors(floor);
}

/**
 * Where something that falls in a cell comes to lie: there, or in the nearest free walkable cell. Deep in a wall there is none: then with
 * the player, who may be in a wall too, and then in the nearest walkable one across all walls.
 */
export function landingOf({ floor, state: { player } }: World, at: Point): Point {
  const isOpen = ({ x, y }: Point): boolean => floor.isWalkable(x, y);
  const { x, y } = isOpen(at) ? at : (freeCellsAround(floor, at).next().value ?? (isOpen(player) ? player : nearestOpen(floor, at)));
  return { x, y };
}

/** The walkable cell with the least dx^2 + dy^2, the first row by row of several; every floor has one, since it has stairs. */
function nearestOpen(floor: Floor, at: Point): Point {
  const cells = cellsWithin(floor, at, Infinity).filter(({ x, y }) => floor.isWalkable(x, y));
  return cells.reduce((best, cell) => (distanceSquared(cell, at) < distanceSquared(best, at) ? cell : best), cells[0] ?? at);
}

/** Whether an actor lives in water and never leaves it. */
export function swims({ content }: Pick<World, 'content'>, { breed }: Pick<Actor, 'breed'>): boolean {
  return content.breeds.get(breed)?.moves === 'swim';
}

/** Whether an actor is at home in deep water, where it is unseen, whether it leaves it or not. */
export function dwellsInDeep({ content }: Pick<World, 'content'>, { breed }: Pick<Actor, 'breed'>): boolean {
  const moves = content.breeds.get(breed)?.moves;
  return moves === 'swim' || moves === 'amphibious';
}

/** Whether an actor is in deep water, or would be in a cell, and not at home there: it neither strikes nor is struck, but by swimmers. */
export function isAfloat(world: World, actor: Actor, { x, y }: Point = actor): boolean {
  if (world.floor.tileAt(x, y).deep === undefined) return false;
  const { moves = 'walk' } = world.breedOf(actor);
  return (moves === 'walk' || moves === 'burrow') && !levitates(world, actor);
}

/** Whether deep water keeps an actor from striking another. */
export function isKeptApart(world: World, attacker: Actor, target: Actor): boolean {
  return isAfloat(world, attacker) || (isAfloat(world, target) && !dwellsInDeep(world, attacker));
}

/** Whether a tile would leave an actor on dry land that can't live there. */
export function strands(world: Pick<World, 'content'>, actor: Actor | null, tile: TileKind | undefined): boolean {
  return actor !== null && tile?.wet !== true && swims(world, actor);
}

/** Whether an actor sets off traps. */
export function touchesGround(world: World, actor: Actor): boolean {
  const { moves } = world.breedOf(actor);
  return moves !== 'fly' && moves !== 'phase' && !levitates(world, actor);
}

/** Whether a cell gives way to deep water under an actor that comes onto it. */
export function givesWay(world: World, actor: Actor, { x, y }: Point): boolean {
  return world.floor.isFragile(x, y) && touchesGround(world, actor);
}

/** Whether currents carry an actor: they do if it touches the ground, unless it is at home in water, bound, or something keeps it. */
export function isCarried(world: World, actor: Actor): boolean {
  const isAtHome = dwellsInDeep(world, actor) && world.breedOf(actor).drifts !== true;
  if (actor.bound > 0 || !touchesGround(world, actor) || isAtHome) return false;
  const { anchored, seaworthy } = natureOf(world, actor);
  return !anchored && !seaworthy;
}

/** Where a current would carry an actor that ends a turn in a cell, were nobody in the way; null if it would stay there. */
export function driftOf(world: World, actor: Actor, at: Point): Point | null {
  if (world.floor.flow === null || !isCarried(world, actor)) return null;
  const to = downstream(world.floor, at);
  return to && canStand(world, actor, to) ? to : null;
}
