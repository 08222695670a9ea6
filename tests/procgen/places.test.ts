import { Rng } from '../../src/engine/core/rng';
import { hangDoors, isDoorway, spreadPatches } from '../../src/procgen/dig/decorate';
import { isAtEnd, type Layout } from '../../src/procgen/dig/Layout';
import { stepsFrom } from '../../src/procgen/dig/walk';
import { DugFloor, type Occupant } from '../../src/procgen/fill/DugFloor';
import { setTraps } from '../../src/procgen/fill/populate';
import { drawn } from '../support/drawGame';
import { drawLayout, drawnLayout, marked, placeOf, roomAt, vaultAt } from '../support/drawLayout';
import { harderContent, harderRows } from '../support/harderPack';
import { ScriptedRng } from '../support/ScriptedRng';

/* Free cells for each kind of thing, on drawn floors. */

const content = harderContent({ safeArrival: 0 });
const { tiles } = content;
const tileOf = (id: string): number => placeOf(content, id);
const SEEDS = Array.from({ length: 60 }, (_, seed) => Rng.of(String(seed), 'places'));

describe('free cells', () => {
  const free = (layout: Layout, occupant: Occupant, safeArrival = 0): string => {
    const cells = new DugFloor({ ...content, safeArrival }, 1, layout).free(occupant);
    return marked(layout, 'f', (x, y) => cells.includes(y * layout.width + x));
  };

  it('are all ground except arrival and stairs; monsters can be in shallow water too, nothing in doors, deep water or walls', () => {
    const layout = drawLayout(content, `
      @..~D+'X
      ..>#|...`);
    expect(free(layout, 'thing')).toBe(drawn(`
      .ff.....
      ff...fff`));
    expect(free(layout, 'monster')).toBe(drawn(`
      .fff....
      ff...fff`));
  });

  it('are never in vaults, corners included', () => {
    const layout = drawLayout(content, '@.....\n......\n......\n.....>', { vaults: [vaultAt('kennel', [2, 1, 3, 2])] });
    expect(free(layout, 'thing')).toBe(drawn(`
      .fffff
      ff..ff
      ff..ff
      fffff.`));
  });

  it.each([
    [0, '.ffff\nfffff\nfffff'],
    [1, '..fff\n..fff\nfffff'],
    [2, '...ff\n...ff\n...ff'],
  ])('of monsters are more than %i steps from the arrival if the pack keeps them away', (steps, picture) => {
    const layout = drawLayout(content, '@....\n.....\n.....', { stairs: { x: -1, y: -1 } });
    expect(free(layout, 'monster', steps)).toBe(picture);
    expect(free(layout, 'thing', steps)).toBe('.ffff\nfffff\nfffff');
    const floor = new DugFloor({ ...content, safeArrival: steps }, 1, layout);
    expect([floor.isSafe({ x: steps, y: 0 }), floor.isSafe({ x: steps + 1, y: 0 })]).toEqual([steps === 0, true]);
    expect(floor.hasRoom({ x: 1, y: 0 }, 'monster')).toBe(true);
  });

  it('are taken only once', () => {
    const floor = new DugFloor(content, 1, drawLayout(content, '@..>'));
    const taken = [1, 2, 3].map(() => floor.takeAny('thing', Rng.of('1', '')));
    expect(taken.map((at) => at?.x ?? null).sort()).toEqual([1, 2, null]);
    expect([floor.hasRoom({ x: 1, y: 0 }, 'thing'), floor.hasRoom({ x: 1, y: 0 }, 'monster')]).toEqual([false, false]);
  });

  it('near an actor are the nearest by walking: around walls, not through doors, never the stairs', () => {
    const floor = new DugFloor(content, 1, drawLayout(content, `
      ########
      #.#.+.@#
      #.#>####
      #...####
      ########`));
    const from = { x: 3, y: 1 };
    floor.take(from);
    expect([1, 2, 3].map(() => floor.takeNearest(from))).toMatchObject([{ y: 3 }, { y: 3 }, { y: 3 }]);
    expect([1, 2, 3].map(() => floor.takeNearest(from))).toEqual([{ x: 1, y: 2 }, { x: 1, y: 1 }, null]);
  });
});

