import { type FurnishedPlace, roomsOf } from '../../src/view/decor/Furniture';
import { furnished, tileMap, type ThemedMap } from './tileMap';

const PICTURE = [
  '######################',
  '#.......##......######',
  '#.......##......######',
  '#...............######',
  '#.......##......######',
  '#.......##......#....#',
  '#.......##......#....#',
  '#.......#########....#',
  '######################',
];

/** The carpets of a floor by cell, `y * width + x`; by default all rooms are halls. */
function carpetsOf(source: ThemedMap, isTaken = (_x: number, _y: number): boolean => false, places: readonly FurnishedPlace[] = [{ purpose: 'hall', x1: 0, y1: 0, x2: source.width, y2: source.height }]): ReadonlyMap<number, string> {
  const decoration = furnished(source, places, isTaken);
  const cells = Array.from({ length: source.width * source.height }, (_, cell) => [cell, decoration.carpet(cell % source.width, Math.floor(cell / source.width))] as const);
  return new Map(cells.filter((cell): cell is readonly [number, string] => cell[1] !== null));
}

/** The slices of all carpets as a picture of their first letters, capitals for corners. */
function drawn(source: ThemedMap, isBlocked = (): boolean => false): string[] {
  const frames = carpetsOf(source, isBlocked);
  return PICTURE.map((row, y) => row.split('').map((_cell, x) => letter(frames.get(y * source.width + x))).join(''));
}

function letter(frame: string | undefined): string {
  const slice = frame?.split('.')[1] ?? '.';
  return slice.length === 2 ? slice.charAt(0).toUpperCase() : slice;
}

/** A floor in which both large rooms get a carpet. */
const both = Array.from({ length: 200 }, (_, salt) => tileMap(PICTURE, 'cellars', salt)).find((source) => carpetsOf(source).size === 25);

test('rooms are found largest first, without their tunnels', () => {
  expect(roomsOf(tileMap(PICTURE), 6)).toEqual([
    { left: 1, top: 1, right: 8, bottom: 8 },
    { left: 10, top: 1, right: 16, bottom: 7 },
  ]);
});

test('carpets are in the middle of large rooms, complete, away from the walls', () => {
  expect(both && drawn(both)).toEqual([
    '......................',
    '......................',
    '...........NnnN.......',
    '...NnN.....wcce.......',
    '...wce.....wcce.......',
    '...SsS.....SssS.......',
    '......................',
    '......................',
    '......................',
  ]);
});

test('no carpet is under stairs', () => {
  const frames = both && carpetsOf(both, (x, y) => x === 4 && y === 4);
  expect(frames?.size).toBe(16);
});

test('some large rooms have a carpet and most have none', () => {
  const floors = Array.from({ length: 300 }, (_, salt) => tileMap(PICTURE, 'cellars', salt));
  const share = floors.filter((source) => carpetsOf(source, undefined, []).has(4 * 22 + 4)).length / 300;
  expect(share).toBeGreaterThan(0.15);
  expect(share).toBeLessThan(0.4);
});

test('the rootways have none', () => {
  expect(carpetsOf(tileMap(PICTURE, 'rootways', both?.salt)).size).toBe(0);
});

test('a whole floor is processed at once', () => {
  const rows = Array.from({ length: 43 }, (_row, y) => (y % 11 < 9 ? '#........##.......##' : '#...'.repeat(5)).repeat(4));
  const floor = tileMap(rows);
  let asked = 0;
  const isWall = (x: number, y: number): boolean => {
    asked++;
    return floor.isWall(x, y);
  };
  expect(carpetsOf({ ...floor, isWall }).size).toBeGreaterThan(100);
  expect(asked).toBe(floor.width * floor.height);
});
