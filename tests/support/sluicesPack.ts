import type { Feature, PackRows, TileKind } from '../../src/engine/content';
import type { Game } from '../../src/engine/Game';
import { currentsRows } from './currentsPack';
import type { Drawing } from './drawGame';
import { drawWater } from './waterPack';

/* The pack with water and currents for tests of sluices: a lever `L` that lowers the water of a hall and `l` that raises it again. */

const plain = { colour: '#ffffff', transparent: true } as const;

const tiles: readonly TileKind[] = [
  ...currentsRows.tiles,
  { ...plain, id: 'bed', glyph: '_', walkable: true },
  { ...plain, id: 'mud', glyph: ':', walkable: true },
  { ...plain, id: 'sluice', glyph: 'Ł', walkable: false },
  { ...plain, id: 'sluiceOpen', glyph: 'ł', walkable: false },
];

const features = {
  sluice: { choices: { lower: { effects: [{ do: 'change', from: 'deepWater', to: 'bed', also: { water: 'mud' }, joined: true }] } }, becomes: 'sluiceOpen' },
  sluiceOpen: { choices: { raise: { effects: [{ do: 'change', from: 'bed', to: 'deepWater', also: { mud: 'water' }, joined: true }] } }, becomes: 'sluice' },
} as const satisfies Record<string, Feature>;

export const sluicesRows = { ...currentsRows, tiles, features } as const satisfies Partial<PackRows>;

/** A run in that pack that begins as drawn, see `drawWater`. */
export function drawSluices(picture: string, { pack = {}, ...drawing }: Drawing = {}): Game {
  return drawWater(picture, { ...drawing, pack: { ...sluicesRows, ...pack } });
}
