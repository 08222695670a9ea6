import { isWearable } from '../content';
import type { World } from '../World';
import type { Actor } from '../state';
import { wornItems } from './traits';

/** The attack pattern of an actor's weapon; null for a plain attack. */
export function attackOf(world: World, actor: Actor): 'reach' | 'sweep' | 'lunge' | null {
  if (actor !== world.state.player) return null;
  for (const item of wornItems(world)) {
    const kind = world.content.itemKinds.get(item.kind);
    if (kind && isWearable(kind) && kind.blow) return kind.blow;
  }
  return null;
}
