import type { Action } from '../../actions/Action';
import { Ambush, Melee } from '../../actions/fights';
import { Devour, Drag } from '../../actions/monsters';
import { canLeap, Leap, Move, STAND } from '../../actions/moves';
import { COST } from '../../core/Effort';
import { DIRECTIONS, distanceSquared, stepsBetween, type Point } from '../../core/point';
import type { World } from '../../World';
import { isBeside } from '../../facts/combat';
import { isUnsafe } from '../../facts/danger';
import { canFace } from '../../facts/facing';
import { canStand, isAfloat, isFree } from '../../facts/movement';
import { enemyOf, notices } from '../../facts/senses';
import { alliesOf, hostOf } from '../../facts/sides';
import { natureOf } from '../../facts/traits';
import { letGo } from '../../rules/announced';
import { turnTowards } from '../../rules/facing';
import type { Actor } from '../../state';
import { freeSteps } from '../steps';
import { beyond, nearer, nearest } from './light';

/* What monsters do by their bodies (RULES 5.18). */

/** dx^2 + dy^2 within which remains draw those who eat them. */
const SMELT = 36;

/** Attacks an enemy two cells away in a straight line, over a free cell; leaps two cells away from one beside it. */
export function skirmish(world: World, actor: Actor): Action | null {
  const enemy = enemyOf(world, actor);
  if (!enemy) return null;
  const dx = enemy.x - actor.x;
  const dy = enemy.y - actor.y;
  const steps = stepsBetween(actor, enemy);
  if (steps === 1) return leapAway(world, actor, enemy);
  const isStraight = steps === 2 && dx % 2 === 0 && dy % 2 === 0;
  if (!isStraight || !isFree(world, actor, { x: actor.x + dx / 2, y: actor.y + dy / 2 })) return null;
  actor.goal = world.floor.index(enemy.x, enemy.y);
  return new Melee(enemy);
}

/** The leap over a free cell that ends farthest from an enemy; null while it has to rest, and where there is none. */
function leapAway(world: World, actor: Actor, enemy: Actor): Action | null {
  if (!canLeap(world, actor)) return null;
  let best: Point | null = null;
  for (const step of DIRECTIONS) {
    const to = { x: actor.x + 2 * step.x, y: actor.y + 2 * step.y };
    if (!isFree(world, actor, { x: actor.x + step.x, y: actor.y + step.y })) continue;
    if (!isFree(world, actor, to) || isUnsafe(world, actor, to)) continue;
    if (!world.floor.hasLine(actor, to) || distanceSquared(to, enemy) <= distanceSquared(best ?? actor, enemy)) continue;
    best = to;
  }
  return best && new Leap(best);
}

/** Does what the player did in this turn, as in a mirror: steps the opposite way, attacks what is beside it, or stands. */
export function mirror(world: World, actor: Actor): Action | null {
  const { player } = world.state;
  if (!notices(world, actor)) return null;
  actor.goal = world.floor.index(player.x, player.y);
  const events = world.events.slice(world.attention.since);
  world.effort.spend(events.length);
  if (events.some((event) => 'attacker' in event && event.attacker === player.id)) {
    const enemy = enemyOf(world, actor);
    return enemy && isBeside(world, actor, enemy) ? new Melee(enemy) : STAND;
  }
  const moved = events.find((event) => event.type === 'moved' && event.actor === player.id);
  if (moved?.type !== 'moved') return STAND;
  const step = { x: moved.from.x - moved.to.x, y: moved.from.y - moved.to.y };
  return freeSteps(world, actor).some(({ x, y }) => x === step.x && y === step.y) ? new Move(step.x, step.y) : STAND;
}

/** Eats the remains under it or goes to the nearest it sees, unless an enemy is beside it; as long as that does anything for it. */
export function devour(world: World, actor: Actor): Action | null {
  const { corpses } = world.floor.state;
  world.effort.spend(corpses.length);
  if (corpses.length === 0 || !gains(world, actor)) return null;
  const enemy = enemyOf(world, actor);
  if (enemy && isBeside(world, actor, enemy)) return null;
  if (corpses.some(({ x, y }) => x === actor.x && y === actor.y)) return new Devour();
  const remains = nearest(world, actor, { among: corpses, within: SMELT });
  return remains && nearer(world, actor, remains);
}

