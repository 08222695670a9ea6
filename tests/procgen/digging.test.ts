import { Rng, shuffle } from '../../src/engine/core/rng';
import { cellOf, centreOf, digTunnel, plainHall } from '../../src/procgen/dig/digRooms';
import { dugMap, farEnds, openMap } from '../../src/procgen/dig/walk';
import { unevenness } from '../support/chiSquare';
import { drawLayout, drawnLayout, paletteOf, roomAt } from '../support/drawLayout';
import { harderContent } from '../support/harderPack';
import { ScriptedRng } from '../support/ScriptedRng';

/* The small parts of digging, on drawn maps. */

const content = harderContent({ safeArrival: 0 });
const palette = paletteOf(content);
const SEEDS = Array.from({ length: 60 }, (_, seed) => Rng.of(String(seed), 'places'));

describe('digging', () => {
  it('goes from cell to cell in an L, across first or down first', () => {
    const dug = (roll: number, from: { x: number; y: number }, to: { x: number; y: number }): string => {
      const layout = drawLayout(content, '#####\n#####\n#####\n#####');
      digTunnel(layout, { from, to, tile: palette.ground }, new ScriptedRng(roll));
      return drawnLayout(content, layout);
    };
    const here = { x: 1, y: 0 };
    const there = { x: 4, y: 2 };
    const [across, down] = ['#....\n####.\n####.\n#####', '#.###\n#.###\n#....\n#####'];
    expect([dug(1, here, there), dug(0, here, there), dug(1, there, here), dug(0, there, here)]).toEqual([across, down, down, across]);
  });

  it('RULES 1.3 and 4 finds the middle of a room, and its cells within the walls less its inset', () => {
    expect([centreOf(roomAt([1, 2, 6, 5])), centreOf(roomAt([0, 0, 2, 2], 1))]).toEqual([{ x: 3, y: 3 }, { x: 1, y: 1 }]);
    const cells = (inset: number): string[] => [...new Set(SEEDS.map((rng) => cellOf(roomAt([1, 1, 4, 4], inset), rng)).map(({ x, y }) => `${x},${y}`))].sort();
    expect(cells(0)).toEqual(['2,2', '2,3', '3,2', '3,3']);
    expect(cells(1)).toEqual(['2,2']);
  });

  it('puts the plain hall in the middle, or along the southern edge to leave room', () => {
    const hall = (along?: 'middle' | 'edge'): string => drawnLayout(content, plainHall({ width: 7, height: 12 }, palette, along));
    expect(hall()).toBe('#######\n#######\n#######\n#######\n#.....#\n#.....#\n#....>#\n#.....#\n#.....#\n#######\n#######\n#######');
    expect(hall('edge')).toBe('#######\n#######\n#######\n#######\n#######\n#######\n#.....#\n#.....#\n#....>#\n#.....#\n#.....#\n#######');
  });

  it('puts arrival and stairs as far apart by walking as any pair tried, and nowhere if no pair is far', () => {
    const layout = drawLayout(content, `
      ##########
      #.#......#
      #.#.####.#
      #...####.#
      ##########`);
    const map = dugMap(layout, palette.wall);
    const cell = (x: number, y: number): number => y * 10 + x;
    for (const rng of SEEDS) {
      const ends = farEnds(map, [cell(1, 1), cell(8, 3)], rng);
      expect([ends?.arrival.x, ends?.stairs.x].sort()).toEqual([1, 8]);
    }
    // Ten by five cells: more than three steps is far.
    expect([farEnds(map, [cell(3, 1), cell(6, 1)], Rng.of('1', '')), farEnds(map, [], Rng.of('1', ''))]).toEqual([null, null]);
    expect(SEEDS.some((rng) => farEnds(map, [cell(3, 1), cell(7, 1)], rng) !== null)).toBe(true);
  });

  it('puts arrival and stairs more than a quarter of width and height apart, or nowhere', () => {
    const layout = drawLayout(content, ['#'.repeat(40), `#${'.'.repeat(38)}#`, '#'.repeat(40), '#'.repeat(40)].join('\n'));
    const found = (steps: number): boolean => SEEDS.some((rng) => farEnds(dugMap(layout, palette.wall), [41, 41 + steps], rng) !== null);
    expect([found(11), found(12)]).toEqual([false, true]);
  });

  it('treats the edge of a map as closed, whatever lies there', () => {
    const { open } = openMap({ width: 5, terrain: new Array<number>(20).fill(0) }, [1]);
    expect(Array.from({ length: 4 }, (_, y) => open.slice(5 * y, 5 * y + 5).join(''))).toEqual(['00000', '01110', '01110', '00000']);
  });

  it('shuffles into any order with the same probability', () => {
    const counts = new Map<string, number>();
    const rng = Rng.of('orders', '');
    for (let i = 0; i < 6000; i++) {
      const order = shuffle(['a', 'b', 'c'], rng).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(6);
    expect(unevenness([...counts.values()])).toBeLessThan(1);
  });
});
