import type { World } from '../World';
import { DIRECTIONS, fixed, stepsBetween, type Point } from '../core/point';
import { canStand, couldStand, dwellsInDeep, isAfloat, isFree, landingOf, strands, touchesGround } from '../facts/movement';
import { actorName } from '../facts/names';
import { noiseOf } from '../facts/senses';
import { hostOf } from '../facts/sides';
import { natureOf } from '../facts/traits';
import { freeCellsAround, vaultAt } from '../floor/cells';
import type { Actor, FloorItem, Item } from '../state';
import { interrupt, letGo } from './announced';
import { makeNoise, springAt, submerge, wake } from './discovery';
import { endBy } from './cures';

/* How actors, things and tiles come to be where they are. */

/** Puts an actor into another cell, opening and shutting doors; `uproot` ends what the move ends, `arrive` does what the new cell does. */
export function relocate(world: World, actor: Actor, to: Point): void {
  vacate(world, actor);
  actor.x = to.x;
  actor.y = to.y;
  world.floor.enter(actor);
  turnInto(world, to, world.floor.tileAt(to.x, to.y).opens);
}

/**
 * What ends for an actor that has come to another cell: an attack that it had announced from where it was, and its hold on one that is not
 * beside it any more, or on anyone if it was moved by something (RULES 5.14, 5.18). Whatever takes an actor to another cell asks this.
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
 * Actors that cling to another come along: one that would be left behind takes the cell that was left, or another beside its host, or lets
 * go. It also lets go if its host has leapt farther or died on the way, and who lives in deep water of one that swims.
 */
export function dragAlong(world: World, host: Actor, from: Point): void {
  const hasStepped = world.isHere(host) && stepsBetween(from, host) === 1;
  for (const step of DIRECTIONS) {
    const actor = world.floor.actorAt(from.x + step.x, from.y + step.y);
    if (actor?.clings !== host.id || hostOf(world, actor)) continue;
    const beside = [from, ...DIRECTIONS.map(({ x, y }) => ({ x: host.x + x, y: host.y + y }))];
    const isLost = natureOf(world, actor).rooted || (isAfloat(world, host) && dwellsInDeep(world, actor));
    const to = hasStepped && !isLost ? beside.find((at) => isFree(world, actor, at)) : undefined;
    if (!to) letGo(world, actor);
    else {
      const at = { x: actor.x, y: actor.y };
      relocate(world, actor, to);
      world.emit({ type: 'moved', actor: actor.id, from: at, to: { x: to.x, y: to.y }, seen: world.sees(at) || world.sees(to) });
      finishMove(world, actor);
    }
  }
}

/** Takes an actor to a free cell in one movement of its own, and shows it as that, or as a push. */
export function walk(world: World, actor: Actor, to: Point, type: 'moved' | 'pushed' = 'moved'): void {
  const from = { x: actor.x, y: actor.y };
  relocate(world, actor, to);
  const seen = world.sees(from) || world.sees(to) || actor === world.state.player;
  world.emit({ type, actor: actor.id, from, to, seen });
  uproot(world, actor, false);
  arrive(world, actor);
  dragAlong(world, actor, from);
}

/** Takes an actor to a free cell against its will, and shows it as a push. */
export function shove(world: World, actor: Actor, to: Point): void {
  const from = fixed(actor);
  relocate(world, actor, to);
  world.emit({ type: 'pushed', actor: actor.id, from, to, seen: world.sees(from) || world.sees(to) });
  land(world, actor);
}

