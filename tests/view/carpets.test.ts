import type { TileSource } from '../../src/view/autotile';
import { carpets } from '../../src/view/carpets';
import { roomsOf } from '../../src/view/rooms';
import { tileMap } from './tileMap';

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

/** The slices of all carpets as a picture of their first letters, capital where they are corners. */
function drawn(source: TileSource, isBlocked = (): boolean => false): string[] {
  const frames = carpets(source, isBlocked);
  return PICTURE.map((row, y) => row.split('').map((_cell, x) => letter(frames.get(y * source.width + x))).join(''));
}

function letter(frame: string | undefined): string {
  const slice = frame?.split('.')[1] ?? '.';
  return slice.length === 2 ? slice.charAt(0).toUpperCase() : slice;
}

/** A floor on which both large rooms get a carpet. */
const both = Array.from({ length: 200 }, (_, salt) => tileMap(PICTURE, 'cellars', salt)).find((source) => carpets(source, () => false).size === 13);

test('rooms are found largest first, without their tunnels', () => {
  expect(roomsOf(tileMap(PICTURE), 6)).toEqual([
    { left: 1, top: 1, right: 8, bottom: 8 },
    { left: 10, top: 1, right: 16, bottom: 7 },
  ]);
});

test('carpets lie in the middle of large rooms, whole, away from the walls', () => {
  expect(both && drawn(both)).toEqual([
    '......................',
    '......................',
    '......................',
    '...NnN......NN........',
    '...wce......SS........',
    '...SsS................',
    '......................',
    '......................',
    '......................',
  ]);
});

test('no carpet lies where stairs are', () => {
  const frames = both && carpets(both, (x, y) => x === 4 && y === 4);
  expect(frames?.size).toBe(4);
});

test('some large rooms have a carpet and most have none', () => {
  const shares = Array.from({ length: 300 }, (_, salt) => (carpets(tileMap(PICTURE, 'cellars', salt), () => false).has(4 * 22 + 4) ? 1 : 0));
  const share = shares.reduce<number>((sum, has) => sum + has, 0) / 300;
  expect(share).toBeGreaterThan(0.2);
  expect(share).toBeLessThan(0.4);
});

test('the rootways have none', () => {
  expect(carpets(tileMap(PICTURE, 'rootways', 1), () => false).size).toBe(0);
});

test('a whole floor takes a few milliseconds', () => {
  const rows = Array.from({ length: 43 }, (_row, y) => (y % 11 < 9 ? '#........##.......##' : '#...'.repeat(5)).repeat(4));
  const floor = tileMap(rows);
  carpets(floor, () => false);
  const start = performance.now();
  carpets(floor, () => false);
  expect(performance.now() - start).toBeLessThan(60);
});
