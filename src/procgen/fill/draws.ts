import { type Content, isWearable } from '../../engine/content';
import type { Rng } from '../../engine/core/rng';
import { becomesElite } from '../../engine/floor/openFloor';
import type { ItemSpawn, MonsterSpawn } from '../../engine/ports';
import { type Draw, drawFrom } from '../draw';
import type { Chance, ItemDraw } from '../reasons';
import { DRAWN, spend } from '../work';
import { occupantOf } from './DugFloor';

/** An item without its cell, and how it was drawn. */
export interface DrawnItem {
  readonly item: Pick<ItemSpawn, 'id' | 'affixes'>;
  readonly why: ItemDraw;
}

/** Draws an item for a floor, perhaps with an affix; null if nothing can be drawn. */
export function drawItem(content: Content, floor: number, rng: Rng): (DrawnItem & { readonly why: { readonly draw: Draw } }) | null {
  const draw = drawFrom(content, { table: 'items', floor }, rng);
  if (draw === null) return null;
  const affix = affixFor(content, draw.id, floor, rng);
  return { item: { id: draw.id, affixes: affix ? [affix.draw.id] : [] }, why: { draw, affix } };
}

/** An item of a kind, perhaps with an affix. */
export function drawAffix(content: Content, id: string, floor: number, rng: Rng): DrawnItem {
  const affix = affixFor(content, id, floor, rng);
  return { item: { id, affixes: affix ? [affix.draw.id] : [] }, why: { draw: null, affix } };
}

/** The affix of an item of a kind; null for most. */
function affixFor(content: Content, id: string, floor: number, rng: Rng): Chance | null {
  spend(DRAWN);
  const kind = content.itemKinds.get(id);
  const percent = content.affixShare.at(floor);
  if (!kind || !isWearable(kind) || percent === 0 || rng.below(100) >= percent) return null;
  const draw = drawFrom(content, { table: 'affixes', floor }, rng, (each) => content.affixes.get(each)?.slots.includes(kind.slot) ?? false);
  return draw && { percent, draw };
}

/** Draws a monster for a floor that isn't unique, nor a swimmer, for which there may be no water. */
export function drawCommon(content: Content, floor: number, rng: Rng): Draw | null {
  return drawFrom(content, { table: 'monsters', floor }, rng, (id) => {
    return content.breeds.get(id)?.unique !== true && occupantOf(content, id) !== 'swimmer';
  });
}

/** The elite kinds of a monster, and how one was drawn. */
export interface Rank extends Pick<MonsterSpawn, 'elite'> {
  readonly chance: Chance | null;
}

const NONE: Rank = { elite: [], chance: null };

/** The rank of a new monster on a floor: one elite kind by the pack's share of elites, else none. */
export function drawRank(content: Content, breed: string, floor: number, rng: Rng): Rank {
  if (!becomesElite(content, { breed, floor }, rng)) return NONE;
  return drawElite(content, content.elites.share.at(floor), floor, rng);
}

/** The rank of an elite, as this percentage is; none if the table is empty. */
export function drawElite(content: Content, percent: number, floor: number, rng: Rng): Rank {
  const draw = drawFrom(content, { table: 'elites', floor }, rng);
  return { elite: draw ? [draw.id] : [], chance: draw && { percent, draw } };
}
