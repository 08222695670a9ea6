import { isWearable, type Content } from '../../engine/content';
import type { Rng } from '../../engine/core/rng';
import type { ItemSpawn } from '../../engine/ports';
import { DRAWN, spend } from '../work';
import { occupantOf } from './DugFloor';

/** An item kind with affixes. */
export type DrawnItem = Pick<ItemSpawn, 'id' | 'affixes'>;

/** Draws an item for a floor, perhaps with an affix; null if nothing can be drawn. */
export function drawItem(content: Content, floor: number, rng: Rng): DrawnItem | null {
  const id = content.items.draw(floor, rng);
  return id === null ? null : drawAffix(content, id, floor, rng);
}

/** An item of a kind, perhaps with an affix. */
export function drawAffix(content: Content, id: string, floor: number, rng: Rng): DrawnItem {
  spend(DRAWN);
  const kind = content.itemKinds.get(id);
  const share = content.affixShare.at(floor);
  if (!kind || !isWearable(kind) || share === 0 || rng.below(100) >= share) return { id, affixes: [] };
  const affix = content.affixWeights.drawAmong(floor, rng, (affixId) => content.affixes.get(affixId)?.slots.includes(kind.slot) ?? false);
  return { id, affixes: affix === null ? [] : [affix] };
}

/** Draws a monster for a floor that isn't unique, nor a swimmer, for which there may be no water. */
export function drawCommon(content: Content, floor: number, rng: Rng): string | null {
  return content.monsters.drawAmong(floor, rng, (id) => content.breeds.get(id)?.unique !== true && occupantOf(content, id) !== 'swimmer');
}
