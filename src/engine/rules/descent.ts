import { kindOf } from '../effects/effects';
import type { World } from '../World';

/** Applies the pack's effects of going down, such as rest (RULES 3); a pointless one only logs its message. */
export function rest(world: World): void {
  const { player } = world.state;
  for (const effect of world.content.onDescend) {
    const hit = { effect, target: player, source: player, at: { x: player.x, y: player.y }, cause: 'item.descent', told: 'use.descent' };
    const handler = kindOf(effect);
    if ((handler.refuses?.(world, hit) ?? null) === null) handler.apply(world, hit);
    else world.say('healed', 'use.descent', {});
  }
}
