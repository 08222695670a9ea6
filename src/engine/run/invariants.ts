import { Floor } from '../floor/Floor';
import { dwellerFault, floorFaults, nameOf } from './floorFaults';
import type { Game } from '../Game';
import { maxHpOf } from '../rules/stats';
import { runFaults } from './runFaults';
import type { Actor } from '../state';
import { keptHash, stateHash } from './stateHash';

/** At hand, since the tests run where looking up a global is slow. */
const { isSafeInteger } = Number;

/** More lines than a turn adds to the log: older ones have been checked before. */
const LINES_A_TURN = 50;

/** Everything that must hold between two turns; each breach is a sentence, nothing when all is well. */
export function brokenInvariants(game: Game): string[] {
  const recent = { ...game.state, log: game.state.log.slice(-LINES_A_TURN) };
  const { content, state } = game;
  const hero = dwellerFault(content, state.player);
  const own = [...runFaults(content, state), ...(hero === null ? [] : [hero])];
  const floors = state.floors.flatMap((floor) => floorFaults(content, floor));
  // Where tiles, kinds or sizes are wrong the rest would only stumble over them.
  if (floors.length > 0) return [...own, ...floors];
  return [...own, ...actorFaults(game), ...idFaults(game), ...thingFaults(game), ...exploredFaults(game), ...jsonFaults(recent, 'state'), ...cacheFaults(game)];
}

function actorFaults(game: Game): string[] {
  const { state, floor } = game;
  const all = [state.player, ...floor.state.actors];
  const faults = all.flatMap((actor) => oneActorsFaults(game, actor));
  const alive = state.outcome === null ? all : floor.state.actors;
  for (const actor of alive) if (actor.hp === 0) faults.push(`${nameOf(actor)} has no hit points and is still there.`);
  if (new Set(all.map((actor) => floor.index(actor.x, actor.y))).size < all.length) faults.push('Two actors stand in one cell.');
  return faults;
}

/** What only the present floor can say of somebody on it. */
function oneActorsFaults(game: Game, actor: Actor): string[] {
  const faults: string[] = [];
  const cells = game.floor.width * game.floor.height;
  if (!game.floor.canStand(game.content.breeds.get(actor.breed)?.moves ?? 'walk', actor.x, actor.y)) faults.push(`${nameOf(actor)} stands where nobody can.`);
  if (actor.hp < 0 || actor.hp > maxHpOf(game, actor)) faults.push(`${nameOf(actor)} has ${actor.hp} of ${maxHpOf(game, actor)} hit points.`);
  if (actor.goal < -1 || actor.goal >= cells) faults.push(`${nameOf(actor)} walks to cell ${actor.goal} of ${cells}.`);
  return faults;
}

/** Every id is given out once, over all floors that are kept. */
function idFaults({ state }: Game): string[] {
  const faults: string[] = [];
  const ids = [state.player.id];
  for (const { id } of state.hero.inventory) ids.push(id);
  for (const { actors, items } of state.floors) {
    for (const { id } of items) ids.push(id);
    for (const { id, loot } of actors) {
      ids.push(id);
      for (const item of loot) ids.push(item.id);
    }
  }
  if (new Set(ids).size < ids.length) faults.push('Two things have the same id.');
  if (ids.some((id) => id >= state.nextId)) faults.push('An id has not been given out yet.');
  return faults;
}

function thingFaults({ floor }: Game): string[] {
  const faults: string[] = [];
  for (const { kind, x, y } of floor.state.traps) if (!floor.isWalkable(x, y)) faults.push(`A trap ${kind} lies at ${x},${y}.`);
  for (const { x, y } of [...floor.state.items, ...floor.state.corpses]) if (!floor.isWalkable(x, y)) faults.push(`Something lies in a wall at ${x},${y}.`);
  return faults;
}

/** What is in view has been seen. */
function exploredFaults({ floor }: Game): string[] {
  const { cells, count } = floor.fov;
  for (let i = 0; i < count; i++) {
    const { x, y } = floor.position(cells[i] as number);
    if (floor.contains(x, y) && !floor.isSeen(x, y)) return [`The cell ${x},${y} is in view and not seen.`];
  }
  return [];
}

/** The state is plain JSON of whole numbers all the way down. */
function jsonFaults(value: unknown, path: string): string[] {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return [];
  if (typeof value === 'number') return Number.isSafeInteger(value) ? [] : [`${path} is ${value}, not a whole number.`];
  if (typeof value !== 'object') return [`${path} is ${typeof value}, which JSON has not.`];
  if (Array.isArray(value)) return numbersOnly(value) ? [] : value.flatMap((part: unknown, index) => jsonFaults(part, `${path}.${index}`));
  if (Object.getPrototypeOf(value) !== Object.prototype) return [`${path} is no plain object.`];
  return Object.entries(value).flatMap(([key, part]) => jsonFaults(part, `${path}.${key}`));
}

/** A quick yes for the long lists of cells. */
function numbersOnly(list: readonly unknown[]): boolean {
  for (const part of list) if (!isSafeInteger(part)) return false;
  return true;
}

/** The caches say what caches freshly made from the state would say, and so does the hash. */
function cacheFaults({ state, floor, content, hash }: Game): string[] {
  const faults: string[] = [];
  const fresh = new Floor(floor.state, content.tiles);
  fresh.enter(state.player);
  if (floor.cellsHash !== fresh.cellsHash) faults.push('The hash of the cells has drifted from the cells.');
  if (hash !== stateHash(state, fresh, keptHash(state, content.tiles))) faults.push('The hash has drifted from the state.');
  if (!isSame(floor.walk.crowd, fresh.walk.crowd)) faults.push('The cache of who stands where has drifted.');
  if (!isSame(floor.walk.blank, fresh.walk.blank)) faults.push('The cache of walkable cells has drifted.');
  return faults;
}

function isSame(a: ArrayLike<number>, b: ArrayLike<number>): boolean {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return a.length === b.length;
}
