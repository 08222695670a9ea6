import { Wait } from '../../src/engine/actions/moves';
import { Floor } from '../../src/engine/floor/Floor';
import type { FloorState, GameState } from '../../src/engine/state';
import { keptHash, stateHash } from '../../src/engine/run/stateHash';
import { drawCampaign } from '../support/campaignPack';
import { act, drawGame, monster } from '../support/drawGame';
import { inflict } from '../../src/engine/rules/statuses';

/** A state with something in every list. */
function richState(): GameState {
  const game = drawCampaign(`
    @.!#
    .r.S
    .1.>`, { carry: ['salve', 'bolt', 'cap+stout', 'wand'], wear: ['cap'] });
  inflict(game, monster(game, 'statue'), { status: 'dizzy', turns: 9 });
  game.floor.state.corpses.push({ breed: 'jar', x: 0, y: 2, seen: true, rises: 9 });
  game.floor.layHazards([{ kind: 'fire', x: 3, y: 2, turns: 9 }]);
  Object.assign(monster(game, 'statue'), { elite: ['tough'], ready: { howl: 12 }, loot: [{ id: 40, kind: 'axe', affixes: ['keen'], charges: 1, plus: 2 }], announced: { ability: 'howl', aim: 1, cells: [1, 2], turn: 3 } });
  game.state.nextId = 41;
  act(game, new Wait());
  game.state.hero.known = ['brew'];
  game.state.hero.lamp = { thief: 3, until: 9, cell: 2 };
  game.floor.state.places.push({ vault: 'closet', x1: 0, y1: 0, x2: 1, y2: 1 });
  game.floor.state.memories.push({ x: 1, y: 1, tile: 2 });
  game.floor.state.floods.push({ x: 2, y: 1, tile: 1, until: 8 });
  game.state.floors.push(keptFloor(game.floor.state));
  game.state.outcome = { kind: 'died', cause: 'breed.rat', floor: 1, turn: 1 };
  return game.state;
}

/** A floor left behind, with the same on it; while it is not the current one its ids don't matter. */
function keptFloor(floor: FloorState): FloorState {
  return { ...(JSON.parse(JSON.stringify(floor)) as FloorState), number: 2 };
}

function hashOf(state: GameState): number {
  const floor = state.floors[0];
  if (!floor) throw new Error('no floor');
  const { tiles } = drawCampaign('@').content;
  return stateHash(state, new Floor(floor, tiles), keptHash(state));
}

/** Every number, text and boolean in a tree: its path, and a function that changes it. */
function leaves(tree: unknown, path = ''): { path: string; change: () => void }[] {
  if (typeof tree !== 'object' || tree === null) return [];
  const table = tree as Record<string, unknown>;
  return Object.entries(table).flatMap(([key, value]) => {
    const here = `${path}.${key}`;
    if (typeof value === 'object') return leaves(value, here);
    const change = (): void => {
      table[key] = here.includes('.explored.') ? 1 - Number(value) : typeof value === 'number' ? value + 1 : typeof value === 'string' ? `${value}x` : !value;
    };
    return [{ path: here, change }];
  });
}

/** What the hash leaves out, and why. */
const NOT_HASHED: Readonly<Record<string, RegExp>> = {
  'the same in all runs of a format': /^\.format$/,
  'words, which follow from what is hashed; how many lines there are and the last one are': /^\.log\..*$/,
  'what is noted for the last page, and decides nothing': /^\.notes\..*$/,
  'the picture alone': /^\.floors\.\d\.theme$/,
  'made with the floor by the seed and never changed: where vaults lie': /^\.floors\.\d\.places.*$/,
  'the number of the present floor, which is hashed as the floor of the run': /^\.floors\.0\.number$/,
  'the size, without which the cells are no floor': /^\.floors\.\d\.(width|height)$/,
  'tried in a test of its own: no tile is past the table, and one kind of outcome has no cause': /^\.(floors\.\d\.terrain\.\d+|outcome\.kind)$/,
  'floor and turn of the run, which are hashed': /^\.outcome\.(floor|turn)$/,
};

const isLeftOut = (path: string): boolean => Object.values(NOT_HASHED).some((paths) => paths.test(path));

/** Every non-empty list and table in a tree: its path, and a function that removes its last entry. */
function holders(tree: unknown, path = ''): { path: string; change: () => void }[] {
  if (typeof tree !== 'object' || tree === null) return [];
  const table = tree as Record<string, unknown>;
  const keys = Object.keys(table);
  const isOpen = Array.isArray(tree) ? !/terrain|explored|streams|floors$/.test(path) : /(statuses|ready|worn)$/.test(path);
  const change = (): void => {
    if (Array.isArray(tree)) tree.pop();
    else Reflect.deleteProperty(table, keys.at(-1) ?? '');
  };
  const deeper = keys.flatMap((key) => holders(table[key], `${path}.${key}`));
  return isOpen && keys.length > 0 ? [{ path, change }, ...deeper] : deeper;
}

