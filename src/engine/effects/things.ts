import * as v from 'valibot';
import { isConsumable } from '../content';
import { COST } from '../core/Effort';
import type { World } from '../World';
import { makeItem } from '../floor/openFloor';
import type { Of } from '../effectKinds';
import { keyOfCause } from '../facts/causes';
import { bagError } from '../facts/hero';
import { actorName, itemName } from '../facts/names';
import { growthOf } from '../facts/stats';
import { forgetNature, ownStat, wornItems } from '../facts/traits';
import { learn } from '../rules/discovery';
import { capHp } from '../rules/cures';
import { raise } from '../rules/statuses';
import { INVENTORY_SLOTS, LIMITS, type Actor, type Item } from '../state';
import { tell, type EffectKind } from './EffectKind';
import { refuel as refuelLantern } from '../rules/lantern';
import { layDown } from '../rules/relocate';
import { idOf, num } from '../pack/ranges';

/* Effects on the player's items. */

export const refuel = {
  shape: { turns: num.oil },
  fills: ['item', 'n'],
  refuses: ({ content, state }) =>
    (state.hero.lamp ? 'refused.noLamp' : state.hero.oil >= (content.lantern?.full ?? 0) ? 'refused.lanternFull' : null),
  apply(world, hit) {
    refuelLantern(world, hit.effect.turns);
    tell(world, hit, { tone: 'healed', usual: 'hit.refuel', params: { item: keyOfCause(hit.cause), n: hit.effect.turns } });
  },
  describe: ({ turns }) => ({ key: 'effect.refuel', params: { n: turns } }),
} satisfies EffectKind<Of<'refuel'>>;

export const recharge = {
  shape: { amount: num.uses, item: v.exactOptional(idOf('itemKinds')) },
  fills: ['item', 'n'],
  refuses: (world, { effect }) => (rechargeable(world, effect.item).length === 0 ? 'refused.nothingToCharge' : null),
  apply(world, hit) {
    const { effect } = hit;
    for (const item of rechargeable(world, effect.item)) item.charges = Math.min(LIMITS.charges, item.charges + effect.amount);
    tell(world, hit, { tone: 'status', usual: 'hit.recharge', params: { item: keyOfCause(hit.cause), n: effect.amount } });
  },
  describe({ amount: n, item }) {
    if (item === undefined) return { key: 'effect.recharge', params: { n } };
    return { key: 'effect.recharge.item', params: { n, item: `item.${item}` } };
  },
} satisfies EffectKind<Of<'recharge'>>;

function rechargeable({ state, content }: World, only: string | undefined): Item[] {
  return state.hero.inventory.filter(({ kind }) => {
    const row = content.itemKinds.get(kind);
    return row !== undefined && isConsumable(row) && row.charges !== undefined && (only === undefined || kind === only);
  });
}

export const identify = {
  shape: {},
  fills: ['item'],
  apply(world, hit) {
    tell(world, hit, { tone: 'status', usual: 'hit.identify', params: { item: keyOfCause(hit.cause) } });
    for (const { kind } of world.state.hero.inventory) learn(world, kind);
  },
  describe: () => ({ key: 'effect.identify', params: {} }),
} satisfies EffectKind<Of<'identify'>>;

export const enchant = {
  shape: { slot: idOf('slots'), amount: num.uses },
  fills: ['item'],
  refuses: (world, { effect }) => (wornIn(world, effect.slot) ? null : 'refused.nothingWorn'),
  apply(world, hit) {
    const item = wornIn(world, hit.effect.slot);
    if (!item) return;
    item.plus = Math.min(LIMITS.plus, item.plus + hit.effect.amount);
    forgetNature(world, world.state.player);
    tell(world, hit, { tone: 'status', usual: 'hit.enchant', params: { item: itemName(world, item) } });
  },
  describe: ({ slot, amount }) => ({ key: 'effect.enchant', params: { slot: `slot.${slot}`, n: amount } }),
} satisfies EffectKind<Of<'enchant'>>;