/** Two actors change places; `arrive` does what the new cells do to them. Doors stay open, since neither cell is left empty. */
export function exchange({ floor }: World, one: Actor, other: Actor): void {
  const here = { x: one.x, y: one.y };
  const there = { x: other.x, y: other.y };
  floor.leave(one);
  floor.leave(other);
  Object.assign(one, there);
  Object.assign(other, here);
  floor.enter(one);
  floor.enter(other);
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

/** A cell's effects on an actor that enters it: ice that breaks, water, noise, a trap. Fliers and ghosts are spared. */
export function arrive(world: World, actor: Actor): void {
  if (!touchesGround(world, actor) || !bears(world, actor)) return;
  const { wet, noise } = world.floor.tileAt(actor.x, actor.y);
  if (wet === true) endBy(world, actor, 'water');
  if (wet === true && natureOf(world, actor).bathes) endBy(world, actor, 'healing');
  submerge(world, actor);
  if (noise !== undefined) makeNoise(world, actor, Math.floor((noise * noiseOf(world, actor)) / 100));
  springAt(world, actor);
}

/** Breaks the ground under an actor, if it breaks; false if that was washed away. */
function bears(world: World, actor: Actor): boolean {
  const { floor, content } = world;
  const at = fixed(actor);
  const { breaks, id } = floor.tileAt(at.x, at.y);
  if (breaks === undefined) return true;
  const tile = content.tiles.findIndex((kind) => kind.id === breaks);
  const isDeep = content.tiles[tile]?.deep !== undefined;
  const seen = world.sees(at);
  if (seen && (isDeep || actor === world.state.player)) {
    if (isDeep) world.say('status', 'log.breaks', { from: `tile.${id}`, actor: actorName(world, actor) });
    else world.say('status', 'log.cracks', { tile: `tile.${id}` });
  }
  world.emit({ type: 'opened', tile: breaks, at, seen });
  if (!isDeep) floor.setTile(at, tile);
  else sink(world, at, tile);
  return world.isHere(actor) && actor.x === at.x && actor.y === at.y;
}

/** Sets an actor down that floats no more: what lies there works on it, or it is washed ashore where it can't be. */
export function alight(world: World, actor: Actor): void {
  if (canStand(world, actor, actor)) arrive(world, actor);
  else washAshore(world, actor, world.floor.state.terrain[world.floor.index(actor.x, actor.y)] as number);
}

/** Ends what a move of its own ends for an actor, and applies the new cell to it. */
export function finishMove(world: World, actor: Actor): void {
  uproot(world, actor, false);
  shakeOff(world, actor);
  arrive(world, actor);
}

/** Applies the new cell to an actor that was moved. If that is the player, sight is recomputed first, so that monsters lose it. */
export function land(world: World, actor: Actor): void {
  uproot(world, actor, true);
  shakeOff(world, actor);
  if (actor === world.state.player) world.look();
  arrive(world, actor);
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
 * Turns cells, `y * width + x` with their tiles, into deep water. The player swims; others who can't are washed ashore, or stay dry where
 * there is no shore. What lies there is out of reach and sight.
 */
export function flood(world: World, cells: ReadonlyMap<number, number>): void {
  const { floor, content } = world;
  const standing: { actor: Actor; before: number }[] = [];
  for (const [index, tile] of cells) {
    const at = floor.position(floor.cellOf(index));
    const actor = floor.actorAt(at.x, at.y);
    if (strands(world, actor, content.tiles[tile])) continue;
    if (actor) standing.push({ actor, before: floor.state.terrain[index] as number });
    floor.setTile(at, tile);
    for (const item of floor.items.allAt(at.x, at.y)) item.seen = false;
    for (const corpse of floor.corpses.allAt(at.x, at.y)) corpse.seen = false;
  }
  for (const { actor, before } of standing) {
    if (!world.isHere(actor)) continue;
    if (!canStand(world, actor, actor)) washAshore(world, actor, before);
    else if (touchesGround(world, actor)) endBy(world, actor, 'water');
  }
}

/** Takes an actor that can't swim from deep water to the nearest free cell; where there is none, its own becomes what it was. */
function washAshore(world: World, actor: Actor, before: number): void {
  const { floor } = world;
  const from = fixed(actor);
  const to = shoreOf(world, from);
  if (!to) {
    floor.setTile(from, before);
    return;
  }
  relocate(world, actor, to);
  const seen = world.sees(from) || world.sees(to);
  world.emit({ type: 'carried', actor: actor.id, from, to, seen });
  if (seen && !actor.hidden) world.say('status', 'log.washed', { actor: actorName(world, actor) });
  endBy(world, actor, 'water');
  wake(world, actor, from);
  land(world, actor);
}

/** The nearest free cell where one can walk, if possible one that bears. */
function shoreOf({ floor }: World, at: Point): Point | null {
  let weak: Point | null = null;
  for (const { x, y } of freeCellsAround(floor, at)) {
    if (!floor.isFragile(x, y)) return { x, y };
    weak ??= { x, y };
  }
  return weak;
}

/** Turns a cell into a tile of deep water, see `flood`; things come to lie on its shore. */
export function sink(world: World, at: Point, tile: number): void {
  const { floor } = world;
  const things = floor.itemsAt(at.x, at.y);
  flood(world, new Map([[floor.index(at.x, at.y), tile]]));
  for (const item of things) beach(world, item);
}

/** Takes an item out of deep water to the nearest shore. */
function beach(world: World, item: FloorItem): void {
  const { floor } = world;
  if (floor.tileAt(item.x, item.y).deep === undefined) return;
  const to = landingOf(world, item);
  floor.items.take(item);
  floor.items.put({ ...item, ...to, seen: world.sees(to) });
}

/** Puts an item on the ground in a cell, or in the nearest walkable one. */
export function layDown(world: World, item: Item, at: Point): void {
  const cell = landingOf(world, at);
  world.floor.items.put({ ...item, x: cell.x, y: cell.y, seen: world.sees(cell), left: false });
}

/** Puts out the light of a cell's tile. */
export function snuffOut(world: World, at: Point): void {
  const { darkens } = world.floor.tileAt(at.x, at.y);
  turnInto(world, at, darkens);
  if (world.sees(at)) world.say('status', 'log.snuffed', {});
}
