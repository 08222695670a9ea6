import { PickUp } from '../../engine/actions/items';
import { Stairs } from '../../engine/actions/moves';
import type { Point } from '../../engine/core/point';
import type { Game } from '../../engine/Game';
import { FighterPaths } from './FighterPaths';
import { goalItemsOf, isGoalFloor, type Situation, stepTo, type FighterTactic } from './Situation';
import { frontierOf, stairsOf } from './journey';
import { targetOf } from './melee';
import { idleTurns, memoryOf } from './memory';
import { isMortal } from './Enemy';

/*
 * When nothing has been gained for long. What comes into view closes ways, and what goes out of view opens them, so that whoever takes the
 * nearest way each turn may walk to and fro. Hence each goal is kept until it is reached, or has taken too many steps; such goals
 * are not chosen again before it has been somewhere else.
 */

/** Turns without anything gained before it takes the shortest way on, whatever lies beside it; the second time on a floor half as many. */
const PATIENCE = 300;

/** The steps that a goal may take beyond twice those of its way. */
const SLACK = 20;

/** Gives up all else after long gaining nothing: goes down, or to where the unknown begins, over traps, through anyone and over water. */
export const giveUp: FighterTactic = (now) => {
  const { game, player, weights } = now;
  if (weights.recalls === 0 || weights.stay > 0) return null;
  const memory = memoryOf(game);
  if (idleTurns(game) < PATIENCE / (1 + memory.spells)) {
    Object.assign(memory, { errand: null, place: null, isLost: false });
    memory.lost.clear();
    return null;
  }
  if (!memory.isLost) Object.assign(memory, { isLost: true, spells: memory.spells + 1 });
  if (targetOf(now)) return null;
  if (exitsOf(game).includes(game.floor.cell(player.x, player.y))) return isGoalFloor(game) ? new PickUp() : new Stairs('down');
  const ways = DARING.map((daring) => new FighterPaths(game, [], daring));
  const way = keepTo(now, ways, 'place') ?? goOn(now, ways) ?? roam(now, ways) ?? [];
  for (const each of ways) each.release();
  memory.shore = shoreOf(game, way);
  const [next] = way;
  return next ? stepTo(game, next) : null;
};

/** Over what it goes besides, the least first: it swims where nothing else leads on. */
const DARING = [{ overTraps: true, throughActors: true }, { overTraps: true, throughActors: true, overWater: true }] as const;

/** Where a way that begins in deep water, or leads into it at once, comes ashore; null for another. */
function shoreOf({ floor }: Game, way: readonly Point[]): Point | null {
  const [next] = way;
  if (!next || floor.isWalkable(next.x, next.y)) return null;
  return way.find(({ x, y }) => floor.isWalkable(x, y)) ?? null;
}

/** The known stairs down, or on the last floor the item that wins. */
function exitsOf(game: Game): number[] {
  const { floor } = game;
  return isGoalFloor(game) ? goalItemsOf(game).map(({ x, y }) => floor.cell(x, y)) : stairsOf(floor);
}

/** The way to the stairs or the item that wins, else to the nearest place where the unknown begins; null if it has tried them all. */
function goOn(now: Situation, daring: readonly FighterPaths[]): Point[] | null {
  const { game, player } = now;
  const { floor } = game;
  const memory = memoryOf(game);
  const exits = exitsOf(game);
  const isFrontier = frontierOf(floor);
  const isExit = (cell: number): boolean => exits.includes(cell) && !memory.lost.has(cell);
  const isUnknown = (cell: number): boolean => !memory.lost.has(cell) && isFrontier(cell);
  if (memory.errand) {
    const cell = floor.cell(memory.errand.goal.x, memory.errand.goal.y);
    const way = isExit(cell) || isUnknown(cell) ? keepTo(now, daring, 'errand') : null;
    if (way) return way;
    memory.lost.add(cell);
  }
  memory.lost.add(floor.cell(player.x, player.y));
  const ways = [now.ways, ...daring];
  return setOut(now, 'errand', wayBy(ways, (way) => way.toNearestCell(isExit)) ?? wayBy(ways, (way) => way.toNearestCell(isUnknown)));
}

/** The first way that one of several kinds gives. */
function wayBy(kinds: readonly FighterPaths[], way: (by: FighterPaths) => Point[] | null): Point[] | null {
  for (const kind of kinds) {
    const found = way(kind);
    if (found) return found;
  }
  return null;
}

/** The way to an enemy in view, or to any place: a seal opens when its boss dies, who may be anywhere in the dark. */
function roam(now: Situation, daring: readonly FighterPaths[]): Point[] | null {
  const { game, enemies, sleepers, rng } = now;
  const { floor } = game;
  const foe = [...enemies, ...sleepers].find((enemy) => isMortal(enemy) && !enemy.isShy);
  if (foe && rng.flip()) return setOut(now, 'place', wayBy(daring, (ways) => ways.to(foe.actor)));
  const known: Point[] = [];
  daring.at(-1)?.toNearestCell((cell) => {
    if (floor.isWalkable(floor.position(cell).x, floor.position(cell).y)) known.push(floor.position(cell));
    return false;
  });
  const place = rng.pick(known);
  return setOut(now, 'place', wayBy(daring, (ways) => ways.to(place)));
}

/** Begins an errand to the end of a way. */
function setOut({ game, ways }: Situation, which: 'errand' | 'place', way: Point[] | null): Point[] | null {
  const goal = way?.at(-1);
  const errand = way && goal ? { goal, isForced: ways.to(goal) === null, left: 2 * way.length + SLACK } : null;
  memoryOf(game)[which] = errand;
  return errand && way;
}

/** The way of an errand under way, which ends where there is none, or it has taken too long. It stays over traps once it leads there. */
function keepTo({ game, ways }: Situation, daring: readonly FighterPaths[], which: 'errand' | 'place'): Point[] | null {
  const memory = memoryOf(game);
  const errand = memory[which];
  if (!errand) return null;
  const safe = errand.isForced ? null : ways.to(errand.goal);
  const way = safe ?? wayBy(daring, (by) => by.to(errand.goal));
  const isOver = way === null || way.length === 0 || errand.left <= 0;
  memory[which] = isOver ? null : { ...errand, isForced: safe === null, left: errand.left - 1 };
  // From somewhere else it tries again what it has lost.
  if (isOver && which === 'place') memory.lost.clear();
  return isOver ? null : way;
}
