import type { Point } from '../core/point';
import { kindOf } from '../effects/effects';
import type { World } from '../World';
import type { Actor } from '../state';

/** Whether there is anything on the floor that anybody would rather not step into. */
export function hasPitfalls({ floor }: Pick<World, 'floor'>): boolean {
  return floor.state.hazards.length > 0 || floor.state.traps.length > 0;
}

/** Whether a cell would do somebody who knows the floor harm: a hazard, or a trap under whoever touches the ground. */
export function isUnsafe(world: World, actor: Actor, { x, y }: Point): boolean {
  return isHarmful(world, actor, { x, y }) || (touchesGround(world, actor) && world.floor.trapAt(x, y) !== null);
}

/** Whether what lies over a cell would do somebody harm. */
export function isHarmful(world: World, actor: Actor, { x, y }: Point): boolean {
  if (world.floor.state.hazards.length === 0) return false;
  const hazard = world.floor.hazardAt(x, y);
  const row = hazard ? world.content.hazards.get(hazard.kind) : undefined;
  return row !== undefined && row.effects.some((effect) => kindOf(effect).harms?.(world, effect, actor) ?? true);
}

/** Whether traps go off under somebody. */
export function touchesGround(world: Pick<World, 'breedOf'>, actor: Actor): boolean {
  const { moves } = world.breedOf(actor);
  return moves !== 'fly' && moves !== 'phase';
}
