import { readFileSync } from 'node:fs';
import type { TileSource } from '../../src/view/autotile';
import { decorFrame, type Decor } from '../../src/view/decor';
import { tileMap } from './tileMap';

/** Rooms of many widths in rows, four cells high, under walls two cells thick. */
function manyRooms(theme: string, salt: number): TileSource {
  const rooms = [3, 5, 6, 8, 9, 11, 12, 14, 20].map((width) => '.'.repeat(width)).join('##');
  const solid = '#'.repeat(rooms.length);
  return tileMap(Array.from({ length: 60 }, (_row, y) => (y % 6 < 2 ? solid : rooms)), theme, salt);
}

interface Placed extends Decor {
  readonly x: number;
  readonly y: number;
}

function allDecor(source: TileSource): Placed[] {
  const list: Placed[] = [];
  for (let y = 0; y < source.height; y++) {
    for (let x = 0; x < source.width; x++) {
      const decor = decorFrame(source, x, y);
      if (decor) list.push({ ...decor, x, y });
    }
  }
  return list;
}

function named(list: readonly Placed[], ...names: string[]): Placed[] {
  return list.filter(({ frame }) => names.includes(frame.split('/')[1] ?? ''));
}

/** How many cells of a map answer a question. */
function count(source: TileSource, has: (x: number, y: number) => boolean): number {
  let sum = 0;
  for (let y = 0; y < source.height; y++) {
    for (let x = 0; x < source.width; x++) if (has(x, y)) sum++;
  }
  return sum;
}

const ROOMS = [1, 2, 3, 4, 5].map((salt) => manyRooms('cellars', salt));

describe('on the walls of the cellars', () => {
  test('hangs about one torch on seven cells of face', () => {
    const isFace = (source: TileSource, x: number, y: number): boolean => source.isWall(x, y) && !source.isWall(x, y + 1);
    const faces = ROOMS.reduce((sum, source) => sum + count(source, (x, y) => isFace(source, x, y)), 0);
    const torches = ROOMS.flatMap((source) => named(allDecor(source), 'torch'));
    expect(faces / torches.length).toBeGreaterThan(5.5);
    expect(faces / torches.length).toBeLessThan(8.5);
    expect(torches.every((torch) => torch.animated)).toBe(true);
  });

  test('nothing hangs beside another thing, or at the end of a wall', () => {
    for (const source of ROOMS) {
      const hung = named(allDecor(source), 'torch', 'banner', 'chains', 'bookshelf');
      expect(hung.filter((a) => hung.some((b) => a !== b && a.y === b.y && Math.abs(a.x - b.x) < 2))).toEqual([]);
      expect(hung.filter(({ x, y }) => source.isWall(x - 1, y + 1) || source.isWall(x + 1, y + 1))).toEqual([]);
    }
  });

  test.each([
    [2, []],
    [8, [1, 4, 6]],
    [20, [1, 4, 7, 10, 12, 15, 18]],
  ])('slots lie alike from both ends of a wall %i cells long', (width, slots) => {
    const wall = tileMap(['#'.repeat(width), ...Array<string>(2).fill('.'.repeat(width))]);
    const hung = [1, 2, 3, 4, 5, 6, 7, 8].flatMap((salt) => allDecor({ ...wall, salt }).filter(({ y }) => y === 0));
    expect([...new Set(hung.map(({ x }) => x))].sort((a, b) => a - b)).toEqual(slots);
  });

  test('the two halves of a wall are hung alike', () => {
    const wall = tileMap(['#'.repeat(14), ...Array<string>(2).fill('.'.repeat(14))]);
    for (const salt of [1, 2, 3, 4, 5, 6]) {
      const hung = allDecor({ ...wall, salt }).filter(({ y }) => y === 0);
      const frames = (list: readonly Placed[]): string[] => list.map(({ frame, x }) => `${Math.min(x, 13 - x)} ${frame}`);
      expect(frames(hung)).toEqual(frames([...hung].reverse()));
      expect(hung.length).toBeGreaterThan(0);
    }
  });

  test('no banner hangs in a tunnel', () => {
    const tunnels = tileMap(Array.from({ length: 60 }, (_row, y) => (y % 3 === 2 ? '.' : '#').repeat(80)));
    const list = allDecor(tunnels);
    expect(named(list, 'banner')).toEqual([]);
    expect(named(list, 'torch').length).toBeGreaterThan(0);
  });
});

describe('on the ground', () => {
  test('cobwebs hang in corners of the north, flipped in the east', () => {
    const webs = ROOMS.flatMap((source) => named(allDecor(source), 'cobweb').map((web) => ({ ...web, source })));
    expect(webs.filter((web) => !web.flip).length).toBeGreaterThan(10);
    expect(webs.filter((web) => web.flip).length).toBeGreaterThan(10);
    const isWrong = ({ source, x, y, flip }: (typeof webs)[number]): boolean =>
      !source.isWall(x, y - 1) || (x > 0 && x + 1 < source.width && !source.isWall(flip ? x + 1 : x - 1, y));
    expect(webs.filter(isWrong)).toEqual([]);
  });

  test('litter lies on less than a twentieth of the ground', () => {
    const ground = ROOMS.reduce((sum, source) => sum + count(source, (x, y) => !source.isWall(x, y)), 0);
    const litter = ROOMS.flatMap((source) => named(allDecor(source), 'bones', 'rubble', 'puddle', 'grate'));
    expect(litter.length / ground).toBeLessThan(0.05);
    expect(litter.length / ground).toBeGreaterThan(0.03);
  });

  test('nothing lies in a doorway or beside it', () => {
    const doors = Array.from({ length: 30 }, (_row, y) => (y % 3 === 1 ? '.+.' : '#.#').repeat(20));
    const source = tileMap(doors, 'rootways');
    const isNear = ({ x, y }: Placed): boolean =>
      [0, 1, -1].some((step) => source.isDoor(x + step, y) || source.isDoor(x, y + step));
    expect(allDecor(source).filter((decor) => !decor.frame.endsWith('vines')).filter(isNear)).toEqual([]);
  });
});

describe('in every theme', () => {
  const atlas = JSON.parse(readFileSync('assets/atlas.json', 'utf8')) as { frames: Record<string, unknown> };

  test.each(['cellars', 'rootways'])('the atlas has all that lies in the %s, and none of it looks in the way', (theme) => {
    const list = [1, 2, 3].flatMap((salt) => allDecor(manyRooms(theme, salt)));
    const frames = list.flatMap(({ frame, animated }) => (animated ? [`${frame}.0`, `${frame}.1`] : [frame]));
    expect(frames.filter((name) => !(name in atlas.frames))).toEqual([]);
    expect(named(list, 'bookshelf').filter(({ x, y }) => !manyRooms(theme, 1).isWall(x, y))).toEqual([]);
    expect(named(list, 'barrel', 'crate', 'pillar', 'statue', 'altar', 'log', 'stump', 'brazier')).toEqual([]);
  });

  test('the same cell always answers the same', () => {
    expect(allDecor(manyRooms('rootways', 7))).toEqual(allDecor(manyRooms('rootways', 7)));
  });

  test('a theme without decorations gets none', () => {
    expect(allDecor(manyRooms('moon', 1))).toEqual([]);
  });
});
