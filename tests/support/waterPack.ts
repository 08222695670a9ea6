import type { Breed, HazardKind, PackRows, StatusKind, TileKind } from '../../src/engine/content';
import type { Game } from '../../src/engine/Game';
import { swims } from '../../src/engine/facts/movement';
import type { Drawing } from './drawGame';
import { drawScene, tacticsRows } from './tacticsPack';

/* The pack for tests of brains with water: shallow `~`, deep `=`, who lives in it, and who clings. */

const monster = { colour: '#ffffff', sprite: 'none', defence: 0, speed: 100, directions: 8, hp: 12, power: 5, xp: 7 } as const;
const wet = { colour: '#ffffff', transparent: true, wet: true, conducts: true } as const;

export const breeds = {
  ...tacticsRows.breeds,
  eel: { ...monster, glyph: 'E', brain: ['dive', 'hunt', 'track'], moves: 'swim' },
  leech: { ...monster, glyph: 'q', power: 3, brain: ['cling', 'hunt', 'track'], onHit: [{ do: 'cling' }] },
} as const satisfies Record<string, Breed>;

export const deepWater = { ...wet, id: 'deepWater', glyph: '=', walkable: false, flyable: true, deep: { turns: 5, damage: [[1, 2], [2, 3]] } } as const;

/** Seen through, and passed by nobody. */
export const bars = { id: 'bars', glyph: '6', colour: '#ffffff', walkable: false, transparent: true } as const satisfies TileKind;

const tiles = [
  ...tacticsRows.tiles.filter(({ id }) => id !== 'window' && id !== 'deep'),
  { ...wet, id: 'water', glyph: '~', walkable: true },
  deepWater,
  { ...wet, id: 'ice', glyph: '-', walkable: true, wet: false, conducts: false },
] as const satisfies readonly TileKind[];

const statuses = { ...tacticsRows.statuses, ablaze: { ...tacticsRows.statuses.ablaze, loosens: true } } as const satisfies Record<string, StatusKind>;

const thing = { colour: '#ffffff', sprite: 'none' } as const;
const hazards = {
  ...tacticsRows.hazards,
  sparks: { ...thing, glyph: '7', effects: [{ do: 'damage', amount: 3 }], sudden: true, conducted: true },
  frost: { ...thing, glyph: '8', effects: [], onTiles: { water: { leaves: 'ice' }, deepWater: { leaves: 'ice' } } },
} as const satisfies Record<string, HazardKind>;

export const waterRows = { ...tacticsRows, breeds, tiles, statuses, hazards } as const satisfies Partial<PackRows>;

/** A run in that pack that begins as drawn. The player or a swimmer with water on the left is in the same; a swimmer in the deep is under. */
export function drawWater(picture: string, { pack = {}, ...drawing }: Drawing = {}): Game {
  const game = drawScene(picture, { ...drawing, pack: { ...waterRows, ...pack } });
  const { floor, state: { player } } = game;
  for (const actor of [...floor.state.actors.filter((one) => swims(game, one)), player]) {
    const tile = actor.x > 0 ? floor.state.terrain[floor.index(actor.x - 1, actor.y)] : undefined;
    if (tile === undefined || game.content.tiles[tile]?.wet !== true) continue;
    floor.setTile(actor, tile);
    if (actor !== player) actor.hidden = floor.tileAt(actor.x, actor.y).deep !== undefined;
  }
  game.look();
  return game;
}
