import type { Ability } from '../content';
import type { Use } from '../effects/EffectKind';
import { kindOf } from '../effects/effects';
import type { World } from '../World';

/** Whether using an ability makes sense: it would change something for its target. */
export function isUseful(world: World, { effects }: Ability, use: Use): boolean {
  return effects.some((effect) => kindOf(effect).helps?.(world, effect, use) ?? true);
}