describe('traps', () => {
  const trapped = (picture: string, count = 4, hidden = 40): { x: number; y: number; hidden: boolean }[][] => {
    const pack = harderContent({ safeArrival: 0, traps: { ...harderRows.traps, count: [[1, count]], hidden: [[1, hidden]] } });
    return SEEDS.map((rng) => setTraps(new DugFloor(pack, 1, drawLayout(pack, picture)), rng));
  };
  const HALL = ['############', ...Array.from({ length: 8 }, () => '#..........#'), '############'].join('\n').replace('#.', '#@');

  it('are as many as the floor says, half of that more or less', () => {
    expect([...new Set(trapped(HALL, 4).map(({ length }) => length))].sort()).toEqual([2, 3, 4, 5, 6]);
    expect([...new Set(trapped(HALL, 5).map(({ length }) => length))].sort()).toEqual([3, 4, 5, 6, 7]);
    expect(trapped(HALL, 0).flat()).toEqual([]);
  });

  it('are more than two steps from the arrival, and come as near as three', () => {
    const near = trapped(HALL, 20).flat().map(({ x, y }) => Math.max(x - 1, y - 1));
    expect(Math.min(...near)).toBe(3);
  });

  it('each have their own cell', () => {
    for (const traps of trapped(HALL, 20)) expect(new Set(traps.map(({ x, y }) => `${x},${y}`)).size).toBe(traps.length);
  });

  it('are hidden as often as the floor says', () => {
    const share = (hidden: number): number => {
      const traps = trapped(HALL, 20, hidden).flat();
      return traps.filter((trap) => trap.hidden).length / traps.length;
    };
    expect([share(0), share(100)]).toEqual([0, 1]);
    expect(Math.abs(share(40) - 0.4)).toBeLessThan(0.06);
  });

  it('lie only where they can be walked around, cutting corners: not in passages nor in doorways', () => {
    const picture = `
      ############
      #@...#.....#
      #..........#
      #....#.....#
      ######.....#
      ######.....#
      #..........#
      ############`;
    const sprung = new Set(trapped(picture, 20).flat().map(({ x, y }) => `${x},${y}`));
    for (const passage of ['5,2', '2,6', '3,6', '4,6']) expect([passage, sprung.has(passage)]).toEqual([passage, false]);
    // The end of a passage blocks nothing.
    expect([sprung.has('1,6'), sprung.has('8,3'), sprung.has('10,1')]).toEqual([true, true, true]);
  });

  it('don\'t block the only way to a nook, even if it leads round a corner', () => {
    const picture = `
      ##########
      #.######.#
      ##......##
      ##......##
      ##...@..##
      ##......##
      ##......##
      #.######.#
      ##########`;
    const sprung = new Set(trapped(picture, 20).flat().map(({ x, y }) => `${x},${y}`));
    expect(['2,2', '7,2', '2,6', '7,6'].filter((corner) => sprung.has(corner))).toEqual([]);
    expect(['1,1', '2,3', '2,5'].every((cell) => sprung.has(cell))).toBe(true);
  });
});

describe('doors', () => {
  const doorways = (picture: string): string => {
    const layout = drawLayout(content, picture);
    return marked(layout, '+', (x, y) => isDoorway(layout, y * layout.width + x));
  };

  it('fit between walls on two sides and ground on the other two', () => {
    expect(doorways(`
      #########
      #...#...#
      #.......#
      #...#...#
      ##.###.##
      #.......#
      #########`)).toBe(drawn(`
      .........
      .........
      ....+....
      .........
      ..+...+..
      ...+++...
      .........`));
    expect(doorways('#####\n#.~.#\n#####')).toBe('.....\n.....\n.....');
  });

  it('are in the given share of doorways, never adjacent to each other', () => {
    const hung = (picture: string, share: number, ...rolls: number[]): string => {
      const layout = drawLayout(content, picture, { rooms: [roomAt([0, 0, 4, 4])] });
      hangDoors(content, layout, share, new ScriptedRng(...rolls));
      return drawnLayout(content, layout);
    };
    const one = `
      ########
      #...####
      #......#
      #...####
      ######@#`;
    expect(hung(one, 50, 49)).toBe(drawn(one).replace('@', '.').replace('#......#', '#...+..#'));
    expect(hung(one, 50, 50)).toBe(drawn(one).replace('@', '.'));
    expect(hung(one, 0)).toBe(drawn(one).replace('@', '.'));
    const pair = `
      ########
      #...'..#
      #...####
      #......#
      ######@#`;
    expect(hung(pair, 100, 0)).toBe(drawn(pair).replace('@', '.').replace('#......#', '#...+..#'));
    expect(hung(pair.replace('#...####', '####+###'), 100)).toBe(drawn(pair).replace('@', '.').replace('#...####', '####+###'));
  });

  it('are neither next to the arrival nor in a vault', () => {
    const picture = `
      ########
      #...####
      #....@.#
      #...####
      ########`;
    const bare = (changes: Partial<Layout>): string => {
      const layout = drawLayout(content, picture, { rooms: [roomAt([0, 0, 4, 4])], ...changes });
      hangDoors(content, layout, 100, Rng.of('1', ''));
      return drawnLayout(content, layout);
    };
    expect(bare({})).not.toContain('+');
    expect(bare({ arrival: { x: 6, y: 2 } })).toContain('+');
    expect(bare({ arrival: { x: 1, y: 1 }, stairs: { x: 5, y: 2 } })).not.toContain('+');
    expect(bare({ arrival: { x: 1, y: 1 }, vaults: [vaultAt('kennel', [4, 2, 6, 3])] })).not.toContain('+');
  });
});

