import type { Action } from '../actions/Action';
import { Move } from '../actions/Move';
import { PickUp } from '../actions/PickUp';
import { Wait } from '../actions/Wait';
import type { Message } from '../core/grammar';
import { DIRECTIONS, distanceSquared, stepsBetween, type Point } from '../core/point';
import type { GameEvent } from '../events';
import type { Game } from '../Game';
import { isHostile } from '../rules/combat';
import { actorName, itemName } from '../rules/names';
import { INVENTORY_SLOTS, type Actor } from '../state';
import { KnownWays } from './knownWays';

/** Something the player wants that takes many turns; each of them is an ordinary deed. */
export type Intent =
  | { readonly do: 'travel'; readonly to: Point }
  | { readonly do: 'explore' }
  | { readonly do: 'stairs'; readonly way: 'down' | 'up' }
  /** Waits until the turn counter stands at `until`. */
  | { readonly do: 'rest'; readonly until: number };

/** The next deed, or why it stops. */
export type Pursuit = { readonly act: Action } | { readonly stop: Message };

/** How long one rest lasts, in turns. */
const REST = 50;

export function rest({ state }: Game): Intent {
  return { do: 'rest', until: state.turn + REST };
}

/** The next deed of an intent. Nobody explores, rests or walks to stairs under the eyes of a hostile. */
export function pursue(game: Game, intent: Intent): Pursuit {
  const hostile = intent.do === 'travel' ? null : nearestHostile(game);
  if (hostile) return stop('stop.hostile', { actor: actorName(game, hostile) });
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

/** Why an intent stops after a turn with these events: damage, a new hostile in view, a new item, or there is something else to do. */
export function interruption(game: Game, events: readonly GameEvent[]): Message | null {
  const { player, hero } = game.state;
  if (game.isOver) return { key: 'stop.over', params: {} };
  for (const event of events) {
    if (event.type === 'refused') return { key: event.key, params: event.params };
    if (event.type === 'damaged' && event.actor === player.id) return { key: 'stop.hurt', params: {} };
    if (event.type === 'noticed') return { key: 'stop.hostile', params: { actor: `breed.${event.breed}` } };
    if (event.type === 'arrived') return { key: 'stop.arrived', params: {} };
    if (event.type === 'found') return { key: 'stop.item', params: { item: itemName(game, event) } };
  }
  return hero.choices > 0 ? { key: 'stop.level', params: {} } : null;
}

/** The cells to walk to a cell over what is known, that one last unless somebody stands there; null when no known way leads there. */
export function routeTo(game: Game, to: Point): Point[] | null {
  return wayTo(game, to, new KnownWays(game));
}

/** The nearest hostile in view. */
export function nearestHostile(game: Game): Actor | null {
  const { player } = game.state;
  const seen = game.floor.state.actors.filter((actor) => isHostile(game, player, actor) && game.seesActor(actor));
  return seen.sort((a, b) => distanceSquared(player, a) - distanceSquared(player, b) || a.id - b.id)[0] ?? null;
}

function stop(key: string, params: Message['params'] = {}): Pursuit {
  return { stop: { key, params } };
}

function walk(game: Game, to: Point, ways = new KnownWays(game)): Pursuit {
  const { player } = game.state;
  const path = wayTo(game, to, ways);
  const [next] = path ?? [];
  if (!path) return stop('stop.noWay');
  return next ? { act: new Move(next.x - player.x, next.y - player.y) } : stop('stop.there');
}

/** The way to a cell; where somebody in view stands it ends beside that one. */
function wayTo({ floor, state }: Game, to: Point, ways: KnownWays): Point[] | null {
  const other = floor.isVisible(to.x, to.y) ? floor.actorAt(to.x, to.y) : null;
  if (!other || other === state.player) return ways.to(to);
  const beside = ways.nearest((x, y) => stepsBetween({ x, y }, to) === 1);
  return beside && ways.to(beside);
}

/** Things seen, and not left behind or under what was, are fetched, then the nearest cell beside the unknown is visited. */
function explore(game: Game): Pursuit {
  const { floor, state } = game;
  const ways = new KnownWays(game);
  const hasRoom = state.hero.inventory.length < INVENTORY_SLOTS;
  const wanted = hasRoom ? floor.state.items.filter((item) => item.seen && !item.left && floor.itemsAt(item.x, item.y).at(-1) === item) : [];
  const isWanted = (x: number, y: number): boolean => wanted.some((item) => item.x === x && item.y === y);
  if (isWanted(state.player.x, state.player.y)) return { act: new PickUp() };
  const goal = ways.nearest((x, y) => isWanted(x, y) || isFrontier(game, x, y));
  return goal ? walk(game, goal, ways) : stop('stop.explored');
}

/** A cell beside one that has never been seen. */
function isFrontier({ floor }: Game, x: number, y: number): boolean {
  return DIRECTIONS.some((step) => floor.contains(x + step.x, y + step.y) && !floor.isExplored(x + step.x, y + step.y));
}

function toStairs(game: Game, way: 'down' | 'up'): Pursuit {
  const ways = new KnownWays(game);
  const stairs = ways.nearest((x, y) => game.floor.tileAt(x, y).stairs === way);
  return stairs ? walk(game, stairs, ways) : stop(`stop.noStairs.${way}`);
}
