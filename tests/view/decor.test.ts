import { readFileSync } from 'node:fs';
import { isOpen } from '../../src/view/map/autotile';
import { Chambers, type FurnishedPlace, type Furnishing } from '../../src/view/decor/Furniture';
import type { Decor } from '../../src/view/decor/Decoration';
import { CELLAR_ROOMS } from '../../src/view/themes/cellars';
import { furnished, tileMap, type ThemedMap } from './tileMap';

/** Rooms of many widths in rows, four cells high, under walls two cells thick. */
function manyRooms(theme: string, salt: number): ThemedMap {
  const rooms = [3, 5, 6, 8, 9, 11, 12, 14, 20].map((width) => '.'.repeat(width)).join('##');
  const solid = '#'.repeat(rooms.length);
  return tileMap(Array.from({ length: 60 }, (_row, y) => (y % 6 < 2 ? solid : rooms)), theme, salt);
}

interface Placed extends Decor {
  readonly x: number;
  readonly y: number;
}

function allDecor(source: ThemedMap, places: readonly FurnishedPlace[] = []): Placed[] {
  const list: Placed[] = [];
  const decoration = furnished(source, places);
  for (let y = 0; y < source.height; y++) {
    for (let x = 0; x < source.width; x++) {
      const decor = decoration.at(x, y);
      if (decor) list.push({ ...decor, x, y });
    }
  }
  return list;
}

function named(list: readonly Placed[], ...names: string[]): Placed[] {
  return list.filter(({ frame }) => names.includes(frame.split('/')[1] ?? ''));
}

/** How many cells of a map satisfy a condition. */
function count(source: ThemedMap, has: (x: number, y: number) => boolean): number {
  let sum = 0;
  for (let y = 0; y < source.height; y++) {
    for (let x = 0; x < source.width; x++) if (has(x, y)) sum++;
  }
  return sum;
}

const IN_ROWS = Object.values<Furnishing>(CELLAR_ROOMS.purposes).flatMap(({ row }) => row?.names ?? []);
const ROOMS = [1, 2, 3, 4, 5].map((salt) => manyRooms('cellars', salt));

describe('on the walls of the cellars', () => {
  test('there is about one torch per seven cells of face', () => {
    const isFace = (source: ThemedMap, x: number, y: number): boolean => source.isWall(x, y) && !source.isWall(x, y + 1);
    const faces = ROOMS.reduce((sum, source) => sum + count(source, (x, y) => isFace(source, x, y)), 0);
    const torches = ROOMS.flatMap((source) => named(allDecor(source), 'torch'));
    expect(faces / torches.length).toBeGreaterThan(5.5);
    expect(faces / torches.length).toBeLessThan(8.5);
    expect(torches.every((torch) => torch.animated)).toBe(true);
  });

  test('nothing hangs next to anything else, or at the end of a wall, except furniture in rows', () => {
    for (const source of ROOMS) {
      const hung = allDecor(source).filter(({ x, y, frame }) => source.isWall(x, y) && !IN_ROWS.includes(frame.split('/')[1] ?? ''));
      expect(hung.filter((a) => hung.some((b) => a !== b && a.y === b.y && Math.abs(a.x - b.x) < 2))).toEqual([]);
      expect(hung.filter(({ x, y }) => source.isWall(x - 1, y + 1) || source.isWall(x + 1, y + 1))).toEqual([]);
    }
  });

  test.each([
    [2, []],
    [8, [1, 4, 6]],
    [20, [1, 4, 7, 10, 12, 15, 18]],
  ])('slots are symmetric on a wall %i cells long', (width, slots) => {
    const wall = tileMap(['#'.repeat(width), ...Array<string>(2).fill('.'.repeat(width))]);
    const hung = [1, 2, 3, 4, 5, 6, 7, 8].flatMap((salt) => allDecor({ ...wall, salt }).filter(({ y }) => y === 0));
    expect([...new Set(hung.map(({ x }) => x))].sort((a, b) => a - b)).toEqual(slots);
  });

  test('the two halves of a wall are decorated alike', () => {
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
    expect(named(list, 'banner', 'tapestry', 'bookshelf', 'hearth')).toEqual([]);
    expect(named(list, 'torch').length).toBeGreaterThan(0);
  });
});

