import { isConsumable, isWearable, type Bonus, type Consumable, type Content, type Effect } from '../content';
import type { Traits, Working } from '../content';
import type { Message } from '../core/grammar';
import { bonusOf } from '../rules/bonus';
import { itemTraits } from '../rules/traits';
import type { Item } from '../state';
import { kindOf } from './effects';
import { describeTarget } from './targets';

/** What an item does on a floor, line by line, generated from its row so that it can't be wrong. */
export function describeItem(content: Content, item: Pick<Item, 'kind' | 'affixes'> & { readonly plus?: number }, floor: number): Message[] {
  const kind = content.itemKinds.get(item.kind);
  if (!kind) return [];
  if (isConsumable(kind)) return [...describeWorking(kind, floor), ...limitsOf(kind)];
  if ('finds' in kind) return [{ key: 'treasure.finds', params: { n: kind.finds } }];
  if ('opens' in kind) return [{ key: 'key.opens', params: { tile: `tile.${kind.opens}` } }];
  if (!isWearable(kind)) return [{ key: 'prize.wins', params: {} }];
  const bonus = bonusOf({ content }, { plus: 0, ...item });
  const lines = (['power', 'defence', 'maxHp'] as const satisfies readonly (keyof Bonus)[]).filter((stat) => bonus[stat] > 0);
  const attack = kind.blow ? [{ key: `blow.${kind.blow}`, params: {} }] : [];
  return [
    { key: 'wear.slot', params: { slot: `slot.${kind.slot}` } },
    ...lines.map((stat) => ({ key: `wear.${stat}`, params: { n: bonus[stat] } })),
    ...attack,
    ...itemTraits({ content }, item).flatMap((traits) => describeTraits(traits, floor, 'player')),
  ];
}

/** When an item can't be used, and how many are carried. */
function limitsOf({ calm, carried }: Consumable): Message[] {
  const isCalm = calm === true ? [{ key: 'working.calm', params: {} }] : [];
  return [...isCalm, ...(carried === undefined ? [] : [{ key: 'thing.carried', params: { n: carried } }])];
}

/** What effects do on a floor to whom they hit. */
export function describeEffects(effects: readonly Effect[], floor: number): Message[] {
  return effects.map((effect) => kindOf(effect).describe(effect, floor));
}

/** Lines about a target, and what they are about what one does to oneself. */
const OWN: Readonly<Record<string, string>> = {
  'effect.inflict': 'effect.inflict.self',
  'effect.inflict.usual': 'effect.inflict.usual.self',
  'effect.teleport': 'effect.teleport.self',
  'effect.teleport.range': 'effect.teleport.range.self',
  'effect.fall': 'effect.fall.self',
};

/** What the player's use of something does on a floor, and to whom. */
export function describeWorking({ effects, target }: Working, floor: number): Message[] {
  const lines = describeEffects(effects, floor);
  const whom = describeTarget(target);
  return whom ? [...lines, whom] : lines.map(own);
}

function own({ key, params }: Message): Message {
  return { key: OWN[key] ?? key, params };
}

/** Traits whose effects are on the bearer. */
const ON_BEARER: readonly string[] = ['onKill', 'onArrival', 'eachTurn'];

/** Traits that are one number. */
const NUMBERS = ['speed', 'takes', 'drains', 'light', 'noise', 'search', 'shines', 'evades', 'ambush', 'stands', 'heals', 'wields', 'burns'] as const;

/** What the traits of a breed, worn item or status do on a floor to their bearer and others, besides bonuses. */
export function describeTraits(traits: Traits, floor: number, bearer: 'player' | 'other' = 'other'): Message[] {
  const does = (effect: Effect): Message => kindOf(effect).describe(effect, floor);
  const after = (trait: 'onHit' | 'onStruck' | 'eachTurn' | 'onKill' | 'onArrival'): Message[] => {
    const isOwn = bearer === 'player' && ON_BEARER.includes(trait);
    return (traits[trait] ?? []).flatMap((effect) => [{ key: `traits.${trait}`, params: {} }, isOwn ? own(does(effect)) : does(effect)]);
  };
  const dying = (traits.onDeath ?? []).flatMap(({ effects }) => [{ key: 'traits.onDeath', params: {} }, ...effects.map(does)]);
  const numbers = NUMBERS.flatMap((trait) => {
    const n = traits[trait];
    return n === undefined || (trait === 'speed' && n === 100) ? [] : [{ key: `traits.${trait}`, params: { n } }];
  });
  const resists = (traits.resists ?? []).map((status) => ({ key: 'traits.resists', params: { status: `status.${status}` } }));
  const signs = (['unseen', 'sure'] as const).flatMap((trait) => (traits[trait] === true ? [{ key: `traits.${trait}`, params: {} }] : []));
  return [...numbers, ...resists, ...signs, ...(['onHit', 'onStruck', 'onKill', 'onArrival', 'eachTurn'] as const).flatMap(after), ...dying];
}
