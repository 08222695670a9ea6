import { Rng } from '../../src/engine/core/rng';
import { addLoops, deadEnds, ringOf, waysInto } from '../../src/procgen/dig/addLoops';
import type { Room } from '../../src/procgen/dig/Layout';
import { drawn } from '../support/drawGame';
import { drawLayout, drawnLayout, paletteOf, roomAt } from '../support/drawLayout';
import { harderContent } from '../support/harderPack';

const content = harderContent();
const palette = paletteOf(content);

/** The number of ways into the 3 x 2 room in the middle of a picture. */
function ways(picture: string): number {
  return waysInto(drawLayout(content, picture), roomAt([1, 1, 5, 4]), palette.wall);
}

/** The cells of a ring in order. */
const ring = (inset: number): string[] => ringOf(roomAt([1, 1, 4, 3], inset), 10).map((cell) => `${cell % 10},${Math.floor(cell / 10)}`);

describe('ways into a room', () => {
  it('are searched once around its walls, clockwise from the north-west', () => {
    expect(ring(0)).toEqual(['1,1', '2,1', '3,1', '4,1', '4,2', '4,3', '3,3', '2,3', '1,3', '1,2']);
    expect(ring(1)).toEqual(['1,1', '2,1', '3,1', '3,2', '2,2', '1,2']);
  });

  it.each([
    ['none in a sealed one', 0, ['#######', '#######', '##...##', '##...##', '#######', '#######']],
    ['one by a doorway', 1, ['#######', '#######', '##...##', '##....#', '#######', '#######']],
    ['one through adjacent cells', 1, ['#######', '##..###', '##...##', '##...##', '#######', '#######']],
    ['one that runs round the corner where the count begins', 1, ['#######', '#..####', '#....##', '##...##', '#######', '#######']],
    ['one by the very corner where the count begins', 1, ['#######', '#.#####', '##...##', '##...##', '#######', '#######']],
    ['one by that corner and the cell east of it', 1, ['#######', '#..####', '##...##', '##...##', '#######', '#######']],
    ['two apart from each other', 2, ['#######', '##.#.##', '##...##', '##...##', '#######', '#######']],
    ['one on each side', 4, ['#######', '###.###', '#....##', '##....#', '###.###', '#######']],
    ['one where it lies open all around', 1, ['.......', '.......', '.......', '.......', '.......', '.......']],
  ])('are %s', (_name, count, rows) => {
    expect(ways(rows.join('\n'))).toBe(count);
  });
});

/** Two adjacent rooms, joined by a long detour. */
const DETOUR = `
  #################
  #....####....####
  #....####....####
  #....####....####
  ##.########.#####
  ##.########.#####
  ##.########.#####
  ##..........#####
  #################`;
const PAIR = [roomAt([0, 0, 5, 4]), roomAt([8, 0, 13, 4])];

/** What loops make of a picture, for some seeds. */
function looped(picture: string, { percent = 100, rooms = PAIR } = {}): { pictures: Set<string>; answers: Set<boolean> } {
  const [pictures, answers] = [new Set<string>(), new Set<boolean>()];
  for (let seed = 0; seed < 40; seed++) {
    const layout = drawLayout(content, picture, { rooms });
    answers.add(addLoops(layout, percent, palette, Rng.of(String(seed), 'loops')));
    pictures.add(drawnLayout(content, layout));
  }
  return { pictures, answers };
}

