import { DIRECTIONS, distanceSquared, stepsBetween, type Point } from '../core/point';
import type { TileKind } from '../content';
import type { Floor } from '../floor/Floor';
import { cellsWithin } from '../floor/cellsWithin';
import { freeCellsAround } from '../floor/freeCells';
import { allows } from '../floor/MovementRules';
import { vaultAt } from '../floor/vaultAt';
import type { World } from '../World';
import type { Actor, Item } from '../state';
import { interrupt } from './announced';
import { hostOf, letGo } from './clinging';
import { makeNoise, noiseOf } from './noise';
import { endBy } from './statuses';
import { submerge } from './swimming';
import { springAt, touchesGround } from './traps';

/** Whether an actor could stand in a cell if it were free: walkers on ground, fliers over water, ghosts and burrowers in walls, the player in the deep. */
export function canStand(world: World, actor: Actor, { x, y }: Point): boolean {
  if (world.floor.canStand(world.breedOf(actor).moves ?? 'walk', x, y)) return true;
  return actor === world.state.player && world.floor.contains(x, y) && world.floor.tileAt(x, y).deep !== undefined;
}

/** Whether an actor could stand in a cell if its tile were another. */
function couldStand(world: World, actor: Actor, { at, tile }: { at: Point; tile: TileKind }): boolean {
  if (allows(world.breedOf(actor).moves ?? 'walk', tile, world.floor.isEdge(at.x, at.y))) return true;
  return actor === world.state.player && tile.deep !== undefined;
}

/** Whether an actor could enter a cell now. */
export function isFree(world: World, actor: Actor, at: Point): boolean {
  return canStand(world, actor, at) && world.floor.actorAt(at.x, at.y) === null;
}

/** Puts an actor into another cell, opening and shutting doors; `uproot` ends what ends by that, `arrive` does what the new cell does to it. */
export function relocate(world: World, actor: Actor, to: Point): void {
  vacate(world, actor);
  actor.x = to.x;
  actor.y = to.y;
  world.floor.enter(actor);
  turnInto(world, to, world.floor.tileAt(to.x, to.y).opens);
}

/**
 * What ends for an actor that has come to another cell: an attack that it had announced from where it was, and its hold on one that is not beside
 * it any more, or on anyone if it was moved by something (RULES 5.14, 5.18). Whatever takes an actor to another cell asks this.
 */
export function uproot(world: World, actor: Actor, isMoved: boolean): void {
  interrupt(world, actor);
  if (isMoved || hostOf(world, actor) === null) letGo(world, actor);
}

/** Actors that cling to one that was moved let go, unless they are still beside it. */
export function shakeOff(world: World, host: Actor): void {
  const { actors } = world.floor.state;
  world.effort.spend(actors.length);
  for (const actor of actors) if (actor.clings === host.id && hostOf(world, actor) === null) letGo(world, actor);
}

/**
 * Actors that cling to another come along: one that would be left behind takes the cell that was left, or another beside its host, or lets go. It also
 * lets go if its host has leapt farther or died on the way.
 */
export function dragAlong(world: World, host: Actor, from: Point): void {
  const hasStepped = world.isHere(host) && stepsBetween(from, host) === 1;
  for (const step of DIRECTIONS) {
    const actor = world.floor.actorAt(from.x + step.x, from.y + step.y);
    if (actor?.clings !== host.id || hostOf(world, actor)) continue;
    const beside = [from, ...DIRECTIONS.map(({ x, y }) => ({ x: host.x + x, y: host.y + y }))];
    const to = hasStepped ? beside.find((at) => isFree(world, actor, at)) : undefined;
    if (!to) letGo(world, actor);
    else {
      const at = { x: actor.x, y: actor.y };
      relocate(world, actor, to);
      world.emit({ type: 'moved', actor: actor.id, from: at, to: { x: to.x, y: to.y }, seen: world.sees(at) || world.sees(to) });
      uproot(world, actor, false);
      shakeOff(world, actor);
      arrive(world, actor);
    }
  }
}

/** Two actors change places; `arrive` does what the new cells do to them. Doors stay open, since neither cell is left empty. */
export function exchange({ floor }: World, one: Actor, other: Actor): void {
  const [here, there] = [{ x: one.x, y: one.y }, { x: other.x, y: other.y }];
  floor.leave(one);
  floor.leave(other);
  Object.assign(one, there);
  Object.assign(other, here);
  floor.enter(one);
  floor.enter(other);
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

/** Adds an actor to the floor, in the cell of its position. */
export function settle(world: World, actor: Actor): void {
  const { floor } = world;
  floor.state.actors.push(actor);
  floor.enter(actor);
  submerge(world, actor);
  turnInto(world, actor, floor.tileAt(actor.x, actor.y).opens);
}

/** Takes an actor out of its cell; a door with nothing in it shuts. */
export function vacate(world: World, actor: Actor): void {
  const { x, y } = actor;
  const { floor } = world;
  floor.leave(actor);
  const { shuts } = floor.tileAt(x, y);
  if (shuts !== undefined && floor.isBare(x, y) && !floor.traps.at(x, y)) turnInto(world, { x, y }, shuts);
}

/** A cell's effects on an actor that enters it: water, noise, a trap. Fliers and ghosts are spared. */
export function arrive(world: World, actor: Actor): void {
  if (!touchesGround(world, actor)) return;
  const { wet, noise } = world.floor.tileAt(actor.x, actor.y);
  if (wet === true) endBy(world, actor, 'water');
  submerge(world, actor);
  if (noise !== undefined) makeNoise(world, actor, Math.floor((noise * noiseOf(world, actor)) / 100));
  springAt(world, actor);
}

/** Changes a cell's tile, if one is given, but not under an actor that couldn't be there then. */
export function turnInto(world: World, at: Point, tile: string | undefined): void {
  if (tile === undefined) return;
  const place = world.content.tiles.findIndex((kind) => kind.id === tile);
  const kind = world.content.tiles[place];
  if (!kind) throw new Error(`Unknown tile ${tile}.`);
  const actor = world.floor.actorAt(at.x, at.y);
  if (actor && !couldStand(world, actor, { at, tile: kind })) return;
  world.floor.setTile(at, place);
  world.emit({ type: 'opened', tile, at: { x: at.x, y: at.y }, seen: world.sees(at) });
}

/** Turns a wall into ground, but neither the map's edge nor the walls of a vault, whose locks and seals would mean nothing. */
export function digAt(world: World, { x, y }: Point): void {
  const { floor, content } = world;
  if (floor.tileAt(x, y).id !== 'wall' || floor.isEdge(x, y) || vaultAt(floor.state.places, { x, y })) return;
  floor.setTile({ x, y }, content.tiles.findIndex(({ id }) => id === 'ground'));
}

/**
 * Where something that falls in a cell comes to lie: there, or in the nearest free walkable cell. Deep in a wall there is none: then with the player,
 * who may be in a wall too, and then in the nearest walkable one across all walls.
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

/** Puts an item on the ground in a cell, or in the nearest walkable one. */
export function layDown(world: World, item: Item, at: Point): void {
  const cell = landingOf(world, at);
  world.floor.items.put({ ...item, x: cell.x, y: cell.y, seen: world.sees(cell), left: false });
}
