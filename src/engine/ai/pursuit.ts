import type { Action } from '../actions/Action';
import { Bump } from '../actions/Bump';
import { Move } from '../actions/Move';
import type { Message } from '../core/grammar';
import { stepsBetween, type Point } from '../core/point';
import type { World } from '../World';
import { KnownPaths } from '../facts/KnownPaths';
import { sightingsOf } from '../facts/Sightings';
import { dangerAt } from '../facts/danger';
import { featureAt } from '../facts/features';
import { actorName } from '../facts/names';
import type { Errand } from './Errand';

/** The next action of an intent, or why it stops. */
export type Pursuit = { readonly act: Action } | { readonly stop: Message };

export function stop(key: string, params: Message['params'] = {}): Pursuit {
  return { stop: { key, params } };
}

/** As `walk`, but on along the way followed last, also for another intent, where that is as good. */
export function travel(errand: Errand, to: Point): Pursuit {
  const ways = new KnownPaths(errand.world);
  const path = wayTo(errand.world, to, ways);
  return stepAlong(errand, path && errand.stayOn(path, to, ways), { to, ways });
}

/** A step towards a cell; a path to a dangerous cell ends next to it. Stops where the path keeps changing. */
export function walk(errand: Errand, to: Point, ways: KnownPaths): Pursuit {
  return stepAlong(errand, wayTo(errand.world, to, ways), { to, ways });
}

function stepAlong(errand: Errand, path: readonly Point[] | null, { to, ways }: { readonly to: Point; readonly ways: KnownPaths }): Pursuit {
  const { world } = errand;
  const [next] = path ?? [];
  if (!path) return closed(ways, endOf(world, to)) ?? stop('stop.noWay');
  if (next) return errand.mayStep(path.length) ? { act: stepOnto(world, next) } : stop('stop.astray');
  return stop(isShunned(world, to) ? 'stop.danger' : 'stop.there');
}

/** The text keys for ways that are closed by a known danger, by an actor, or each by one of them. */
interface Closed {
  readonly danger: string;
  readonly actor: string;
  readonly both: string;
}

const CLOSED: Closed = { danger: 'stop.wayDanger', actor: 'refused.actor', both: 'stop.wayBoth' };

/** Names what closes all known ways to wanted cells: dangers, an actor, or both; null if none are known. */
export function closed({ world, areWary }: KnownPaths, isWanted: (x: number, y: number) => boolean, keys = CLOSED): Pursuit | null {
  const isDanger = areWary && new KnownPaths(world, 'bold').nearest(isWanted) !== null;
  const actor = blocker(world, isWanted, isDanger ? 'past' : 'all');
  if (actor !== null) return stop(isDanger ? keys.both : keys.actor, { actor });
  return isDanger ? stop(keys.danger) : null;
}

/** The name of the actor, visible or remembered, that is in the way to a wanted cell where all other ways are closed; null for none. */
function blocker(world: World, isWanted: (x: number, y: number) => boolean, through: 'past' | 'all'): string | null {
  const ways = new KnownPaths(world, through);
  const goal = ways.nearest(isWanted);
  for (const at of (goal && ways.to(goal)) ?? []) {
    const name = nameOf(world, at);
    if (name !== null) return name;
  }
  return null;
}

/** The name of the actor that the player sees or remembers in a cell; null for none. */
function nameOf(world: World, { x, y }: Point): string | null {
  const other = world.floor.actorAt(x, y);
  if (other !== null && other !== world.state.player && world.seesActor(other)) return actorName(world, other);
  return sightingsOf(world).nameAt(world.floor.index(x, y));
}

/** A step, or an attack on an unseen actor there. */
function stepOnto({ floor, state: { player } }: World, { x, y }: Point): Action {
  const [dx, dy] = [x - player.x, y - player.y];
  return floor.actorAt(x, y) === null ? new Move(dx, dy) : new Bump(dx, dy);
}

/** The path to a cell, ending next to it if an actor, a feature or a danger is known there; null if there is none. */
export function wayTo(world: World, to: Point, ways: KnownPaths): Point[] | null {
  const end = ways.nearest(endOf(world, to));
  return end && ways.to(end);
}

/** The cells in which a path to a cell may end: itself, or those next to it. */
function endOf(world: World, to: Point): (x: number, y: number) => boolean {
  const asks = world.floor.isExplored(to.x, to.y) && featureAt(world, to) !== null;
  const steps = nameOf(world, to) === null && !asks && !isShunned(world, to) ? 0 : 1;
  return (x, y) => stepsBetween({ x, y }, to) === steps;
}

function isShunned(world: World, to: Point): boolean {
  if (stepsBetween(to, world.state.player) === 0 || !world.floor.isExplored(to.x, to.y)) return false;
  return dangerAt(world, to) !== null || sightingsOf(world).dangers.has(world.floor.index(to.x, to.y));
}
