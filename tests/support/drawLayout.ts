import type { Content } from '../../src/engine/content';
import { Rng } from '../../src/engine/core/rng';
import { paletteOf as paletteOfFloor, type DrawnVault, type Layout, type Palette, type Room } from '../../src/procgen/dig/Layout';
import type { Draw } from '../../src/procgen/draw';
import { DugFloor } from '../../src/procgen/fill/DugFloor';
import { populate, type Population } from '../../src/procgen/fill/populate';
import { rowsOf } from './drawGame';
import { pictureOf } from './floorPlans';

/** A dug map from a picture: tiles by their glyphs, `@` the arrival, `>` the stairs; either is in the corner if not drawn. */
export function drawLayout(content: Content, picture: string, changes: Partial<Layout> = {}): Layout {
  const rows = rowsOf(picture);
  const width = rows[0]?.length ?? 0;
  const glyphs = Array.from(rows.join(''));
  const tileOf = (glyph: string): number => Math.max(0, content.tiles.findIndex((tile) => tile.glyph === (glyph === '@' ? '.' : glyph)));
  const find = (glyph: string): { x: number; y: number } => {
    const at = Math.max(0, glyphs.indexOf(glyph));
    return { x: at % width, y: Math.floor(at / width) };
  };
  const { wall, ground } = paletteOf(content);
  return { width, height: rows.length, terrain: Uint8Array.from(glyphs, tileOf), rooms: [], vaults: [], arrival: find('@'), stairs: find('>'), wall, ground, ...changes };
}

/** The tiles of a layout as a picture. */
export function drawnLayout({ tiles }: Content, { width, terrain }: Pick<Layout, 'width' | 'terrain'>): string {
  return pictureOf(width, terrain, tiles.map(({ glyph }) => glyph).join(''));
}

/** A room from the corners of its walls: west, north, east, south. */
export function roomAt([x1, y1, x2, y2]: readonly [number, number, number, number], inset = 0): Room {
  return { x1, y1, x2, y2, inset };
}

/** The index of a tile in a pack's table. */
export function placeOf({ tiles }: Content, id: string): number {
  return tiles.findIndex((tile) => tile.id === id);
}

/** The palette of a pack's top floor. */
export function paletteOf(content: Content): Palette {
  return paletteOfFloor(content, 1);
}

/** What a floor of a seed gets on a layout. */
export function filled(content: Content, floor: number, layout: Layout, seed: string): Population {
  return populate(new DugFloor(content, floor, layout), (purpose) => Rng.of(seed, `${purpose}:${floor}`));
}

/** An empty vault from its corners. */
export function vaultAt(vault: string, [x1, y1, x2, y2]: readonly [number, number, number, number]): DrawnVault {
  return { vault, x1, y1, x2, y2, door: { x: x1, y: y1 }, contents: [], draw: onlyDraw('vaults', vault) };
}

/** The draw of all that a table has on floor 1. */
export function onlyDraw(table: Draw['table'], id: string): Draw {
  return { table, floor: 1, id, weight: 1, total: 1, by: 'weight' };
}

/** A picture with a mark on some cells of a layout. */
export function marked({ width, height }: Layout, sign: string, isMarked: (x: number, y: number) => boolean): string {
  return Array.from({ length: height }, (_, y) => Array.from({ length: width }, (__, x) => (isMarked(x, y) ? sign : '.')).join('')).join('\n');
}
