import type { Effect } from '../content';
import type { Home } from '../pack/packPlaces';
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

/** Hit points that effects take at once. */
export function damageIn(effects: readonly Effect[] = []): number {
  return effects.reduce((sum, effect) => sum + (kindOf(effect).damage?.(effect) ?? 0), 0);
}

/** Hit points that effects give back at once to an actor with `maxHp` at most. */
export function healingIn(effects: readonly Effect[] = [], maxHp = 100): number {
  return effects.reduce((sum, effect) => sum + (kindOf(effect).healing?.(effect, maxHp) ?? 0), 0);
}

/** The ids of one table that effects refer to. */
export function idsIn(effects: readonly Effect[], home: Home): string[] {
  return effects.flatMap((effect) => {
    const fields = Object.entries(kindOf(effect).refers ?? {}).filter(([, table]) => table === home);
    return fields.map(([field]) => (effect as unknown as Record<string, string>)[field] ?? '');
  });
}
