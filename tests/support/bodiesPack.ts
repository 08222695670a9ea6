import type { Ability, Breed, HazardKind, ItemKind, PackRows, StatusKind } from '../../src/engine/content';
import type { Heading } from '../../src/engine/core/point';
import { HEADINGS } from '../../src/engine/core/point';
import type { Game } from '../../src/engine/Game';
import { swims } from '../../src/engine/facts/movement';
import { monster, type Drawing } from './drawGame';
import { drawWater, waterRows } from './waterPack';

/* The pack for tests of bodies of the water: that with water, and who has a front. */

const body = { colour: '#ffffff', sprite: 'none', defence: 0, speed: 100, directions: 8, hp: 30, power: 4, xp: 7 } as const;
const thing = { colour: '#ffffff', sprite: 'none' } as const;

const snap = {
  id: 'snap', on: 'foe', range: 2, every: 9, chance: 100, windup: 2, target: { at: 'area', shape: 'ring', size: 1 }, effects: [{ do: 'strike', percent: 200 }],
  announcing: [{ do: 'inflict', status: 'shut' }], after: [{ do: 'inflict', status: 'gaping' }],
} as const satisfies Ability;
const tide = {
  id: 'tide', on: 'foe', range: 64, every: 20, chance: 100, windup: 1, target: { at: 'area', shape: 'blast', size: 1 }, effects: [{ do: 'flood', tile: 'deepWater', range: 2, turns: 4 }],
} as const satisfies Ability;

const song = { id: 'song', on: 'foe', range: 64, every: 3, chance: 100, heard: true, target: { at: 'actor' }, effects: [{ do: 'lure' }] } as const satisfies Ability;
const jet = {
  id: 'jet', on: 'foe', range: 36, every: 9, chance: 100, windup: 1, target: { at: 'area', shape: 'line', size: 6 }, covers: { hazard: 'spray', turns: 1 }, effects: [{ do: 'push', cells: 3 }, { do: 'cure', status: 'ablaze' }],
} as const satisfies Ability;
const lash = { id: 'lash', on: 'foe', range: 9, every: 3, chance: 100, target: { at: 'actor' }, effects: [{ do: 'pull', cells: 2 }, { do: 'strike', percent: 100 }] } as const satisfies Ability;

export const breeds = {
  ...waterRows.breeds,
  crab: { ...body, glyph: 'Q', brain: ['face', 'hunt', 'track'], frontShield: true },
  turtle: { ...body, glyph: 'V', brain: ['cast', 'hunt', 'track'], abilities: [snap] },
  drowned: { ...body, glyph: 'U', brain: ['drag', 'cling', 'hunt', 'track'], moves: 'amphibious', onHit: [{ do: 'cling' }] },
  siren: { ...body, glyph: 'N', brain: ['cast'], abilities: [song], moves: 'swim' },
  jelly: { ...body, glyph: 'J', brain: [], moves: 'swim', drifts: true, resists: ['stunned'], onStruck: [{ do: 'cloud', hazard: 'shock', range: 0, turns: 1 }] },
  spitter: { ...body, glyph: 'Y', brain: ['cast'], abilities: [jet] },
  angler: { ...body, glyph: 'K', brain: ['angle', 'hunt'], abilities: [lash], moves: 'swim', disguise: 'salve', glimmers: 3 },
  priest: { ...body, glyph: 'I', brain: ['cast'], abilities: [tide] },
} as const satisfies Record<string, Breed>;

const itemKinds = {
  ...waterRows.itemKinds,
  spear: { ...thing, glyph: '1', target: { at: 'nearest', range: 64 }, effects: [{ do: 'damage', amount: 3 }], lands: true },
  fang: { ...thing, glyph: '2', target: { at: 'nearest', range: 64 }, effects: [{ do: 'damage', amount: 3 }, { do: 'inflict', status: 'ablaze' }] },
  grenade: { ...thing, glyph: '3', target: { at: 'cell', radius: 2 }, effects: [{ do: 'damage', amount: 3 }] },
  shove: { ...thing, glyph: '4', target: { at: 'nearest', range: 9 }, effects: [{ do: 'push', cells: 2 }] },
} as const satisfies Record<string, ItemKind>;

const statuses = {
  ...waterRows.statuses,
  shut: { sprite: 'none', takes: 10, endless: true, endsBy: 'attack', look: 'shell' },
  gaping: { sprite: 'none', turns: 3, speed: 50 },
  stunned: { sprite: 'none', turns: 3, stacks: 'keep', tactic: 'freeze', harmful: true },
} as const satisfies Record<string, StatusKind>;

const hazards = {
  ...waterRows.hazards,
  fire: { ...waterRows.hazards.fire, onHazards: { spray: { becomes: null } } },
  spray: { ...thing, glyph: '5', effects: [] },
  shock: { ...thing, glyph: '6', effects: [{ do: 'inflict', status: 'stunned' }], sudden: true, conducted: true },
} as const satisfies Record<string, HazardKind>;

export const bodiesRows = { ...waterRows, breeds, itemKinds, statuses, hazards } as const satisfies Partial<PackRows>;

/** A run in that pack that begins as drawn; those who swim in the deep are under water. */
export function drawBodies(picture: string, { pack = {}, ...drawing }: Drawing = {}): Game {
  const game = drawWater(picture, { ...drawing, pack: { ...bodiesRows, ...pack } });
  for (const actor of game.floor.state.actors) if (swims(game, actor) && game.floor.tileAt(actor.x, actor.y).deep) actor.hidden = true;
  return game;
}

/** Turns the front of the only monster of a breed. */
export function turn(game: Game, breed: string, way: Heading): ReturnType<typeof monster> {
  const actor = monster(game, breed);
  actor.facing = HEADINGS.indexOf(way);
  return actor;
}
