import type { World } from '../../World';
import type { Action } from '../../actions/Action';
import { Move, STAND } from '../../actions/moves';
import { distanceSquared, stepsBetween } from '../../core/point';
import { isBeside } from '../../facts/combat';
import { isUnsafe } from '../../facts/danger';
import { isAfloat, swims } from '../../facts/movement';
import { enemyOf } from '../../facts/senses';
import { isAlly } from '../../facts/sides';
import type { Actor } from '../../state';
import { freeSteps, walkOn } from '../steps';
import { track } from './hunting';

/** An ally comes closer than this if it has nothing else to do, and in a fight strays no farther than the leash, in steps. */
const CLOSE = 2;
const LEASH = 7;

/** As an ally: stays where it was told to wait, or near the player, but makes way for one that swims. Passes if there is one to fight. */
export function accompany(world: World, actor: Actor): Action | null {
  if (!isAlly(world, actor)) return null;
  const { player } = world.state;
  const enemy = enemyOf(world, actor);
  if (enemy && isBeside(world, actor, enemy)) return null;
  const steps = stepsBetween(actor, player);
  if (steps === 1 && isAfloat(world, player)) return makeWay(world, actor) ?? STAND;
  if (actor.waits) return STAND;
  if (enemy && steps <= LEASH) return null;
  actor.goal = -1;
  if (steps <= CLOSE) return STAND;
  actor.goal = world.floor.index(player.x, player.y);
  return walkOn(world, actor) ?? STAND;
}

/** A step away from the player, who can't change places with it while swimming: it may stand on the only shore. */
function makeWay(world: World, actor: Actor): Action | null {
  const { player } = world.state;
  const step = freeSteps(world, actor).find(({ x, y }) => stepsBetween(player, { x: actor.x + x, y: actor.y + y }) > 1);
  return step ? new Move(step.x, step.y) : null;
}

/** How idle monsters set out: in 1 of `RESTLESS` turns, at most `STROLL` cells along each axis, after trying `TRIES` random goals. */
const RESTLESS = 6;
const STROLL = 12;
const TRIES = 3;

/** A flitting monster moves at random in 1 of `FLIT` turns. */
const FLIT = 3;

/** dx^2 + dy^2 within which a group's members share a goal. */
const COMPANY = 100;

/** Now and then sets out for a random cell, or gives up its goal. */
export function wander(world: World, actor: Actor): Action | null {
  const { ai } = world.rng;
  if (ai.below(RESTLESS) !== 0) return null;
  actor.goal = actor.goal >= 0 ? -1 : somewhere(world, actor);
  return actor.goal >= 0 ? track(world, actor) : null;
}

/** The first safe walkable cell of a few random ones nearby, or for swimmers wet one; -1 if there is none. */
function somewhere(world: World, actor: Actor): number {
  const { floor, rng } = world;
  const footing = swims(world, actor) ? 'swim' : 'walk';
  for (let i = 0; i < TRIES; i++) {
    const x = rng.ai.range(Math.max(0, actor.x - STROLL), Math.min(floor.width - 1, actor.x + STROLL));
    const y = rng.ai.range(Math.max(0, actor.y - STROLL), Math.min(floor.height - 1, actor.y + STROLL));
    if (floor.canStand(footing, x, y) && !isUnsafe(world, actor, { x, y })) return floor.index(x, y);
  }
  return -1;
}

/** Now and then a random step. */
export function flit(world: World, actor: Actor): Action | null {
  const { ai } = world.rng;
  if (ai.below(FLIT) !== 0) return null;
  const steps = freeSteps(world, actor);
  if (steps.length === 0) return null;
  const { x, y } = ai.pick(steps);
  return new Move(x, y);
}

/** Stays put unless it has a goal or sees an enemy. */
export function guard(world: World, actor: Actor): Action | null {
  return actor.goal >= 0 || enemyOf(world, actor) ? null : STAND;
}

/** Takes over the goal of the nearest group member that has one, if it has none itself: what one notices, they all hunt. */
export function follow(world: World, actor: Actor): Action | null {
  if (actor.goal >= 0) return null;
  world.effort.spend(world.floor.state.actors.length);
  let leader: Actor | null = null;
  let nearest = COMPANY + 1;
  for (const other of world.floor.state.actors) {
    const far = distanceSquared(actor, other);
    if (far >= nearest || other === actor || other.goal < 0 || other.asleep || other.hidden || !isCompany(world, actor, other)) continue;
    leader = other;
    nearest = far;
  }
  if (!leader) return null;
  actor.goal = leader.goal;
  return track(world, actor);
}

/** Whether two actors are on one side and of the same breed, or of breeds that appear together. */
function isCompany(world: World, actor: Actor, other: Actor): boolean {
  if (actor.side !== other.side) return false;
  return actor.breed === other.breed || brings(world, actor, other) || brings(world, other, actor);
}

function brings(world: World, actor: Actor, other: Actor): boolean {
  return world.breedOf(actor).company?.some(({ breed }) => breed === other.breed) === true;
}
