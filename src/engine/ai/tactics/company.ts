import type { Action } from '../../actions/Action';
import { Move } from '../../actions/Move';
import { distanceSquared } from '../../core/point';
import type { World } from '../../World';
import type { Actor } from '../../state';
import { isUnsafe } from '../footing';
import { notices } from '../senses';
import { freeSteps } from '../steps';
import { STAND } from '../Tactic';
import { track } from './classic';

/** In one of how many turns an idle monster sets out, how far it goes at most in each direction, and how many cells it thinks of. */
const RESTLESS = 6;
const STROLL = 12;
const TRIES = 3;

/** In one of how many turns somebody that flits does so. */
const FLIT = 3;

/** dx^2 + dy^2 within which those of one company know of each other. */
const COMPANY = 100;

/** With nothing to do it now and then sets out to somewhere, and gives up where it does not get on. */
export function wander(world: World, actor: Actor): Action | null {
  const { ai } = world.rng;
  if (ai.below(RESTLESS) !== 0) return null;
  actor.goal = actor.goal >= 0 ? -1 : somewhere(world, actor);
  return actor.goal >= 0 ? track(world, actor) : null;
}

/** A random cell not too far away, if one of a few is one to go to; else -1. */
function somewhere(world: World, actor: Actor): number {
  const { floor, rng } = world;
  for (let i = 0; i < TRIES; i++) {
    const x = rng.ai.range(Math.max(0, actor.x - STROLL), Math.min(floor.width - 1, actor.x + STROLL));
    const y = rng.ai.range(Math.max(0, actor.y - STROLL), Math.min(floor.height - 1, actor.y + STROLL));
    if (floor.isWalkable(x, y) && !isUnsafe(world, actor, { x, y })) return floor.index(x, y);
  }
  return -1;
}

/** Now and then a step anywhere. */
export function flit(world: World, actor: Actor): Action | null {
  const { ai } = world.rng;
  if (ai.below(FLIT) !== 0) return null;
  const steps = freeSteps(world, actor);
  if (steps.length === 0) return null;
  const { x, y } = ai.pick(steps);
  return new Move(x, y);
}

/** Stays where it is unless it is after something. */
export function guard(world: World, actor: Actor): Action | null {
  return actor.goal >= 0 || notices(world, actor) ? null : STAND;
}

/** Without a goal of its own it takes that of the nearest of its company who has one: what one of them has noticed they all hunt. */
export function follow(world: World, actor: Actor): Action | null {
  if (actor.goal >= 0) return null;
  let leader: Actor | null = null;
  let least = COMPANY + 1;
  for (const other of world.floor.state.actors) {
    const far = distanceSquared(actor, other);
    if (far >= least || other === actor || other.goal < 0 || other.asleep || other.hidden || !isCompany(world, actor, other)) continue;
    leader = other;
    least = far;
  }
  if (!leader) return null;
  actor.goal = leader.goal;
  return track(world, actor);
}

/** Whether two are of one breed, or of breeds that come together. */
function isCompany(world: World, actor: Actor, other: Actor): boolean {
  return actor.breed === other.breed || brings(world, actor, other) || brings(world, other, actor);
}

function brings(world: World, actor: Actor, other: Actor): boolean {
  return world.breedOf(actor).company?.some(({ breed }) => breed === other.breed) === true;
}
