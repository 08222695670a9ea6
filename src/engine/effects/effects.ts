import type { Effect } from '../content';
import type { Home } from '../pack/packPlaces';
import { cure, damage, heal, inflict } from './bodies';
import type { EffectKind, Inflicted, Of } from './EffectKind';
import { fall, pull, push, swap, teleport } from './moves';
import { alarm, change, cloud, dig, light, map, reveal, split, summon } from './places';
import { enchant, identify, recharge, refuel, rust } from './things';

/** Every kind of effect, in display order. */
export const EFFECTS = {
  heal, damage, inflict, cure,
  teleport, map, summon, alarm, push, pull, swap, dig, light, cloud,
  refuel, recharge, identify, enchant, reveal, change, fall, rust, split,
} satisfies { readonly [K in Effect['do']]: EffectKind<Of<K>> };

/** The kind of an effect. */
export function kindOf(effect: Effect): EffectKind<Effect> {
  return EFFECTS[effect.do];
}

/** HP that effects take at once. */
export function damageIn(effects: readonly Effect[] = []): number {
  return effects.reduce((sum, effect) => sum + (kindOf(effect).damage?.(effect) ?? 0), 0);
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

/** The ids in an effect's fields, with the tables they refer to. */
export function refsOf(effect: Effect): { readonly field: string; readonly id: string; readonly home: Home }[] {
  const fields = effect as Readonly<Record<string, unknown>>;
  return Object.entries(kindOf(effect).refers ?? {}).flatMap(([field, home]) => {
    const id = fields[field];
    return typeof id === 'string' ? [{ field, id, home }] : [];
  });
}

/** The ids of one table that effects refer to. */
export function idsIn(effects: readonly Effect[], table: Home): string[] {
  return effects.flatMap(refsOf).flatMap(({ id, home }) => (home === table ? [id] : []));
}
