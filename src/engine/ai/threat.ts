import { DIRECTIONS, distanceSquared, stepsBetween } from '../core/point';
import type { World } from '../World';
import type { TacticId } from '../kinds';
import { isHostile } from '../rules/combat';
import { hasLamp } from '../rules/lamp';
import { natureOf } from '../rules/traits';
import type { Actor } from '../state';
import { isAfraid } from './senses';

/** Which tactics make a monster move. */
const WALKS: Readonly<Record<TacticId, boolean>> = {
  hunt: true, track: true, wander: true, rob: true, escape: true, keepAway: true, flit: true, follow: true, accompany: true,
  fearsLight: true, seeksLight: true, snuffs: true, skirmish: true, mirror: true, devour: true, robLight: true, dive: true, cling: false,
  stumble: false, freeze: false, sleep: false, lurk: false, cast: false, guard: false,
};

/** The visible enemies, nearest first, ties by age. */
export function hostilesInView(world: World): Actor[] {
  const { player } = world.state;
  const seen = world.floor.state.actors.filter((actor) => isHostile(player, actor) && world.seesActor(actor));
  return seen.sort((a, b) => distanceSquared(player, a) - distanceSquared(player, b) || a.id - b.id);
}

/** The steps within which an enemy that keeps off fights, if it can't step back. */
export const CORNERED = 2;

/** Whether a visible enemy means a fight: it is awake, and can attack from afar, or come closer without being on the run or keeping off. */
export function isThreat(world: World, actor: Actor): boolean {
  if (actor.asleep) return false;
  if (canReachFromAfar(world, actor)) return true;
  const steps = stepsBetween(actor, world.state.player);
  if ((isOnTheRun(world, actor) && steps > 1) || (keepsOff(world, actor) && steps > CORNERED)) return false;
  return canCome(world, actor);
}

/** Whether a monster only helps others and comes no closer than it must. */
export function keepsOff(world: World, actor: Actor): boolean {
  const { brain } = world.breedOf(actor);
  const [keeps, hunts] = [brain.indexOf('keepAway'), brain.indexOf('hunt')];
  return keeps >= 0 && (hunts < 0 || keeps < hunts) && natureOf(world, actor).abilities.every(({ on }) => on === 'ally');
}

/** Steps the two may close in a turn, counted so that the player doesn't walk into range. */
const NEARER = 2;

function canReachFromAfar(world: World, actor: Actor): boolean {
  const { player } = world.state;
  const far = (a: number, b: number): number => Math.max(0, Math.abs(a - b) - NEARER);
  const near = far(actor.x, player.x) ** 2 + far(actor.y, player.y) ** 2;
  return natureOf(world, actor).abilities.some(({ on, range }) => on === 'foe' && near <= range);
}

/** Whether it flees in fear or with its loot. */
function isOnTheRun(world: World, actor: Actor): boolean {
  const { brain } = world.breedOf(actor);
  return (brain.includes('escape') && isAfraid(world, actor)) || (brain.includes('rob') && actor.loot.length > 0) || hasLamp(world, actor);
}

/** Whether a monster ever moves. */
export function isMobile(world: World, actor: Actor): boolean {
  return world.breedOf(actor).brain.some((tactic) => WALKS[tactic]);
}

/** Whether a monster has a way to the player; locked doors block it. */
function canCome(world: World, actor: Actor): boolean {
  if (!isMobile(world, actor)) return false;
  const { moves = 'walk', directions } = world.breedOf(actor);
  const { floor, state: { player } } = world;
  const steps = DIRECTIONS.slice(0, directions);
  // A swimmer stays in the water and strikes at the shore.
  const reach = moves === 'swim' ? 1 : 0;
  const reached = new Set([floor.index(actor.x, actor.y)]);
  for (const cell of reached) {
    const x = cell % floor.width;
    const y = (cell - x) / floor.width;
    if (stepsBetween({ x, y }, player) <= reach) return true;
    for (const step of steps) if (floor.canStand(moves, x + step.x, y + step.y)) reached.add(floor.index(x + step.x, y + step.y));
  }
  return false;
}
