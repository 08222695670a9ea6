import { isWearable, type Content } from '../../engine/content';
import type { Rng } from '../../engine/core/rng';
import type { ItemSpawn } from '../../engine/ports';
import { DRAWN, spend } from '../work';

/** An item kind with affixes. */
export type Drawn = Pick<ItemSpawn, 'id' | 'affixes'>;

/** Draws an item for a floor, perhaps with an affix; null if nothing can be drawn. */
export function drawItem(content: Content, floor: number, rng: Rng): Drawn | null {
  const id = content.items.draw(floor, rng);
  return id === null ? null : drawAffix(content, id, { floor, rng });
}

/** An item of a kind, perhaps with an affix. */
export function drawAffix(content: Content, id: string, { floor, rng }: { floor: number; rng: Rng }): Drawn {
  spend(DRAWN);
  const kind = content.itemKinds.get(id);
  const share = content.affixShare.at(floor);
  if (!kind || !isWearable(kind) || share === 0 || rng.below(100) >= share) return { id, affixes: [] };
  const affix = content.affixWeights.drawAmong(floor, rng, (affixId) => content.affixes.get(affixId)?.slots.includes(kind.slot) ?? false);
  return { id, affixes: affix === null ? [] : [affix] };
}
