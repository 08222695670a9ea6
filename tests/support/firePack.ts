import type { HazardKind, ItemKind, PackRows, StatusKind, TileKind } from '../../src/engine/content';
import type { Game } from '../../src/engine/Game';
import { campaignRows } from './campaignPack';
import { drawGame, type Drawing } from './drawGame';

/* A pack for tests of what burns, freezes, drifts and conducts: that of the campaign's tests with hazards that react. */

const thing = { colour: '#ffffff', sprite: 'none' } as const;
const tile = { colour: '#ffffff', walkable: true, transparent: true } as const;

const tiles: readonly TileKind[] = [
  ...campaignRows.tiles.map((row) => (row.id === 'water' || row.id === 'deepWater' ? { ...row, conducts: true } : row)),
  { ...tile, id: 'grass', glyph: '"' },
  { ...tile, id: 'stubble', glyph: '`' },
  { ...tile, id: 'web', glyph: 'x' },
  { ...tile, id: 'cask', glyph: 'K', walkable: false, transparent: false },
  { ...tile, id: 'ice', glyph: 'i' },
];

const steam = { becomes: 'steam', turns: 3 } as const;
const boom = { becomes: 'boom', turns: 1 } as const;

const hazards = {
  fire: {
    ...thing, glyph: '^', effects: [{ do: 'inflict', status: 'ablaze', turns: 2 }],
    onTiles: {
      grass: { spreads: 100, turns: 2, leaves: 'stubble' },
      web: { spreads: 100, turns: 1, leaves: 'ground' },
      cask: { spreads: 100, ...boom, leaves: 'ground', range: 1 },
      water: steam,
      deepWater: { becomes: null },
      ice: { ...steam, leaves: 'water' },
    },
    onHazards: { damp: { spreads: 100, ...boom } },
  },
  gas: { ...campaignRows.hazards.gas, glyph: '%' },
  boom: {
    ...thing, glyph: '*', effects: [{ do: 'damage', amount: 4 }], sudden: true,
    onTiles: { cask: { spreads: 100, leaves: 'ground', range: 1 } },
    onHazards: { damp: { spreads: 100, ...boom } },
    ends: { becomes: 'smoke', turns: 2 },
  },
  /** Burns. */
  damp: { ...thing, glyph: '~', effects: [] },
  /** Drifts, harms nobody and hides nothing. */
  mist: { ...thing, glyph: '?', effects: [], drifts: true },
  steam: { ...thing, glyph: '&', effects: [], hides: true },
  smoke: { ...thing, glyph: '8', effects: [], hides: true },
  frost: { ...thing, glyph: '!', effects: [], onTiles: { water: { leaves: 'ice' }, deepWater: { leaves: 'ice' } }, onHazards: { fire: steam } },
  sparks: { ...thing, glyph: '/', effects: [{ do: 'damage', amount: 3 }], sudden: true, conducted: true },
} as const satisfies Record<string, HazardKind>;

const statuses = {
  ...campaignRows.statuses,
  ablaze: { ...campaignRows.statuses.ablaze, eachTurn: [{ do: 'damage', amount: 1 }, { do: 'ignite', hazard: 'fire' }] },
} as const satisfies Record<string, StatusKind>;

const itemKinds = {
  ...campaignRows.itemKinds,
  torch: { ...thing, glyph: '{', target: { at: 'cell', radius: 0, evenEmpty: true }, effects: [{ do: 'ignite', hazard: 'fire' }] },
  flask: { ...thing, glyph: '}', target: { at: 'cell', radius: 0, evenEmpty: true }, effects: [{ do: 'cloud', hazard: 'fire', range: 0, turns: 2 }] },
  chill: { ...thing, glyph: '$', target: { at: 'cell', radius: 0, evenEmpty: true }, effects: [{ do: 'cloud', hazard: 'frost', range: 1, turns: 1 }] },
  shock: { ...thing, glyph: ';', target: { at: 'cell', radius: 0, evenEmpty: true }, effects: [{ do: 'cloud', hazard: 'sparks', range: 0, turns: 1 }] },
} as const satisfies Record<string, ItemKind>;

export const fireRows = { ...campaignRows, tiles, hazards, statuses, itemKinds } as const satisfies Partial<PackRows>;

/** A run in that pack that begins as drawn. */
export function drawFire(map: string, { pack, ...drawing }: Drawing = {}): Game {
  return drawGame(map, { ...drawing, pack: { ...fireRows, ...pack } });
}

/** Lays hazards for some turns on some cells, without any reaction: `lay(game, { fire: 2 }, [1, 0])`. */
export function lay(game: Game, turns: Partial<Record<keyof typeof hazards, number>>, ...cells: readonly (readonly [number, number])[]): void {
  for (const [kind, n] of Object.entries(turns)) game.floor.layHazards(cells.map(([x, y]) => ({ kind, x, y, turns: n })));
}

/** The floor as a picture, with hazards over everything. */
export function smoulder({ floor, content, state }: Game): string {
  const rows = Array.from({ length: floor.height }, (_, y) => Array.from({ length: floor.width }, (__, x) => floor.tileAt(x, y).glyph));
  const put = ({ x, y }: { x: number; y: number }, glyph = '?'): void => {
    const row = rows[y];
    if (row) row[x] = glyph;
  };
  for (const actor of [...floor.state.actors, state.player]) put(actor, content.breeds.get(actor.breed)?.glyph);
  for (const hazard of floor.state.hazards) put(hazard, content.hazards.get(hazard.kind)?.glyph);
  return rows.map((row) => row.join('')).join('\n');
}
