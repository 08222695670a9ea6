import { Wait } from '../actions/Wait';
import { distanceSquared, type Point } from '../core/point';
import type { Game } from '../Game';
import { isHostile } from '../rules/combat';
import { actorName } from '../rules/names';
import { maxHpOf } from '../rules/stats';
import type { Actor } from '../state';
import { isConfused } from './compelled';
import { explore } from './explore';
import { KnownWays } from './knownWays';
import { stop, walk, wayTo, type Pursuit } from './pursuit';

export { interruption } from './interruption';

/** Something the player wants that takes many turns; each of them is an ordinary deed. */
export type Intent =
  | { readonly do: 'travel'; readonly to: Point }
  | { readonly do: 'explore' }
  | { readonly do: 'stairs'; readonly way: 'down' | 'up' }
  /** Waits until the turn counter stands at `until`. */
  | { readonly do: 'rest'; readonly until: number };

/** How long one rest lasts, in turns. */
const REST = 50;

/** Percent of the maximum of hit points below which nobody walks on under the eyes of a hostile. */
const FRAIL = 30;

export function rest({ state }: Game): Intent {
  return { do: 'rest', until: state.turn + REST };
}

/** The next deed of an intent. Nobody explores, rests or walks to stairs under the eyes of a hostile, and nobody goes anywhere who cannot choose where. */
export function pursue(game: Game, intent: Intent): Pursuit {
  if (game.isOver) return stop('stop.over');
  if (intent.do !== 'rest' && isConfused(game)) return stop('stop.confused');
  const hostile = intent.do !== 'travel' || isFrail(game) ? nearestHostile(game) : null;
  if (hostile) return stop(intent.do === 'travel' ? 'stop.hurtFight' : 'stop.hostile', { actor: actorName(game, hostile) });
  switch (intent.do) {
    case 'travel':
      return walk(game, intent.to);
    case 'explore':
      return explore(game);
    case 'stairs':
      return toStairs(game, intent.way);
    case 'rest':
      return game.state.turn < intent.until ? { act: new Wait() } : stop('stop.rested');
  }
}

/** The cells to walk to a cell over what is known, that one last unless somebody stands or danger lies there; null when no known way leads there. */
export function routeTo(game: Game, to: Point): Point[] | null {
  return wayTo(game, to, new KnownWays(game));
}

/** The nearest hostile in view. */
export function nearestHostile(game: Game): Actor | null {
  const { player } = game.state;
  const seen = game.floor.state.actors.filter((actor) => isHostile(game, player, actor) && game.seesActor(actor));
  return seen.sort((a, b) => distanceSquared(player, a) - distanceSquared(player, b) || a.id - b.id)[0] ?? null;
}

function isFrail(game: Game): boolean {
  const { player } = game.state;
  return player.hp * 100 < maxHpOf(game, player) * FRAIL;
}

/** To the nearest stairs known; those that lie behind dangers alone are known and out of reach. */
function toStairs(game: Game, way: 'down' | 'up'): Pursuit {
  const ways = new KnownWays(game);
  const isThere = (x: number, y: number): boolean => game.floor.tileAt(x, y).stairs === way;
  const stairs = ways.nearest(isThere);
  if (stairs) return walk(game, stairs, ways);
  return stop(ways.areWary && new KnownWays(game, true).nearest(isThere) ? 'stop.noWay' : `stop.noStairs.${way}`);
}