describe('on the ground', () => {
  test('cobwebs hang in northern corners, flipped in the east', () => {
    const webs = ROOMS.flatMap((source) => named(allDecor(source), 'cobweb').map((web) => ({ ...web, source })));
    expect(webs.filter((web) => !web.flip).length).toBeGreaterThan(10);
    expect(webs.filter((web) => web.flip).length).toBeGreaterThan(10);
    const isWrong = ({ source, x, y, flip }: (typeof webs)[number]): boolean =>
      !source.isWall(x, y - 1) || (x > 0 && x + 1 < source.width && !source.isWall(flip ? x + 1 : x - 1, y));
    expect(webs.filter(isWrong)).toEqual([]);
  });

  test('little is in the middle of rooms, and not too much along their walls', () => {
    for (const theme of ['cellars', 'rootways', 'drowned']) {
      const sites = [1, 2, 3, 4, 5].map((salt) => manyRooms(theme, salt));
      const lying = sites.map((source) => allDecor(source));
      const isMiddle = (source: ThemedMap, x: number, y: number): boolean => [[0, 1], [1, 0], [0, -1], [-1, 0]].every(([dx = 0, dy = 0]) => isOpen(source, x + dx, y + dy));
      const isEdge = (source: ThemedMap, x: number, y: number): boolean => isOpen(source, x, y) && !isMiddle(source, x, y);
      const share = (isSuch: typeof isEdge): number => {
        const cells = sites.reduce((sum, source) => sum + count(source, (x, y) => isOpen(source, x, y) && isSuch(source, x, y)), 0);
        return sites.flatMap((source, at) => (lying[at] ?? []).filter(({ x, y }) => isOpen(source, x, y) && isSuch(source, x, y))).length / cells;
      };
      expect(share(isMiddle)).toBeGreaterThan(0.015);
      expect(share(isMiddle)).toBeLessThan(0.09);
      expect(share(isEdge)).toBeGreaterThan(0.05);
      expect(share(isEdge)).toBeLessThan(0.22);
    }
  });

  test('nothing on the ground looks like rubble, which makes noise', () => {
    expect(ROOMS.flatMap((source) => allDecor(source)).filter(({ frame }) => frame.includes('rubble'))).toEqual([]);
  });

  test('nothing is in a doorway or next to one', () => {
    const doors = Array.from({ length: 30 }, (_row, y) => (y % 3 === 1 ? '.+.' : '#.#').repeat(20));
    const source = tileMap(doors, 'rootways');
    const isNear = ({ x, y }: Placed): boolean =>
      [0, 1, -1].some((step) => source.isDoor(x + step, y) || source.isDoor(x, y + step));
    expect(allDecor(source).filter(({ x, y }) => isOpen(source, x, y)).filter(isNear)).toEqual([]);
  });
});

describe('in every theme', () => {
  const known = new Set(Object.values(JSON.parse(readFileSync('assets/frames.json', 'utf8')) as Record<string, string[]>).flat());

  test.each(['cellars', 'rootways', 'drowned'])('the atlas has all decorations of the %s, and none looks like an obstacle', (theme) => {
    const list = [1, 2, 3].flatMap((salt) => allDecor(manyRooms(theme, salt)));
    const frames = list.flatMap(({ frame, animated }) => (animated ? [`${frame}.0`, `${frame}.1`] : [frame]));
    expect(frames.filter((name) => !known.has(name))).toEqual([]);
    const furniture = named(list, 'bookshelf', 'bookcase', 'casks', 'jars', 'rack', 'hearth', 'drain');
    expect(furniture.filter(({ x, y }) => !manyRooms(theme, 1).isWall(x, y))).toEqual([]);
    expect(named(list, 'pillar', 'statue', 'armour-stand', 'rubble')).toEqual([]);
  });

  test('the same cell always has the same decoration', () => {
    expect(allDecor(manyRooms('rootways', 7))).toEqual(allDecor(manyRooms('rootways', 7)));
  });

  test('a theme without decorations gets none', () => {
    expect(allDecor(manyRooms('moon', 1))).toEqual([]);
  });
});

describe('rooms', () => {
  const room = tileMap(['#########', ...Array<string>(6).fill('#.......#'), '#########'], 'cellars', 3);
  const at = (purpose: string): FurnishedPlace => ({ purpose, x1: 0, y1: 0, x2: 8, y2: 7 });
  const purposes = (source: ThemedMap): string[] => new Chambers(source, CELLAR_ROOMS).all.map(({ purpose }) => purpose);

  test('have every purpose on some floor', () => {
    const met = new Set(Array.from({ length: 60 }, (_, salt) => purposes(manyRooms('cellars', salt))).flat());
    expect([...met].sort()).toEqual(Object.keys(CELLAR_ROOMS.purposes).sort());
  });

  test('in vaults have the purpose of the vault, whatever the floor', () => {
    const drawn = [1, 2, 3].map((salt) => new Chambers({ ...room, salt }, CELLAR_ROOMS, [at('library')]).all.map(({ purpose }) => purpose));
    expect(drawn).toEqual([['library'], ['library'], ['library']]);
    expect([1, 2, 3].map((salt) => allDecor({ ...room, salt }, [at('unheard of')]))).toEqual([1, 2, 3].map((salt) => allDecor({ ...room, salt }, [at('plain')])));
    expect(new Chambers(room, CELLAR_ROOMS, [{ ...at('library'), x2: 1, y2: 1 }]).all.map(({ purpose }) => purpose)).toEqual(purposes(room));
  });

  test('in vaults are furnished up to their corners, however narrow', () => {
    const alcove = tileMap(['#####', '#...#', '#...#', '#####']);
    const library = new Chambers(alcove, CELLAR_ROOMS, [{ purpose: 'library', x1: 0, y1: 0, x2: 4, y2: 3 }]);
    expect(library.all).toEqual([]);
    expect(library.at(1, 2)?.purpose).toBe('library');
    expect(new Chambers(alcove, CELLAR_ROOMS).at(1, 2)).toBeNull();
  });

  test('are furnished for their purpose', () => {
    const shelves = [1, 2, 3, 4].flatMap((salt) => named(allDecor({ ...room, salt }, [at('library')]), 'bookshelf', 'bookcase'));
    expect(shelves.length).toBeGreaterThan(4);
    expect([1, 2, 3, 4].flatMap((salt) => named(allDecor({ ...room, salt }, [at('prison')]), 'bookshelf', 'bookcase'))).toEqual([]);
  });
});
