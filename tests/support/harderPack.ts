import type { Breed, Content, ItemKind, PackRows, TileKind, Vault } from '../../src/engine/content';
import { contentOf, tinyRows } from './tinyPack';

/* The tiny pack with everything switched on that the campaign's floors have, for tests of floor generation. */

const being = { colour: '#ffffff', sprite: 'none', hp: 6, defence: 0, power: 3, xp: 5, speed: 100, directions: 8 } as const;

const breeds = {
  ...tinyRows.breeds,
  /** Can sleep, as often as the floor says. */
  cat: { ...being, glyph: 'a', brain: ['sleep', 'hunt', 'track'] },
  /** Always sleeps. */
  sloth: { ...being, glyph: 'z', brain: ['sleep', 'hunt'], sleepy: 100 },
  /** Comes with two or three rats. */
  piper: { ...being, glyph: 'P', brain: ['sleep', 'hunt', 'track'], company: [{ breed: 'rat', least: 2, most: 3 }] },
  /** Lives deep down. */
  wyrm: { ...being, glyph: 'w', brain: ['hunt'] },
  /** Opens the seals when it dies. */
  warden: { ...being, glyph: 'W', brain: ['sleep', 'hunt'], unique: true, onDeath: [{ target: { at: 'self' }, effects: [{ do: 'change', from: 'seal', to: 'ground' }] }] },
  /** Held in the kennel. */
  page: { ...being, glyph: 'p', brain: ['accompany', 'hunt'] },
} as const satisfies Record<string, Breed>;

const thing = { colour: '#ffffff', sprite: 'none' } as const;

const itemKinds = {
  ...tinyRows.itemKinds,
  key: { ...thing, glyph: 'k', opens: 'doorLocked' },
  coin: { ...thing, glyph: '$', finds: 1 },
  crown: { ...thing, glyph: 'Y', wins: true },
} as const satisfies Record<string, ItemKind>;

const tiles = [
  ...tinyRows.tiles,
  { id: 'doorClosed', glyph: '+', colour: '#ffffff', walkable: true, transparent: false, opens: 'doorOpen' },
  { id: 'doorOpen', glyph: "'", colour: '#ffffff', walkable: true, transparent: true, shuts: 'doorClosed' },
  { id: 'doorLocked', glyph: 'X', colour: '#ffffff', walkable: false, transparent: false, opens: 'doorOpen', key: 'key' },
  { id: 'water', glyph: '~', colour: '#ffffff', walkable: true, transparent: true, wet: true },
  { id: 'deepWater', glyph: 'D', colour: '#ffffff', walkable: false, transparent: true, flyable: true },
  { id: 'seal', glyph: '|', colour: '#ffffff', walkable: false, transparent: true },
] as const satisfies readonly TileKind[];

const vaults = {
  /** No two of its eight orientations are the same. */
  crooked: { door: 'doorClosed', map: ['#####', '#..$#', '#.###', '+.#  ', '###  '], legend: { $: { item: 'coin' } } },
  treasury: { door: 'doorLocked', map: ['#####', '#$$$#', '##.##', ' #+# '], legend: { $: { item: 'coin' } } },
  strongroom: { door: 'doorLocked', map: ['####', '#$.+', '####'], legend: { $: { item: { deeper: 0 } } } },
  kennel: {
    door: 'ground',
    map: ['######', '#h.c.#', '#^pE.#', '##+###'],
    legend: { p: { captive: 'page' }, h: { monster: 'hound' }, c: { monster: { deeper: 4 }, asleep: true }, E: { monster: 'cat', elite: true }, '^': { trap: 'spike', hidden: true } },
  },
  throne: {
    door: 'doorClosed',
    map: ['#########', '####>####', '####|####', '#.......#', '#...W...#', '#.......#', '####+####'],
    legend: { '>': { tile: 'stairsDown' }, '|': { tile: 'seal' }, W: { monster: 'warden', asleep: true } },
  },
  shrine: { door: 'ground', map: ['#######', '#..Y..#', '#.....#', '###+###'], legend: { Y: { item: 'crown' } } },
} as const satisfies Record<string, Vault>;

const size = { theme: 'none', width: [[1, 56]], height: [[1, 34]] } as const;
const doors = [[1, 50]] as const;

/** The ways to dig, each as its own layout. */
export const digs = {
  rooms: { ...size, dig: 'rooms', attempts: [[1, 30]], roomMin: 5, roomMax: 9, inset: 0, stairs: 'ends', loops: 50, doors },
  digger: { ...size, dig: 'digger', roomMin: 4, roomMax: 9, dug: 25, loops: 50, doors },
  uniform: { ...size, dig: 'uniform', roomMin: 4, roomMax: 9, dug: 20, loops: 50, doors },
  caves: { ...size, dig: 'caves', open: 50, rounds: 4, loops: 50 },
} as const satisfies PackRows['layouts'];

export const harderRows = {
  ...tinyRows,
  id: 'harder',
  breeds,
  itemKinds,
  tiles,
  layouts: digs,
  layoutWeights: { rooms: [[1, 1]], digger: [[1, 1]], uniform: [[1, 1]], caves: [[1, 1]] },
  counts: { per: 'floor', monsters: [[1, 12]], items: [[1, 6]] },
  monsters: { rat: [[1, 3]], cat: [[1, 3]], piper: [[1, 1]], wyrm: [[4, 5]] },
  items: { salve: [[1, 2]], club: [[1, 1]] },
  elites: {
    share: [[1, 20]],
    weights: { grim: [[1, 3]], mad: [[1, 1]] },
    kinds: { grim: { sprite: 'none', colour: '#ffffff', hp: 50, power: 0, xp: 50, defence: 0 }, mad: { sprite: 'none', colour: '#ffffff', hp: 0, power: 50, xp: 50, defence: 0 } },
  },
  traps: {
    count: [[1, 6]],
    hidden: [[1, 40]],
    weights: { spike: [[1, 2]], bell: [[1, 1]] },
    kinds: {
      spike: { ...thing, glyph: '^', once: false, target: { at: 'self' }, effects: [{ do: 'damage', amount: 2 }] },
      bell: { ...thing, glyph: '^', once: true, target: { at: 'self' }, effects: [{ do: 'alarm', range: 400 }] },
    },
  },
  outOfDepth: { share: [[1, 10]], deeper: 3 },
  asleep: [[1, 50]],
  safeArrival: 6,
  captives: { most: 1, turns: 4, xp: 50, weights: { page: [[1, 1]] } },
  schedule: { salve: { least: [[1, 1]], most: [[1, 2]] } },
  vaults: { count: [[1, 2]], weights: { crooked: [[1, 1]], treasury: [[1, 1]], strongroom: [[1, 1]], kennel: [[1, 1]] }, arenas: { throne: [[5, 1], [6, 0]], shrine: [[10, 1]] }, kinds: vaults },
} as const satisfies PackRows;

/** The harder pack compiled, with some of its tables replaced. */
export function harderContent(changes: Partial<PackRows> = {}): Content {
  return contentOf({ ...harderRows, ...changes });
}

/** The harder pack with a single layout. */
export function dugAs(dig: keyof typeof digs, changes: Partial<PackRows> = {}): Content {
  return harderContent({ layoutWeights: { [dig]: [[0, 1]] }, ...changes });
}
