import type { Action } from '../../engine/actions/Action';
import { PickUp } from '../../engine/actions/items';
import { Stairs } from '../../engine/actions/moves';
import { DIRECTIONS, type Point } from '../../engine/core/point';
import { canTake } from '../../engine/ai/explore';
import { healingIn } from '../../engine/effects/effects';
import { KnownPaths } from '../../engine/facts/KnownPaths';
import type { Floor } from '../../engine/floor/Floor';
import type { Game } from '../../engine/Game';
import type { FloorItem } from '../../engine/state';
import { FighterPaths } from './FighterPaths';
import { isJunk } from './gains';
import { costOf, metOf } from './rewards';
import { around, freeSteps, goalItemsOf, isGoalFloor, type Situation, stepTo, type FighterTactic } from './Situation';
import { isCutOff } from './melee';
import { memoryOf } from './memory';
import { hasLight } from './items';

/* Tactics between fights. */

/** The health fraction below which it is worth descending to heal. */
const WEARY = 0.5;

/** The health fraction that the hardest fight so far may cost a hero who need not grow any more. */
const EASE = 0.03;

/** Descends before exploring everything: if the stairs win, nothing can be gained, nothing here is a match, to heal, or before dark. */
export const descendEarly: FighterTactic = (now) => {
  const { content, state } = now.game;
  const isTime = state.floor === content.lastFloor || now.weights.haste > 0
    || hasNothingToGain(now) || isWeary(now) || !hasLight(now.game) || isAtEase(now);
  return isTime ? descend(now) : null;
};

/** Whether there is neither XP nor loot: every fight only costs. */
function hasNothingToGain({ game: { content, state } }: Situation): boolean {
  return !content.levels && content.items.weights(state.floor).length === 0;
}

/** Whether all enemies so far are harmless; never in packs that place scheduled items on every floor. */
function isAtEase({ game, player }: Situation): boolean {
  if (game.content.schedule.size > 0) return false;
  const met = metOf(game);
  return met.length > 0 && met.every(({ breed }) => costOf(game, breed, { power: 0, defence: 0 }) <= player.hp * EASE);
}

/** Whether descending is the best way to heal; scheduled items heal more than the stairs do. */
function isWeary(now: Situation): boolean {
  const { player, maxHp, game } = now;
  if (game.content.schedule.size > 0) return false;
  return player.hp <= maxHp * WEARY && healingIn(game.content.onDescend) > 0 && now.potions.length === 0;
}

/** Collects items and explores the floor, leaving dangerous sleepers alone. */
export const explore: FighterTactic = (now) => exploreBy(now, now.weights.thorough > 0 ? DIRECTIONS : STRAIGHT);

/** Looks into every corner after all, when nothing else is left. */
export const exploreCorners: FighterTactic = (now) => (now.weights.trespass > 0 ? exploreBy(now, DIRECTIONS) : null);

/** Explores where the unknown begins in one of these directions. */
function exploreBy(now: Situation, steps: readonly Point[]): Action | null {
  const { game, player, quietWays } = now;
  const { floor } = game;
  const wanted = wantedItems(game).map(({ x, y }) => floor.cell(x, y));
  if (wanted.includes(floor.cell(player.x, player.y))) return new PickUp();
  wanted.push(...disguised(game));
  const door = unlock(now);
  if (door) return door;
  wanted.push(...besideLocks(game));
  const settled = settledOf(floor, steps);
  for (const cell of wanted) settled[cell] = 0;
  const isUnknown = frontierOf(floor, steps);
  const [next] = quietWays.toNearestCell((cell) => wanted.includes(cell) || isUnknown(cell), Infinity, settled) ?? [];
  return next ? stepTo(game, next) : null;
}

/** Visible items worth taking, on top and not left before, as far as the bag takes them. */
export function wantedItems(game: Game): FloorItem[] {
  const { floor } = game;
  return floor.state.items.filter((item) => {
    if (!item.seen || item.left || isJunk(game, item)) return false;
    return canTake(game, item.kind) && floor.itemsAt(item.x, item.y).at(-1) === item;
  });
}

/** The cells of disguised monsters in view, which look like items. */
function disguised({ floor, content }: Game): number[] {
  const hidden = floor.state.actors.filter((actor) => actor.hidden && floor.isVisible(actor.x, actor.y));
  return hidden.filter(({ breed }) => content.breeds.get(breed)?.disguise !== undefined).map(({ x, y }) => floor.cell(x, y));
}

/** The four directions that are no diagonals. */
const STRAIGHT = DIRECTIONS.slice(0, 4);

/** By padded cell, 1 once all its neighbours in these directions have been seen: what is seen stays so. */
const settledCells = new Map([DIRECTIONS, STRAIGHT].map((steps) => [steps, new WeakMap<Floor, Uint8Array>()]));

function settledOf(floor: Floor, steps: readonly Point[]): Uint8Array {
  const known = settledCells.get(steps)?.get(floor);
  if (known) return known;
  const settled = new Uint8Array(floor.walk.blank.length);
  settledCells.get(steps)?.set(floor, settled);
  return settled;
}

/** Whether a padded cell is next to an unseen one in one of these directions; if not, it is marked as settled. */
export function frontierOf(floor: Floor, steps: readonly Point[] = STRAIGHT): (cell: number) => boolean {
  const settled = settledOf(floor, steps);
  return (cell) => {
    const { x, y } = floor.position(cell);
    for (const step of steps) if (floor.contains(x + step.x, y + step.y) && !floor.isSeen(x + step.x, y + step.y)) return true;
    settled[cell] = 1;
    return false;
  };
}

