import type { Effect } from '../content';
import type { Point } from '../core/point';
import type { World } from '../World';
import { resists } from '../rules/statuses';
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
  return row !== undefined && row.effects.some((effect) => isHarm(world, actor, effect));
}

/** Whether traps go off under somebody. */
export function touchesGround(world: Pick<World, 'breedOf'>, actor: Actor): boolean {
  const { moves } = world.breedOf(actor);
  return moves !== 'fly' && moves !== 'phase';
}

function isHarm(world: World, actor: Actor, effect: Effect): boolean {
  switch (effect.do) {
    case 'heal':
    case 'cure':
      return false;
    case 'inflict':
      return world.content.statuses.get(effect.status)?.harmful === true && !resists(world, actor, effect.status);
    case 'damage':
    case 'teleport':
    case 'map':
    case 'summon':
    case 'alarm':
    case 'push':
    case 'pull':
    case 'swap':
    case 'dig':
    case 'light':
    case 'cloud':
    case 'refuel':
    case 'recharge':
    case 'identify':
    case 'enchant':
    case 'reveal':
    case 'change':
    case 'fall':
    case 'rust':
    case 'split':
      return true;
  }
}
