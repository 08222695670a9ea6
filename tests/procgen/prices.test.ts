import type { Point } from '../../src/engine/core/point';
import { Rng } from '../../src/engine/core/rng';
import { addLoops, waysInto } from '../../src/procgen/dig/addLoops';
import { hangLights, spreadPatches } from '../../src/procgen/dig/decorate';
import { joinCaves, openThinWalls } from '../../src/procgen/dig/digCaves';
import type { Layout } from '../../src/procgen/dig/Layout';
import { rotCaves, rotHalls } from '../../src/procgen/dig/rot';
import { flood, openMap, stepsFrom } from '../../src/procgen/dig/walk';
import { drawAffix, drawItem } from '../../src/procgen/fill/draws';
import { DugFloor } from '../../src/procgen/fill/DugFloor';
import { drawMonster } from '../../src/procgen/fill/fillByCounts';
import { furnishVaults } from '../../src/procgen/fill/furnishVaults';
import { meterMonsters } from '../../src/procgen/fill/meterFloor';
import { placeScheduled, setTraps, stockFeatures } from '../../src/procgen/fill/populate';
import { planErrors } from '../../src/procgen/proof/planErrors';
import { placeVaults } from '../../src/procgen/vaults/placeVaults';
import { VaultSites } from '../../src/procgen/vaults/VaultSites';
import { within } from '../../src/procgen/work';
import { drawPlan } from '../support/drawGame';
import { drawLayout, paletteOf, placeOf, roomAt, vaultAt } from '../support/drawLayout';
import { harderContent, harderRows } from '../support/harderPack';
import { ScriptedRng } from '../support/ScriptedRng';

/*
 * RULES 5.9: what the steps of building a floor cost, in cells. These prices decide which floors of a pack become plain halls, and what
 * the turn costs that leads to a floor, so that another price makes another game of the same seed. They change with the rules, or not at all.
 */

const content = harderContent({ safeArrival: 0 });
const { tiles } = content;
const palette = paletteOf(content);
const rng = (): Rng => Rng.of('1', 'prices');
const priceOf = (work: () => unknown): number => within(Infinity, work).work;

/** 16 by 8 cells, all ground but the edge. */
const HALL = ['#'.repeat(16), ...Array.from({ length: 6 }, () => `#${'.'.repeat(14)}#`), '#'.repeat(16)].join('\n');
/** As many cells of rock. */
const ROCK = Array.from({ length: 8 }, () => '#'.repeat(16)).join('\n');
const hall = (changes: Partial<Layout> = {}): Layout => drawLayout(content, HALL, { arrival: { x: 1, y: 1 }, stairs: { x: 14, y: 6 }, ...changes });

describe('RULES 5.9 of searches on a map of 128 cells', () => {
  const row = (length: number): { width: number; open: Uint8Array } => ({ width: 16, open: Uint8Array.from({ length: 128 }, (_, i) => (i > 32 && i <= 32 + length ? 1 : 0)) });

  it.each<[number, string, () => unknown]>([
    [16, 'to see what is open, an eighth', () => openMap(hall(), [1])],
    [32, 'to find the way to everywhere, a quarter', () => stepsFrom({ width: 16, open: new Uint8Array(128) }, 40)],
    [1, 'to fill one cell, one', () => flood(row(1), 33, 2)],
    [3, 'to fill eight, a quarter of them more', () => flood(row(8), 33, 2)],
    [5, 'to go around a room of 18 cells, a quarter of them and one', () => waysInto(hall(), roomAt([0, 0, 5, 4]), palette.wall)],
  ])('%i: %s', (price, _name, work) => {
    expect(priceOf(work)).toBe(price);
  });
});

