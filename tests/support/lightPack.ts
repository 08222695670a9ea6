import type { Breed, LightRules, PackRows, TileKind } from '../../src/engine/content';
import type { Game } from '../../src/engine/Game';
import { campaignRows, drawCampaign } from './campaignPack';
import type { Drawing } from './drawGame';
import { breedsWith } from './tinyPack';

/* The tests' campaign with light: rules, tiles that shine and monsters that mind. */

export const rules: LightRules = { hooded: 2, spent: 1, far: 10, notice: { dark: 3, glow: 5, lit: 8 }, asleep: 77, wakes: 12, forgets: 8, hears: 6 };

const monster = { colour: '#ffffff', sprite: 'none', defence: 0, speed: 100, directions: 8, hp: 6, power: 1, xp: 5 } as const;

const breeds = {
  ...breedsWith('rat', {}),
  ...campaignRows.breeds,
  /** Stands and shines. */
  bearer: { ...monster, glyph: 'n', hp: 30, shines: 2, brain: [] },
  shade: { ...monster, glyph: 'D', darkBound: true, brain: ['hunt', 'track'] },
  roach: { ...monster, glyph: 'x', brain: ['fearsLight', 'hunt', 'track'] },
  moth: { ...monster, glyph: 'W', moves: 'fly', brain: ['hunt', 'seeksLight', 'track'] },
  snuffer: { ...monster, glyph: 'Z', brain: ['snuffs', 'hunt', 'track'] },
} as const satisfies Record<string, Breed>;

const tile = { colour: '#ffffff', walkable: false } as const;

const tiles: readonly TileKind[] = [
  { ...tile, id: 'torch', glyph: 'T', transparent: false, shines: 3, darkens: 'torchOut' },
  { ...tile, id: 'torchOut', glyph: 'i', transparent: false },
  { ...tile, id: 'brazier', glyph: 'Q', transparent: true, shines: 3, darkens: 'brazierOut' },
  { ...tile, id: 'brazierOut', glyph: 'K', transparent: true },
];

export const lightRows = {
  ...campaignRows,
  lantern: { full: 600, dim: 150, least: 3, hunters: 500 },
  light: rules,
  breeds,
  tiles: [...campaignRows.tiles, ...tiles],
  hazards: { ...campaignRows.hazards, fire: { ...campaignRows.hazards.fire, shines: 2 } },
  itemKinds: { ...campaignRows.itemKinds, ember: { ...campaignRows.itemKinds.ember, shines: 2 } },
} satisfies Partial<PackRows>;

/** A run as drawn, in a pack with light. */
export function drawLit(map: string, { pack, ...drawing }: Drawing = {}, changes: { readonly hooded?: boolean; readonly oil?: number } = {}): Game {
  const game = drawCampaign(map, { ...drawing, pack: pack ? { ...lightRows, ...pack } : lightRows });
  Object.assign(game.state.hero, changes);
  game.look();
  return game;
}
