import type { Action } from '../actions/Action';
import { Move } from '../actions/Move';
import { COST } from '../core/Effort';
import { DIRECTIONS, distanceSquared, type Point } from '../core/point';
import { FAR } from '../floor/distance';
import type { World } from '../World';
import { canStand, isFree } from '../rules/relocate';
import type { Actor } from '../state';
import { hasPitfalls, isHarmful, isUnsafe } from './footing';

/** A step towards an actor's goal; null when every better cell is taken or does harm. */
export function walkOn(world: World, actor: Actor): Action | null {
  const step = stepTowards(world, actor);
  return step && new Move(step.x, step.y);
}

/** A step away from the player; null when cornered. */
export function runAway(world: World, actor: Actor): Action | null {
  const step = stepAway(world, actor);
  return step && new Move(step.x, step.y);
}

/** A step out of what does harm where an actor stands. */
export function leaveHazard(world: World, actor: Actor): Action | null {
  const step = isHarmful(world, actor, actor) ? stepOut(world, actor) : null;
  return step && new Move(step.x, step.y);
}

/** The steps that an actor could take now without coming to harm. */
export function freeSteps(world: World, actor: Actor): Point[] {
  return stepsOf(world, actor).filter((step) => isGood(world, actor, beyond(actor, step)));
}

/** The step that brings an actor nearest to its goal over the shared distance map. */
function stepTowards(world: World, actor: Actor): Point | null {
  const { floor } = world;
  const x = actor.goal % floor.width;
  const y = (actor.goal - x) / floor.width;
  const { directions, moves = 'walk' } = world.breedOf(actor);
  const map = floor.distances(moves).to(floor.cell(x, y), directions);
  const step = DIRECTIONS[map.next(floor.cell(actor.x, actor.y), actor.x - x, actor.y - y)] ?? null;
  if (!hasPitfalls(world) || !isUnsafe(world, actor, step ? beyond(actor, step) : actor)) return step;
  return sidestep(world, actor, { x, y });
}

/** Beside a pitfall or out of one: the safe step that brings an actor nearest as the crow flies. */
function sidestep(world: World, actor: Actor, goal: Point): Point | null {
  let least = isUnsafe(world, actor, actor) ? Infinity : distanceSquared(actor, goal);
  let found: Point | null = null;
  for (const step of freeSteps(world, actor)) {
    const far = distanceSquared(beyond(actor, step), goal);
    if (far >= least) continue;
    found = step;
    least = far;
  }
  return found;
}

/** The step that brings an actor farthest from the player by the ways it can go, of equally far ones out of sight. */
function stepAway(world: World, actor: Actor): Point | null {
  let here = FAR;
  let most = 0;
  let found: Point | null = null;
  for (const step of stepsOf(world, actor)) {
    const cell = beyond(actor, step);
    const far = waysFromPlayer(world, actor, cell);
    if (far >= FAR) continue;
    if (far < here) here = far;
    const worth = far * 2 + (world.floor.exposure.has(world.floor.cell(cell.x, cell.y)) ? 0 : 1);
    if (worth <= most || !isGood(world, actor, cell)) continue;
    found = step;
    most = worth;
  }
  return most > (here + 1) * 2 ? found : null;
}

/** How far it is from the player to a cell for somebody who moves like the actor; `FAR` where there is no way. */
function waysFromPlayer(world: World, actor: Actor, cell: Point): number {
  const { floor } = world;
  const { player } = world.state;
  if (!canStand(world, actor, cell)) return FAR;
  const { directions, moves = 'walk' } = world.breedOf(actor);
  const map = floor.distances(moves).to(floor.cell(player.x, player.y), directions);
  // The map grows only as far as somebody asks for a step.
  map.next(floor.cell(cell.x, cell.y), cell.x - player.x, cell.y - player.y);
  return Math.min(FAR, map.steps[floor.cell(cell.x, cell.y)] ?? FAR);
}

/** The first step on the shortest way to a cell that does no harm, through those that do. */
function stepOut(world: World, actor: Actor): Point | null {
  const steps = stepsOf(world, actor);
  const seen = new Set([world.floor.index(actor.x, actor.y)]);
  const queue: { readonly at: Point; readonly first: Point | null }[] = [{ at: actor, first: null }];
  for (const { at, first } of queue) {
    world.effort.spend(COST.searched);
    for (const step of steps) {
      const next = beyond(at, step);
      if (seen.has(world.floor.index(next.x, next.y)) || !isFree(world, actor, next)) continue;
      if (!isUnsafe(world, actor, next)) return first ?? step;
      seen.add(world.floor.index(next.x, next.y));
      if (isHarmful(world, actor, next)) queue.push({ at: next, first: first ?? step });
    }
  }
  return null;
}

function isGood(world: World, actor: Actor, cell: Point): boolean {
  return isFree(world, actor, cell) && !isUnsafe(world, actor, cell);
}

function stepsOf(world: World, actor: Actor): readonly Point[] {
  return world.breedOf(actor).directions === 8 ? DIRECTIONS : STRAIGHT;
}

function beyond({ x, y }: Point, step: Point): Point {
  return { x: x + step.x, y: y + step.y };
}

const STRAIGHT = DIRECTIONS.slice(0, 4);
