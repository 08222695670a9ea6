import type { Breed, Content, PackRows } from '../../src/engine/content';
import { loadContent } from '../../src/engine/pack/loadContent';

/* A pack just for tests, so that balancing a shipped pack never breaks a test of the rules. */

const monster = { colour: '#ffffff', sprite: 'none', defence: 0, speed: 100, directions: 8, brain: ['hunt', 'track'] } as const;

const breeds = {
  player: { ...monster, glyph: '@', hp: 20, defence: 1, power: 5, xp: 0, brain: [] },
  rat: { ...monster, glyph: 'r', hp: 6, power: 3, xp: 7 },
  crab: { ...monster, glyph: 'c', hp: 6, power: 3, xp: 8, directions: 4 },
  hound: { ...monster, glyph: 'h', hp: 6, power: 3, xp: 9, speed: 200 },
  slug: { ...monster, glyph: 's', hp: 6, power: 3, xp: 4, speed: 50 },
  ogre: { ...monster, glyph: 'O', hp: 40, power: 99, xp: 50 },
  /** Never moves, attacks or is hurt by an attack: an obstacle. */
  statue: { ...monster, glyph: 'S', hp: 50, defence: 50, power: 0, xp: 0, brain: [] },
  /** Never moves, and dies from one attack. */
  jar: { ...monster, glyph: 'j', hp: 1, power: 0, xp: 2, brain: [] },
} as const satisfies Record<string, Breed>;

const thing = { colour: '#ffffff', sprite: 'none' } as const;

export const tinyRows = {
  id: 'tiny',
  sight: 8,
  lastFloor: null,
  floorsPersist: false,
  levels: true,
  onDescend: [],
  start: [],
  layouts: { rooms: { dig: 'rooms', theme: 'none', width: [[1, 24]], height: [[1, 16]], attempts: [[1, 12]], roomMin: 3, roomMax: 6, inset: 0, stairs: 'ends' } },
  layoutWeights: { rooms: [[0, 1]] },
  counts: { per: 'room', monsters: [[1, 2]], items: [[1, 1]] },
  monsters: { rat: [[0, 3]], ogre: [[2, 1]] },
  items: { salve: [[0, 1]], bolt: [[2, 1]] },
  affixShare: [],
  affixWeights: {},
  affixes: {
    /** Adds power, for weapons. */
    keen: { slots: ['hand'], bonus: { power: 3 } },
    /** Adds defence and HP, for armour. */
    stout: { slots: ['body', 'head'], bonus: { defence: 1, maxHp: 2 } },
  },
  breeds,
  itemKinds: {
    salve: { ...thing, glyph: '!', target: { at: 'self' }, effects: [{ do: 'heal', amount: 4 }] },
    bolt: { ...thing, glyph: '?', target: { at: 'nearest', range: 35 }, effects: [{ do: 'damage', amount: 5 }] },
    daze: { ...thing, glyph: '*', target: { at: 'actor' }, effects: [{ do: 'inflict', status: 'dizzy', turns: 10 }] },
    blast: { ...thing, glyph: '&', target: { at: 'cell', radius: 9 }, effects: [{ do: 'damage', amount: 6 }] },
    club: { ...thing, glyph: '/', slot: 'hand', bonus: { power: 2 } },
    axe: { ...thing, glyph: '(', slot: 'hand', bonus: { power: 4 } },
    coat: { ...thing, glyph: '[', slot: 'body', bonus: { defence: 1 } },
    cap: { ...thing, glyph: '^', slot: 'head', bonus: { maxHp: 5 } },
  },
  statuses: { dizzy: { sprite: 'none', tactic: 'stumble' }, stiff: { sprite: 'none', tactic: 'freeze' } },
  tiles: [
    { id: 'wall', glyph: '#', colour: '#858093', walkable: false, transparent: false },
    { id: 'ground', glyph: '.', colour: '#676274', walkable: true, transparent: true },
    { id: 'stairsDown', glyph: '>', colour: '#ffffff', walkable: true, transparent: true, stairs: 'down' },
    { id: 'window', glyph: '=', colour: '#ffffff', walkable: false, transparent: true },
    { id: 'stairsUp', glyph: '<', colour: '#ffffff', walkable: true, transparent: true, stairs: 'up' },
  ],
} as const satisfies PackRows;

/** The tiny pack compiled, with some of its tables replaced. */
export function tinyContent(changes: Partial<PackRows> = UNCHANGED): Content {
  return contentOf(tinyRows, changes);
}

const UNCHANGED: Partial<PackRows> = {};

/** Compiled packs, by their rows or by the changes to those of the tiny pack. */
const loaded = new WeakMap<Partial<PackRows>, Content>();

/** A compiled pack; a refused one is an error in the test. */
export function contentOf(rows: PackRows, changes: Partial<PackRows> = rows): Content {
  const known = loaded.get(changes);
  if (known) return known;
  const made = loadContent({ ...rows, ...changes });
  if (!made.ok) throw new Error(made.errors.join('\n'));
  loaded.set(changes, made.content);
  return made.content;
}

/** The breeds of the tiny pack with some fields of one of them replaced. */
export function breedsWith(id: keyof typeof breeds, changes: Partial<Breed>): Record<string, Breed> {
  return { ...breeds, [id]: { ...breeds[id], ...changes } };
}
