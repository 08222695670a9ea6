import * as v from 'valibot';
import type { Hit } from '../World';
import type { Of } from '../effectKinds';
import { isUsed, keyOfCause, type Cause } from '../facts/causes';
import { damageRange, taken, wielded } from '../facts/combat';
import { isTurnedAway } from '../facts/facing';
import { isAfloat } from '../facts/movement';
import { actorName } from '../facts/names';
import { isMended, maxHpOf, resists } from '../facts/stats';
import { natureOf } from '../facts/traits';
import { hurt, mend, strike as strikeActor } from '../rules/combat';
import { cure as cureActor } from '../rules/cures';
import { reveal } from '../rules/discovery';
import { heal as healActor, inflict as inflictActor } from '../rules/statuses';
import { tell, type EffectKind } from './EffectKind';
import { noteHealing, noteStatus } from '../rules/noting';
import { amountOn } from '../core/floorCurve';
import { amount, idOf, num } from '../pack/ranges';

/* Effects on HP and statuses. */

export const heal = {
  shape: { amount: num.amount, unit: v.exactOptional(v.literal('percent', 'percent')) },
  fills: ['item', 'actor', 'n'],
  refuses: (world, { target, cause }) =>
    (target.hp >= maxHpOf(world, target) && !(mends(cause) && isMended(world, target)) ? 'refused.fullHealth' : null),
  apply(world, hit) {
    const { effect, target } = hit;
    const amount = Math.floor((heal.healing(effect, maxHpOf(world, target)) * natureOf(world, target).heals) / 100);
    const n = healActor(world, target, amount);
    noteHealing(world, target, { cause: hit.cause, amount: n });
    const params = { item: keyOfCause(hit.cause), actor: actorName(world, target), n };
    tell(world, hit, { tone: 'healed', usual: mends(hit.cause) ? 'hit.heal' : null, params });
    if (mends(hit.cause)) mend(world, target);
  },
  describe: ({ amount, unit }) => ({ key: unit === 'percent' ? 'effect.heal.percent' : 'effect.heal', params: { n: amount } }),
  healing: ({ amount, unit }, maxHp) => (unit === 'percent' ? Math.floor((maxHp * amount) / 100) : amount),
  helps: (world, _effect, { on }) => on.hp * 4 <= maxHpOf(world, on) * 3,
  harms: () => false,
} satisfies EffectKind<Of<'heal'>>;

/** Healing over time or by a trait closes no wounds and isn't logged. */
function mends({ table }: Cause): boolean {
  return table !== 'status' && table !== 'traits';
}

export const damage = {
  shape: { amount },
  fills: ['item', 'cause', 'target', 'n'],
  refuses: (world, hit) => (isTurnedAway(world, hit) ? 'refused.warded' : null),
  apply(world, hit) {
    const { effect, target, source, cause } = hit;
    const amount = amountOn(effect.amount, world.state.floor);
    const dealt = isUsed(cause) ? wielded(world, source, amount) : amount;
    const n = taken(world, target, dealt);
    const isPlayer = target === world.state.player;
    // Whoever is hurt has come to light by the time that it is told.
    if (n > 0) reveal(world, target);
    const from = { x: source.x, y: source.y };
    const to = { x: target.x, y: target.y };
    if (cause.table === 'item') world.emit({ type: 'struck', kind: cause.id, from, to, seen: world.sees(to) });
    const key = keyOfCause(cause);
    const params = { item: key, cause: key, target: actorName(world, target), n };
    tell(world, hit, { tone: isPlayer ? 'enemyAttack' : 'plain', usual: saidOfDamage(hit, isPlayer), self: isPlayer, params });
    hurt(world, { source, target, amount: dealt, cause });
  },
  describe: ({ amount: row }, floor, wields) => (
    { key: 'effect.damage', params: { n: Math.floor((amountOn(row, floor) * wields) / 100) } }
  ),
  damage: ({ amount: row }, floor) => amountOn(row, floor),
} satisfies EffectKind<Of<'damage'>>;

