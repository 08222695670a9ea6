import { isWearable } from '../content';
import type { World } from '../World';
import type { Actor } from '../state';
import { wornItems } from './traits';

/** How attacks of an actor's weapon fall, where they are not plain ones. */
export function attackOf(world: World, actor: Actor): 'reach' | 'sweep' | 'lunge' | null {
  if (actor !== world.state.player) return null;
  for (const item of wornItems(world)) {
    const kind = world.content.itemKinds.get(item.kind);
    if (kind && isWearable(kind) && kind.blow) return kind.blow;
  }
  return null;
}
