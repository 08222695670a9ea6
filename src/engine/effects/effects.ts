import type { Effect } from '../content';
import { cure, damage, heal, inflict } from './bodies';
import type { Handler, Of } from './Handler';
import { fall, pull, push, swap, teleport } from './moves';
import { alarm, change, cloud, dig, light, map, reveal, split, summon } from './places';
import { enchant, identify, recharge, refuel, rust } from './things';

const handlers: { readonly [K in Effect['do']]: Handler<Of<K>> } = {
  heal, damage, inflict, cure,
  teleport, push, pull, swap, fall,
  map, light, dig, alarm, summon, cloud, reveal, change, split,
  refuel, recharge, identify, enchant, rust,
};

/** The one handler of an effect's kind. */
export function handlerOf(effect: Effect): Handler<Effect> {
  return handlers[effect.do];
}
