import type { Action } from '../actions/Action';
import { Move } from '../actions/Move';
import { stepsBetween, type Point } from '../core/point';
import type { World } from '../World';
import { actorName } from '../rules/names';
import { maxHpOf } from '../rules/stats';
import type { Actor } from '../state';
import { isConfused } from './compelled';
import { explore, type Picks } from './explore';
import { KnownPaths } from './KnownPaths';
import { rest, restOn, type Rest } from './rest';
import { barred, stop, walk, wayTo, type Pursuit } from './pursuit';
import { hostilesInView, isMobile, isThreat } from './threat';

export { interruption } from './interruption';
export { rest };

/** Something the player wants that takes many turns; each of them is an ordinary action. */
export type Intent =
  | { readonly do: 'travel'; readonly to: Point }
  /** `picks` is everything where it is missing. Who has asked in the turn `since` is told before it comes beside an enemy. */
  | { readonly do: 'explore'; readonly picks?: Picks; readonly since?: number }
  | { readonly do: 'stairs'; readonly way: 'down' | 'up'; readonly since?: number }
  | Rest;

/** Percent of the maximum of hit points below which nobody walks on under the eyes of a hostile. */
const FRAIL = 30;

/**
 * The next action of an intent. Nobody explores, rests or walks to stairs into a fight, and nobody goes anywhere who cannot choose where. Enemies that
 * sleep, run away or cannot come stop it only when they come into view: it goes around them.
 */
export function pursue(world: World, intent: Intent): Pursuit {
  if (world.isOver) return stop('stop.over');
  if (intent.do !== 'rest' && isConfused(world)) return stop('stop.confused');
  const hostile = intent.do !== 'travel' || isFrail(world) ? hostilesInView(world).find((actor) => isThreat(world, actor)) : undefined;
  if (hostile) return stop(intent.do === 'travel' ? 'stop.hurtFight' : 'stop.awake', { actor: actorName(world, hostile) });
  const next = nextOf(world, intent);
  const isLed = intent.do === 'explore' || intent.do === 'stairs';
  return (isLed && 'act' in next ? brink(world, next.act, intent.since ?? Infinity) : null) ?? next;
}

/** Why a step that leads beside an enemy in view is not taken: one that is cornered strikes; of others who has asked in the turn `since` is told first. */
function brink(world: World, act: Action, since: number): Pursuit | null {
  if (!(act instanceof Move)) return null;
  const { player } = world.state;
  const to = { x: player.x + act.dx, y: player.y + act.dy };
  const besides = (at: Point): Actor[] => hostilesInView(world).filter((actor) => stepsBetween(actor, at) === 1);
  const [other] = besides(to);
  const cornered = besides(to).find((actor) => !actor.asleep && isMobile(world, actor));
  if (cornered) return stop('stop.awake', { actor: actorName(world, cornered) });
  return other && world.state.turn > since && besides(player).length === 0 ? stop('stop.beside', { actor: actorName(world, other) }) : null;
}

function nextOf(world: World, intent: Intent): Pursuit {
  switch (intent.do) {
    case 'travel':
      return walk(world, intent.to);
    case 'explore':
      return explore(world, intent.picks);
    case 'stairs':
      return toStairs(world, intent.way);
    case 'rest':
      return restOn(world, intent);
  }
}

/** The cells to walk to a cell over what is known, that one last unless somebody stands or danger lies there; null when no known way leads there. */
export function routeTo(world: World, to: Point): Point[] | null {
  return wayTo(world, to, new KnownPaths(world));
}

/** The nearest hostile in view. */
export function nearestHostile(world: World): Actor | null {
  return hostilesInView(world)[0] ?? null;
}

function isFrail(world: World): boolean {
  const { player } = world.state;
  return player.hp * 100 < maxHpOf(world, player) * FRAIL;
}

/** To the nearest stairs known; those that lie behind dangers alone are known and out of reach. */
function toStairs(world: World, way: 'down' | 'up'): Pursuit {
  const ways = new KnownPaths(world);
  const isThere = (x: number, y: number): boolean => world.floor.tileAt(x, y).stairs === way;
  const stairs = ways.nearest(isThere);
  if (stairs) return walk(world, stairs, ways);
  if (ways.areWary && new KnownPaths(world, 'bold').nearest(isThere)) return stop('stop.noWay');
  return barred(world, isThere) ?? stop(`stop.noStairs.${way}`);
}
