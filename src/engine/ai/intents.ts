import type { World } from '../World';
import type { Action } from '../actions/Action';
import { Recover } from '../actions/hero';
import { PickUp } from '../actions/items';
import { Move, Stairs, Wait } from '../actions/moves';
import { closed, endErrand, errandOf, stop, travel, walk, wayTo, type Errand, type Pursuit } from './pursuit';
import { isGoalItem } from '../content';
import { stepsBetween, type Point } from '../core/point';
import { healingIn } from '../effects/effects';
import { KnownPaths } from '../facts/KnownPaths';
import { sightingsOf } from '../facts/Sightings';
import { firstAnnouncedAt } from '../facts/announced';
import { isHarmful } from '../facts/danger';
import { hindranceToRest, restsUpTo } from '../facts/hero';
import { actorName, casterName } from '../facts/names';
import { hostilesInView } from '../facts/senses';
import { isConfused, maxHpOf, speedOf } from '../facts/stats';
import { CORNERED, isMobile, isThreat, keepsOff } from '../facts/threat';
import { traitsOf } from '../facts/traits';
import type { Actor } from '../state';
import { explore } from './explore';
import type { Picks } from './picks';

/** A goal of the player's that takes many turns, each an ordinary action. */
export type Intent =
  | { readonly do: 'travel'; readonly to: Point }
  /**
   * `picks` defaults to everything. `since` is the turn of the request: in later turns it stops before a step next to an enemy.
   * `despite` are threats to go on in view of, see `threatsToPass`.
   */
  | { readonly do: 'explore'; readonly picks?: Picks; readonly since?: number; readonly despite?: Threats }
  | ToStairs
  | Rest;

/** To the nearest known stairs that lead a way, or down to the item that wins; `takes` them once there. */
interface ToStairs {
  readonly do: 'stairs';
  readonly way: 'down' | 'up';
  readonly takes?: boolean;
  readonly since?: number;
  readonly despite?: Threats;
}

/** The ids of threats. */
type Threats = ReadonlySet<number>;

/** Percent of maximum HP below which travel stops for any threat in view. */
const FRAIL = 30;

/**
 * The next action of an intent, or why it stops. Exploring, resting and walking to stairs stop for any threat in view but those of
 * `despite`, and nothing but rest goes on while confused. Enemies that sleep, flee or can't come only stop it as they come into view.
 * Ask with the same object until it stops: what it has seen on its way, and its goal, are remembered with that.
 */
export function pursue(world: World, intent: Intent): Pursuit {
  const errand = errandOf(world, intent);
  sightingsOf(world).look(world);
  const next = nextOn(errand, intent);
  if ('stop' in next) endErrand(world);
  return next;
}

function nextOn(errand: Errand, intent: Intent): Pursuit {
  const { world } = errand;
  if (world.isOver) return stop('stop.over');
  if (intent.do !== 'rest' && isConfused(world)) return stop('stop.confused');
  const despite = intent.do === 'explore' || intent.do === 'stairs' ? intent.despite : undefined;
  const isHeeded = (actor: Actor): boolean => despite?.has(actor.id) !== true || isNear(world, actor);
  const hostile = intent.do !== 'travel' || isFrail(world) ? threatsInView(world).find(isHeeded) : undefined;
  if (hostile) return stop(intent.do === 'travel' ? 'stop.hurtFight' : 'stop.awake', { actor: actorName(world, hostile) });
  const attack = intent.do === 'rest' || intent.do === 'explore' ? firstAnnouncedAt(world, world.state.player) : null;
  if (attack) return stop('stop.marked', { actor: casterName(world, attack.caster) });
  const next = nextOf(errand, intent);
  const isLed = intent.do === 'explore' || intent.do === 'stairs';
  return (isLed && 'act' in next ? brink(world, next.act, intent.since ?? Infinity) : null) ?? next;
}

function threatsInView(world: World): Actor[] {
  return hostilesInView(world).filter((actor) => isThreat(world, actor));
}

/** Nearer than this, no threat is passed but those that the player outruns. */
const CLEAR = CORNERED + 2;

function isNear(world: World, actor: Actor): boolean {
  const { player } = world.state;
  return stepsBetween(actor, player) < (speedOf(world, actor) < speedOf(world, player) ? CORNERED : CLEAR);
}

/**
 * The threats in view that a player may go on in view of, until one comes near: null where one is already, or the player is badly hurt.
 * Else who is watched from afar by what can't or won't come would have to take each step by hand.
 */
export function threatsToPass(world: World): Threats | null {
  const threats = threatsInView(world);
  const isClear = threats.length > 0 && !threats.some((actor) => isNear(world, actor));
  return isClear && !isFrail(world) ? new Set(threats.map(({ id }) => id)) : null;
}

