import { overlaps, type Rect } from '../../src/view/grid/rect';
import { FloatPlaces } from '../../src/view/playback/geometry';

/** A number of some width around a cell's centre. */
const number = (x: number, width = 18): Rect => ({ left: x - width / 2, right: x + width / 2, top: -27, bottom: -17 });
const raised = (box: Rect, by: number): Rect => ({ ...box, top: box.top - by, bottom: box.bottom - by });

test('numbers that float at the same time don\'t cover each other, over one cell, over two in turn, or beside a wide one', () => {
  const places = new FloatPlaces();
  const shown: Rect[] = [];
  for (const box of [number(8), number(24), number(8), number(24), number(8), number(57, 50)]) {
    const next = raised(box, places.raise(box, 100, 750));
    expect(shown.filter((other) => overlaps(other, next))).toEqual([]);
    shown.push(next);
  }
});

test('a number stays where it was if there is room, or if the others are gone; it is never raised by more than 50', () => {
  const places = new FloatPlaces();
  expect([places.raise(number(8), 0, 650), places.raise(number(40), 0, 650), places.raise(number(8), 650, 1300)]).toEqual([0, 0, 0]);
  const rest = Array.from({ length: 9 }, () => places.raise(number(8), 700, 1350));
  expect(rest.slice(-2)).toEqual([50, 50]);
});
