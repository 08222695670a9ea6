import { PickUp } from '../actions/items';
import { isGoalItem } from '../content';
import { closed, stop, walk, type Errand, type Pursuit } from './pursuit';
import { DIRECTIONS, HEADINGS, stepsBetween, type Point } from '../core/point';
import type { World } from '../World';
import { KnownPaths } from '../facts/KnownPaths';
import { directionOf } from '../facts/facing';
import { bagError, isPouredIn } from '../facts/hero';
import { lostLanternAt, lanternOf } from '../facts/light';
import { driftOf } from '../facts/movement';
import { disguiseOf, isKnown, type Named } from '../facts/names';
import type { Picks } from './picks';

/** What is said where ways to all that is left are known, and closed. */
const CLOSED = { danger: 'stop.exploredDanger', actor: 'stop.exploredBarred', both: 'stop.exploredBoth' };

/** The directions in which a light of radius 1 shows something, and in which rooms and corridors go on. */
const STRAIGHT = DIRECTIONS.slice(0, 4);

/**
 * Fetches items in sight, but none the player dropped or that lie under those; then visits the nearest cell next to an unseen
 * one. Cells known only from a map count as unseen. A player that can't even see adjacent cells explores nothing.
 */
export function explore(errand: Errand, picks: Picks = 'all'): Pursuit {
  const { world } = errand;
  const { player } = world.state;
  const ways = errand.ways();
  const things = thingsKnown(world).filter((item) => isPicked(world, item.kind, picks));
  const fetched = things.filter((item) => canTake(world, item.kind));
  if (fetched.some((item) => isAt(item, player))) return { act: new PickUp() };
  const shown = lanternOf(world) > 1 ? DIRECTIONS : STRAIGHT;
  if (isFrontier(world, player, shown)) return stop('stop.blind');
  const lamp = lostLanternAt(world);
  const goals = cellsOf(world, [...fetched, ...(lamp ? [lamp] : [])]);
  const isGoal = (x: number, y: number): boolean => goals.has(world.floor.index(x, y)) || isFrontier(world, { x, y }, shown);
  const goal = errand.choose(ways, isGoal);
  if (goal) return walk(errand, goal, ways);
  if (errand.looksAgain()) return explore(errand, picks);
  if (ways.nearest(isGoal)) return stop('stop.astray');
  const left = cellsOf(world, things.filter(({ kind }) => bagError(world, kind) === 'refused.full'));
  const isFull = ways.nearest((x, y) => left.has(world.floor.index(x, y))) !== null;
  return closed(ways, isGoal, CLOSED) ?? onlyCurrent(ways) ?? stop(isFull ? 'stop.exploredFull' : 'stop.explored');
}

/** Names the nearest current that carries into the unknown, which paths enter only on purpose; null if there is none to step into. */
function onlyCurrent(ways: KnownPaths): Pursuit | null {
  const { world } = ways;
  if (world.floor.flow === null) return null;
  const bank = ways.nearest((x, y) => currentFrom(world, { x, y }) !== null);
  const current = bank && currentFrom(world, bank);
  if (!current) return null;
  const { player } = world.state;
  const way = HEADINGS[directionOf(player, current)];
  return stop('stop.exploredCurrent', { n: stepsBetween(player, current), way: `ui.action.${way ?? 'north'}` });
}

/** The first cell beside another in which a current carries the player to where it has not seen; null for none. */
function currentFrom(world: World, { x, y }: Point): Point | null {
  const { floor, state: { player } } = world;
  const isKnown = (at: Point): boolean => floor.isExplored(at.x, at.y) && floor.isWalkable(at.x, at.y);
  const leadsOn = (at: Point): boolean => {
    const to = isKnown(at) ? driftOf(world, player, at) : null;
    return to !== null && !floor.isExplored(to.x, to.y);
  };
  return DIRECTIONS.map((step) => ({ x: x + step.x, y: y + step.y })).find(leadsOn) ?? null;
}

/**
 * The frontiers that known paths reach and that may lead on, each a group of connected cells; groups and cells are nearest first. Where
 * no more than a corner is unseen, between two cells that are known, nothing goes on that is not told with those.
 */
export function unexploredWays(world: World): Point[][] {
  const { floor } = world;
  const edge: Point[] = [];
  new KnownPaths(world, 'bold').nearest((x, y) => {
    if (floor.isSeen(x, y) && isFrontier(world, { x, y }, STRAIGHT)) edge.push({ x, y });
    return false;
  });
  const left = new Map(edge.map((at) => [floor.index(at.x, at.y), at]));
  return edge.flatMap((at) => {
    const cells = gather(world, at, left);
    return cells.length === 0 ? [] : [cells];
  });
}

/** Removes a cell and all connected to it from `left`, and returns them. */
function gather({ floor }: World, start: Point, left: Map<number, Point>): Point[] {
  const cells: Point[] = [];
  const take = ({ x, y }: Point): void => {
    const cell = left.get(floor.index(x, y));
    if (cell && left.delete(floor.index(x, y))) cells.push(cell);
  };
  take(start);
  for (const { x, y } of cells) for (const step of DIRECTIONS) take({ x: x + step.x, y: y + step.y });
  return cells;
}

/** The topmost items the player has seen and didn't drop, and what passes for one; nothing that lies in deep water. */
export function thingsKnown(world: World): (Named & Point)[] {
  const { floor } = world;
  const disguised = floor.state.actors.flatMap((actor) => {
    const kind = disguiseOf(world, actor);
    return kind === undefined || floor.tileAt(actor.x, actor.y).deep !== undefined ? [] : [{ kind, affixes: [], x: actor.x, y: actor.y }];
  });
  return [...floor.state.items.filter((item) => item.seen && !item.left && floor.itemsAt(item.x, item.y).at(-1) === item), ...disguised];
}

/** Whether the bag takes an item kind, or it needs none: treasure, goal items, oil while there is room in the lantern. */
export function canTake(world: World, kind: string): boolean {
  const row = world.content.itemKinds.get(kind);
  return bagError(world, kind) === null || isPouredIn(world, kind) || isGoalItem(row) || (row !== undefined && 'finds' in row);
}

/** Whether exploring goes and gets items of a kind. */
export function isFetched(world: World, kind: string, picks: Picks = 'all'): boolean {
  return isPicked(world, kind, picks) && canTake(world, kind);
}

/** Whether a pickup setting covers an item kind; goal items count as treasure. */
export function isPicked(world: World, kind: string, picks: Picks): boolean {
  const row = world.content.itemKinds.get(kind);
  const isTreasure = isGoalItem(row) || (row !== undefined && ('finds' in row || 'opens' in row));
  return picks === 'all' || (picks !== 'none' && (isTreasure || (picks === 'new' && !isKnown(world, kind))));
}

/** Whether a cell is next to an unseen one, in one of these directions. */
function isFrontier({ floor }: World, { x, y }: Point, steps: readonly Point[]): boolean {
  return steps.some((step) => floor.contains(x + step.x, y + step.y) && !floor.isSeen(x + step.x, y + step.y));
}

function cellsOf({ floor }: World, points: readonly Point[]): ReadonlySet<number> {
  return new Set(points.map(({ x, y }) => floor.index(x, y)));
}

function isAt(a: Point, b: Point): boolean {
  return a.x === b.x && a.y === b.y;
}
