import { isConsumable, isWearable, type Bonus, type Content, type Effect, type Traits, type Working } from '../content';
import type { Message } from '../core/grammar';
import { bonusOf } from '../rules/bonus';
import { itemTraits } from '../rules/traits';
import type { Item } from '../state';
import { kindOf } from './effects';
import { describeTarget } from './targets';

/** What an item does, line by line, generated from its row so that it can't be wrong. */
export function describeItem(content: Content, item: Pick<Item, 'kind' | 'affixes'> & { readonly plus?: number }): Message[] {
  const kind = content.itemKinds.get(item.kind);
  if (!kind) return [];
  if (isConsumable(kind)) return describeWorking(kind);
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
    ...itemTraits({ content }, item).flatMap(describeTraits),
  ];
}

/** What a consumable, trap or ability does, and to whom. */
export function describeWorking({ effects, target }: Working): Message[] {
  return [...effects.map(does), describeTarget(target)];
}

function does(effect: Effect): Message {
  return kindOf(effect).describe(effect);
}

/** What the traits of a breed, worn item or status do, besides bonuses. */
export function describeTraits(traits: Traits): Message[] {
  const after = (trait: 'onHit' | 'onStruck' | 'eachTurn'): Message[] => {
    return (traits[trait] ?? []).flatMap((effect) => [{ key: `traits.${trait}`, params: {} }, does(effect)]);
  };
  const dying = (traits.onDeath ?? []).flatMap(({ effects }) => [{ key: 'traits.onDeath', params: {} }, ...effects.map(does)]);
  const numbers = (['speed', 'takes', 'drains', 'light', 'noise', 'search'] as const).flatMap((trait) => {
    const n = traits[trait];
    return n === undefined || (trait === 'speed' && n === 100) ? [] : [{ key: `traits.${trait}`, params: { n } }];
  });
  const resists = (traits.resists ?? []).map((status) => ({ key: 'traits.resists', params: { status: `status.${status}` } }));
  const unseen = traits.unseen === true ? [{ key: 'traits.unseen', params: {} }] : [];
  return [...numbers, ...resists, ...unseen, ...after('onHit'), ...after('onStruck'), ...after('eachTurn'), ...dying];
}
