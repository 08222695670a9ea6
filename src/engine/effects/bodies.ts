import { heal as healActor, hurt } from '../rules/combat';
import { maxHpOf } from '../rules/stats';
import { cure as cureActor, inflict as inflictActor } from '../rules/statuses';
import type { Handler, Of } from './Handler';

/* Effects on hit points and conditions. */

export const heal: Handler<Of<'heal'>> = {
  refuses: (game, { target }) => (target.hp >= maxHpOf(game, target) ? 'refused.fullHealth' : null),
  apply(game, { effect, target, item }) {
    const most = effect.unit === 'percent' ? Math.floor((maxHpOf(game, target) * effect.amount) / 100) : effect.amount;
    const n = healActor(game, target, most);
    game.say('healed', `use.${item}`, { item: `item.${item}`, n });
  },
  describe: ({ amount, unit }) => ({ key: unit === 'percent' ? 'effect.heal.percent' : 'effect.heal', params: { n: amount } }),
};

export const damage: Handler<Of<'damage'>> = {
  apply(game, { effect, target, source, item }) {
    const from = { x: source.x, y: source.y };
    const to = { x: target.x, y: target.y };
    game.emit({ type: 'struck', kind: item, from, to, seen: game.sees(to) });
    const key = target === game.state.player ? `use.${item}.self` : `use.${item}`;
    game.say('plain', key, { target: `breed.${target.breed}`, n: effect.amount });
    hurt(game, { source, target, amount: effect.amount });
  },
  describe: ({ amount }) => ({ key: 'effect.damage', params: { n: amount } }),
};

export const inflict: Handler<Of<'inflict'>> = {
  apply(game, { effect, target, item }) {
    inflictActor(game, target, effect);
    game.say('status', `use.${item}`, { target: `breed.${target.breed}` });
  },
  describe: ({ status, turns }) => ({ key: 'effect.inflict', params: { status: `status.${status}`, n: turns } }),
};

export const cure: Handler<Of<'cure'>> = {
  refuses: (_game, { effect, target }) => (Object.hasOwn(target.statuses, effect.status) ? null : 'refused.notIll'),
  apply(game, { effect, target, item }) {
    cureActor(game, target, effect.status);
    game.say('healed', `use.${item}`, { target: `breed.${target.breed}` });
  },
  describe: ({ status }) => ({ key: 'effect.cure', params: { status: `status.${status}` } }),
};
