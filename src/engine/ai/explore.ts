import { PickUp } from '../actions/PickUp';
import { DIRECTIONS, type Point } from '../core/point';
import type { World } from '../World';
import { isKnown } from '../rules/names';
import { INVENTORY_SLOTS, type FloorItem } from '../state';
import { KnownPaths } from './KnownPaths';
import { barred, stop, walk, type Pursuit } from './pursuit';

/** What exploring fetches: everything; treasure, keys and what is not identified; treasure and keys; nothing. */
export const PICKS = ['all', 'new', 'treasure', 'none'] as const;

export type Picks = (typeof PICKS)[number];

/**
 * Things seen, and not left behind or under what was, are fetched, then the nearest cell beside one not yet seen is visited;
 * a cell known from a map alone has not been seen.
 * Who does not even see what is beside it explores nothing.
 */
export function explore(world: World, picks: Picks = 'all'): Pursuit {
  const { player } = world.state;
  const ways = new KnownPaths(world);
  const things = thingsSeen(world).filter((item) => isPicked(world, item.kind, picks));
  const fetched = things.filter((item) => canTake(world, item.kind));
  if (fetched.some((item) => isAt(item, player))) return { act: new PickUp() };
  if (isFrontier(world, player.x, player.y)) return stop('stop.blind');
  const goals: Point[] = [...fetched, ...disguises(world, picks)];
  const isGoal = (x: number, y: number): boolean => goals.some((at) => isAt(at, { x, y })) || isFrontier(world, x, y);
  const goal = ways.nearest(isGoal);
  if (goal) return walk(world, goal, ways);
  if (ways.nearest((x, y) => things.some((item) => isAt(item, { x, y })))) return stop('stop.exploredFull');
  if (ways.areWary && new KnownPaths(world, 'bold').nearest(isGoal)) return stop('stop.exploredDanger');
  return barred(world, isGoal, 'stop.exploredBarred') ?? stop('stop.explored');
}

/** Where known ways lead to the unknown, each as the cells beside it that hang together, nearest first; so are the ways. */
export function unexploredWays(world: World): Point[][] {
  const { floor } = world;
  const edge: Point[] = [];
  new KnownPaths(world, 'bold').nearest((x, y) => {
    if (floor.isSeen(x, y) && isFrontier(world, x, y)) edge.push({ x, y });
    return false;
  });
  const left = new Map(edge.map((at) => [floor.index(at.x, at.y), at]));
  return edge.flatMap((at) => {
    const cells = gather(world, at, left);
    return cells.length === 0 ? [] : [cells];
  });
}

/** Takes from those that are left a cell and all that hang together with it. */
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

/** What lies on top, and was not laid there by the player. */
function thingsSeen({ floor }: World): FloorItem[] {
  return floor.state.items.filter((item) => item.seen && !item.left && floor.itemsAt(item.x, item.y).at(-1) === item);
}

/** Whether there is room for it; treasures and prizes need none. */
export function canTake({ state, content }: World, kind: string): boolean {
  const row = content.itemKinds.get(kind);
  return state.hero.inventory.length < INVENTORY_SLOTS || (row !== undefined && ('finds' in row || 'wins' in row));
}

/** Whether the player wants it; prizes count as treasure. */
function isPicked(world: World, kind: string, picks: Picks): boolean {
  const row = world.content.itemKinds.get(kind);
  const isTreasure = row !== undefined && ('finds' in row || 'wins' in row || 'opens' in row);
  return picks === 'all' || (picks !== 'none' && (isTreasure || (picks === 'new' && !isKnown(world, kind))));
}

/** Where somebody passes for a thing that would be fetched. */
function disguises(world: World, picks: Picks): Point[] {
  return world.floor.state.actors.filter((actor) => {
    const { disguise } = world.breedOf(actor);
    return actor.hidden && disguise !== undefined && world.floor.isSeen(actor.x, actor.y) && canTake(world, disguise) && isPicked(world, disguise, picks);
  });
}

/** A cell beside one that has never been seen. */
function isFrontier({ floor }: World, x: number, y: number): boolean {
  return DIRECTIONS.some((step) => floor.contains(x + step.x, y + step.y) && !floor.isSeen(x + step.x, y + step.y));
}

function isAt(a: Point, b: Point): boolean {
  return a.x === b.x && a.y === b.y;
}