it('the cells of an end are those of arrival and stairs with the eight around each', () => {
  const layout = drawLayout(content, '......@.\n........\n........\n........\n.>......\n........');
  expect(marked(layout, 'e', (x, y) => isAtEnd(layout, y * layout.width + x))).toBe('.....eee\n.....eee\n........\neee.....\neee.....\neee.....');
});

describe('patches', () => {
  const HALL = ['##############', ...Array.from({ length: 10 }, () => '#............#'), '##############'].join('\n');
  const spread = (tile: string, picture = HALL, changes: Partial<Layout> = {}): Layout[] => SEEDS.map((rng) => {
    const layout = drawLayout(content, picture, changes);
    spreadPatches(content, layout, [{ tile: tileOf(tile), count: 1 }], rng);
    return layout;
  });
  const cells = (layout: Layout, tile: string): number[] => Array.from(layout.terrain).flatMap((index, cell) => (index === tileOf(tile) ? [cell] : []));

  it('have from 4 to 16 connected cells', () => {
    const sizes = spread('water').map((layout) => {
      const wet = cells(layout, 'water');
      const open = new Uint8Array(layout.terrain.length);
      for (const cell of wet) open[cell] = 1;
      expect(stepsFrom({ width: layout.width, open }, wet[0] ?? 0).filter((steps) => steps >= 0)).toHaveLength(wet.length);
      return wet.length;
    });
    expect([Math.min(...sizes), Math.max(...sizes)]).toEqual([4, 16]);
  });

  it('grow only over open ground: of the eight cells around each at least six are open', () => {
    const wet = new Set(spread('water').flatMap((layout) => cells(layout, 'water')));
    // A cell at a wall has five open neighbours, one in the middle has eight.
    for (const cell of wet) expect([cell % 14 > 1 && cell % 14 < 12, cell > 28 && cell < 10 * 14]).toEqual([true, true]);
    expect(wet.size).toBeGreaterThan(70);
  });

  it('keep off arrival, stairs and the cells around them, and off vaults', () => {
    const ends = { arrival: { x: 3, y: 3 }, stairs: { x: 10, y: 8 }, vaults: [vaultAt('kennel', [8, 2, 11, 4])] };
    const wet = spread('water', HALL, ends).flatMap((layout) => cells(layout, 'water')).map((cell) => ({ x: cell % 14, y: Math.floor(cell / 14) }));
    const wrong = wet.filter(({ x, y }) => [ends.arrival, ends.stairs].some((end) => Math.max(Math.abs(end.x - x), Math.abs(end.y - y)) <= 1) || (x >= 8 && x <= 11 && y >= 2 && y <= 4));
    expect(wrong).toEqual([]);
  });

  it('of deep water are removed if they would cut something off', () => {
    // One pillar and one passage: whatever fills the middle of the hall up to the walls splits it in two.
    const narrow = `
      #############
      #....###....#
      #...........#
      #...........#
      #...........#
      #....###....#
      #############`;
    const layouts = spread('deepWater', narrow, { arrival: { x: 1, y: 1 }, stairs: { x: 11, y: 5 } });
    for (const layout of layouts) {
      const open = { width: layout.width, open: Uint8Array.from(layout.terrain, (tile) => (tiles[tile]?.walkable ? 1 : 0)) };
      expect(stepsFrom(open, layout.width + 1).filter((steps) => steps >= 0)).toHaveLength(open.open.filter((mark) => mark === 1).length);
    }
    expect(layouts.some((layout) => cells(layout, 'deepWater').length > 0)).toBe(true);
  });
});