describe('RULES 5.9 of digging', () => {
  const plan = { width: 56, height: 34, roomMin: 4, roomMax: 9, loops: 0 } as const;

  it.each([['digger', 16 + 14], ['uniform', 16 + 59]] as const)('each number drawn for a %s of 56 by 34 cells is %i', (dig, price) => {
    const work = priceOf(() => rotHalls({ ...plan, dig, dug: 20 }, rng()));
    expect([work % price, work > 50 * price, work < 5000 * price]).toEqual([0, true, true]);
  });

  it.each([[1, 64], [4, 256]])('of %i rounds of a cave on 128 cells is %i', (rounds, price) => {
    expect(priceOf(() => rotCaves({ dig: 'caves', width: 16, height: 8, open: 50, rounds, loops: 0 }, rng()))).toBe(price);
  });

  it('of joining caves is 9 for every 8 cells, and for a tunnel a sixteenth and each cell looked at', () => {
    // A cave of 18 cells in the middle of another, one cell of rock between them: 22 cells are one step away from it.
    const cave = ['#'.repeat(16), '#..............#', '#.###########..#', '#.#.........#..#', '#.#.........#..#', '#.###########..#', '#..............#', '#'.repeat(16)];
    const priceFor = (rows: readonly string[]): number => priceOf(() => joinCaves(drawLayout(content, rows.join('\n')), palette, rng()));
    expect(priceFor(cave.slice(0, 3).concat(Array<string>(4).fill('#..............#'), cave.slice(7)))).toBe(128 + 16);
    // Of those two steps away it looks at one or two.
    expect([1, 2]).toContain(priceFor(cave) - 128 - 16 - 8 - 18 - 22);
  });

  it('of thin walls is a quarter of the map, and a search for each that falls', () => {
    expect(priceOf(() => openThinWalls(hall(), 100, palette, rng()))).toBe(16 + 32 + 32);
    expect(priceOf(() => openThinWalls(hall(), 0, palette, rng()))).toBe(0);
  });

  it('of a bent tunnel is 16 for each room, and for each room tried a quarter of the map', () => {
    const rooms = [roomAt([1, 1, 5, 5]), roomAt([9, 1, 13, 5])];
    const pair = (): Layout => drawLayout(content, ROCK.split('\n').map((line, y) => (y > 1 && y < 5 ? '##...#####...###' : line)).join('\n'), { rooms });
    const ways = 1 + (16 >> 2);
    const straight = 16 + 32;
    const bent = 2 * 16 + 32;
    // Both rooms are counted before, before each of them and after; each is counted by itself before and after its tunnel.
    expect(priceOf(() => addLoops(pair(), 100, palette, rng()))).toBe(4 * 2 * ways + 2 * (2 * ways + straight + bent));
  });

  it('of torches is half of the map for each kind, and one for each wall tried, with more for many walls and torches', () => {
    const hang = (layout: Layout, count: number, stream = rng()): number => priceOf(() => hangLights(layout, [{ tile: placeOf(content, 'seal'), count }], stream));
    expect([hang(drawLayout(content, ROCK), 5), hang(hall(), 0)]).toEqual([64, 0]);
    const wide = (): Layout => drawLayout(content, ['#'.repeat(66), '#'.repeat(66), `#${'.'.repeat(64)}#`, '#'.repeat(66)].join('\n'));
    expect(hang(wide(), 1)).toBe(132 + 2);
    // The first looks at 64 walls, the fifth at four torches.
    expect(hang(wide(), 5, new ScriptedRng(0, 10, 20, 30, 40))).toBe(132 + 2 + 3 + 2);
  });

  it('of a patch is one for each kind of tile, and six for each cell looked at', () => {
    const layout = drawLayout(content, ROCK);
    expect(priceOf(() => spreadPatches(content, layout, [{ tile: placeOf(content, 'water'), count: 2 }], rng()))).toBe(2 * (tiles.length + 100 * 6));
  });

  it('of a patch that bars the way is two searches more', () => {
    const patch = (tile: string): number => priceOf(() => spreadPatches(content, drawLayout(content, ROCK), [{ tile: placeOf(content, tile), count: 1 }], rng()));
    expect(patch('deepWater') - patch('water')).toBe(2 * (16 + 1 + (128 >> 2)));
  });
});

