import { Floor } from './floor/Floor';
import type { Game } from './Game';
import { maxHpOf } from './rules/stats';
import { INVENTORY_SLOTS, type Actor } from './state';
import { keptHash, stateHash } from './stateHash';

/** At hand, since the tests run where looking up a global is slow. */
const { isSafeInteger } = Number;

/** More lines than a turn adds to the log: older ones have been checked before. */
const LINES_A_TURN = 50;

/** Everything that must hold between two turns; each breach is a sentence, nothing when all is well. */
export function brokenInvariants(game: Game): string[] {
  const recent = { ...game.state, log: game.state.log.slice(-LINES_A_TURN) };
  return [...actorFaults(game), ...thingFaults(game), ...exploredFaults(game), ...jsonFaults(recent, 'state'), ...cacheFaults(game)];
}

function actorFaults(game: Game): string[] {
  const { state, floor } = game;
  const all = [state.player, ...floor.state.actors];
  const faults = all.flatMap((actor) => oneActorsFaults(game, actor));
  const alive = state.outcome === null ? all : floor.state.actors;
  for (const actor of alive) if (actor.hp === 0) faults.push(`${name(actor)} has no hit points and is still there.`);
  if (new Set(all.map((actor) => floor.index(actor.x, actor.y))).size < all.length) faults.push('Two actors stand in one cell.');
  return faults;
}

function oneActorsFaults(game: Game, actor: Actor): string[] {
  const faults: string[] = [];
  const cells = game.floor.width * game.floor.height;
  if (!game.floor.canStand(game.content.breeds.get(actor.breed)?.moves ?? 'walk', actor.x, actor.y)) faults.push(`${name(actor)} stands where nobody can.`);
  if (actor.hp < 0 || actor.hp > maxHpOf(game, actor)) faults.push(`${name(actor)} has ${actor.hp} of ${maxHpOf(game, actor)} hit points.`);
  if (actor.goal < -1 || actor.goal >= cells) faults.push(`${name(actor)} walks to cell ${actor.goal} of ${cells}.`);
  if (!game.content.breeds.has(actor.breed)) faults.push(`${name(actor)} is of a breed that the pack has not.`);
  for (const id of actor.elite) if (!game.content.elites.kinds.has(id)) faults.push(`${name(actor)} is an elite of the kind ${id}, which the pack has not.`);
  for (const [ability, turn] of Object.entries(actor.ready)) if (turn < 0) faults.push(`${name(actor)} may use ${ability} from turn ${turn}.`);
  for (const [status, turns] of Object.entries(actor.statuses)) {
    if (!game.content.statuses.has(status) || turns < 1) faults.push(`${name(actor)} has ${turns} turns of ${status}.`);
  }
  return faults;
}

function name(actor: Actor): string {
  return `${actor.breed} ${actor.id} at ${actor.x},${actor.y}`;
}

function thingFaults({ state, floor, content }: Game): string[] {
  const faults: string[] = [];
  const { inventory } = state.hero;
  const things = [...floor.state.items, ...inventory, ...floor.state.actors.flatMap(({ loot }) => loot)];
  const kept = state.floors.flatMap((other) => [...other.actors, ...other.items, ...other.actors.flatMap(({ loot }) => loot)]);
  const ids = [state.player, ...kept, ...inventory].map((thing) => thing.id);
  if (new Set(ids).size < ids.length) faults.push('Two things have the same id.');
  if (ids.some((id) => id >= state.nextId)) faults.push('An id has not been given out yet.');
  if (inventory.length > INVENTORY_SLOTS) faults.push(`${inventory.length} items are carried in ${INVENTORY_SLOTS} slots.`);
  for (const [slot, id] of Object.entries(state.hero.worn)) if (!inventory.some((item) => item.id === id)) faults.push(`What is worn as ${slot} is not carried.`);
  for (const thing of things) {
    if (!content.itemKinds.has(thing.kind)) faults.push(`Item ${thing.id} is a ${thing.kind}, which the pack has not.`);
    if (thing.charges < 0) faults.push(`Item ${thing.id} has ${thing.charges} charges.`);
  }
  const { oil, finds, known } = state.hero;
  if (oil < 0 || oil > (content.lantern?.full ?? 0)) faults.push(`The lantern holds ${oil} turns of ${content.lantern?.full ?? 0}.`);
  if (finds < 0) faults.push(`The finds are worth ${finds}.`);
  for (const kind of known) if (!content.itemKinds.has(kind)) faults.push(`A ${kind} is known, which the pack has not.`);
  for (const { kind, x, y } of floor.state.traps) if (!content.traps.kinds.has(kind) || !floor.isWalkable(x, y)) faults.push(`A trap ${kind} lies at ${x},${y}.`);
  for (const { kind, turns } of floor.state.hazards) if (!content.hazards.has(kind) || turns < 1) faults.push(`A hazard ${kind} lasts ${turns} turns.`);
  for (const { x, y } of [...floor.state.items, ...floor.state.corpses]) if (!floor.isWalkable(x, y)) faults.push(`Something lies in a wall at ${x},${y}.`);
  return faults;
}

/** What is in view has been explored. */
function exploredFaults({ floor }: Game): string[] {
  const { cells, count } = floor.fov;
  for (let i = 0; i < count; i++) {
    const { x, y } = floor.position(cells[i] as number);
    if (floor.contains(x, y) && !floor.isExplored(x, y)) return [`The cell ${x},${y} is in view and not explored.`];
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
