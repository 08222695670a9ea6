import type { Affix, Breed, Elite, HazardKind, ItemKind, PackRows, StatusKind, TileKind, TrapKind, Vault } from '../../src/engine/content';
import { brokenInvariants } from '../../src/engine/run/invariants';
import type { Game } from '../../src/engine/Game';
import type { GameEvent } from '../../src/engine/events';
import type { Action } from '../../src/engine/actions/Action';
import type { Actor } from '../../src/engine/state';
import { drawGame, type Drawing } from './drawGame';
import { tinyRows } from './tinyPack';

/* What the tiny pack lacks: one row for each thing that the campaign adds. Glyphs are unique over all tables. */

const monster = { colour: '#ffffff', sprite: 'none', defence: 0, speed: 100, directions: 8, brain: [], hp: 6, power: 3, xp: 5 } as const;

const breeds = {
  /** Can sleep, unlike the rat. */
  dormouse: { ...monster, glyph: 'z', brain: ['sleep', 'hunt', 'track'] },
  /** Flies over water and traps. */
  gnat: { ...monster, glyph: 'f', power: 1, moves: 'fly', brain: ['hunt', 'track'] },
  ghost: { ...monster, glyph: 'g', power: 1, moves: 'phase', brain: ['hunt', 'track'] },
  mole: { ...monster, glyph: 'm', power: 1, moves: 'burrow', brain: ['hunt', 'track'] },
  /** Looks like a salve. */
  mimic: { ...monster, glyph: 'M', disguise: 'salve', brain: ['lurk', 'hunt', 'track'] },
  viper: { ...monster, glyph: 'v', onHit: [{ do: 'inflict', status: 'venom', turns: 3 }], brain: ['hunt'] },
  holder: { ...monster, glyph: 'H', power: 2, onHit: [{ do: 'inflict', status: 'stiff', turns: 5 }], brain: ['hunt'] },
  /** Never moves; hurts anything that hurts it. */
  cactus: { ...monster, glyph: 'C', hp: 30, onStruck: [{ do: 'damage', amount: 2 }] },
  jelly: { ...monster, glyph: 'J', hp: 30, power: 0, onStruck: [{ do: 'split' }] },
  /** Dies loudly. */
  bomb: { ...monster, glyph: 'b', hp: 1, power: 0, onDeath: [{ target: { at: 'cell', radius: 2, evenEmpty: true }, effects: [{ do: 'damage', amount: 9 }] }] },
  leech: { ...monster, glyph: 'l', hp: 20, drains: 50, brain: ['hunt'] },
  shover: { ...monster, glyph: 'V', power: 2, speed: 200, onHit: [{ do: 'push', cells: 3 }], brain: ['hunt'] },
  /** Can be a captive and an ally. */
  squire: { ...monster, glyph: 'F', hp: 12, brain: ['cast', 'accompany', 'hunt'] },
} as const satisfies Record<string, Breed>;

const thing = { colour: '#ffffff', sprite: 'none' } as const;

const itemKinds = {
  knife: { ...thing, glyph: 't', lands: true, target: { at: 'actor', range: 36 }, effects: [{ do: 'damage', amount: 3 }] },
  wand: { ...thing, glyph: '-', group: 'wand', charges: 2, target: { at: 'actor' }, effects: [{ do: 'damage', amount: 2 }] },
  brew: { ...thing, glyph: 'p', group: 'potion', target: { at: 'self' }, effects: [{ do: 'heal', amount: 4 }] },
  tonic: { ...thing, glyph: 'q', group: 'potion', target: { at: 'self' }, effects: [{ do: 'inflict', status: 'haste' }] },
  oil: { ...thing, glyph: 'o', target: { at: 'self' }, effects: [{ do: 'refuel', turns: 100 }] },
  brassKey: { ...thing, glyph: 'k', opens: 'doorLocked' },
  gem: { ...thing, glyph: 'd', finds: 25 },
  ember: { ...thing, glyph: 'E', wins: true },
  spear: { ...thing, glyph: 'y', slot: 'hand', bonus: { power: 1 }, blow: 'reach' },
  scythe: { ...thing, glyph: 'Y', slot: 'hand', bonus: { power: 1 }, blow: 'sweep' },
  rapier: { ...thing, glyph: 'R', slot: 'hand', bonus: { power: 1 }, blow: 'lunge' },
  ring: { ...thing, glyph: 'u', slot: 'finger', bonus: {}, light: 1, search: 1, resists: ['venom'] },
  boots: { ...thing, glyph: 'B', slot: 'feet', bonus: { defence: 1 }, speed: 50, noise: 0 },
} as const satisfies Record<string, ItemKind>;

const affixes = {
  venomous: { slots: ['hand'], bonus: {}, onHit: [{ do: 'inflict', status: 'venom', turns: 4 }] },
  spiked: { slots: ['body'], bonus: {}, onStruck: [{ do: 'damage', amount: 1 }] },
  thirsty: { slots: ['hand'], bonus: {}, drains: 40 },
} as const satisfies Record<string, Affix>;

const lasting = { sprite: 'none' } as const;

