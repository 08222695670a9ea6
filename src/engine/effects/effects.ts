import type { Effect } from '../content';
import { cure, damage, heal, inflict } from './bodies';
import type { EffectKind, Of } from './EffectKind';
import { fall, pull, push, swap, teleport } from './moves';
import { alarm, change, cloud, dig, light, map, reveal, split, summon } from './places';
import { enchant, identify, recharge, refuel, rust } from './things';

/** Every kind of effect, in the order in which they are listed. */
export const EFFECTS = {
  heal, damage, inflict, cure,
  teleport, map, summon, alarm, push, pull, swap, dig, light, cloud,
  refuel, recharge, identify, enchant, reveal, change, fall, rust, split,
} satisfies { readonly [K in Effect['do']]: EffectKind<Of<K>> };

/** All that is known of the kind of an effect. */
export function kindOf(effect: Effect): EffectKind<Effect> {
  return EFFECTS[effect.do];
}
