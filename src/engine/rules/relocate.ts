import type { Point } from '../core/point';
import type { Floor } from '../floor/Floor';
import { freeCellsAround } from '../floor/freeCells';
import type { World } from '../World';
import type { Actor, Item } from '../state';
import { makeNoise } from './noise';
import { endBy } from './statuses';
import { natureOf } from './traits';
import { springAt } from './traps';

/** Whether somebody could stand in a cell, were it empty: walkers on ground, fliers over water, ghosts and diggers in walls. */
export function canStand(world: World, actor: Actor, { x, y }: Point): boolean {
  return world.floor.canStand(world.breedOf(actor).moves ?? 'walk', x, y);
}

/** Whether somebody could step into a cell now. */
export function isFree(world: World, actor: Actor, at: Point): boolean {
  return canStand(world, actor, at) && world.floor.actorAt(at.x, at.y) === null;
}

/** Puts somebody into another cell: doors open and shut. What the new cell does to them is `arrive`. */
export function relocate(world: World, actor: Actor, to: Point): void {
  vacate(world, actor);
  actor.x = to.x;
  actor.y = to.y;
  world.floor.enter(actor);
  turnInto(world, to, world.floor.tileAt(to.x, to.y).opens);
}

/** How many may be on a floor: one for every so many of its cells, and between these bounds. */
const CELLS_EACH = 8;
const ALWAYS = 50;
const MOST_ACTORS = 400;

/** Nobody more comes onto a floor that has so many: whoever calls for ever calls in vain, and a turn stays a turn. */
export function mostActors({ width, height }: Pick<Floor, 'width' | 'height'>): number {
  return Math.max(ALWAYS, Math.min(MOST_ACTORS, Math.floor((width * height) / CELLS_EACH)));
}

/** Whether a floor has no place for anybody more. */
export function isCrowded({ floor }: World): boolean {
  return floor.state.actors.length >= mostActors(floor);
}

/** Lets somebody new to the floor stand where its position says. */
export function settle(world: World, actor: Actor): void {
  const { floor } = world;
  floor.state.actors.push(actor);
  floor.enter(actor);
  turnInto(world, actor, floor.tileAt(actor.x, actor.y).opens);
}

/** Takes somebody out of its cell; a door that nothing keeps open shuts. */
export function vacate(world: World, actor: Actor): void {
  const { x, y } = actor;
  const { floor } = world;
  floor.leave(actor);
  const { shuts } = floor.tileAt(x, y);
  if (shuts !== undefined && floor.isBare(x, y)) turnInto(world, { x, y }, shuts);
}

/** What a cell does to who has come there: it wets, it is loud, a trap goes off. Who flies or goes through walls feels nothing. */
export function arrive(world: World, actor: Actor): void {
  const moves = world.breedOf(actor).moves ?? 'walk';
  if (moves === 'fly' || moves === 'phase') return;
  const { wet, noise } = world.floor.tileAt(actor.x, actor.y);
  if (wet === true) endBy(world, actor, 'water');
  if (noise !== undefined) makeNoise(world, actor, Math.floor((noise * natureOf(world, actor).noise) / 100));
  springAt(world, actor);
}

/** Turns a cell into the tile of an id. */
export function turnInto(world: World, at: Point, tile: string | undefined): void {
  if (tile === undefined) return;
  const place = world.content.tiles.findIndex((kind) => kind.id === tile);
  if (place < 0) throw new Error(`a cell turns into the unknown tile ${tile}`);
  world.floor.setTile(at, place);
  world.emit({ type: 'opened', tile, at: { x: at.x, y: at.y }, seen: world.sees(at) });
}

/** Lets an item lie in a cell, or on the nearest ground. */
export function layDown(world: World, item: Item, at: Point): void {
  const { floor } = world;
  const cell = floor.isWalkable(at.x, at.y) ? at : (freeCellsAround(floor, at).next().value ?? world.state.player);
  floor.state.items.push({ ...item, x: cell.x, y: cell.y, seen: world.sees(cell), left: false });
}
