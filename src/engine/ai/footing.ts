import type { Point } from '../core/point';
import { kindOf } from '../effects/effects';
import type { World } from '../World';
import type { Actor } from '../state';

/** Whether the floor has anything an actor would rather not step into. */
export function hasPitfalls({ floor }: Pick<World, 'floor'>): boolean {
  return floor.state.hazards.length > 0 || floor.state.traps.length > 0;
}

/** Whether a cell would harm an actor that knows the floor: a hazard, or a trap if it touches the ground. */
export function isUnsafe(world: World, actor: Actor, { x, y }: Point): boolean {
  return isHarmful(world, actor, { x, y }) || (touchesGround(world, actor) && world.floor.trapAt(x, y) !== null);
}

/** Whether the hazard in a cell would harm an actor. */
export function isHarmful(world: World, actor: Actor, { x, y }: Point): boolean {
  if (world.floor.state.hazards.length === 0) return false;
  const hazard = world.floor.hazardAt(x, y);
  const row = hazard ? world.content.hazards.get(hazard.kind) : undefined;
  return row !== undefined && row.effects.some((effect) => kindOf(effect).harms?.(world, effect, actor) ?? true);
}

/** Whether an actor sets off traps. */
export function touchesGround(world: Pick<World, 'breedOf'>, actor: Actor): boolean {
  const { moves } = world.breedOf(actor);
  return moves !== 'fly' && moves !== 'phase';
}
