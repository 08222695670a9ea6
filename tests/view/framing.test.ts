import { cellAt, chooseZoom, keepInMiddle, mayStay, scrollTo, toGrid } from '../../src/view/camera/framing';
import { CELL } from '../../src/view/grid/cells';

const NO_INSETS = { top: 0, bottom: 0, left: 0, right: 0 };
const FREE = { insets: NO_INSETS, panels: [] };
const map = { width: 80, height: 43 };

test.each([
  [1280, 720, 3],
  [390, 844, 2],
  [844, 390, 2],
  [360, 640, 2],
  [768, 1024, 3],
  [1920, 1080, 4],
  [2560, 1440, 6],
  [320, 200, 1],
])('a view of %d x %d shows %d-fold pixels', (width, height, zoom) => {
  expect(chooseZoom({ width, height })).toBe(zoom);
});

test.each([
  ['beside, in sight', { x: 640, y: 304 }, true],
  ['two cells away', { x: 640, y: 288 }, false],
  ['beside, under a panel', { x: 624, y: 320 }, false],
])('a view stays as it is while an enemy is %s: %#', (_, enemy, stays) => {
  const frame = { map, view: { width: 400, height: 800 }, zoom: 2, insets: NO_INSETS, panels: [{ left: 0, top: 0, right: 180, bottom: 800 }] };
  const hero = { x: 640, y: 320 };
  expect(mayStay(hero, hero, [enemy, { x: 900, y: 320 }], frame)).toBe(stays);
});

test('the hero is in the middle of the area without panels', () => {
  const view = { width: 400, height: 800 };
  const scroll = scrollTo({ x: 640, y: 320 }, { map, view, zoom: 2, insets: { ...NO_INSETS, top: 100, bottom: 200 }, panels: [] });
  expect(scroll).toEqual({ x: 640 - 100, y: 320 - 175 });
});

test('columns of panels at the sides shift the middle too', () => {
  const view = { width: 800, height: 400 };
  const scroll = scrollTo({ x: 640, y: 320 }, { map, view, zoom: 2, insets: { ...NO_INSETS, left: 240, right: 120 }, panels: [] });
  expect(scroll).toEqual({ x: 640 - (240 + 220) / 2, y: 320 - 100 });
});

test('near an edge the view stops a little beyond it, and the hero leaves the middle', () => {
  const view = { width: 1280, height: 720 };
  const scroll = scrollTo({ x: 8, y: 8 }, { map, view, zoom: 3, ...FREE });
  expect(scroll).toEqual({ x: -5 * CELL, y: -5 * CELL });
});

test('a map that fits into the view is centred', () => {
  const view = { width: 1280, height: 720 };
  const small = { width: 10, height: 10 };
  const scroll = scrollTo({ x: 8, y: 8 }, { map: small, view, zoom: 2, ...FREE });
  expect(scroll).toEqual({ x: -240, y: -100 });
});

test('scrolling is in whole screen pixels', () => {
  const view = { width: 1280, height: 720 };
  const { x } = scrollTo({ x: 500.123, y: 300 }, { map, view, zoom: 3, ...FREE });
  expect(x * 3).toBeCloseTo(Math.round(x * 3), 9);
  expect(toGrid(1.4, 2)).toBe(1.5);
});

test('a click finds its cell under scroll and zoom', () => {
  expect(cellAt({ x: 0, y: 0 }, { x: 32, y: 16 }, 3)).toEqual({ x: 2, y: 1 });
  expect(cellAt({ x: 47, y: 49 }, { x: 32, y: 16 }, 3)).toEqual({ x: 2, y: 2 });
  expect(cellAt({ x: 10, y: 10 }, { x: -40, y: -40 }, 2)).toEqual({ x: -3, y: -3 });
});

describe('a cursor', () => {
  const frame = { map, view: { width: 960, height: 720 }, zoom: 3, ...FREE };
  const hero = { x: 640, y: 340 };

  test('moves within the middle of the view without scrolling', () => {
    expect(keepInMiddle(hero, { x: 700, y: 300 }, frame)).toEqual(hero);
  });

  test('scrolls the view beyond that, just far enough', () => {
    const focus = keepInMiddle(hero, { x: 640 + 200, y: 340 }, frame);
    expect(focus).toEqual({ x: 640 + 200 - 96, y: 340 });
    expect(keepInMiddle(focus, { x: 640 + 200, y: 340 }, frame)).toEqual(focus);
  });

  test('near the edge of the map starts from the current view, not from the hero', () => {
    const corner = keepInMiddle({ x: 8, y: 340 }, { x: 8 + 80, y: 340 }, frame);
    expect(scrollTo(corner, frame)).toEqual(scrollTo({ x: 8, y: 340 }, frame));
  });
});
