import { cellHash, fold, textHash } from '../core/hash';
import type { RngState } from '../core/rng';
import type { Floor } from '../floor/Floor';
import type { Actor, Announced, FloorState, GameState, Item, Side } from '../state';

/**
 * A 32-bit hash of a run: a walk over its fields in a fixed order, with the floor's cells as the sum that `Floor` keeps.
 * @param kept the hash of the floors that were left and stay as they are, see `keptHash`
 */
export function stateHash(state: GameState, floor: Floor, kept: number): number {
  let hash = fold(textHash(state.pack), textHash(state.seed));
  hash = fold(fold(fold(hash, state.turn), state.floor), state.nextId);
  hash = fold(foldActor(hash, state.player, 'player'), floor.cellsHash);
  hash = fold(foldFloor(hash, floor.state), kept);
  hash = foldHero(hash, state);
  hash = foldStream(foldStream(hash, state.streams.combat), state.streams.ai);
  hash = foldStream(foldStream(hash, state.streams.loot), state.streams.flavour);
  hash = foldLog(hash, state);
  return foldOutcome(hash, state) >>> 0;
}

function foldOutcome(start: number, { outcome }: GameState): number {
  if (outcome === null) return start;
  const hash = fold(start, textHash(outcome.kind));
  return outcome.kind === 'died' ? fold(hash, textHash(outcome.cause)) : hash;
}

/** The hash of the floors that are kept and not the present one: 0 where there are none. */
export function keptHash(state: GameState): number {
  return state.floors
    .filter((floor) => floor.number !== state.floor)
    .sort((a, b) => a.number - b.number)
    .reduce((hash, floor) => foldFloor(fold(fold(hash, floor.number), cellsHashOf(floor)), floor), 0);
}

/** What `Floor.cellsHash` would be. */
function cellsHashOf({ terrain, explored }: FloorState): number {
  let sum = 0;
  for (let index = 0; index < terrain.length; index++) {
    sum = (sum + cellHash(index, terrain[index] as number, explored[index] as number)) | 0;
  }
  return sum;
}

function foldHero(start: number, { hero }: GameState): number {
  let hash = fold(fold(fold(start, hero.level), hero.xp), hero.choices);
  for (const item of hero.inventory) hash = foldItem(hash, item);
  for (const kind of hero.known) hash = fold(hash, textHash(kind));
  hash = fold(fold(hash, hero.oil), hero.finds);
  if (hero.hooded) hash = fold(hash, 1);
  if (hero.lamp) hash = fold(fold(fold(hash, hero.lamp.thief), hero.lamp.until), hero.lamp.cell);
  if (hero.afloat > 0) hash = fold(hash, -hero.afloat);
  if (hero.kind !== '') hash = fold(hash, textHash(hero.kind));
  for (const talent of hero.talents) hash = fold(hash, textHash(talent));
  for (const slot in hero.worn) hash = fold(fold(hash, textHash(slot)), hero.worn[slot] as number);
  return hash;
}

function foldItem(start: number, item: Item): number {
  let hash = fold(fold(start, item.id), textHash(item.kind));
  for (const affix of item.affixes) hash = fold(hash, textHash(affix));
  hash = fold(fold(hash, item.charges), item.plus);
  return hash;
}

function foldFloor(start: number, floor: FloorState): number {
  const { width } = floor;
  let hash = fold(fold(start, width), floor.height);
  for (const actor of floor.actors) hash = foldActor(hash, actor, 'dungeon');
  for (const item of floor.items) {
    hash = fold(foldItem(hash, item), (item.y * width + item.x) * 4 + (item.seen ? 1 : 0) + (item.left ? 2 : 0));
    if (item.prize) hash = fold(hash, 1);
  }
  for (const { breed, x, y, seen, rises } of floor.corpses) {
    hash = fold(fold(hash, textHash(breed)), (y * width + x) * 2 + (seen ? 1 : 0));
    if (rises > 0) hash = fold(hash, rises);
  }
  for (const { kind, x, y, known } of floor.traps) hash = fold(fold(hash, textHash(kind)), (y * width + x) * 2 + (known ? 1 : 0));
  for (const { kind, x, y, turns } of floor.hazards) hash = fold(fold(fold(hash, textHash(kind)), y * width + x), turns);
  for (const good of floor.goods) hash = fold(foldItem(hash, good), good.y * width + good.x);
  for (const { x, y, tile } of floor.memories) hash = fold(fold(hash, y * width + x), tile);
  for (const { x, y, tile, until } of floor.floods) hash = fold(fold(fold(hash, y * width + x), tile), until);
  return floor.purse < 0 ? hash : fold(hash, floor.purse);
}

/** @param home the side it is on unless it is an ally or a captive: runs without those hash as before there were any */
function foldActor(start: number, actor: Actor, home: Side): number {
  let hash = fold(fold(start, actor.id), textHash(actor.breed));
  hash = fold(fold(hash, actor.x), actor.y);
  hash = fold(fold(hash, actor.hp), actor.maxHp);
  hash = fold(fold(hash, actor.power), actor.defence);
  hash = fold(fold(hash, actor.energy), actor.goal);
  const marks = (actor.asleep ? 1 : 0) + (actor.hidden ? 2 : 0) + (actor.summoned ? 4 : 0);
  hash = fold(hash, marks + (actor.side === home ? 0 : 8) + (actor.waits ? 16 : 0) + actor.bound * 32);
  if (actor.alert > 0) hash = fold(hash, actor.alert);
  if (actor.clings > 0) hash = fold(hash, -actor.clings);
  if (actor.facing >= 0) hash = fold(hash, actor.facing);
  for (const id of actor.elite) hash = fold(hash, textHash(id));
  for (const item of actor.loot) hash = foldItem(hash, item);
  for (const id in actor.ready) hash = fold(fold(hash, textHash(id)), actor.ready[id] as number);
  for (const status in actor.statuses) hash = fold(fold(hash, textHash(status)), actor.statuses[status] as number);
  return actor.announced === null ? hash : foldAnnounced(hash, actor.announced);
}

function foldAnnounced(start: number, { ability, aim, cells, turn }: Announced): number {
  return cells.reduce(fold, fold(fold(fold(start, textHash(ability)), aim), turn));
}

function foldStream(hash: number, [a, b, c, d]: RngState): number {
  return fold(fold(fold(fold(hash, a), b), c), d);
}

/** The log by its length and its last line: words follow from what is hashed elsewhere. */
function foldLog(start: number, { log }: GameState): number {
  const hash = fold(start, log.length);
  const last = log.at(-1);
  return last ? fold(fold(hash, textHash(last.key)), last.count) : hash;
}
