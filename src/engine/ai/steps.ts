import type { Action } from '../actions/Action';
import { Move } from '../actions/moves';
import { COST } from '../core/Effort';
import { DIRECTIONS, distanceSquared, stepsBetween, type Point } from '../core/point';
import { FAR } from '../floor/distance';
import type { World } from '../World';
import { hasPitfalls, isHeated, isUnsafe } from '../facts/danger';
import { eighthsTo, isWarded } from '../facts/facing';
import { canStand, isFree } from '../facts/movement';
import { natureOf } from '../facts/traits';
import type { Actor } from '../state';

/** A step towards an actor's goal; null if every better cell is taken or harmful. */
export function walkOn(world: World, actor: Actor): Action | null {
  const step = natureOf(world, actor).rooted ? null : stepTowards(world, actor);
  return step && new Move(step.x, step.y);
}

/** A step away from an enemy; null if cornered. */
export function runAway(world: World, actor: Actor, enemy: Actor): Action | null {
  const step = natureOf(world, actor).rooted ? null : stepAway(world, actor, enemy);
  return step && new Move(step.x, step.y);
}

/** A step out of a harmful hazard or announced area, or away from one about to spread; null if the actor stands in none or can't leave. */
export function leaveHazard(world: World, actor: Actor): Action | null {
  const step = isHeated(world, actor, actor) && !natureOf(world, actor).rooted ? stepOut(world, actor) : null;
  return step && new Move(step.x, step.y);
}

/** A step around an enemy that would turn away an attack from here, to where it wouldn't; null where there is none, or no need of one. */
export function flank(world: World, actor: Actor, enemy: Actor): Action | null {
  if (!isWarded(world, enemy, actor)) return null;
  const ways = freeSteps(world, actor).filter((step) => stepsBetween(beyond(actor, step), enemy) === 1);
  const turned = (step: Point): number => eighthsTo(enemy, beyond(actor, step));
  const [best] = ways.sort((a, b) => turned(b) - turned(a));
  return best && turned(best) > eighthsTo(enemy, actor) ? new Move(best.x, best.y) : null;
}

/** The steps an actor can take now without harm. */
export function freeSteps(world: World, actor: Actor): Point[] {
  return natureOf(world, actor).rooted ? [] : stepsOf(world, actor).filter((step) => isGood(world, actor, beyond(actor, step)));
}

/** The best step towards an actor's goal by the shared distance map; for a swimmer without a way the one that brings it nearest. */
function stepTowards(world: World, actor: Actor): Point | null {
  const { floor } = world;
  const x = actor.goal % floor.width;
  const y = (actor.goal - x) / floor.width;
  const { directions, moves = 'walk' } = world.breedOf(actor);
  const map = floor.distances(moves).to(floor.cell(x, y), directions);
  const step = DIRECTIONS[map.next(floor.cell(actor.x, actor.y), actor.x - x, actor.y - y)] ?? null;
  const isAshore = moves === 'swim' && !(step && canStand(world, actor, beyond(actor, step)));
  if (isAshore) return sidestep(world, actor, { x, y });
  if (!hasPitfalls(world) || !isUnsafe(world, actor, step ? beyond(actor, step) : actor)) return step;
  return sidestep(world, actor, { x, y });
}

/** The safe step that brings an actor nearest to its goal in a straight line, past or out of a pitfall. */
function sidestep(world: World, actor: Actor, goal: Point): Point | null {
  const far = (step: Point): number => distanceSquared(beyond(actor, step), goal);
  const here = isUnsafe(world, actor, actor) ? Infinity : distanceSquared(actor, goal);
  const [best] = freeSteps(world, actor).filter((step) => far(step) < here).sort((a, b) => far(a) - far(b));
  return best ?? null;
}

/** The step that takes an actor farthest from an enemy by walking distance, if tied out of the player's sight. */
function stepAway(world: World, actor: Actor, enemy: Actor): Point | null {
  const { floor } = world;
  const { directions, moves = 'walk' } = world.breedOf(actor);
  const map = floor.distances(moves).to(floor.cell(enemy.x, enemy.y), directions);
  let here = FAR;
  let most = 0;
  let found: Point | null = null;
  for (const step of stepsOf(world, actor)) {
    const cell = beyond(actor, step);
    if (!canStand(world, actor, cell)) continue;
    const at = floor.cell(cell.x, cell.y);
    // The map only grows when asked for a step.
    map.next(at, cell.x - enemy.x, cell.y - enemy.y);
    const far = map.steps[at] ?? FAR;
    if (far >= FAR) continue;
    if (far < here) here = far;
    const worth = far * 2 + (floor.exposure.has(at) ? 0 : 1);
    if (worth <= most || !isGood(world, actor, cell)) continue;
    found = step;
    most = worth;
  }
  return most > (here + 1) * 2 ? found : null;
}

/** The first step of the shortest way through harmful cells to a safe one. */
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
      if (isHeated(world, actor, next)) queue.push({ at: next, first: first ?? step });
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
