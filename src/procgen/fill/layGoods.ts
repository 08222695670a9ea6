import type { Content } from '../../engine/content';
import type { Rng } from '../../engine/core/rng';
import type { ItemSpawn } from '../../engine/ports';
import { pointOf } from '../dig/farEnds';
import type { Layout } from '../dig/Layout';
import { shuffle } from '../../engine/core/shuffle';
import { drawAffix } from './drawItem';
import { spend } from '../work';

interface Drawing {
  readonly floor: number;
  readonly rng: Rng;
  /** How many goods a floor has at most; further features have none. */
  readonly most?: number;
}

/** The goods of a layout's features, cell by cell: for each as many different kinds as its row says. */
export function layGoods(content: Content, { terrain, width }: Pick<Layout, 'terrain' | 'width'>, { floor, rng, most = Infinity }: Drawing): ItemSpawn[] {
  if (content.features.size === 0) return [];
  const offers = content.tiles.map(({ id }) => content.features.get(id)?.goods);
  let laid = 0;
  return Array.from(terrain).flatMap((tile, cell) => {
    const goods = offers[tile];
    if (!goods || laid + goods.count > most) return [];
    laid += goods.count;
    spend(goods.among.length);
    const kinds = shuffle([...goods.among], rng).slice(0, goods.count);
    return kinds.map((kind) => ({ ...drawAffix(content, kind, { floor, rng }), ...pointOf(cell, width) }));
  });
}
