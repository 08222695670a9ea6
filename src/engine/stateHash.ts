import { fold, textHash } from './core/hash';
import type { RngState } from './core/rng';
import type { Floor } from './floor/Floor';
import type { Actor, GameState } from './state';

/**
 * A 32-bit hash of a run: a walk over its fields in a fixed order, with the floor's cells as the sum that `Floor` keeps.
 * Floors kept from before are folded in by what stands and lies there.
 */
export function stateHash(state: GameState, floor: Floor): number {
  let hash = fold(textHash(state.pack), textHash(state.seed));
  hash = fold(fold(fold(hash, state.turn), state.floor), state.nextId);
  hash = fold(foldActor(hash, state.player), floor.cellsHash);
  hash = foldFloor(hash, floor);
  hash = fold(fold(hash, state.hero.level), state.hero.xp);
  for (const item of state.hero.inventory) hash = fold(fold(hash, item.id), textHash(item.kind));
  hash = foldStream(foldStream(hash, state.streams.combat), state.streams.ai);
  hash = foldStream(foldStream(hash, state.streams.loot), state.streams.flavour);
  hash = foldLog(hash, state);
  return state.outcome === null ? hash >>> 0 : fold(hash, textHash(state.outcome.cause)) >>> 0;
}

function foldFloor(start: number, floor: Floor): number {
  let hash = fold(fold(start, floor.width), floor.height);
  for (const actor of floor.state.actors) hash = foldActor(hash, actor);
  for (const item of floor.state.items) hash = foldThing(fold(hash, item.id), item.kind, floor.index(item.x, item.y) * 2 + (item.seen ? 1 : 0));
  for (const corpse of floor.state.corpses) hash = foldThing(hash, corpse.breed, floor.index(corpse.x, corpse.y) * 2 + (corpse.seen ? 1 : 0));
  return hash;
}

function foldThing(hash: number, kind: string, place: number): number {
  return fold(fold(hash, textHash(kind)), place);
}

function foldActor(start: number, actor: Actor): number {
  let hash = fold(fold(start, actor.id), textHash(actor.breed));
  hash = fold(fold(hash, actor.x), actor.y);
  hash = fold(fold(hash, actor.hp), actor.maxHp);
  hash = fold(fold(hash, actor.power), actor.defence);
  hash = fold(fold(hash, actor.energy), actor.goal);
  for (const status in actor.statuses) hash = fold(fold(hash, textHash(status)), actor.statuses[status] as number);
  return hash;
}

function foldStream(hash: number, [a, b, c, d]: RngState): number {
  return fold(fold(fold(fold(hash, a), b), c), d);
}

/** The log by its length and its last line: every line is the last one of some turn. */
function foldLog(start: number, { log }: GameState): number {
  const hash = fold(start, log.length);
  const last = log.at(-1);
  return last ? fold(fold(hash, textHash(last.key)), last.count) : hash;
}