const statuses = {
  venom: { ...lasting, eachTurn: [{ do: 'damage', amount: 2 }], endsBy: 'healing', stacks: 'add', harmful: true },
  ablaze: { ...lasting, eachTurn: [{ do: 'damage', amount: 3 }], endsBy: 'water', turns: 4, harmful: true },
  frail: { ...lasting, bonus: { power: -3 }, stacks: 'keep', turns: 6, harmful: true },
  haste: { ...lasting, speed: 200 },
  slow: { ...lasting, speed: 50, harmful: true },
  blind: { ...lasting, sees: 1, harmful: true },
  dream: { ...lasting, deceives: true, harmful: true },
  shielded: { ...lasting, takes: 50 },
  veiled: { ...lasting, unseen: true },
  mending: { ...lasting, eachTurn: [{ do: 'heal', amount: 2 }] },
  hale: { ...lasting, bonus: { maxHp: 5 } },
} as const satisfies Record<string, StatusKind>;

const tile = { colour: '#ffffff', walkable: true, transparent: true } as const;

const tiles: readonly TileKind[] = [
  { ...tile, id: 'doorClosed', glyph: '+', transparent: false, opens: 'doorOpen' },
  { ...tile, id: 'doorOpen', glyph: '|', shuts: 'doorClosed' },
  { ...tile, id: 'doorLocked', glyph: 'L', walkable: false, transparent: false, key: 'brassKey', opens: 'doorOpen' },
  { ...tile, id: 'water', glyph: ',', wet: true },
  { ...tile, id: 'deepWater', glyph: 'w', walkable: false, flyable: true },
  { ...tile, id: 'rubble', glyph: ':', noise: 36 },
];

const snare = { colour: '#ffffff', sprite: 'none', target: { at: 'self' }, once: false } as const;

const traps = {
  dart: { ...snare, glyph: '1', effects: [{ do: 'damage', amount: 3 }] },
  fire: { ...snare, glyph: '2', effects: [{ do: 'cloud', hazard: 'fire', range: 2, turns: 3 }] },
  gas: { ...snare, glyph: '3', effects: [{ do: 'cloud', hazard: 'gas', range: 4, turns: 5 }] },
  teleport: { ...snare, glyph: '4', effects: [{ do: 'teleport' }] },
  alarm: { ...snare, glyph: '5', effects: [{ do: 'alarm', range: 400 }] },
  pit: { ...snare, glyph: '6', effects: [{ do: 'fall' }] },
  net: { ...snare, glyph: '7', effects: [{ do: 'inflict', status: 'stiff', turns: 3 }], once: true },
  rust: { ...snare, glyph: '8', effects: [{ do: 'rust', most: 2 }] },
} as const satisfies Record<string, TrapKind>;

const hazards = {
  fire: { ...thing, glyph: '9', effects: [{ do: 'damage', amount: 2 }] },
  gas: { ...thing, glyph: '0', effects: [{ do: 'inflict', status: 'venom', turns: 2 }] },
} as const satisfies Record<string, HazardKind>;

const plainElite = { sprite: 'none', colour: '#ffffff', hp: 0, power: 0, xp: 0, defence: 0 } as const;

const elites = {
  swift: { ...plainElite, xp: 50, speed: 200 },
  tough: { ...plainElite, hp: 50, power: 50, xp: 100, defence: 1, resists: ['dizzy'] },
  fiery: { ...plainElite, onDeath: [{ target: { at: 'self' }, effects: [{ do: 'cloud', hazard: 'fire', range: 1, turns: 2 }] }] },
} as const satisfies Record<string, Elite>;

/** A locked room, as the maps of the tests draw it. */
const vault: Vault = { map: ['###', '#.#', '#+#'], legend: {}, door: 'doorLocked' };

export const campaignRows = {
  breeds: { ...tinyRows.breeds, ...breeds },
  itemKinds: { ...tinyRows.itemKinds, ...itemKinds },
  affixes: { ...tinyRows.affixes, ...affixes },
  statuses: { ...tinyRows.statuses, ...statuses },
  tiles: [...tinyRows.tiles, ...tiles],
  hazards,
  traps: { count: [], hidden: [], weights: {}, kinds: traps },
  elites: { share: [[1, 100]], weights: { swift: [[1, 1]] }, kinds: elites },
  captives: { most: 2, turns: 3, xp: 50, weights: { squire: [[1, 1]] } },
  vaults: { count: [], weights: {}, arenas: {}, kinds: { closet: vault } },
  appearances: { potion: { murky: { ...thing, glyph: 'p' }, clear: { ...thing, glyph: 'q' }, red: { ...thing, glyph: 'p' } }, wand: { oak: { ...thing, glyph: '-' } } },
} as const satisfies Partial<PackRows>;

/** A run as drawn, in a pack that has all this. */
export function drawCampaign(map: string, { pack, ...drawing }: Drawing = {}): Game {
  return drawGame(map, { ...drawing, pack: pack ? { ...campaignRows, ...pack } : campaignRows });
}

/** Takes turns, checking after each that the run is valid; returns all events. */
export function play(game: Game, ...actions: readonly Action[]): GameEvent[] {
  return actions.flatMap((action) => {
    const events = game.turn(action);
    expect(brokenInvariants(game)).toEqual([]);
    return events;
  });
}

/** All actors of a breed on the current floor. */
export function all(game: Game, breed: string): Actor[] {
  return game.floor.state.actors.filter((actor) => actor.breed === breed);
}

/** The events of one type. */
export function only<K extends GameEvent['type']>(events: readonly GameEvent[], type: K): Extract<GameEvent, { type: K }>[] {
  return events.filter((event): event is Extract<GameEvent, { type: K }> => event.type === type);
}
