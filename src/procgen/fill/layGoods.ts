import type { Content } from '../../engine/content';
import type { Rng } from '../../engine/core/rng';
import type { ItemSpawn } from '../../engine/ports';
import { pointOf } from '../dig/farEnds';
import type { Layout } from '../dig/Layout';
import { shuffle } from '../../engine/core/shuffle';
import { drawAffix } from './drawItem';

interface Drawing {
  readonly floor: number;
  readonly rng: Rng;
}

/** The goods of a layout's features, cell by cell: for each as many different kinds as its row says. */
export function layGoods(content: Content, { terrain, width }: Pick<Layout, 'terrain' | 'width'>, { floor, rng }: Drawing): ItemSpawn[] {
  if (content.features.size === 0) return [];
  const offers = content.tiles.map(({ id }) => content.features.get(id)?.goods);
  return Array.from(terrain).flatMap((tile, cell) => {
    const goods = offers[tile];
    if (!goods) return [];
    const kinds = shuffle([...goods.among], rng).slice(0, goods.count);
    return kinds.map((kind) => ({ ...drawAffix(content, kind, { floor, rng }), ...pointOf(cell, width) }));
  });
}
