import type { Action } from '../actions/Action';
import { Bump } from '../actions/Bump';
import { Move } from '../actions/Move';
import type { Message } from '../core/grammar';
import { stepsBetween, type Point } from '../core/point';
import type { World } from '../World';
import { featureAt } from '../rules/features';
import { actorName } from '../rules/names';
import { dangerAt } from './danger';
import { KnownPaths } from './KnownPaths';

/** The next action of an intent, or why it stops. */
export type Pursuit = { readonly act: Action } | { readonly stop: Message };

export function stop(key: string, params: Message['params'] = {}): Pursuit {
  return { stop: { key, params } };
}

/** A step towards a cell; a path to a dangerous cell ends next to it. */
export function walk(world: World, to: Point, ways = new KnownPaths(world)): Pursuit {
  const path = wayTo(world, to, ways);
  const [next] = path ?? [];
  if (!path) return barred(world, (x, y) => x === to.x && y === to.y) ?? stop('stop.noWay');
  if (next) return { act: stepOnto(world, next) };
  return stop(isShunned(world, to) ? 'stop.danger' : 'stop.there');
}

/** Stops because of the visible actor that blocks the only way to a wanted cell; null if none does. */
export function barred(world: World, isWanted: (x: number, y: number) => boolean, key = 'refused.actor'): Pursuit | null {
  const ways = new KnownPaths(world, 'all');
  const goal = ways.nearest(isWanted);
  const other = (goal && ways.to(goal))?.map(({ x, y }) => world.floor.actorAt(x, y)).find((actor) => actor !== null && world.seesActor(actor));
  return other ? stop(key, { actor: actorName(world, other) }) : null;
}

/** A step, or an attack on an unseen actor there. */
function stepOnto({ floor, state: { player } }: World, { x, y }: Point): Action {
  const [dx, dy] = [x - player.x, y - player.y];
  return floor.actorAt(x, y) === null ? new Move(dx, dy) : new Bump(dx, dy);
}

/** The path to a cell, ending next to it if a visible actor, a feature or a danger is there; null if there is none. */
export function wayTo(world: World, to: Point, ways: KnownPaths): Point[] | null {
  const { floor, state } = world;
  const other = floor.actorAt(to.x, to.y);
  const isMet = other !== null && other !== state.player && world.seesActor(other);
  const asks = floor.isExplored(to.x, to.y) && featureAt(world, to) !== null;
  if (!isMet && !asks && !isShunned(world, to)) return ways.to(to);
  const adjacent = ways.nearest((x, y) => stepsBetween({ x, y }, to) === 1);
  return adjacent && ways.to(adjacent);
}

function isShunned(world: World, to: Point): boolean {
  return stepsBetween(to, world.state.player) > 0 && world.floor.isExplored(to.x, to.y) && dangerAt(world, to) !== null;
}