/** Why not to step next to a visible enemy: a cornered one would attack, and others are announced after the turn `since`; else null. */
function brink(world: World, act: Action, since: number): Pursuit | null {
  if (!(act instanceof Move)) return null;
  const { player } = world.state;
  const to = { x: player.x + act.dx, y: player.y + act.dy };
  const hostiles = hostilesInView(world);
  const adjacentTo = (at: Point): Actor[] => hostiles.filter((actor) => stepsBetween(actor, at) === 1);
  const [other] = adjacentTo(to);
  const reach = (actor: Actor): number => (keepsOff(world, actor) ? CORNERED : 1);
  const cornered = hostiles.find((actor) => !actor.asleep && isMobile(world, actor) && stepsBetween(actor, to) <= reach(actor));
  if (cornered) return stop('stop.awake', { actor: actorName(world, cornered) });
  if (other && world.state.turn > since && adjacentTo(player).length === 0) return stop('stop.beside', { actor: actorName(world, other) });
  return null;
}

function nextOf(errand: Errand, intent: Intent): Pursuit {
  switch (intent.do) {
    case 'travel':
      return travel(errand, intent.to);
    case 'explore':
      return explore(errand, intent.picks);
    case 'stairs':
      return toStairs(errand, intent);
    case 'rest':
      return restOn(errand.world, intent);
  }
}

/** The known path to a cell, ending next to it if it is occupied or dangerous; null if there is none. */
export function routeTo(world: World, to: Point): Point[] | null {
  return wayTo(world, to, new KnownPaths(world));
}

export function nearestHostile(world: World): Actor | null {
  return hostilesInView(world)[0] ?? null;
}

function isFrail(world: World): boolean {
  const { player } = world.state;
  return player.hp * 100 < maxHpOf(world, player) * FRAIL;
}

/** A step towards the nearest known stairs; it says what closes all ways to them, or that there are none. */
function toStairs(errand: Errand, { way, takes = false }: ToStairs): Pursuit {
  const { world } = errand;
  const { floor, content, state: { player } } = world;
  const ways = errand.ways();
  const isThere = (x: number, y: number): boolean => floor.tileAt(x, y).stairs === way || (way === 'down' && isGoalAt(world, { x, y }));
  if (takes && isThere(player.x, player.y)) return { act: isGoalAt(world, player) ? new PickUp() : new Stairs(way) };
  const stairs = errand.choose(ways, isThere);
  if (stairs) return walk(errand, stairs, ways);
  if (ways.nearest(isThere)) return stop('stop.astray');
  const areAny = floor.state.terrain.some((tile) => content.tiles[tile]?.stairs === way);
  return closed(ways, isThere) ?? stop(areAny ? `stop.noStairs.${way}` : `refused.noStairs.${way}`);
}

/** Whether an item that wins has been seen in a cell: the end of a way down that has no more stairs. */
function isGoalAt({ content, floor }: World, { x, y }: Point): boolean {
  return floor.itemsAt(x, y).some(({ kind, seen }) => seen && isGoalItem(content.itemKinds.get(kind)));
}

/** Waits until turn `until`, or until waiting gains nothing more. */
interface Rest {
  readonly do: 'rest';
  readonly until: number;
}

/** Turns of one rest. */
const REST = 50;

export function rest({ state }: World): Rest {
  return { do: 'rest', until: state.turn + REST };
}

/** Recovers or waits while that gains something. The first turn of a rest searches for traps, in packs that have any. */
function restOn(world: World, { until }: Rest): Pursuit {
  const rested = REST - (until - world.state.turn);
  const searches = world.content.traps.kinds.size > 0;
  const isHurt = world.state.player.hp < restsUpTo(world);
  const hindrance = hindranceToRest(world);
  if (rested < REST && hindrance === null) return { act: new Recover() };
  if (rested < REST && (isGaining(world) || (rested === 0 && searches && !isHurt))) return { act: new Wait() };
  if (rested === 0) return stop(hindrance ?? 'stop.rested');
  return stop(rested === 1 && searches ? 'stop.searched' : 'stop.rested');
}

/** Whether waiting helps: bad or compelling statuses run out, visible harmful hazards fade, some traits regenerate HP. */
function isGaining(world: World): boolean {
  const { content, floor, state: { player } } = world;
  for (const id in player.statuses) {
    const kind = content.statuses.get(id);
    if (kind?.endless !== true && (kind?.harmful === true || kind?.tactic !== undefined)) return true;
  }
  if (floor.state.hazards.some((hazard) => world.sees(hazard) && isHarmful(world, player, hazard))) return true;
  return player.hp < maxHpOf(world, player) && traitsOf(world, player).some(({ eachTurn }) => healingIn(eachTurn) > 0);
}
