import { isWearable, type Bonus, type Content, type Target } from '../content';
import type { Message } from '../core/grammar';
import { bonusOf } from '../rules/stats';
import type { Item } from '../state';
import { handlerOf } from './effects';
import { cellsOf } from './places';

/** What an item does, line by line, made from its row so that it cannot lie. */
export function describeItem(content: Content, item: Pick<Item, 'kind' | 'affixes'>): Message[] {
  const kind = content.itemKinds.get(item.kind);
  if (!kind) return [];
  if (!isWearable(kind)) return [...kind.effects.map((effect) => handlerOf(effect).describe(effect)), describeTarget(kind.target)];
  const bonus = bonusOf({ content }, item);
  const lines = (['power', 'defence', 'maxHp'] as const satisfies readonly (keyof Bonus)[]).filter((stat) => bonus[stat] > 0);
  return [{ key: 'wear.slot', params: { slot: `slot.${kind.slot}` } }, ...lines.map((stat) => ({ key: `wear.${stat}`, params: { n: bonus[stat] } }))];
}

function describeTarget(target: Target): Message {
  switch (target.at) {
    case 'self':
    case 'random':
      return { key: `target.${target.at}`, params: {} };
    case 'nearest':
      return { key: 'target.nearest', params: { n: cellsOf(target.range) } };
    case 'actor':
      return target.range === undefined ? { key: 'target.actor', params: {} } : { key: 'target.actor.range', params: { n: cellsOf(target.range) } };
    case 'cell':
      return { key: target.seenOnly === true ? 'target.cell.seen' : 'target.cell', params: { n: cellsOf(target.radius) } };
  }
}
