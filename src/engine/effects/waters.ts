import * as v from 'valibot';
import type { Of } from '../effectKinds';
import { lengthOf } from '../core/point';
import { isFlooded, mayFlood } from '../facts/floods';
import { swims, touchesGround } from '../facts/movement';
import { flag, idOf, num } from '../pack/ranges';
import { rowsOf } from '../pack/schemaParts';
import { raiseWater } from '../rules/floods';
import { changeTiles } from '../rules/reactions';
import type { EffectKind } from './EffectKind';
import { say } from './places';

/* Effects on the tiles of a place, for good and for a time. */

export const change = {
  shape: {
    from: idOf('tiles'),
    to: idOf('tiles'),
    within: v.exactOptional(idOf('vaults.kinds')),
    also: v.exactOptional(rowsOf(idOf('tiles'), { table: 'tiles' })),
    joined: flag,
  },
  fills: ['item', 'source', 'from'],
  isPlace: true,
  apply(world, hit) {
    changeTiles(world, hit.effect, hit.at);
    say(world, hit, { usual: 'hit.change', params: { from: `tile.${hit.effect.from}` } });
  },
  describe: ({ from, to, within, joined }) => {
    const params = { from: `tile.${from}`, to: `tile.${to}` };
    if (within !== undefined) return { key: 'effect.change.within', params: { ...params, vault: `vault.${within}` } };
    return { key: joined === true ? 'effect.change.joined' : 'effect.change', params };
  },
} satisfies EffectKind<Of<'change'>>;

export const flood = {
  shape: { tile: idOf('tiles'), range: num.cloud, turns: num.turns },
  fills: ['item', 'source', 'tile'],
  isPlace: true,
  apply(world, hit) {
    raiseWater(world, hit.at, hit.effect);
    say(world, hit, { usual: 'hit.flood', params: { tile: `tile.${hit.effect.tile}` } });
  },
  describe: ({ tile, range, turns }) => ({ key: 'effect.flood', params: { tile: `tile.${tile}`, n: lengthOf(range), turns } }),
  helps: (world, { tile }, { on }) => touchesGround(world, on) && !swims(world, on) && mayFlood(world, on, tile) && !isFlooded(world, on),
  harms: (world, _effect, actor) => touchesGround(world, actor) && !swims(world, actor),
} satisfies EffectKind<Of<'flood'>>;
