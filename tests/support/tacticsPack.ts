import type { Ability, Breed, HazardKind, ItemKind, PackRows, StatusKind, TileKind, TrapKind } from '../../src/engine/content';
import type { Game } from '../../src/engine/Game';
import { drawGame, type Drawing } from './drawGame';
import { tinyRows } from './tinyPack';

/* A pack for tests of brains: the tiny pack with breeds for each tactic, doors, water, traps, fire and the rest. */

const monster = { colour: '#ffffff', sprite: 'none', defence: 0, speed: 100, directions: 8, hp: 6, power: 3, xp: 7 } as const;
const other = { at: 'actor' } as const;
const self = { at: 'self' } as const;
const always = { every: 3, chance: 100 } as const;

/** Abilities that are used whenever they are ready. */
export const abilities = {
  arrow: { id: 'arrow', on: 'foe', range: 36, target: other, effects: [{ do: 'damage', amount: 2 }], ...always },
  mend: { id: 'mend', on: 'ally', range: 25, target: other, effects: [{ do: 'heal', amount: 4 }], ...always },
  hasten: { id: 'hasten', on: 'ally', range: 25, target: other, effects: [{ do: 'inflict', status: 'quick', turns: 5 }], ...always },
  rage: { id: 'rage', on: 'self', range: 0, target: self, effects: [{ do: 'inflict', status: 'quick', turns: 2 }], ...always, every: 1 },
  call: { id: 'call', on: 'foe', range: 64, target: self, effects: [{ do: 'summon', breed: 'rat', count: 1 }], ...always, every: 1 },
  burst: { id: 'burst', on: 'foe', range: 2, target: self, effects: [{ do: 'damage', amount: 99 }], ...always },
  fury: { id: 'fury', on: 'foe', range: 64, target: self, effects: [{ do: 'inflict', status: 'quick', turns: 9 }], ...always, every: 1 },
  howl: { id: 'howl', on: 'foe', range: 64, target: self, effects: [{ do: 'alarm', range: 100 }], ...always, every: 1 },
  drag: { id: 'drag', on: 'foe', range: 25, target: other, effects: [{ do: 'pull', cells: 2 }], ...always },
  beckon: { id: 'beckon', on: 'foe', range: 64, target: other, effects: [{ do: 'swap' }], ...always },
} as const satisfies Record<string, Ability>;

const breeds = {
  sleeper: { ...monster, glyph: 'Z', brain: ['sleep', 'hunt', 'track'] },
  lurker: { ...monster, glyph: 'L', brain: ['lurk', 'hunt', 'track'] },
  chest: { ...monster, glyph: 'M', brain: ['lurk', 'hunt', 'track'], disguise: 'salve' },
  archer: { ...monster, glyph: 'A', brain: ['cast', 'keepAway', 'hunt', 'track'], abilities: [abilities.arrow] },
  shy: { ...monster, glyph: 'y', brain: ['keepAway', 'hunt', 'track'] },
  healer: { ...monster, glyph: 'H', brain: ['cast', 'hunt', 'track'], abilities: [abilities.mend, abilities.hasten] },
  berserk: { ...monster, glyph: 'B', brain: ['cast', 'hunt'], abilities: [abilities.rage] },
  caller: { ...monster, glyph: 'C', brain: ['cast'], abilities: [abilities.call] },
  bomb: { ...monster, glyph: 'P', brain: ['cast', 'hunt'], abilities: [abilities.burst] },
  dragger: { ...monster, glyph: 'D', brain: ['cast'], abilities: [abilities.drag] },
  thief: { ...monster, glyph: 'T', speed: 100, brain: ['rob', 'hunt', 'track'] },
  coward: { ...monster, glyph: 'w', hp: 10, nerve: 50, brain: ['escape', 'hunt', 'track'] },
  bat: { ...monster, glyph: 'b', brain: ['flit', 'hunt'], moves: 'fly' },
  eagle: { ...monster, glyph: 'e', brain: ['hunt', 'track'], moves: 'fly' },
  ghost: { ...monster, glyph: 'g', brain: ['hunt', 'track'], moves: 'phase' },
  worm: { ...monster, glyph: 'W', brain: ['hunt', 'track'], moves: 'burrow' },
  nomad: { ...monster, glyph: 'n', brain: ['hunt', 'track', 'wander'] },
  wolf: { ...monster, glyph: 'f', brain: ['hunt', 'track', 'follow'] },
  sentry: { ...monster, glyph: 'G', brain: ['hunt', 'track', 'guard', 'wander'] },
  salamander: { ...monster, glyph: 'a', brain: ['hunt', 'track'], resists: ['ablaze'] },
} as const satisfies Record<string, Breed>;

