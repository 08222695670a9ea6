import { isConsumable } from '../content';
import type { Game } from '../Game';
import { learn } from '../rules/knowledge';
import { refuel as refuelLantern } from '../rules/lantern';
import { itemName } from '../rules/names';
import { ownStat } from '../rules/stats';
import { wornItems } from '../rules/traits';
import type { Item } from '../state';
import { tell, type Handler, type Of } from './Handler';

/* Effects on what the player carries. */

export const refuel: Handler<Of<'refuel'>> = {
  refuses: ({ content, state }) => (state.hero.oil >= (content.lantern?.full ?? 0) ? 'refused.lanternFull' : null),
  apply(game, hit) {
    refuelLantern(game, hit.effect.turns);
    tell(game, hit, { tone: 'healed', always: 'hit.refuel', params: { item: hit.cause, n: hit.effect.turns } });
  },
  describe: ({ turns }) => ({ key: 'effect.refuel', params: { n: turns } }),
};

export const recharge: Handler<Of<'recharge'>> = {
  refuses: (game, { effect }) => (rechargeable(game, effect.item).length === 0 ? 'refused.nothingToCharge' : null),
  apply(game, hit) {
    const { effect } = hit;
    for (const item of rechargeable(game, effect.item)) item.charges += effect.amount;
    tell(game, hit, { tone: 'status', always: 'hit.recharge', params: { item: hit.cause, n: effect.amount } });
  },
  describe: ({ amount, item }) => (item === undefined ? { key: 'effect.recharge', params: { n: amount } } : { key: 'effect.recharge.item', params: { n: amount, item: `item.${item}` } }),
};

function rechargeable({ state, content }: Game, only: string | undefined): Item[] {
  return state.hero.inventory.filter(({ kind }) => {
    const row = content.itemKinds.get(kind);
    return row !== undefined && isConsumable(row) && row.charges !== undefined && (only === undefined || kind === only);
  });
}

export const identify: Handler<Of<'identify'>> = {
  apply(game, hit) {
    tell(game, hit, { tone: 'status', always: 'hit.identify', params: { item: hit.cause } });
    for (const { kind } of game.state.hero.inventory) learn(game, kind);
  },
  describe: () => ({ key: 'effect.identify', params: {} }),
};

export const enchant: Handler<Of<'enchant'>> = {
  refuses: (game, { effect }) => (wornIn(game, effect.slot) ? null : 'refused.nothingWorn'),
  apply(game, hit) {
    const item = wornIn(game, hit.effect.slot);
    if (!item) return;
    item.plus += hit.effect.amount;
    tell(game, hit, { tone: 'status', always: 'hit.enchant', params: { item: itemName(game, item) } });
  },
  describe: ({ slot, amount }) => ({ key: 'effect.enchant', params: { slot: `slot.${slot}`, n: amount } }),
};

export const rust: Handler<Of<'rust'>> = {
  refuses: (game, { target, effect }) => (target === game.state.player && rustable(game, effect.most) ? null : 'refused.nothingWorn'),
  apply(game, hit) {
    const item = rustable(game, hit.effect.most);
    if (!item) return;
    item.plus -= 1;
    tell(game, hit, { tone: 'enemyAttack', always: 'hit.rust', params: { item: itemName(game, item) } });
  },
  describe: () => ({ key: 'effect.rust', params: {} }),
};

function wornIn(game: Game, slot: string): Item | undefined {
  return wornItems(game).find((item) => item.id === game.state.hero.worn[slot]);
}

/** The worn item with the most left to lose, the armour first. */
function rustable(game: Game, most: number): Item | undefined {
  return wornItems(game)
    .filter((item) => ownStat(game.content, item) !== null && item.plus > -most)
    .sort((a, b) => order(game, a) - order(game, b) || b.plus - a.plus || a.id - b.id)[0];
}

function order({ content }: Game, item: Item): number {
  return ownStat(content, item) === 'defence' ? 0 : 1;
}