describe('RULES 5.9 of filling a floor', () => {
  it.each<[number, string, () => unknown]>([
    [50, 'an item', () => drawItem(content, 1, rng())],
    [50, 'an item of a kind, which may have an affix', () => drawAffix(content, 'club', 1, rng())],
    [50, 'a monster', () => drawMonster(new DugFloor(content, 1, hall()), rng(), rng())],
  ])('%i: to draw %s', (price, _name, work) => {
    expect(priceOf(work)).toBe(price);
  });

  it('each group of metered monsters is twenty draws, besides half of the map to see how much water there is', () => {
    const groups = (most: number): number => {
      const crowd = harderContent({ counts: { per: 'floor', monsters: [[1, most]], items: [], danger: [[1, 1000]] } });
      return priceOf(() => meterMonsters(new DugFloor(crowd, 1, hall()), 0, rng(), rng));
    };
    expect([groups(0), groups(1), groups(3)]).toEqual([64, 1064, 3064]);
  });

  it('what a feature offers is one for each kind that it could, and a draw for each that it does', () => {
    const stall = harderContent({ features: { seal: { goods: { among: ['salve', 'club', 'axe'], count: 2, cost: {} } } } });
    expect(priceOf(() => stockFeatures(stall, drawLayout(stall, '..|..'), 1, rng()))).toBe(3 + 2 * 50);
  });

  it('a scheduled item is two draws if it may be of several kinds, one more for each of them, and half of the map to find it a cell', () => {
    const lay = (among: readonly string[]): number => {
      const gear = harderContent({ safeArrival: 0, schedule: { gear: { among, least: [[1, 1]], most: [[1, 1]] } } });
      return priceOf(() => placeScheduled(new DugFloor(gear, 1, hall()), rng()));
    };
    // And a thirty-second of all free cells for taking that cell from among them.
    expect([lay(['club']), lay(['club', 'cap', 'axe'])]).toEqual([50 + 64 + 2, 2 * 50 + 3 + 64 + 2]);
  });

  it('free cells are listed once for each kind of occupant, for half of the map, and each that is taken costs a thirty-second of each list', () => {
    const floor = new DugFloor(content, 1, hall());
    const prices = [() => floor.free('monster'), () => floor.free('monster'), () => floor.take({ x: 3, y: 3 }), () => floor.free('thing'), () => floor.take({ x: 4, y: 3 })].map(priceOf);
    expect(prices).toEqual([64, 0, 2, 64, 4]);
  });

  it('the nearest cell for a monster is three for each cell looked at, for a swimmer a quarter of the water', () => {
    const pool = HALL.replaceAll('...', '~~~');
    const [here, north, east] = [{ x: 5, y: 3 }, { x: 5, y: 2 }, { x: 6, y: 3 }];
    const near = (occupant: 'monster' | 'swimmer', ...taken: readonly Point[]): number => {
      const floor = new DugFloor(content, 1, drawLayout(content, pool, { arrival: { x: 1, y: 1 }, stairs: { x: 14, y: 6 } }));
      for (const at of taken) floor.take(at);
      if (occupant === 'swimmer') floor.free(occupant);
      return priceOf(() => floor.takeNearest(here, occupant));
    };
    expect([near('monster'), near('monster', here), near('monster', here, north), near('monster', here, north, east)]).toEqual([3, 6, 9, 12]);
    // 71 cells of water are free, and the one that is given is taken from among them.
    expect(near('swimmer')).toBe(17 + 2);
  });

  it('a trap is a draw, and four for each cell tried', () => {
    const trapped = (picture: string): number => {
      const pack = harderContent({ safeArrival: 0, traps: { ...harderRows.traps, count: [[1, 1]] } });
      const floor = new DugFloor(pack, 1, drawLayout(pack, picture, { arrival: { x: 0, y: 0 } }));
      floor.free('thing');
      return priceOf(() => setTraps(floor, rng()));
    };
    // To see which cells are open, an eighth of the map. Nothing is far enough from the arrival in the second.
    expect([trapped(HALL), trapped('####\n#..#\n#..#\n####')]).toEqual([16 + 50 + 4 + 2, 2 + 50 + 4 * 4]);
    // Of 600 free cells one more, and a thirty-second for taking one.
    const wide = ['#'.repeat(62), ...Array.from({ length: 10 }, () => `#${'.'.repeat(60)}#`), '#'.repeat(62)].join('\n');
    expect(trapped(wide)).toBe(93 + 50 + 4 + 1 + 18);
  });
});

