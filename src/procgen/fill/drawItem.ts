import { isWearable, type Content } from '../../engine/content';
import type { Rng } from '../../engine/core/rng';
import type { ItemSpawn } from '../../engine/ports';

/** A kind of item with the affixes it carries. */
export type Drawn = Pick<ItemSpawn, 'id' | 'affixes'>;

/** One item for that floor by the pack's tables, with an affix where chance gives it one; null where nothing can be drawn. */
export function drawItem(content: Content, floor: number, rng: Rng): Drawn | null {
  const id = content.items.draw(floor, rng);
  return id === null ? null : drawAffix(content, id, { floor, rng });
}

/** An item of a kind, with an affix where chance gives it one. */
export function drawAffix(content: Content, id: string, { floor, rng }: { floor: number; rng: Rng }): Drawn {
  const kind = content.itemKinds.get(id);
  const share = content.affixShare.at(floor);
  if (!kind || !isWearable(kind) || share === 0 || rng.below(100) >= share) return { id, affixes: [] };
  const affix = content.affixWeights.drawAmong(floor, rng, (affixId) => content.affixes.get(affixId)?.slots.includes(kind.slot) ?? false);
  return { id, affixes: affix === null ? [] : [affix] };
}
