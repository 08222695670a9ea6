import type { Effect } from '../content';
import { cure, damage, heal, inflict } from './bodies';
import type { Handler, Of } from './Handler';
import { push, teleport } from './moves';
import { alarm, dig, light, map, summon } from './places';

const handlers: { readonly [K in Effect['do']]: Handler<Of<K>> } = { heal, damage, inflict, cure, teleport, map, summon, alarm, push, dig, light };

/** The one handler of an effect's kind. */
export function handlerOf(effect: Effect): Handler<Effect> {
  return handlers[effect.do];
}