/** The known locks that a carried key opens. */
function locksOf({ floor, state, content }: Game): Point[] {
  const locks = floor.landmarks.locks.filter((index) => floor.state.explored[index] !== 0);
  if (locks.length === 0) return [];
  const keys = state.hero.inventory.map(({ kind }) => kind).filter((kind) => 'opens' in (content.itemKinds.get(kind) ?? {}));
  return locks.map((index) => floor.position(floor.cellOf(index))).filter(({ x, y }) => keys.includes(floor.tileAt(x, y).key ?? ''));
}

/** The padded cells next to them. */
function besideLocks(game: Game): number[] {
  return locksOf(game).flatMap(around).map(({ x, y }) => game.floor.cell(x, y));
}

/** A step onto an adjacent lock. */
function unlock({ game, player }: Situation): Action | null {
  const locks = locksOf(game);
  const door = around(player).find((cell) => locks.some(({ x, y }) => x === cell.x && y === cell.y));
  return door ? stepTo(game, door) : null;
}

/** Goes to the stairs and down; never from the goal item's floor. */
export const descend: FighterTactic = (now) => {
  const { game, player, weights } = now;
  if (isGoalFloor(game) || weights.stay > 0) return null;
  const { floor } = game;
  const stairs = stairsOf(floor);
  if (stairs.length === 0) return null;
  if (stairs.includes(floor.cell(player.x, player.y))) return new Stairs('down');
  const isDown = (cell: number): boolean => stairs.includes(cell);
  const [next] = now.quietWays.toNearestCell(isDown) ?? now.ways.toNearestCell(isDown) ?? [];
  return next ? stepTo(game, next) : null;
};

/** The padded cells of the known stairs down. */
export function stairsOf(floor: Floor): number[] {
  return floor.landmarks.down.filter((index) => floor.state.explored[index] !== 0).map((index) => floor.cellOf(index));
}

/** Walks over known traps to where nothing else leads. */
export const trespass: FighterTactic = (now) => {
  const { game, ways, enemies, weights } = now;
  if (weights.trespass === 0 || (enemies.length > 0 && !isCutOff(now))) return null;
  const { floor } = game;
  // Else the way would be closed whenever the enemy behind the trap is in view.
  const over = new FighterPaths(game, [], { overTraps: true, throughActors: weights.recalls > 0 });
  const isKnownTrap = (cell: number): boolean => {
    const { x, y } = floor.position(cell);
    return floor.traps.at(x, y)?.known === true;
  };
  const isUnknown = frontierOf(floor);
  // The farthest: between two traps the nearest would lead to and fro. A trap is worth going to only if the unknown begins behind it.
  const cutOff: Point[] = [];
  over.toNearestCell((cell) => {
    if (!ways.reaches(cell) && (!isKnownTrap(cell) || isUnknown(cell))) cutOff.push(floor.position(cell));
    return false;
  });
  const goal = weights.recalls > 0 ? keptOf(game, cutOff) : cutOff.at(-1);
  const [next] = (goal && over.to(goal)) ?? [];
  over.release();
  return next ? stepTo(game, next) : null;
};

/** Swims to where it cannot walk: stairs or the unknown if it sees any, else the nearest shore. */
export const swim: FighterTactic = ({ game, ways, enemies, weights }) => {
  const { floor, content } = game;
  if (weights.trespass === 0 || enemies.length > 0 || !content.tiles.some(({ deep }) => deep !== undefined)) return null;
  const wet = new KnownPaths(game, 'bold');
  const isShore = (x: number, y: number): boolean => floor.isWalkable(x, y) && !ways.reaches(floor.cell(x, y));
  const isUnknown = frontierOf(floor);
  const exits = stairsOf(floor);
  const leadsOn = (cell: number): boolean => exits.includes(cell) || isUnknown(cell);
  const shore = wet.nearest((x, y) => isShore(x, y) && leadsOn(floor.cell(x, y))) ?? wet.nearest(isShore);
  const way = (shore && wet.to(shore)) ?? [];
  const [next] = way;
  if (!next || !way.some(({ x, y }) => floor.tileAt(x, y).deep !== undefined)) return null;
  memoryOf(game).shore = shore;
  return stepTo(game, next);
};

/** The goal chosen before while it is one of these, nearest first; else the farthest. */
function keptOf(game: Game, goals: readonly Point[]): Point | undefined {
  const memory = memoryOf(game);
  const goal = goals.find(({ x, y }) => x === memory.goal?.x && y === memory.goal.y) ?? goals.at(-1);
  memory.goal = goal ?? null;
  return goal;
}

/** Goes as near as possible to unreachable stairs or the goal item, where whatever bars the way will be met. */
export const besiege: FighterTactic = ({ game, ways, enemies }) => {
  const { floor } = game;
  if (enemies.length > 0) return null;
  const [stairs] = stairsOf(floor);
  const goal = goalItemsOf(game)[0] ?? (stairs === undefined ? null : floor.position(stairs));
  const [next] = (goal && ways.towards(goal)) ?? [];
  return next ? stepTo(game, next) : null;
};

/** A random step, if nothing else is left to do. */
export const wander: FighterTactic = (now) => {
  const free = freeSteps(now);
  return free.length > 0 ? stepTo(now.game, now.rng.pick(free)) : null;
};
