import type { Vault } from '../../src/engine/content';
import { stepsBetween, type Point } from '../../src/engine/core/point';
import { Rng } from '../../src/engine/core/rng';
import type { Layout } from '../../src/procgen/dig/Layout';
import { DugFloor } from '../../src/procgen/fill/DugFloor';
import { hideKeys } from '../../src/procgen/fill/furnishVaults';
import { placeArena, placeNear, placeVaults, vaultOf } from '../../src/procgen/vaults/placeVaults';
import { turnVault } from '../../src/procgen/vaults/turnVault';
import { VaultSites } from '../../src/procgen/vaults/VaultSites';
import { currentsRows } from '../support/currentsPack';
import { drawn } from '../support/drawGame';
import { drawLayout, drawnLayout, marked, onlyDraw, roomAt, vaultAt } from '../support/drawLayout';
import { harderContent, harderRows } from '../support/harderPack';
import { ScriptedRng } from '../support/ScriptedRng';
import { tinyContent } from '../support/tinyPack';

/* Sites for vaults and their keys, on drawn floors. */

const content = harderContent({ safeArrival: 0 });

describe('a key', () => {
  it('is hidden on the furthest of four free cells from its door', () => {
    const layout = drawLayout(content, '@.........>', { vaults: [vaultAt('treasury', [0, 0, 0, 0])] });
    const keys = (...rolls: number[]): unknown => hideKeys(new DugFloor(content, 1, layout), new ScriptedRng(...rolls));
    expect(keys(0, 5, 3, 1)).toEqual([{ id: 'key', x: 6, y: 0, affixes: [] }]);
    expect(keys(8, 5, 3, 1)).toEqual([{ id: 'key', x: 9, y: 0, affixes: [] }]);
    expect(keys(0, 5, 3, 7)).toEqual([{ id: 'key', x: 8, y: 0, affixes: [] }]);
  });

  it('is not placed for a vault without a lock', () => {
    const layout = drawLayout(content, '@....>', { vaults: [vaultAt('crooked', [0, 0, 0, 0])] });
    expect(hideKeys(new DugFloor(content, 1, layout), new ScriptedRng())).toEqual([]);
  });
});