const statuses = {
  ...tinyRows.statuses,
  quick: { sprite: 'none', speed: 200 },
  ablaze: { sprite: 'none', harmful: true, turns: 3, endsBy: 'water', eachTurn: [{ do: 'damage', amount: 1 }] },
  blind: { sprite: 'none', harmful: true, sees: 1 },
  unseen: { sprite: 'none', unseen: true },
} as const satisfies Record<string, StatusKind>;

const tiles = [
  ...tinyRows.tiles,
  { id: 'deep', glyph: '~', colour: '#ffffff', walkable: false, transparent: true, flyable: true },
  { id: 'doorShut', glyph: '+', colour: '#ffffff', walkable: true, transparent: false, opens: 'doorOpen' },
  { id: 'doorOpen', glyph: "'", colour: '#ffffff', walkable: true, transparent: true, shuts: 'doorShut' },
  { id: 'locked', glyph: 'X', colour: '#ffffff', walkable: false, transparent: false, opens: 'doorOpen', key: 'key' },
] as const satisfies readonly TileKind[];

const thing = { colour: '#ffffff', sprite: 'none' } as const;

const itemKinds = {
  ...tinyRows.itemKinds,
  key: { ...thing, glyph: 'k', opens: 'locked' },
  coins: { ...thing, glyph: '$', finds: 10 },
  cloak: { ...thing, glyph: '{', slot: 'cloak', bonus: {}, unseen: true },
  slippers: { ...thing, glyph: '}', slot: 'feet', bonus: {}, noise: 0 },
  pike: { ...thing, glyph: '|', slot: 'hand', bonus: { power: 1 }, blow: 'reach' },
} as const satisfies Record<string, ItemKind>;

const traps = {
  count: [], hidden: [], weights: {},
  kinds: { dart: { ...thing, glyph: 't', once: false, target: self, effects: [{ do: 'damage', amount: 1 }] } satisfies TrapKind },
} as const;

const hazards = {
  fire: { ...thing, glyph: 'F', effects: [{ do: 'inflict', status: 'ablaze' }] },
  balm: { ...thing, glyph: 'V', effects: [{ do: 'heal', amount: 1 }] },
} as const satisfies Record<string, HazardKind>;

export const tacticsRows = { breeds: { ...tinyRows.breeds, ...breeds }, statuses, tiles, itemKinds, traps, hazards } as const satisfies Partial<PackRows>;

/** A run in that pack that begins as drawn; a `t` is a known trap. */
export function drawScene(picture: string, { pack = {}, ...drawing }: Drawing = {}): Game {
  const game = drawGame(picture, { ...drawing, pack: { ...tacticsRows, ...pack } });
  for (const trap of game.floor.state.traps) trap.known = true;
  return game;
}

/** The breeds of that pack with some fields of one of them replaced. */
export function mindsWith(id: keyof typeof breeds, changes: Partial<Breed>): Record<string, Breed> {
  return { ...tacticsRows.breeds, [id]: { ...breeds[id], ...changes } };
}

/** Puts a hazard on some cells. */
export function lay(game: Game, kind: keyof typeof hazards, ...cells: readonly (readonly [number, number])[]): void {
  for (const [x, y] of cells) game.floor.layHazards([{ kind, x, y, turns: 20 }]);
}
