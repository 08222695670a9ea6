import type { Point } from '../core/point';
import { isMarked } from '../effects/blow';
import { kindOf } from '../effects/effects';
import type { World } from '../World';
import { chanceAt, SIDES } from '../rules/hazards';
import { outcomeOf } from '../rules/reactions';
import { touchesGround } from '../rules/traps';
import type { Actor, Hazard } from '../state';

/** Whether the floor has anything an actor would rather not step into. */
export function hasPitfalls({ floor }: Pick<World, 'floor'>): boolean {
  return floor.state.hazards.length > 0 || floor.state.traps.length > 0 || !floor.winding.isEmpty;
}

/** Whether a cell would harm an actor that knows the floor: a hazard there or about to spread there, a marked attack, or a trap if it touches the ground. */
export function isUnsafe(world: World, actor: Actor, at: Point): boolean {
  const isTrap = touchesGround(world, actor) && world.floor.traps.knownAt(at.x, at.y) !== null;
  return isTrap || isHarmful(world, actor, at) || mayCatch(world, actor, at) !== null;
}

/** The hazard beside a cell that may spread onto it within a turn, and would harm an actor there; null for none. The player knows only those in view. */
export function mayCatch(world: World, actor: Actor, { x, y }: Point): Hazard | null {
  const { floor } = world;
  if (floor.state.hazards.length === 0 || world.content.spreads.size === 0) return null;
  for (const side of SIDES) {
    const hazard = floor.hazardAt(x + side.x, y + side.y);
    if (!hazard || chanceAt(world, hazard.kind, { x, y }) === 0 || (actor === world.state.player && !world.sees(hazard))) continue;
    const { kind } = outcomeOf(world, { ...hazard, x, y });
    if (kind !== null && harms(world, actor, kind)) return hazard;
  }
  return null;
}

/** Whether the hazard in a cell, or an attack announced for it, would harm an actor. */
export function isHarmful(world: World, actor: Actor, at: Point): boolean {
  return isHazardous(world, actor, at) || isMarked(world, actor, at);
}

/** Whether the hazard in a cell would harm an actor. */
export function isHazardous(world: World, actor: Actor, { x, y }: Point): boolean {
  if (world.floor.state.hazards.length === 0) return false;
  const hazard = world.floor.hazardAt(x, y);
  return hazard !== null && world.content.hazards.get(hazard.kind)?.sudden !== true && harms(world, actor, hazard.kind);
}

/** Whether a kind of hazard has an effect that an actor would rather avoid. */
function harms(world: World, actor: Actor, kind: string): boolean {
  const effects = world.content.hazards.get(kind)?.effects ?? [];
  return effects.some((effect) => kindOf(effect).harms?.(world, effect, actor) ?? true);
}