describe('a site for a vault', () => {
  const closet: Vault = { door: 'doorClosed', map: ['###', '#.#', '#+#'], legend: {} };
  const guarded: Vault = { door: 'doorClosed', map: ['###', '#r#', '#+#'], legend: { r: { monster: 'rat' } } };
  const sites = (picture: string, vault = closet, safeArrival = 0): string => {
    const layout = drawLayout(content, picture, { rooms: [roomAt([0, 0, 1, 1])] });
    const pack = harderContent({ safeArrival });
    const found = new VaultSites(pack, layout, Rng.of('1', '')).sitesFor(vault, 99);
    return marked(layout, '+', (x, y) => found.some(({ cell }) => cell === y * layout.width + x));
  };

  it('is wherever there is enough rock behind a cell next to ground, up to the edge of the map, but not near arrival or stairs', () => {
    expect(sites(`
      #########
      #########
      #########
      @.......>
      #########`)).toBe(drawn(`
      .........
      .........
      ..+++++..
      .........
      .........`));
    expect(sites(`
      #########
      #########
      #########
      ..@..>...
      #########`)).toBe(drawn(`
      .........
      .........
      .......+.
      .........
      .........`));
  });

  /** A picture with its axes swapped. */
  const turned = (picture: string): string => Array.from(drawn(picture).split('\n')[0] ?? '', (_, x) => drawn(picture).split('\n').map((line) => line[x] ?? '').join('')).join('\n');

  it.each([
    ['arrival and stairs', '#########\n#########\n#########\n@.......>\n#########'],
    ['them in the middle', '#########\n#########\n#########\n..@..>...\n#########'],
    ['them on the other side', '#########\n>.......@\n#########\n#########\n#########'],
  ])('is as near to %s on a map turned on its side', (_name, picture) => {
    expect(sites(turned(picture))).toBe(turned(sites(picture)));
  });

  it('is found in the same order, however many are asked for', () => {
    const layout = drawLayout(content, '#########\n#########\n#########\n@.......>\n#########', { rooms: [roomAt([0, 0, 1, 1])] });
    const found = (most: number): unknown[] => new VaultSites(content, layout, Rng.of('1', '')).sitesFor(closet, most);
    const all = found(99);
    expect(all.length).toBeGreaterThan(4);
    expect([1, 2, 4].map(found)).toEqual([1, 2, 4].map((most) => all.slice(0, most)));
  });

  describe('that has to be walled off', () => {
    const found = (picture: string, changes: Partial<Layout> = {}): ReturnType<VaultSites['sitesFor']> =>
      new VaultSites(content, drawLayout(content, picture, changes), Rng.of('1', '')).sitesFor(closet, 99);
    const rocky = '#########\n#########\n#########\n@.......>\n#########';

    it('is sought in caves alone, and only where none fits into the rock', () => {
      const cave = '############\n#@...#.....#\n#>.........#\n############';
      expect([found(cave).length, found(cave, { rooms: [roomAt([0, 0, 1, 1])] }).length]).toEqual([1, 0]);
      expect(found(rocky)).toEqual(found(rocky, { rooms: [roomAt([0, 0, 1, 1])] }));
      // A single door in the rock.
      expect(found('#######\n#######\n#######\n@.###.>\n#######').flatMap(({ filled }) => filled)).toEqual([]);
    });

    it.each([[60, 39, '.'], [61, 40, '#'], [62, 40, '.']])('cuts off at most sixty cells: %i', (cut, width, corner) => {
      const rows = ['#'.repeat(width), `#@...#${'.'.repeat(width - 8)}${corner}#`, `#>${'.'.repeat(width - 3)}#`, '#'.repeat(width)];
      expect(found(rows.join('\n'))).toHaveLength(cut > 60 ? 0 : 1);
    });
  });

  it('takes its contents along however it is turned', () => {
    const odd: Vault = { door: 'doorClosed', map: ['####', '#r.#', '#+##'], legend: { r: { item: 'salve' } } };
    const layout = drawLayout(content, '#########\n#########\n#########\n#########\n@.......>\n#########\n#########\n#########\n#########', { rooms: [roomAt([0, 0, 1, 1])] });
    for (const site of new VaultSites(content, layout, Rng.of('1', '')).sitesFor(odd, 99)) {
      const here = { ...layout, terrain: layout.terrain.slice() };
      const { door, contents } = new VaultSites(content, here, Rng.of('1', '')).place('odd', odd, site);
      const { out } = site.turned;
      expect(contents.map(({ x, y }) => ({ x, y }))).toEqual([{ x: door.x - out.x, y: door.y - out.y }]);
    }
  });

  it('needs rock around its open cells, and no more', () => {
    expect(sites(`
      @.######
      ########
      ########
      #......>
      ########`)).toBe(drawn(`
      ........
      ........
      ...+++..
      ........
      ........`));
  });

  it('is not next to another vault', () => {
    const layout = drawLayout(content, `
      ###########
      ###########
      ###########
      @.........>
      ###########`, { rooms: [roomAt([0, 0, 1, 1])] });
    const vaultSites = new VaultSites(content, layout, Rng.of('1', ''));
    const middle = vaultSites.sitesFor(closet, 99).find(({ cell }) => cell === 2 * 11 + 5);
    if (!middle) throw new Error('no place in the middle');
    expect(vaultSites.place('closet', closet, middle)).toEqual({ vault: 'closet', x1: 4, y1: 0, x2: 6, y2: 2, door: { x: 5, y: 2 }, contents: [] });
    expect(drawnLayout(content, layout)).toBe(drawn(`
      ###########
      #####.#####
      #####+#####
      ...........
      ###########`).replace('...........', '..........>'));
    expect([...new Set(vaultSites.sitesFor(closet, 99).map(({ cell }) => cell % 11))].sort()).toEqual([2, 8]);
  });

  it.each([['#####', 7], ['#########', 5]])('is next to none, but may be two cells from it, to the north and south: %s', (row, top) => {
    const width = row.length;
    const rows = Array.from({ length: 15 }, (_, y) => `${row.slice(0, -1)}${y > 0 && y < 14 ? '.' : '#'}`);
    const doors = (vaults: Layout['vaults']): number[] => {
      const layout = drawLayout(content, rows.join('\n'), { arrival: { x: -9, y: -9 }, stairs: { x: -9, y: -9 }, rooms: [roomAt([0, 0, 1, 1])], vaults });
      const found = new VaultSites(content, layout, Rng.of('1', '')).sitesFor(closet, 99);
      return [...new Set(found.filter(({ cell }) => cell % width === width - 2).map(({ cell }) => Math.floor(cell / width)))].sort((a, b) => a - b);
    };
    const all = doors([]);
    expect(all.length).toBeGreaterThan(9);
    // A vault of one row, that reaches no further west than the entrances.
    expect(doors([vaultAt('kennel', [width - 2, top, width - 2, top])])).toEqual(all.filter((y) => Math.abs(y - top) > 1));
  });

  it.each([[4, 3], [4, 7], [3, 4], [7, 4]])('is not beside a vault, arrival or stairs, corners included: ground from %i, %i', (x, y) => {
    // Three cells of ground along one side of a square, whose middle is the arrival or the stairs, or which is a vault.
    const isGround = (column: number, row: number): boolean => (x === 4 ? row === y && column >= x && column < x + 3 : column === x && row >= y && row < y + 3);
    const picture = Array.from({ length: 11 }, (_, row) => Array.from({ length: 11 }, (__, column) => (isGround(column, row) ? '.' : '#')).join('')).join('\n');
    const far = { arrival: { x: -9, y: -9 }, stairs: { x: -9, y: -9 }, rooms: [roomAt([0, 0, 1, 1])] };
    const near = (changes: Partial<Layout>, within: number): number => {
      const found = new VaultSites(content, drawLayout(content, picture, { ...far, ...changes }), Rng.of('1', '')).sitesFor(closet, 99);
      return found.filter(({ cell }) => stepsBetween({ x: cell % 11, y: Math.floor(cell / 11) }, { x: 5, y: 5 }) <= within).length;
    };
    const corner = { x: x === 7 ? 6 : x, y: y === 7 ? 6 : y };
    const end = { x: x === 4 ? 7 : x, y: y === 4 ? 7 : y };
    expect([near({}, 2) > 0, near({ vaults: [vaultAt('kennel', [4, 4, 6, 6])] }, 2)]).toEqual([true, 0]);
    for (const which of ['arrival', 'stairs'] as const) {
      const beside = (at: Point): number => {
        const found = new VaultSites(content, drawLayout(content, picture, { ...far, [which]: at }), Rng.of('1', '')).sitesFor(closet, 99);
        return found.filter(({ cell }) => stepsBetween({ x: cell % 11, y: Math.floor(cell / 11) }, at) <= 1).length;
      };
      expect([beside(corner), beside(end), beside({ x: 5, y: 5 })]).toEqual([0, 0, 0]);
    }
  });

  it('in a cave may cut off a few cells, which are filled in, but no other vault', () => {
    const cave = `
      ############
      #@...#.....#
      #>.........#
      ############`;
    const laid = (vaults: readonly [number, number, number, number][], picture = cave): string => {
      const layout = drawLayout(content, picture, { vaults: vaults.map((place) => vaultAt('treasury', place)) });
      const vaultSites = new VaultSites(content, layout, Rng.of('1', ''));
      const [site] = vaultSites.sitesFor(closet, 1);
      if (site) vaultSites.place('closet', closet, site);
      return drawnLayout(content, layout);
    };
    expect(laid([])).toBe(drawn(`
      ############
      #....+.#####
      #>...#######
      ############`));
    expect(laid([[9, 1, 10, 2]])).toBe(drawn(cave.replace('@', '.')));
    // Turned on its side, likewise.
    expect(laid([], turned(cave))).toContain('\n#+##\n#.##\n####\n');
    expect(laid([[1, 9, 2, 10]], turned(cave))).toBe(turned(cave).replace('@', '.'));
  });

  it('is as far from the arrival as the pack keeps monsters, for a vault with any', () => {
    const picture = `
      ##########
      ##########
      ##########
      @........>
      ##########`;
    const row = (steps: number, vault = guarded): string => sites(picture, vault, steps).split('\n')[2] ?? '';
    expect([row(0), row(1), row(2), row(3), row(4)]).toEqual(['..++++++..', '...+++++..', '....++++..', '.....+++..', '......++..']);
    expect(row(4, closet)).toBe('..++++++..');
  });
});

