import { BAR, isCrowded, signBoxes } from '../../src/view/sprites/overhead';
import { overlaps, squareAround, type Rect } from '../../src/view/grid/rect';
import { CELL } from '../../src/view/grid/cells';

const ZOOMS = [1, 2, 3, 4, 5, 6];
const COUNTS = [1, 2, 3];
const CASES = ZOOMS.flatMap((zoom) => COUNTS.map((count) => [zoom, count] as const));

/** The cell this far east and south of the icons' own. */
function cellAt(dx: number, dy: number): Rect {
  return squareAround({ x: dx * CELL, y: dy * CELL }, CELL / 2);
}

function boxes(zoom: number, count: number, crowded: boolean): Rect[] {
  return signBoxes({ count, zoom, isCrowded: crowded, hasBadge: false }).map(({ x, y, side }) => squareAround({ x, y }, side / 2));
}

test('the bar doesn\'t cover a neighbour', () => {
  const bar = { left: -BAR.width / 2, right: BAR.width / 2, top: BAR.drop, bottom: BAR.drop + BAR.height };
  for (const [dx, dy] of [[0, -1], [0, 1], [-1, 0], [1, 0]] as const) expect(overlaps(bar, cellAt(dx, dy))).toBe(false);
});

test.each(CASES)('at zoom %d of %d icons none covers an existing neighbour, and at least one is shown', (zoom, count) => {
  const shown = boxes(zoom, count, true);
  expect(shown.length).toBeGreaterThan(0);
  for (const [dx, dy] of [[-1, -1], [0, -1], [1, -1], [-1, 0], [1, 0]] as const) for (const box of shown) expect(overlaps(box, cellAt(dx, dy))).toBe(false);
});

test.each(CASES)('at zoom %d all of %d icons are shown if there is room, within the cells that count as room', (zoom, count) => {
  const shown = boxes(zoom, count, false);
  expect(shown).toHaveLength(count);
  for (const box of shown) {
    expect(box.top).toBeGreaterThanOrEqual(-1.5 * CELL);
    // At one screen pixel per art pixel three icons are as wide as three cells and two gaps.
    expect(Math.max(-box.left, box.right)).toBeLessThanOrEqual(1.5 * CELL + 1);
  }
  shown.forEach((box, place) => { for (const other of shown.slice(0, place)) expect(overlaps(box, other)).toBe(false); });
});

test('pixels of icons are whole screen pixels', () => {
  for (const zoom of ZOOMS) for (const crowded of [true, false]) for (const { side } of signBoxes({ count: 1, zoom, isCrowded: crowded, hasBadge: false })) expect(((side / 16) * zoom) % 1).toBeCloseTo(0);
});

test('actors above or to the side are in the way, those below or further off are not', () => {
  const crowd = (x: number, y: number): boolean => isCrowded({ x: 5, y: 5 }, [{ x: 5, y: 5 }, { x, y }]);
  expect([crowd(5, 4), crowd(4, 4), crowd(6, 4), crowd(4, 5), crowd(6, 5)]).toEqual([true, true, true, true, true]);
  expect([crowd(5, 6), crowd(4, 6), crowd(7, 5), crowd(5, 3), crowd(5, 5)]).toEqual([false, false, false, false, false]);
});

test.each(ZOOMS)('at zoom %d a badge keeps its size, and other icons keep off its corner', (zoom) => {
  const corner: Rect = { left: 0, right: CELL / 2, top: 0.01 - CELL / 2, bottom: 0 };
  for (const isCrowded of [true, false]) {
    const [badge, ...rest] = signBoxes({ count: 2, zoom, isCrowded, hasBadge: true });
    expect(badge?.side).toBe(CELL);
    for (const { x, y, side } of rest) expect(overlaps(squareAround({ x, y }, side / 2), corner)).toBe(false);
    expect(signBoxes({ count: 1, zoom, isCrowded, hasBadge: true })).toHaveLength(1);
  }
});
