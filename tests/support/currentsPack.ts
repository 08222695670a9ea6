import { COMPASS, type Heading } from '../../src/engine/core/point';
import type { PackRows, TileKind } from '../../src/engine/content';
import type { Game } from '../../src/engine/Game';
import type { Drawing } from './drawGame';
import { deepWater, drawWater, waterRows } from './waterPack';

/* The pack with water for tests of currents: shallow ones as thin arrows, a deep one as a thick arrow. */

const ARROWS = { north: '↑', east: '→', south: '↓', west: '←', northEast: '↗', southEast: '↘', southWest: '↙', northWest: '↖' } as const;

const shallow = { colour: '#ffffff', walkable: true, transparent: true, wet: true, conducts: true } as const;

const headings = Object.keys(COMPASS) as Heading[];
const idOf = (carries: Heading): string => `${carries}Current`;

const currents: readonly TileKind[] = headings.map((carries, at) => {
  return { ...shallow, id: idOf(carries), glyph: ARROWS[carries], carries, turned: idOf(headings[(at + 2) % 8] as Heading) };
});
const rapids: TileKind = { ...deepWater, id: 'rapids', glyph: '⇒', carries: 'east' };

export const currentsRows = { ...waterRows, tiles: [...waterRows.tiles, ...currents, rapids] } as const satisfies Partial<PackRows>;

/** A run in that pack that begins as drawn, see `drawWater`. */
export function drawCurrents(picture: string, { pack = {}, ...drawing }: Drawing = {}): Game {
  return drawWater(picture, { ...drawing, pack: { ...currentsRows, ...pack } });
}
