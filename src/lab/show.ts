import type { Content } from '../engine/content';
import type { FloorPlan } from '../engine/ports';
import { ProcgenService } from '../procgen/ProcgenService';
import { command } from './Command';
import { contentById } from './contentById';
import { words } from './curve/words';
import { reportOf } from './floors';
import { floorsOf } from './lastFloor';
import { takes } from './options';

export const show = command('show', 'draws one floor', takes('pack', 'floor', 'seed'), ({ pack, floor: asked, seed }) => {
  const content = contentById(pack);
  const [floor = asked] = floorsOf(content, [asked]);
  const { plan, rooms } = reportOf(content, { seed, floor, service: new ProcgenService(content, seed) });
  const { width, height, arrival, monsters, items } = plan;
  const cells = Array.from(plan.terrain, (tile) => content.tiles[tile]?.id);
  const data = { pack: content.id, seed, floor, width, height, rooms, arrival, cells, monsters, items };
  return { data, lines: [...floorPicture(content, plan), '', ...legendOf(content, plan)] };
});

/** A floor as lines of glyphs: terrain, traps (even hidden ones), items and monsters, and the player at the arrival point. */
function floorPicture(content: Content, plan: FloorPlan): string[] {
  return rowsOf(content, plan).map((row) => row.join(''));
}

/** What each glyph of the picture is, in the order of the tables; several rows may have the same. */
function legendOf(content: Content, plan: FloorPlan): string[] {
  const drawn = new Set(rowsOf(content, plan).flat());
  const tiles = new Set(Array.from(plan.terrain));
  const there = (glyph: string | undefined, what: string): [string, string][] => (glyph !== undefined && drawn.has(glyph) ? [[glyph, what]] : []);
  const spawned = (spawns: readonly { readonly id: string }[], kinds: ReadonlyMap<string, { readonly glyph: string }>): [string, string][] =>
    [...new Set(spawns.map(({ id }) => id))].flatMap((id) => there(kinds.get(id)?.glyph, words(id)));
  const all = [
    ...there(content.breeds.get('player')?.glyph, 'arrival'),
    ...content.tiles.flatMap(({ id, glyph }, index) => (tiles.has(index) ? there(glyph, words(id)) : [])),
    ...spawned(plan.traps, content.traps.kinds),
    ...spawned(plan.items, content.itemKinds),
    ...spawned(plan.monsters, content.breeds),
  ];
  const byGlyph = new Map<string, string[]>();
  for (const [glyph, what] of all) byGlyph.set(glyph, [...(byGlyph.get(glyph) ?? []), what]);
  return [...byGlyph].map(([glyph, what]) => `${glyph}  ${what.join(', ')}`);
}

function rowsOf(content: Content, plan: FloorPlan): string[][] {
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
  return rows;
}
