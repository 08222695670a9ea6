import { Floor } from '../floor/Floor';
import { dwellerError, floorErrors, nameOf, runErrors } from './stateErrors';
import type { Game } from '../Game';
import { canStand } from '../facts/movement';
import { maxHpOf } from '../facts/stats';
import type { Actor } from '../state';
import { keptHash } from './stateHash';

/** More lines than a turn adds to the log: older ones were checked before. */
const LINES_A_TURN = 50;

/** The broken invariants between two turns, as sentences; empty if all is well. */
export function brokenInvariants(game: Game): string[] {
  const recent = { ...game.state, log: game.state.log.slice(-LINES_A_TURN) };
  const { content, state } = game;
  const hero = dwellerError(content, state.player);
  const own = [...runErrors(content, state), ...(hero === null ? [] : [hero])];
  const floors = state.floors.flatMap((floor) => floorErrors(content, floor));
  // With wrong tiles, kinds or sizes the other checks would throw.
  if (floors.length > 0) return [...own, ...floors];
  return [
    ...own, ...actorErrors(game), ...idErrors(game), ...thingErrors(game), ...exploredErrors(game), ...jsonErrors(recent, 'state'),
    ...cacheErrors(game),
  ];
}

function actorErrors(game: Game): string[] {
  const { state, floor } = game;
  const all = [state.player, ...floor.state.actors];
  const errors = all.flatMap((actor) => oneActorsErrors(game, actor));
  const alive = state.outcome === null ? all : floor.state.actors;
  for (const actor of alive) if (actor.hp === 0) errors.push(`${nameOf(actor)} has 0 HP but is still on the floor.`);
  if (new Set(all.map((actor) => floor.index(actor.x, actor.y))).size < all.length) errors.push('Two actors stand in one cell.');
  return errors;
}

/** Invariants of an actor on the current floor. */
function oneActorsErrors(game: Game, actor: Actor): string[] {
  const errors: string[] = [];
  const cells = game.floor.width * game.floor.height;
  if (!canStand(game, actor, actor)) errors.push(`${nameOf(actor)} stands in a cell it cannot enter.`);
  if (actor.hp < 0 || actor.hp > maxHpOf(game, actor)) {
    errors.push(`${nameOf(actor)} has ${actor.hp} of ${maxHpOf(game, actor)} hit points.`);
  }
  if (actor.goal < -1 || actor.goal >= cells) errors.push(`${nameOf(actor)} walks to cell ${actor.goal} of ${cells}.`);
  return errors;
}

/** Every id is unique over all kept floors. */
function idErrors({ state }: Game): string[] {
  const errors: string[] = [];
  const ids = [state.player.id];
  for (const { id } of state.hero.inventory) ids.push(id);
  for (const { actors, items, goods } of state.floors) {
    for (const { id } of [...items, ...goods]) ids.push(id);
    for (const { id, loot } of actors) {
      ids.push(id);
      for (const item of loot) ids.push(item.id);
    }
  }
  if (new Set(ids).size < ids.length) errors.push('Duplicate id.');
  if (ids.some((id) => id >= state.nextId)) errors.push('An id is not below nextId.');
  return errors;
}

/** Things lie on open ground, or under deep water. */
function thingErrors({ floor }: Game): string[] {
  const errors: string[] = [];
  const isBed = (x: number, y: number): boolean => {
    return floor.isWalkable(x, y) || (floor.contains(x, y) && floor.tileAt(x, y).deep !== undefined);
  };
  for (const { kind, x, y } of floor.state.traps) if (!isBed(x, y)) errors.push(`A trap ${kind} lies at ${x},${y}.`);
  for (const { x, y } of [...floor.state.items, ...floor.state.corpses]) {
    if (!isBed(x, y)) errors.push(`Something lies in a wall at ${x},${y}.`);
  }
  return errors;
}

/** Every cell in view is marked as seen. */
function exploredErrors({ floor }: Game): string[] {
  const { cells, count } = floor.fov;
  for (let i = 0; i < count; i++) {
    const { x, y } = floor.position(cells[i] as number);
    if (floor.contains(x, y) && !floor.isSeen(x, y)) return [`The cell ${x},${y} is in view but not marked as seen.`];
  }
  return [];
}

/** Whether a value is plain JSON throughout, with whole numbers only. */
function isJson(value: unknown): boolean {
  if (typeof value === 'number') return Number.isSafeInteger(value);
  if (typeof value !== 'object' || value === null) return value === null || typeof value === 'string' || typeof value === 'boolean';
  if (Array.isArray(value)) return value.every(isJson);
  return Object.getPrototypeOf(value) === Object.prototype && Object.values(value).every(isJson);
}

/** Where a value isn't. */
function jsonErrors(value: unknown, path: string): string[] {
  if (isJson(value)) return [];
  if (typeof value === 'number') return [`${path} is ${value}, not a whole number.`];
  if (typeof value !== 'object') return [`${path} is ${typeof value}, which is not JSON.`];
  if (!Array.isArray(value) && Object.getPrototypeOf(value) !== Object.prototype) return [`${path} is not a plain object.`];
  return Object.entries(value as object).flatMap(([key, part]) => jsonErrors(part, `${path}.${key}`));
}

/** The caches, on which the hash rests, equal those rebuilt from the state. */
function cacheErrors({ state, floor, content, kept }: Game): string[] {
  const errors: string[] = [];
  const fresh = new Floor(floor.state, content.tiles, { kinds: content.hazards, traps: content.traps.kinds });
  fresh.enter(state.player);
  if (floor.cellsHash !== fresh.cellsHash) errors.push('The hash of the cells has drifted from the cells.');
  if (kept !== keptHash(state)) errors.push('The hash of the other floors has drifted from them.');
  if (!isSame(announcedBy(floor), announcedBy(fresh))) errors.push('The cache of announced attacks has drifted.');
  if (!isSame(floor.walk.crowd, fresh.walk.crowd)) errors.push('The cache of who stands where has drifted.');
  if (fresh.walk.blank.some((_, cell) => floor.fov.isOpaque(cell) !== fresh.fov.isOpaque(cell))) {
    errors.push('The cache of what blocks sight has drifted.');
  }
  if (!isSame(floor.walk.blank, fresh.walk.blank)) errors.push('The cache of walkable cells has drifted.');
  return errors;
}

function announcedBy(floor: Floor): number[] {
  return floor.announced.all.map(({ id }) => id).sort((a, b) => a - b);
}

function isSame(a: ArrayLike<number>, b: ArrayLike<number>): boolean {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return a.length === b.length;
}
