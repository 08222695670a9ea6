import type { Feature, HazardKind, PackRows, TileKind } from '../../src/engine/content';
import type { Game } from '../../src/engine/Game';
import { currentsRows } from './currentsPack';
import type { Drawing } from './drawGame';
import { drawWater } from './waterPack';

/*
 * The pack with water and currents for tests of sluices and ice: a lever `Ł` that lowers the water of a hall, `ł` that raises it again, thin
 * ice `Ì` and cracked ice `Î` on the deep.
 */

const plain = { colour: '#ffffff', transparent: true } as const;

const tiles: readonly TileKind[] = [
  ...currentsRows.tiles,
  { ...plain, id: 'bed', glyph: '_', walkable: true },
  { ...plain, id: 'mud', glyph: ':', walkable: true },
  { ...plain, id: 'sluice', glyph: 'Ł', walkable: false },
  { ...plain, id: 'sluiceOpen', glyph: 'ł', walkable: false },
  { ...plain, id: 'thinIce', glyph: 'Ì', walkable: true, breaks: 'crackedIce' },
  { ...plain, id: 'crackedIce', glyph: 'Î', walkable: true, breaks: 'deepWater' },
];

const hazards = {
  ...currentsRows.hazards,
  frost: { ...currentsRows.hazards.frost, onTiles: { deepWater: { leaves: 'thinIce' }, crackedIce: { leaves: 'thinIce' } } },
  heat: { ...currentsRows.hazards.balm, effects: [], onTiles: { thinIce: { leaves: 'deepWater' }, crackedIce: { leaves: 'deepWater' } } },
} as const satisfies Record<string, HazardKind>;

const features = {
  sluice: { choices: { lower: { effects: [{ do: 'change', from: 'deepWater', to: 'bed', also: { water: 'mud' }, joined: true }] } }, becomes: 'sluiceOpen' },
  sluiceOpen: { choices: { raise: { effects: [{ do: 'change', from: 'bed', to: 'deepWater', also: { mud: 'water' }, joined: true }] } }, becomes: 'sluice' },
} as const satisfies Record<string, Feature>;

export const sluicesRows = { ...currentsRows, tiles, hazards, features } as const satisfies Partial<PackRows>;

/** A run in that pack that begins as drawn, see `drawWater`. */
export function drawSluices(picture: string, { pack = {}, ...drawing }: Drawing = {}): Game {
  return drawWater(picture, { ...drawing, pack: { ...sluicesRows, ...pack } });
}