describe('an arena', () => {
  it('is laid at the farthest of the first six sites, the first of those as far', () => {
    const picture = [...Array.from({ length: 6 }, () => '#'.repeat(42)), `#${'.'.repeat(40)}#`, '#'.repeat(42), '#'.repeat(42)].join('\n');
      const shrine = vaultOf(content, 'shrine');
    for (let seed = 0; seed < 60; seed++) {
      const make = (): Layout => drawLayout(content, picture, { arrival: { x: 1, y: 6 }, stairs: { x: 40, y: 6 }, rooms: [roomAt([0, 0, 1, 1])] });
      const sites = new VaultSites(content, make(), Rng.of(String(seed), 'arena')).sitesFor(shrine, 99).slice(0, 6);
      // In one row, the walk is as long as the column is far.
      const columns = sites.map(({ cell, turned }) => (cell % 42) + turned.out.x);
      const site = sites[columns.indexOf(Math.max(...columns))];
      expect(placeArena(content, make(), onlyDraw('arenas', 'shrine'), Rng.of(String(seed), 'arena'))?.vaults[0]?.door.x).toBe((site?.cell ?? 0) % 42);
    }
  });

  it('lies far from the arrival: of six sites that are found, it takes the farthest by walking', () => {
    const picture = [...Array.from({ length: 6 }, () => '#'.repeat(42)), `#${'.'.repeat(40)}#`, '#'.repeat(42), '#'.repeat(42)].join('\n');
    const doors = (arrival: Point): number[] => Array.from({ length: 20 }, (_, seed) => {
      const layout = drawLayout(content, picture, { arrival, stairs: { x: 21, y: 6 }, rooms: [roomAt([0, 0, 1, 1])] });
      return placeArena(content, layout, onlyDraw('arenas', 'shrine'), Rng.of(String(seed), 'arena'))?.vaults[0]?.door.x ?? 0;
    });
    const mean = (xs: readonly number[]): number => xs.reduce((sum, x) => sum + x, 0) / xs.length;
    expect(mean(doors({ x: 1, y: 6 }))).toBeGreaterThan(27);
    expect(mean(doors({ x: 40, y: 6 }))).toBeLessThan(15);
  });
});