describe('the hash of a state', () => {
  it('is changed by a change of anything in it', () => {
    const before = hashOf(richState());
    const paths = leaves(richState()).map((leaf) => leaf.path);
    const blind = paths.filter((path, i) => {
      if (isLeftOut(path)) return false;
      const state = richState();
      leaves(state)[i]?.change();
      return hashOf(state) === before;
    });
    expect(blind).toEqual([]);
    expect(paths.length).toBeGreaterThan(200);
    for (const [why, left] of Object.entries(NOT_HASHED)) expect([why, paths.some((path) => left.test(path))]).toEqual([why, true]);
  });

  it('is changed by removing an entry of any list', () => {
    const before = hashOf(richState());
    const paths = holders(richState()).map(({ path }) => path);
    const blind = paths.filter((path, i) => {
      if (isLeftOut(path)) return false;
      const state = richState();
      holders(state)[i]?.change();
      return hashOf(state) === before;
    });
    expect(blind).toEqual([]);
    for (const wanted of ['.hero.worn', '.hero.known', '.hero.inventory', '.floors.0.actors.1.statuses', '.floors.1.items', '.floors.1.hazards', '.floors.0.actors.1.announced.cells', '.log']) expect(paths).toContain(wanted);
  });

  it('is changed by another kind of outcome', () => {
    const hashes = [{ kind: 'died' as const, cause: 'breed.rat', floor: 1, turn: 1 }, { kind: 'won' as const, floor: 1, turn: 1 }, null].map((outcome) => hashOf({ ...richState(), outcome }));
    expect(new Set(hashes).size).toBe(3);
  });

  it('RULES 1.8 is changed by everything the campaign added', () => {
    const paths = leaves(richState()).map((leaf) => leaf.path);
    const wanted = ['elite.0', 'asleep', 'hidden', 'summoned', 'ready.howl', 'loot.0.charges', 'loot.0.plus', 'announced.ability', 'announced.aim', 'announced.turn', 'announced.cells.1'].map((field) => `.floors.0.actors.1.${field}`);
    expect(paths).toEqual(expect.arrayContaining([...wanted, '.floors.0.traps.0.known', '.floors.0.hazards.0.turns', '.hero.known.0', '.hero.oil', '.hero.finds', '.hero.lamp.thief', '.hero.lamp.until', '.hero.lamp.cell', '.floors.0.corpses.0.rises', '.hero.inventory.3.charges']));
    const one = richState();
    const other = richState();
    Object.assign(other.floors[0]?.actors[1] ?? {}, { ready: { bark: 12 } });
    expect(hashOf(other)).not.toBe(hashOf(one));
  });

  it('is changed by another tile anywhere', () => {
    const hashes = Array.from({ length: 12 }, (_, place) => {
      const state = richState();
      const { terrain } = state.floors[0] ?? { terrain: [] };
      terrain[place] = terrain[place] === 1 ? 0 : 1;
      return hashOf(state);
    });
    expect(new Set([...hashes, hashOf(richState())]).size).toBe(13);
  });

  it('is changed by a new line of the log and by a repeat of the last', () => {
    const game = drawGame('@');
    const hashes = [game.hash];
    for (let i = 0; i < 2; i++) {
      game.say('plain', 'log.xp', { n: 1 });
      hashes.push(game.hash);
    }
    expect(new Set(hashes).size).toBe(3);
    const other = drawGame('@');
    other.say('plain', 'log.pickUp', { n: 1 });
    expect(hashes).not.toContain(other.hash);
  });

  it('is the same after a save and load', () => {
    const state = richState();
    expect(hashOf(JSON.parse(JSON.stringify(state)) as GameState)).toBe(hashOf(state));
    expect(hashOf(state)).toBeGreaterThanOrEqual(0);
    expect(hashOf(state)).toBeLessThan(2 ** 32);
  });

  it.each<[string, (x: number, y: number) => Partial<FloorState>]>([
    ['hazard', (x, y) => ({ hazards: [{ kind: 'fire', x, y, turns: 3 }] })],
    ['trap', (x, y) => ({ traps: [{ kind: 'pit', x, y, known: true }] })],
    ['corpse', (x, y) => ({ corpses: [{ breed: 'jar', x, y, seen: true, rises: 0 }] })],
  ])('depends on which cell of a high and narrow map a %s is in', (_name, put) => {
    const { state } = drawCampaign('@.\n..\n..\n..\n..');
    const hashes = [0, 1, 2, 3, 4].flatMap((y) => [0, 1].map((x) => hashOf({ ...state, floors: state.floors.map((floor) => ({ ...floor, ...put(x, y) })) })));
    expect(new Set(hashes).size).toBe(10);
  });
});