describe('RULES 5.9 of vaults', () => {
  const row = harderRows.vaults.kinds.treasury;

  it('each cell of one with a legend is a draw', () => {
    const contents = [1, 2, 3].map((x) => ({ x, y: 1, glyph: '$', cell: { item: 'coin' } }));
    const layout = hall({ vaults: [{ ...vaultAt('treasury', [0, 0, 4, 3]), contents }] });
    // And as much for the affix that an item could have.
    expect(priceOf(() => furnishVaults(new DugFloor(content, 1, layout), rng()))).toBe(3 * 2 * 50);
  });

  it('a site is five for each cell of the drawing, two for each cell beside ground, and an eighth of the rock that is free', () => {
    const sites = (picture: string, changes: Partial<Layout> = {}): number => {
      const sites = new VaultSites(content, drawLayout(content, picture, { rooms: [roomAt([0, 0, 1, 1])], ...changes }), rng());
      return priceOf(() => sites.sitesFor(row, 99));
    };
    expect(sites(ROCK)).toBe(5 * 20);
    // Nine cells of wall lie beside ground, and no vault fits between them and the edge.
    expect(sites('############\n############\n#@........>#\n############')).toBe(5 * 20 + 2 * 9);
    // Beside a single cell it fits in the north, in two ways, each of 17 cells.
    const pit = ROCK.split('\n').map((line, y) => (y === 6 ? line.replace('#'.repeat(9), '########.') : line)).join('\n');
    expect(sites(pit, { arrival: { x: 1, y: 7 }, stairs: { x: 2, y: 7 } })).toBe(5 * 20 + 2 * 3 + 2 * (1 + 2));
  });

  it('in a cave, thirty places are tried by walling them off, for two eighths of the map and a quarter of what is reached', () => {
    // Two corridors with a wall between them, in which any vault would cut off the stairs.
    const map = ['#'.repeat(44), `#${'.'.repeat(42)}#`, `#.${'#'.repeat(41)}#`, `#${'.'.repeat(42)}#`, '#'.repeat(44)].join('\n');
    const closet = { door: 'doorClosed', map: ['###', '#.#', '#+#'], legend: {} };
    const sites = new VaultSites(content, drawLayout(content, map, { arrival: { x: 42, y: 1 }, stairs: { x: 42, y: 3 } }), rng());
    const work = priceOf(() => expect(sites.sitesFor(closet, 1)).toEqual([]));
    // The doors and orientations looked at on the way come on top.
    expect([work > 30 * (27 + 27 + 1), work < 30 * (27 + 27 + 21) + 450]).toEqual([true, true]);
  });

  it('each that is drawn for a floor is a draw', () => {
    const many = harderContent({ vaults: { ...harderRows.vaults, count: [[1, 9]] } });
    const work = priceOf(() => placeVaults(many, drawLayout(many, ROCK, { rooms: [roomAt([0, 0, 1, 1])] }), 1, rng()));
    const drawings = ['crooked', 'treasury', 'strongroom', 'kennel'].map((id) => many.vaults.kinds.get(id)?.map ?? []);
    expect(work).toBe(5 * 50 + 5 * drawings.reduce((sum, map) => sum + map.length * (map[0]?.length ?? 0), 0));
  });
});

describe('RULES 5.9 of the proof of a floor', () => {
  const proof = (picture: string): number => priceOf(() => planErrors(drawPlan(content, picture), content));

  it('is a quarter of what can be walked on, and nothing for seals and keys where there are none', () => {
    expect([proof('@..>'), proof('@.......>')]).toEqual([2, 3]);
  });

  it('with seals or locks, each look at them is as many as monsters and bars', () => {
    // One look for seals before any key, one look for keys and one for seals after it.
    expect(proof('@..X.\n>####') - 2).toBe(1 + 1);
    expect(proof('@r.X.\n>####') - 2).toBe(2 + 2);
    // The key opens the door: two more cells are walked on, and the next look finds no more keys.
    expect(proof('@k.X.\n>####') - 2).toBe(1 + 1 + 1 + 1 + 1);
  });
});