export const give = {
  shape: { group: idOf('appearances'), count: v.exactOptional(num.uses) },
  fills: ['item'],
  refuses(world, { target }) {
    if (target !== world.state.player) return 'refused.self';
    return isCovered(world) && world.state.hero.inventory.length >= INVENTORY_SLOTS ? 'refused.full' : null;
  },
  apply(world, hit) {
    const { group, count = 1 } = hit.effect;
    const kinds = [...world.content.itemKinds].flatMap(([kind, row]) => (isConsumable(row) && row.group === group ? [kind] : []));
    if (kinds.length === 0) return;
    for (let left = count; left > 0; left--) {
      world.effort.spend(COST.effect);
      const kind = world.rng.loot.pick(kinds);
      const isCarried = bagError(world, kind) === null;
      if (!isCarried && isCovered(world)) return;
      const item = makeItem(world.content, world.state.nextId++, { id: kind, affixes: [] });
      learn(world, kind);
      if (isCarried) world.state.hero.inventory.push(item);
      else layDown(world, item, hit.target);
      tell(world, hit, { tone: 'status', usual: 'hit.give', params: { item: `item.${kind}` } });
    }
  },
  describe({ group, count: n = 1 }) {
    const end = n > 1 ? 'many' : 'given';
    return { key: n > 1 ? 'effect.give.some' : 'effect.give', params: { n, given: { key: `group.${group}.${end}`, params: {} } } };
  },
  harms: () => false,
} satisfies EffectKind<Of<'give'>>;

/** Whether so many things lie on the floor that no more are laid there. */
function isCovered({ floor }: World): boolean {
  return floor.state.items.length >= LIMITS.things;
}

export const boon = {
  shape: { stat: v.picklist(['power', 'defence', 'maxHp'], 'a stat: power, defence or maxHp'), amount: num.uses },
  fills: ['n'],
  apply(world, hit) {
    const { effect: { stat, amount }, target } = hit;
    const gained = raise(target, stat, amount);
    if (stat === 'maxHp') target.hp += gained;
    capHp(world, target);
    tell(world, hit, { tone: 'status', usual: `hit.boon.${stat}`, params: { n: amount } });
  },
  describe: ({ stat, amount }) => ({ key: `effect.boon.${stat}`, params: { n: amount } }),
  harms: () => false,
} satisfies EffectKind<Of<'boon'>>;

export const grow = {
  shape: { percent: num.share, most: num.share },
  fills: ['actor'],
  refuses: (world, { effect, target }) => (canGrow(world, target, effect) ? null : 'refused.self'),
  apply(world, hit) {
    const { target } = hit;
    const { maxHp, power } = growthOf(world, target, hit.effect);
    target.maxHp += maxHp;
    target.hp += maxHp;
    target.power += power;
    capHp(world, target);
    tell(world, hit, { tone: 'enemyAttack', usual: 'hit.grow', params: { actor: actorName(world, target) } });
  },
  describe: ({ percent: n, most }) => ({ key: 'effect.grow', params: { n, most } }),
  helps: (world, effect, { on }) => canGrow(world, on, effect),
  harms: () => false,
} satisfies EffectKind<Of<'grow'>>;

/** Whether an actor would grow: a monster that is not at its limit. */
function canGrow(world: World, actor: Actor, effect: Of<'grow'>): boolean {
  if (actor === world.state.player) return false;
  const { maxHp, power } = growthOf(world, actor, effect);
  return maxHp + power > 0;
}

export const rust = {
  shape: { most: num.uses },
  fills: ['item'],
  refuses: (world, { target, effect }) => (target === world.state.player && rustable(world, effect.most) ? null : 'refused.nothingWorn'),
  apply(world, hit) {
    const item = rustable(world, hit.effect.most);
    if (!item) return;
    item.plus -= 1;
    forgetNature(world, world.state.player);
    tell(world, hit, { tone: 'enemyAttack', usual: 'hit.rust', params: { item: itemName(world, item) } });
  },
  describe: () => ({ key: 'effect.rust', params: {} }),
} satisfies EffectKind<Of<'rust'>>;

function wornIn(world: World, slot: string): Item | undefined {
  return wornItems(world).find((item) => item.id === world.state.hero.worn[slot]);
}

/** The worn item that can lose the most, armour first. */
function rustable(world: World, most: number): Item | undefined {
  return wornItems(world)
    .filter((item) => ownStat(world.content, item) !== null && item.plus > -most)
    .sort((a, b) => order(world, a) - order(world, b) || b.plus - a.plus || a.id - b.id)[0];
}

function order({ content }: World, item: Item): number {
  return ownStat(content, item) === 'defence' ? 0 : 1;
}
