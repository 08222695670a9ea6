import { heal as healActor, hurt, mend } from '../rules/combat';
import { actorName } from '../rules/names';
import { maxHpOf } from '../rules/stats';
import { cure as cureActor, inflict as inflictActor, isMended, resists } from '../rules/statuses';
import { tell, type Handler, type Hit, type Of } from './Handler';

/* Effects on hit points and conditions. */

/** What the cause begins with when an item does it. */
const ITEM = 'item.';

export const heal: Handler<Of<'heal'>> = {
  refuses: (game, { target, cause }) => (target.hp >= maxHpOf(game, target) && !(mends(cause) && isMended(game, target)) ? 'refused.fullHealth' : null),
  apply(game, hit) {
    const { effect, target } = hit;
    const most = effect.unit === 'percent' ? Math.floor((maxHpOf(game, target) * effect.amount) / 100) : effect.amount;
    const n = healActor(game, target, most);
    const params = { item: hit.cause, actor: actorName(game, target), n };
    tell(game, hit, { tone: 'healed', always: mends(hit.cause) ? 'hit.heal' : null, params });
    if (mends(hit.cause)) mend(game, target);
  },
  describe: ({ amount, unit }) => ({ key: unit === 'percent' ? 'effect.heal.percent' : 'effect.heal', params: { n: amount } }),
};

/** What heals turn by turn closes no wounds, and says nothing of it. */
function mends(cause: string): boolean {
  return !cause.startsWith('status.');
}

export const damage: Handler<Of<'damage'>> = {
  apply(game, hit) {
    const { effect, target, source, cause, told } = hit;
    const isPlayer = target === game.state.player;
    const from = { x: source.x, y: source.y };
    const to = { x: target.x, y: target.y };
    if (cause.startsWith(ITEM)) game.emit({ type: 'struck', kind: cause.slice(ITEM.length), from, to, seen: game.sees(to) });
    const key = isPlayer && told !== null && told !== '' ? `${told}.self` : told;
    const params = { item: cause, cause, target: actorName(game, target), n: effect.amount };
    tell(game, { ...hit, told: key }, { tone: isPlayer ? 'enemyAttack' : 'plain', always: saidOfDamage(hit, isPlayer), params });
    hurt(game, { source, target, amount: effect.amount, cause });
  },
  describe: ({ amount }) => ({ key: 'effect.damage', params: { n: amount } }),
};

/** What is always said of damage: nothing where somebody's own ability does it, such as a burst, which has just been told. */
function saidOfDamage({ source, target, cause }: Hit, isPlayer: boolean): string | null {
  if (source === target && cause.startsWith('ability.')) return null;
  if (cause.startsWith('status.')) return isPlayer ? 'hit.ails.self' : 'hit.ails';
  return isPlayer ? 'hit.damage.self' : 'hit.damage';
}

export const inflict: Handler<Of<'inflict'>> = {
  refuses: (game, { effect, target }) => (resists(game, target, effect.status) ? 'refused.resists' : null),
  apply(game, hit) {
    const { effect, target } = hit;
    const isNew = !Object.hasOwn(target.statuses, effect.status);
    inflictActor(game, target, effect);
    const name = actorName(game, target);
    tell(game, hit, { tone: 'status', always: isNew ? `status.${effect.status}.begins` : null, params: { target: name, actor: name, item: hit.cause } });
  },
  describe: ({ status, turns }) => (turns === undefined ? { key: 'effect.inflict.usual', params: { status: `status.${status}` } } : { key: 'effect.inflict', params: { status: `status.${status}`, n: turns } }),
};

export const cure: Handler<Of<'cure'>> = {
  refuses: (_game, { effect, target }) => (Object.hasOwn(target.statuses, effect.status) ? null : 'refused.notIll'),
  apply(game, hit) {
    const { effect, target } = hit;
    cureActor(game, target, effect.status);
    const name = actorName(game, target);
    tell(game, hit, { tone: 'healed', always: `status.${effect.status}.ends`, params: { target: name, actor: name, item: hit.cause } });
  },
  describe: ({ status }) => ({ key: 'effect.cure', params: { status: `status.${status}` } }),
};