export const strike = {
  shape: { percent: num.share },
  fills: ['item', 'target'],
  isFromSource: true,
  refuses: (world, { target, source }) =>
    (target === source || source.hp === 0 ? 'refused.self' : isAfloat(world, source) ? 'refused.deep' : null),
  apply(world, hit) {
    const { effect, target, source, cause, told } = hit;
    tell(world, hit, { tone: 'plain', usual: null, params: { item: keyOfCause(cause), target: actorName(world, target) } });
    strikeActor(world, source, {
      target, percent: effect.percent, ability: cause.table === 'ability' ? cause.id : '', isBack: told === 'back',
    });
  },
  describe({ percent: n }) {
    if (n > 100) return { key: 'effect.strike.more', params: { n: n - 100 } };
    return { key: n === 100 ? 'effect.strike' : 'effect.strike.less', params: { n } };
  },
  damageTo: (world, { percent }, { caster, on }) => damageRange(world, caster, { target: on, percent }),
} satisfies EffectKind<Of<'strike'>>;

/** The usual log line of damage: none for an actor's own ability such as a burst, which has just been logged. */
function saidOfDamage({ source, target, cause, told }: Hit, isPlayer: boolean): string | null {
  if (told === 'back') return isPlayer ? 'hit.back.self' : 'hit.back';
  if (source === target && cause.table === 'ability') return null;
  if (cause.table === 'status') return isPlayer ? 'hit.ails.self' : 'hit.ails';
  return isPlayer ? 'hit.damage.self' : 'hit.damage';
}

export const inflict = {
  shape: { status: idOf('statuses'), turns: v.exactOptional(num.turns) },
  fills: ['target', 'actor', 'item'],
  refuses: (world, { effect, target }) => (resists(world, target, effect.status) ? 'refused.resists' : null),
  apply(world, hit) {
    const { effect, target } = hit;
    const before = target.statuses[effect.status] ?? 0;
    const isNew = !Object.hasOwn(target.statuses, effect.status);
    inflictActor(world, target, effect);
    if ((target.statuses[effect.status] ?? 0) > before) noteStatus(world, hit, effect.status);
    const name = actorName(world, target);
    const params = { target: name, actor: name, item: keyOfCause(hit.cause) };
    tell(world, hit, { tone: 'status', usual: isNew ? `status.${effect.status}.begins` : null, params });
  },
  describe: ({ status }) => ({ key: `status.${status}.inflicts`, params: {} }),
  inflicts: (effect) => effect,
  helps: (world, { status }, { on }) => !Object.hasOwn(on.statuses, status) && !resists(world, on, status),
  harms: (world, { status }, actor) => world.content.statuses.get(status)?.harmful === true && !resists(world, actor, status),
} satisfies EffectKind<Of<'inflict'>>;

export const cure = {
  shape: { status: idOf('statuses') },
  fills: ['target', 'actor', 'item'],
  refuses: (_world, { effect, target }) => (Object.hasOwn(target.statuses, effect.status) ? null : 'refused.notIll'),
  apply(world, hit) {
    const { effect, target } = hit;
    cureActor(world, target, effect.status);
    const name = actorName(world, target);
    tell(world, hit, {
      tone: 'healed', usual: `status.${effect.status}.ends`, params: { target: name, actor: name, item: keyOfCause(hit.cause) },
    });
  },
  describe: ({ status }) => ({ key: 'effect.cure', params: { statuses: { key: `status.${status}.noun`, params: {} } } }),
  helps: (_world, { status }, { on }) => Object.hasOwn(on.statuses, status),
  harms: () => false,
} satisfies EffectKind<Of<'cure'>>;

export const cling = {
  shape: {},
  fills: ['item', 'target', 'source'],
  isFromSource: true,
  refuses(world, { target, source }) {
    if (target === source || source === world.state.player || source.clings === target.id) return 'refused.self';
    if (isAfloat(world, target)) return 'refused.self';
    return natureOf(world, target).slippery ? 'refused.resists' : null;
  },
  apply(world, hit) {
    const { target, source } = hit;
    source.clings = target.id;
    const params = { item: keyOfCause(hit.cause), target: actorName(world, target), source: actorName(world, source) };
    tell(world, hit, { tone: 'status', usual: 'hit.cling', params });
  },
  describe: () => ({ key: 'effect.cling', params: {} }),
} satisfies EffectKind<Of<'cling'>>;