/** Whether a kill would do anything for a monster. */
function gains(world: World, actor: Actor): boolean {
  return natureOf(world, actor).onKill.some((effect) =>
    world.answersOf(effect).helps?.(world, effect, { caster: actor, on: actor }) ?? true);
}

/**
 * Once it has come up, swims off to where it can go under with no enemy beside it; passes if it can't. Under water it comes nearer
 * through the deep alone, and waits there for an enemy to come beside it.
 */
export function dive(world: World, actor: Actor): Action | null {
  if (actor.hidden) return lurk(world, actor);
  const enemies = [world.state.player, ...alliesOf(world)];
  world.effort.spend(enemies.length);
  const step = freeSteps(world, actor).find((way) => {
    const at = beyond(actor, way);
    return isDeep(world, at) && enemies.every((enemy) => stepsBetween(enemy, at) > 1);
  });
  return step ? new Move(step.x, step.y) : null;
}

function isDeep({ floor }: World, { x, y }: Point): boolean {
  return floor.tileAt(x, y).deep !== undefined;
}

/** Out of the deep it would be seen coming, and dive again before it bites. */
function lurk(world: World, actor: Actor): Action | null {
  const enemy = enemyOf(world, actor);
  if (!enemy || isBeside(world, actor, enemy)) return null;
  const far = (step: Point): number => distanceSquared(beyond(actor, step), enemy);
  const [best] = freeSteps(world, actor).filter((step) => isDeep(world, beyond(actor, step))).sort((a, b) => far(a) - far(b));
  return best && far(best) < distanceSquared(actor, enemy) ? new Move(best.x, best.y) : STAND;
}

/** Turns its front towards its enemy, and waits for one beside it that it doesn't face yet. */
export function face(world: World, actor: Actor): Action | null {
  const enemy = actor.facing < 0 ? null : enemyOf(world, actor);
  if (!enemy) return null;
  turnTowards(world, actor, enemy);
  return stepsBetween(actor, enemy) === 1 && !canFace(world, actor, enemy) ? STAND : null;
}

/** Drags the one it clings to towards the nearest deep water, and from there in; passes where there is none, or who can't be there. */
export function drag(world: World, actor: Actor): Action | null {
  const host = hostOf(world, actor);
  if (!host || isAfloat(world, host) || natureOf(world, host).anchored || natureOf(world, actor).rooted) return null;
  const step = stepIntoDeep(world, actor, host);
  return step && new Drag(step);
}

/** The steps to deep water within which it drags anyone there. */
const HAUL = 10;

/** The first step of its shortest safe way to where two cells are deep and another can be, so that it ends up in the first of them. */
function stepIntoDeep(world: World, actor: Actor, host: Actor): Point | null {
  const { floor } = world;
  const isHaul = (at: Point): boolean => isDeep(world, at) && canStand(world, host, at);
  const queue: { readonly at: Point; readonly first: Point | null; readonly steps: number }[] = [{ at: actor, first: null, steps: 0 }];
  const seen = new Set([floor.index(actor.x, actor.y)]);
  for (const { at, first, steps } of queue) {
    floor.effort.spend(COST.searched);
    for (const step of DIRECTIONS) {
      const next = { x: at.x + step.x, y: at.y + step.y };
      if (!isFree(world, actor, next) || isUnsafe(world, actor, next)) continue;
      if (isHaul(at) && isHaul(next)) return first ?? next;
      if (seen.has(floor.index(next.x, next.y))) continue;
      seen.add(floor.index(next.x, next.y));
      if (steps < HAUL) queue.push({ at: next, first: first ?? next, steps: steps + 1 });
    }
  }
  return null;
}

/** Strikes the one it clings to, noticed or not; lets go of one that is out of reach. */
export function cling(world: World, actor: Actor): Action | null {
  const host = hostOf(world, actor);
  if (host && isBeside(world, actor, host)) return actor.hidden ? new Ambush(host) : new Melee(host);
  letGo(world, actor);
  return null;
}
