import type { Action } from '../../actions/Action';
import { Snuff } from '../../actions/monsters';
import { Move, STAND } from '../../actions/moves';
import { distanceSquared, stepsBetween, type Point } from '../../core/point';
import type { World } from '../../World';
import { isBeside } from '../../facts/combat';
import { brightnessAt, canSnuff } from '../../facts/light';
import { notices } from '../../facts/senses';
import type { Actor } from '../../state';
import { freeSteps, walkOn } from '../steps';

/** dx^2 + dy^2 within which a light draws those who seek it, and those who put it out. */
const DRAWN = 100;
const TROUBLED = 36;

/** Leaves the light, and steps into it for nobody; fights what stands beside it, and where there is no way out. */
export function fearsLight(world: World, actor: Actor): Action | null {
  const { player } = world.state;
  if (!world.content.light || isBeside(world, actor, player)) return null;
  if (isLit(world, actor)) return intoDark(world, actor);
  if (notices(world, actor)) actor.goal = world.floor.index(player.x, player.y);
  const step = actor.goal < 0 ? null : walkOn(world, actor);
  return step instanceof Move && isLit(world, beyond(actor, { x: step.dx, y: step.dy })) ? STAND : step;
}

/** A step into a dark cell, or else away from the player; null if neither is possible. */
function intoDark(world: World, actor: Actor): Action | null {
  const { player } = world.state;
  const far = (step: Point): number => distanceSquared(beyond(actor, step), player);
  const steps = freeSteps(world, actor);
  const dark = steps.filter((step) => !isLit(world, beyond(actor, step)));
  const away = dark.length > 0 ? dark : steps.filter((step) => far(step) > distanceSquared(actor, player));
  const [best] = away.sort((a, b) => far(b) - far(a));
  return best ? new Move(best.x, best.y) : null;
}

/** Comes closer to the nearest light in a clear line, unless it notices the player. */
export function seeksLight(world: World, actor: Actor): Action | null {
  if (!world.content.light || notices(world, actor)) return null;
  const { player } = world.state;
  const carried = brightnessAt(world, player) === 'lit' ? [player] : [];
  const light = nearest(world, actor, { among: [...lightsNear(world, actor, DRAWN), ...carried], within: DRAWN });
  return light && nearer(world, actor, light);
}

/** Puts out the nearest light in a clear line that can be put out, coming closer first; not beside the player. */
export function snuffs(world: World, actor: Actor): Action | null {
  if (!world.content.light || isBeside(world, actor, world.state.player)) return null;
  const light = nearest(world, actor, { among: lightsNear(world, actor, TROUBLED).filter((at) => canSnuff(world, at)), within: TROUBLED });
  if (!light) return null;
  return stepsBetween(actor, light) <= 1 ? new Snuff(light) : nearer(world, actor, light);
}

function isLit(world: World, at: Point): boolean {
  return brightnessAt(world, at) === 'lit';
}

export function beyond({ x, y }: Point, step: Point): Point {
  return { x: x + step.x, y: y + step.y };
}

/** Where something shone at the last look, within dx^2 + dy^2 of a cell. */
function lightsNear({ floor, effort }: World, at: Point, within: number): Point[] {
  const lights = floor.lit?.sources ?? [];
  effort.spend(lights.length);
  return lights.map(({ cell }) => floor.position(cell)).filter((light) => distanceSquared(light, at) <= within);
}

/** The nearest of some cells in a clear line, ties by their order; its own cell doesn't count. */
export function nearest(
  { floor, effort }: World, actor: Actor, { among, within }: { among: readonly Point[]; within: number },
): Point | null {
  effort.spend(among.length);
  let best: Point | null = null;
  let least = within + 1;
  for (const at of among) {
    const far = distanceSquared(actor, at);
    if (far === 0 || far >= least || !floor.hasLine(actor, at)) continue;
    best = at;
    least = far;
  }
  return best;
}

/** The step that brings an actor nearest to a cell in a straight line; null if none does. */
export function nearer(world: World, actor: Actor, at: Point): Action | null {
  const far = (step: Point): number => distanceSquared(beyond(actor, step), at);
  const [best] = freeSteps(world, actor).filter((step) => far(step) < distanceSquared(actor, at)).sort((a, b) => far(a) - far(b));
  return best ? new Move(best.x, best.y) : null;
}
