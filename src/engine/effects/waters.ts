import * as v from 'valibot';
import type { TileKind } from '../content';
import type { Of } from '../effectKinds';
import { lengthOf } from '../core/point';
import { isFlooded, mayFlood } from '../facts/floods';
import { swims, touchesGround } from '../facts/movement';
import { flag, idOf, num } from '../pack/ranges';
import { rowsOf } from '../pack/schemaParts';
import { raiseWater } from '../rules/floods';
import { changeTiles } from '../rules/reactions';
import type { World } from '../World';
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
  fills: ['item', 'source', 'from', 'to'],
  isPlace: true,
  apply(world, hit) {
    const { from, to } = hit.effect;
    changeTiles(world, hit.effect, hit.at);
    say(world, hit, { usual: sayingOf(world, hit.effect), params: { from: `tile.${from}`, to: `tile.${to}` } });
  },
  describe: ({ from, to, within, joined }) => {
    const params = { from: `tile.${from}`, to: `tile.${to}` };
    if (within !== undefined) return { key: 'effect.change.within', params: { ...params, vault: `vault.${within}` } };
    return { key: joined === true ? 'effect.change.joined' : 'effect.change', params };
  },
} satisfies EffectKind<Of<'change'>>;

/** What is said of tiles that change: deep water falls, water rises where it was dry or shallower, and all else crumbles. */
function sayingOf({ content }: Pick<World, 'content'>, { from, to }: Pick<Of<'change'>, 'from' | 'to'>): string {
  const tileOf = (id: string): TileKind | undefined => content.tiles.find((tile) => tile.id === id);
  const [before, after] = [tileOf(from), tileOf(to)];
  if (before?.deep !== undefined && after?.wet !== true && after?.breaks === undefined) return 'hit.change.falls';
  const isHigher = after?.wet === true && (before?.wet !== true || (after.deep !== undefined && before.deep === undefined));
  return isHigher && before?.breaks === undefined ? 'hit.change.rises' : 'hit.change';
}

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