describe('loops', () => {
  it('open a straight way between rooms that are a long walk apart, in any of the rows where it is shortest', () => {
    const rows = [1, 2, 3].map((y) => drawn(DETOUR).split('\n').map((row, i) => (i === y ? '#............####' : row)).join('\n'));
    const { pictures, answers } = looped(DETOUR);
    expect([...pictures].sort()).toEqual(rows.sort());
    expect([...answers]).toEqual([true]);
  });

  it.each(PAIR)('open it from either side: %j', (room) => {
    expect([...looped(DETOUR, { rooms: [room] }).pictures].sort()).toEqual([...looped(DETOUR).pictures].sort());
  });

  it('are absent if none are asked for', () => {
    const { pictures, answers } = looped(DETOUR, { percent: 0 });
    expect([[...pictures], [...answers]]).toEqual([[drawn(DETOUR)], [true]]);
  });

  it('leave half of the rooms with one way in, and no more, however few are asked for', () => {
    const after = (percent: number): Set<number> => new Set([...looped(THREE, { percent, rooms: THREE_ROOMS }).pictures].map((picture) => deadEnds(drawLayout(content, picture, { rooms: THREE_ROOMS }), palette.wall)));
    expect(deadEnds(drawLayout(content, THREE, { rooms: THREE_ROOMS }), palette.wall)).toBe(3);
    expect([...after(1)]).toEqual([1]);
    expect([...after(100)].every((ends) => ends <= 1)).toBe(true);
  });

  it('take no straight way that saves less than ten steps, but bend one that makes a second way in', () => {
    const near = `
      ################
      #....###....####
      #....###....####
      #....###....####
      ##.#####.#######
      ##.......#######
      ################`;
    const rooms = [roomAt([0, 0, 5, 4]), roomAt([7, 0, 12, 4])];
    const { pictures } = looped(near, { rooms });
    for (const picture of pictures) {
      // Bent tunnels run from centre to centre, through the second row.
      expect(picture.split('\n')[2]).toBe('#...........####');
    }
  });

  it('never dig at the edge of the map', () => {
    for (const picture of looped(DETOUR).pictures) {
      const rows = picture.split('\n');
      expect([rows[0], rows.at(-1), ...rows.map((row) => `${row.at(0) ?? ''}${row.at(-1) ?? ''}`)].join('')).toMatch(/^#+$/);
    }
  });
});

/** Three rooms on one passage. */
const THREE = `
  ########################
  #....###....####....####
  #....###....####....####
  #....###....####....####
  ##.#######.#######.#####
  ##.#######.#######.#####
  ##.#######.#######.#####
  ##.................#####
  ########################`;
const THREE_ROOMS = [roomAt([0, 0, 5, 4]), roomAt([7, 0, 12, 4]), roomAt([15, 0, 20, 4])];

/** A picture with its axes swapped. */
function turned(picture: string): string {
  const rows = drawn(picture).split('\n');
  return Array.from(rows[0] ?? '', (_, x) => rows.map((row) => row[x] ?? '').join('')).join('\n');
}

/** A picture upside down and back to front. */
const reversed = (picture: string): string => Array.from(drawn(picture)).reverse().join('');

describe('a straight way', () => {
  it('goes north, south, east or west alike, from rooms whose ground ends short of their walls too', () => {
    const [west, east] = PAIR as [Room, Room];
    expect([...looped(turned(DETOUR), { rooms: PAIR.map(({ x1, y1, x2, y2 }) => roomAt([y1, x1, y2, x2])) }).pictures].sort()).toEqual([...looped(DETOUR).pictures].map(turned).sort());
    for (const room of [west, east]) {
      const { x1, y1, x2, y2 } = room;
      const across = [...looped(DETOUR, { rooms: [room] }).pictures];
      expect([...looped(turned(DETOUR), { rooms: [roomAt([y1, x1, y2, x2])] }).pictures].sort()).toEqual(across.map(turned).sort());
      expect([...looped(reversed(DETOUR), { rooms: [roomAt([16 - x2, 8 - y2, 16 - x1, 8 - y1])] }).pictures].sort()).toEqual(across.map(reversed).sort());
    }
    // The same ground, of rooms that reach a cell further in the east and south.
    const [inset, low] = [roomAt([0, 0, 6, 5], 1), roomAt([0, 0, 5, 6], 1)];
    expect([...looped(DETOUR, { rooms: [inset] }).pictures].sort()).toEqual([...looped(DETOUR, { rooms: [west] }).pictures].sort());
    expect([...looped(turned(DETOUR), { rooms: [low] }).pictures].sort()).toEqual([...looped(DETOUR, { rooms: [west] }).pictures].map(turned).sort());
  });

  /** Two rooms of one row, so far apart, joined by a corridor so far below them; the shaft of the first in one column or the other. */
  const apart = ({ gap, below, shaft = 1, stain = [0, 0] }: { gap: number; below: number; shaft?: 1 | 2; stain?: readonly [x: number, y: number] }): string => {
    const width = gap + 8;
    const isOpen = (x: number, y: number): boolean => {
      if (y === 2) return (x >= 1 && x <= 3) || (x >= gap + 4 && x <= gap + 6);
      if (y === below + 2) return x >= shaft && x <= gap + 6;
      return (y > 2 && y < below + 2 && (x === shaft || x === gap + 6)) || (stain[1] > 0 && x === stain[0] && y === stain[1]);
    };
    return Array.from({ length: below + 4 }, (_, y) => Array.from({ length: width }, (__, x) => (isOpen(x, y) ? '.' : '#')).join('')).join('\n');
  };
  const digs = (map: Parameters<typeof apart>[0]): boolean => {
    const picture = apart(map);
    const { pictures } = looped(picture, { rooms: [roomAt([0, 1, 4, 3])] });
    const across = picture.split('\n').map((row, y) => (y === 2 ? `#${'.'.repeat(map.gap + 6)}#` : row)).join('\n');
    expect([picture, across]).toEqual(expect.arrayContaining([...pictures]));
    expect([...looped(turned(picture), { rooms: [roomAt([1, 0, 3, 4])] }).pictures].sort()).toEqual([...pictures].map(turned).sort());
    return pictures.has(across);
  };

  it.each([
    ['through one cell of rock', true, { gap: 1, below: 8 }],
    ['through twelve', true, { gap: 12, below: 8 }],
    ['not through thirteen', false, { gap: 13, below: 8 }],
    ['that saves ten steps', true, { gap: 6, below: 3 }],
    ['not one that saves nine', false, { gap: 6, below: 3, shaft: 2 }],
    ['but one that saves eleven', true, { gap: 6, below: 4, shaft: 2 }],
    ['not beside a hollow north of it', false, { gap: 6, below: 8, stain: [6, 1] }],
    ['nor south of it', false, { gap: 6, below: 8, stain: [6, 3] }],
    ['but at two cells from one', true, { gap: 6, below: 8, stain: [6, 4] }],
  ] as const)('is dug %s', (_name, isDug, map) => {
    expect(digs(map)).toBe(isDug);
  });

  it.each([[10, 2], [11, 1]])('is one of those at most two cells longer than the shortest, if the third row begins at %i', (third, ways) => {
    const picture = [
      '#'.repeat(15),
      '#...####......#',
      '#...########..#',
      `#...${'#'.repeat(third - 4)}${'.'.repeat(14 - third)}#`,
      ...Array.from({ length: 6 }, () => '#.###########.#'),
      '#.............#',
      '#'.repeat(15),
    ].join('\n');
    const { pictures } = looped(picture, { rooms: [roomAt([0, 0, 4, 4])] });
    const row = (y: number): string => drawn(picture).split('\n').map((line, i) => (i === y ? '#.............#' : line)).join('\n');
    expect([...pictures].sort()).toEqual([row(1), row(3)].slice(0, ways).sort());
  });
});

/** Rooms of one cell each, as `[x, y, openings]`, in rock: an opening is open ground beside the cell, in the west, east, north or south. */
type Cell = readonly [x: number, y: number, openings: string];
const STEP: Readonly<Record<string, readonly [number, number]>> = { w: [-1, 0], e: [1, 0], n: [0, -1], s: [0, 1] };

/** What loops make of such rooms, as the cells that were dug, in every way that occurs. */
function dugFor(cells: readonly Cell[], percent = 100): string[] {
  const [width, height] = [34, 13];
  const open = new Set(cells.flatMap(([x, y, openings]) => [[0, 0], ...Array.from(openings, (way) => STEP[way] ?? [0, 0])].map(([dx = 0, dy = 0]) => `${x + dx},${y + dy}`)));
  const picture = Array.from({ length: height }, (_, y) => Array.from({ length: width }, (__, x) => (open.has(`${x},${y}`) ? '.' : '#')).join('')).join('\n');
  const { pictures } = looped(picture, { percent, rooms: cells.map(([x, y]) => roomAt([x - 1, y - 1, x + 1, y + 1])) });
  const dug = (after: string): string => Array.from(after).flatMap((glyph, i) => (glyph === picture[i] ? [] : [`${i % (width + 1)},${Math.floor(i / (width + 1))}`])).join(' ');
  return [...pictures].map(dug).sort();
}

describe('a bent way', () => {
  const end = [16, 6, 'w'] as const;

  it('leads to the nearest room, across first or down first, whatever order they were dug in', () => {
    const far = [26, 3, 'we'] as const;
    const near = [19, 4, 'ns'] as const;
    const ways = ['16,4 17,4 18,4 16,5', '17,6 18,6 19,6'];
    for (const order of [[end, far, near], [near, end, far], [far, near, end]]) expect(dugFor(order)).toEqual(ways);
  });

  it('is tried to the four nearest rooms alone, and leaves nothing where it makes no second way in', () => {
    // Those in the west are reached through the only opening there is.
    const west = [13, 10, 7, 4].map((x): Cell => [x, 6, 'ns']);
    const other = [29, 3, 'we'] as const;
    expect(dugFor([end, ...west, other])).toEqual(['']);
    expect(dugFor([end, ...west.slice(0, 3), other])).not.toContain('');
  });

  it('is dug from a room so long that its opening is ten steps from its middle', () => {
    const rows = ['#'.repeat(40), `#${'.'.repeat(25)}${'#'.repeat(14)}`, ...Array.from({ length: 6 }, () => '#'.repeat(40)), `${'#'.repeat(29)}...${'#'.repeat(8)}`, '#'.repeat(40)];
    expect([...looped(rows.join('\n'), { rooms: [roomAt([0, 0, 25, 2]), roomAt([29, 7, 31, 9])] }).pictures].filter((after) => after !== rows.join('\n'))).toHaveLength(1);
  });

  it('is dug for as many dead ends as asked for, at least until they are half of all rooms; others are left alone', () => {
    const pairs = [[4, 3, 'w'], [13, 3, 'e'], [21, 3, 'w'], [30, 3, 'e']] as const;
    const others = [[6, 9, 'ns'], [28, 9, 'ns']] as const;
    const left = (ends: readonly Cell[], percent: number): Set<number> => {
      const rooms = [...ends, ...others];
      return new Set(dugFor(rooms, percent).map((dug) => ends.filter(([x, y]) => !dug.split(' ').some((cell) => [`${x},${y + 1}`, `${x + 1},${y}`, `${x - 1},${y}`, `${x},${y - 1}`].includes(cell))).length));
    };
    expect([...left([pairs[0], pairs[3]], 50)]).toEqual([1]);
    expect([...left([pairs[0], pairs[3]], 100)]).toEqual([0]);
    expect(Math.max(...left(pairs, 1))).toBe(3);
  });
});

it('no straight way begins at a corner of a room', () => {
  // A corridor all around, too far away, with an arm towards each of the eight ends of the room's walls.
  const size = 40;
  const [x1, y1, x2, y2] = [17, 17, 22, 21];
  const isArm = (at: number, far: number): boolean => (at === x1 || at === x2) && (far < y1 - 3 || far > y2 + 3);
  const isOpen = (x: number, y: number): boolean => {
    if (x < 1 || y < 1 || x > size - 2 || y > size - 2) return false;
    if (x === 1 || y === 1 || x === size - 2 || y === size - 2) return true;
    if (x > x1 && x < x2 && y > y1 && y < y2) return true;
    // The only way in.
    if (x === 20 && y >= y2) return true;
    return isArm(x, y) || ((y === y1 || y === y2) && (x < x1 - 3 || x > x2 + 3));
  };
  const picture = Array.from({ length: size }, (_, y) => Array.from({ length: size }, (__, x) => (isOpen(x, y) ? '.' : '#')).join('')).join('\n');
  expect([...looped(picture, { rooms: [roomAt([x1, y1, x2, y2])] }).pictures]).toEqual([picture]);
});
