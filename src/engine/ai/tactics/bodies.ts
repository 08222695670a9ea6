import type { Action } from '../../actions/Action';
import { Melee } from '../../actions/fights';
import { Devour } from '../../actions/monsters';
import { canLeap, Leap, Move, STAND } from '../../actions/moves';
import { DIRECTIONS, distanceSquared, stepsBetween, type Point } from '../../core/point';
import type { World } from '../../World';
import { isBeside } from '../../facts/combat';
import { isUnsafe } from '../../facts/danger';
import { isFree } from '../../facts/movement';
import { enemyOf, notices } from '../../facts/senses';
import { alliesOf, hostOf } from '../../facts/sides';
import { natureOf } from '../../facts/traits';
import { letGo } from '../../rules/announced';
import type { Actor } from '../../state';
import { freeSteps } from '../steps';
import { nearer, nearest } from './light';

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

/** Once it has come up, swims off to where it can go under with no enemy beside it; passes if it can't. */
export function dive(world: World, actor: Actor): Action | null {
  if (actor.hidden) return null;
  const enemies = [world.state.player, ...alliesOf(world)];
  world.effort.spend(enemies.length);
  const step = freeSteps(world, actor).find((way) => {
    const at = { x: actor.x + way.x, y: actor.y + way.y };
    return world.floor.tileAt(at.x, at.y).deep !== undefined && enemies.every((enemy) => stepsBetween(enemy, at) > 1);
  });
  return step ? new Move(step.x, step.y) : null;
}

/** Strikes the one it clings to, noticed or not; lets go of one that is out of reach. */
export function cling(world: World, actor: Actor): Action | null {
  const host = hostOf(world, actor);
  if (host && isBeside(world, actor, host)) return new Melee(host);
  letGo(world, actor);
  return null;
}
