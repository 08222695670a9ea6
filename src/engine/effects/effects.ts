import type { Effect } from '../content';
import type { Inflicted, Of } from '../effectKinds';
import type { EffectKind } from './EffectKind';
import { cling, cure, damage, heal, inflict, strike } from './bodies';
import { fall, pull, push, swap, teleport } from './moves';
import { alarm, change, cloud, dig, ignite, lay, light, map, reveal, split, summon } from './places';
import { boon, enchant, give, grow, identify, recharge, refuel, rust } from './things';

/** Every kind of effect, in display order. */
export const EFFECTS = {
  heal, damage, inflict, cure,
  strike, teleport, map, summon, alarm, push, pull, swap, dig, light, cloud, ignite, lay,
  refuel, recharge, identify, enchant, give, boon, grow, reveal, change, fall, rust, cling, split,
} satisfies { readonly [K in Effect['do']]: EffectKind<Of<K>> };

/** The kind of an effect. */
export function kindOf(effect: Effect): EffectKind<Effect> {
  return EFFECTS[effect.do];
}

/** HP that effects take at once, on a floor. */
export function damageIn(effects: readonly Effect[] = [], floor: number): number {
  return effects.reduce((sum, effect) => sum + (kindOf(effect).damage?.(effect, floor) ?? 0), 0);
}

/** Whether effects take HP at once; what does so on one floor does so on all. */
export function doDamage(effects: readonly Effect[] = []): boolean {
  return damageIn(effects, 1) > 0;
}

/** HP that effects restore at once to an actor with this maximum. */
export function healingIn(effects: readonly Effect[] = [], maxHp = 100): number {
  return effects.reduce((sum, effect) => sum + (kindOf(effect).healing?.(effect, maxHp) ?? 0), 0);
}

/** The statuses that effects inflict. */
export function inflictedBy(effects: readonly Effect[] = []): Inflicted[] {
  const all: Inflicted[] = [];
  for (const effect of effects) {
    const given = kindOf(effect).inflicts?.(effect);
    if (given) all.push(given);
  }
  return all;
}
