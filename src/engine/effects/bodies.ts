import * as v from 'valibot';
import { heal as healActor, hurt, mend } from '../rules/combat';
import { actorName } from '../rules/names';
import { maxHpOf } from '../rules/stats';
import { cure as cureActor, inflict as inflictActor, isMended, resists } from '../rules/statuses';
import { id, num } from '../pack/schemaParts';
import { tell, type EffectKind, type Of } from './EffectKind';
import type { Hit } from './Hit';

/* Effects on HP and statuses. */

/** The prefix of the cause if it is an item. */
const ITEM = 'item.';

export const heal = {
  shape: { amount: num.amount, unit: v.exactOptional(v.literal('percent', 'percent')) },
  refuses: (world, { target, cause }) => (target.hp >= maxHpOf(world, target) && !(mends(cause) && isMended(world, target)) ? 'refused.fullHealth' : null),
  apply(world, hit) {
    const { effect, target } = hit;
    const n = healActor(world, target, heal.healing(effect, maxHpOf(world, target)));
    const params = { item: hit.cause, actor: actorName(world, target), n };
    tell(world, hit, { tone: 'healed', always: mends(hit.cause) ? 'hit.heal' : null, params });
    if (mends(hit.cause)) mend(world, target);
  },
  describe: ({ amount, unit }) => ({ key: unit === 'percent' ? 'effect.heal.percent' : 'effect.heal', params: { n: amount } }),
  healing: ({ amount, unit }, maxHp) => (unit === 'percent' ? Math.floor((maxHp * amount) / 100) : amount),
  helps: (world, _effect, { on }) => on.hp * 4 <= maxHpOf(world, on) * 3,
  harms: () => false,
} satisfies EffectKind<Of<'heal'>>;

/** Healing over time closes no wounds and isn't logged. */
function mends(cause: string): boolean {
  return !cause.startsWith('status.');
}

export const damage = {
  shape: { amount: num.amount },
  apply(world, hit) {
    const { effect, target, source, cause, told } = hit;
    const isPlayer = target === world.state.player;
    const from = { x: source.x, y: source.y };
    const to = { x: target.x, y: target.y };
    if (cause.startsWith(ITEM)) world.emit({ type: 'struck', kind: cause.slice(ITEM.length), from, to, seen: world.sees(to) });
    const key = isPlayer && told !== null && told !== '' ? `${told}.self` : told;
    const params = { item: cause, cause, target: actorName(world, target), n: effect.amount };
    tell(world, { ...hit, told: key }, { tone: isPlayer ? 'enemyAttack' : 'plain', always: saidOfDamage(hit, isPlayer), params });
    hurt(world, { source, target, amount: effect.amount, cause });
  },
  describe: ({ amount }) => ({ key: 'effect.damage', params: { n: amount } }),
  damage: ({ amount }) => amount,
} satisfies EffectKind<Of<'damage'>>;

/** The default log line of damage: none for an actor's own ability such as a burst, which has just been logged. */
function saidOfDamage({ source, target, cause }: Hit, isPlayer: boolean): string | null {
  if (source === target && cause.startsWith('ability.')) return null;
  if (cause.startsWith('status.')) return isPlayer ? 'hit.ails.self' : 'hit.ails';
  return isPlayer ? 'hit.damage.self' : 'hit.damage';
}

export const inflict = {
  shape: { status: id, turns: v.exactOptional(num.turns) },
  refers: { status: 'statuses' },
  refuses: (world, { effect, target }) => (resists(world, target, effect.status) ? 'refused.resists' : null),
  apply(world, hit) {
    const { effect, target } = hit;
    const isNew = !Object.hasOwn(target.statuses, effect.status);
    inflictActor(world, target, effect);
    const name = actorName(world, target);
    tell(world, hit, { tone: 'status', always: isNew ? `status.${effect.status}.begins` : null, params: { target: name, actor: name, item: hit.cause } });
  },
  describe({ status, turns }) {
    const params = { status: `status.${status}` };
    return turns === undefined ? { key: 'effect.inflict.usual', params } : { key: 'effect.inflict', params: { ...params, n: turns } };
  },
  inflicts: (effect) => effect,
  helps: (world, { status }, { on }) => !Object.hasOwn(on.statuses, status) && !resists(world, on, status),
  harms: (world, { status }, actor) => world.content.statuses.get(status)?.harmful === true && !resists(world, actor, status),
} satisfies EffectKind<Of<'inflict'>>;

export const cure = {
  shape: { status: id },
  refers: { status: 'statuses' },
  refuses: (_world, { effect, target }) => (Object.hasOwn(target.statuses, effect.status) ? null : 'refused.notIll'),
  apply(world, hit) {
    const { effect, target } = hit;
    cureActor(world, target, effect.status);
    const name = actorName(world, target);
    tell(world, hit, { tone: 'healed', always: `status.${effect.status}.ends`, params: { target: name, actor: name, item: hit.cause } });
  },
  describe: ({ status }) => ({ key: 'effect.cure', params: { status: `status.${status}` } }),
  helps: (_world, { status }, { on }) => Object.hasOwn(on.statuses, status),
  harms: () => false,
} satisfies EffectKind<Of<'cure'>>;