test('a vault that a floor is sure to have lies near the arrival: at the nearest of the first six sites', () => {
  const picture = [...Array.from({ length: 6 }, () => '#'.repeat(42)), `#${'.'.repeat(40)}#`, '#'.repeat(42), '#'.repeat(42)].join('\n');
  for (let seed = 0; seed < 60; seed++) {
    const make = (): Layout => drawLayout(content, picture, { arrival: { x: 40, y: 6 }, stairs: { x: 1, y: 6 }, rooms: [roomAt([0, 0, 1, 1])] });
    const sites = new VaultSites(content, make(), Rng.of(String(seed), 'near')).sitesFor(vaultOf(content, 'shrine'), 99).slice(0, 6);
    const columns = sites.map(({ cell, turned }) => (cell % 42) + turned.out.x);
    const site = sites[columns.indexOf(Math.max(...columns))];
    expect(placeNear(content, make(), onlyDraw('near', 'shrine'), Rng.of(String(seed), 'near'))?.vaults[0]?.door.x).toBe((site?.cell ?? 0) % 42);
  }
});

test('a floor has as many vaults as it should, where there is room', () => {
  const picture = [...Array.from({ length: 8 }, () => '#'.repeat(60)), `#${'.'.repeat(58)}#`, ...Array.from({ length: 8 }, () => '#'.repeat(60))].join('\n');
  const laid = (count: number): number => {
    const many = harderContent({ safeArrival: 0, vaults: { ...harderRows.vaults, count: [[1, count]] } });
    const layout = drawLayout(many, picture, { arrival: { x: 1, y: 8 }, stairs: { x: 58, y: 8 }, rooms: [roomAt([0, 0, 1, 1])] });
    return placeVaults(many, layout, 1, Rng.of('1', 'vaults')).vaults.length;
  };
  // Of four kinds two are locked, and of these only one is laid.
  expect([0, 1, 2, 3, 4].map(laid)).toEqual([0, 1, 2, 3, 3]);
});

test('RULES 5.19 currents of a vault run the same way through it, however it is turned and mirrored', () => {
  const flowing = tinyContent(currentsRows);
  const channel: Vault = { door: 'ground', map: ['#####', '#.oo#', '#+###'], legend: { o: { tile: 'eastCurrent' } } };
  const runs = turnVault(channel).map((turned) => {
    const layout = drawLayout(flowing, Array.from({ length: 9 }, () => '#########').join('\n'));
    new VaultSites(flowing, layout, Rng.of('1', '')).place('channel', channel, { cell: 4 * 9 + 4, turned, filled: [] });
    const rows = drawnLayout(flowing, layout).split('\n');
    const lines = [...rows, ...Array.from(rows[0] ?? '', (_, x) => rows.map((row) => row[x] ?? '').join(''))];
    return lines.flatMap((line) => /[.→←↓↑]{3}/.exec(line) ?? []).join();
  });
  expect(runs.sort()).toEqual(['.→→', '.→→', '.↓↓', '.↓↓', '←←.', '←←.', '↑↑.', '↑↑.'].sort());
});
