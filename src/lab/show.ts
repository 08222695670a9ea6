import type { Content } from '../engine/content';
import type { FloorPlan } from '../engine/ports';

/** A floor as lines of glyphs: terrain, traps (even hidden ones), items and monsters, and the player at the arrival point. */
export function floorPicture(content: Content, plan: FloorPlan): string[] {
  const rows: string[][] = [];
  for (let y = 0; y < plan.height; y++) {
    rows.push(Array.from({ length: plan.width }, (_, x) => content.tiles[plan.terrain[y * plan.width + x] ?? -1]?.glyph ?? ' '));
  }
  const put = (x: number, y: number, glyph: string | undefined): void => {
    const row = rows[y];
    if (row && glyph !== undefined) row[x] = glyph;
  };
  for (const trap of plan.traps) put(trap.x, trap.y, content.traps.kinds.get(trap.id)?.glyph);
  for (const item of plan.items) put(item.x, item.y, content.itemKinds.get(item.id)?.glyph);
  for (const monster of plan.monsters) put(monster.x, monster.y, content.breeds.get(monster.id)?.glyph);
  put(plan.arrival.x, plan.arrival.y, content.breeds.get('player')?.glyph);
  return rows.map((row) => row.join(''));
}
