import fc from 'fast-check';
import { bannerPlace, edgeMarks, focusAt, type Frame, freePart, isInSight, keepInSight, MARK_REACH, scrollRange, scrollTo } from '../../src/view/camera/framing';
import { grown, holds, nearestFree, overlaps, squareAround, type Rect } from '../../src/view/grid/rect';
import { CELL, centreOf } from '../../src/view/grid/cells';

const map = { width: 60, height: 40 };
const HUD = { left: 8, top: 8, right: 250, bottom: 130 };
/** Further than the player can see in any dungeon. */
const FAR = 10;

/** Windows with their panels: a phone in portrait and landscape, and a desktop with a notice and a log. */
const FRAMES: readonly Frame[] = [
  { map, view: { width: 320, height: 568 }, zoom: 2, insets: { top: 130, bottom: 190, left: 0, right: 0 }, panels: [{ ...HUD, right: 236 }, { left: 240, top: 8, right: 312, bottom: 60 }, { left: 8, top: 138, right: 312, bottom: 222 }, { left: 8, top: 378, right: 312, bottom: 560 }] },
  { map, view: { width: 390, height: 844 }, zoom: 2, insets: { top: 130, bottom: 200, left: 0, right: 0 }, panels: [{ ...HUD, right: 320 }, { left: 8, top: 644, right: 382, bottom: 836 }] },
  { map, view: { width: 844, height: 390 }, zoom: 2, insets: { top: 0, bottom: 0, left: 252, right: 114 }, panels: [HUD, { left: 12, top: 280, right: 250, bottom: 378 }, { left: 730, top: 12, right: 832, bottom: 378 }, { left: 270, top: 12, right: 640, bottom: 90 }] },
  { map, view: { width: 1280, height: 720 }, zoom: 3, insets: { top: 0, bottom: 0, left: 0, right: 0 }, panels: [HUD, { left: 432, top: 12, right: 848, bottom: 78 }, { left: 1076, top: 12, right: 1268, bottom: 126 }, { left: 12, top: 600, right: 420, bottom: 708 }, { left: 438, top: 650, right: 1270, bottom: 710 }] },
];

const cell = fc.record({ x: fc.integer({ min: 0, max: map.width - 1 }), y: fc.integer({ min: 0, max: map.height - 1 }) });
const step = fc.record({ x: fc.integer({ min: -FAR, max: FAR }), y: fc.integer({ min: -FAR, max: FAR }) });
const scene = fc.record({ frame: fc.constantFrom(...FRAMES), hero: cell, steps: fc.array(step, { maxLength: 6 }) }).map(({ frame, hero, steps }) => ({
  frame,
  hero: centreOf(hero),
  enemies: steps.map(({ x, y }) => ({ x: hero.x + x, y: hero.y + y })).filter(({ x, y }) => x >= 0 && y >= 0 && x < map.width && y < map.height).map(centreOf),
}));

const panelsOf = ({ panels, zoom }: Frame): Rect[] => panels.map(({ left, top, right, bottom }) => ({ left: left / zoom, top: top / zoom, right: right / zoom, bottom: bottom / zoom }));

test('the hero and every enemy are in view and under no panel, or a mark at the edge is', () => {
  fc.assert(fc.property(scene, ({ frame, hero, enemies }) => {
    const scroll = scrollTo(keepInSight(hero, { others: enemies, things: [] }, frame), frame);
    expect(isInSight(hero, scroll, frame)).toBe(true);
    const hidden = enemies.filter((foe) => !isInSight(foe, scroll, frame));
    const marks = edgeMarks(hidden, [hero], { scroll, frame });
    const boxes = marks.map((mark) => squareAround(mark?.at ?? { x: NaN, y: NaN }, MARK_REACH));
    for (const [place, box] of boxes.entries()) {
      expect(holds(freePart(frame), box)).toBe(true);
      expect([...panelsOf(frame), ...boxes.slice(0, place)].filter((other) => overlaps(grown(other, -0.01), box))).toEqual([]);
    }
  }));
});

test('an enemy is shown if any scroll position can show both it and the hero', () => {
  fc.assert(fc.property(scene, ({ frame, hero, enemies: [foe] }) => {
    if (!foe) return;
    const shows = (scroll: { x: number; y: number }): boolean => [hero, foe].every((point) => isInSight(point, scroll, frame) && clearOf(point, scroll, frame));
    const { left, top, right, bottom } = scrollRange(frame);
    let isPossible = false;
    for (let y = Math.ceil(top); y <= bottom && !isPossible; y += CELL / 4) for (let x = Math.ceil(left); x <= right && !isPossible; x += CELL / 4) isPossible = shows({ x, y });
    const scroll = scrollTo(keepInSight(hero, { others: [foe], things: [] }, frame), frame);
    if (isPossible) expect(isInSight(foe, scroll, frame)).toBe(true);
  }), { numRuns: 60 });
});

/** With a pixel to spare on every side for rounding. */
function clearOf(point: { x: number; y: number }, scroll: { x: number; y: number }, frame: Frame): boolean {
  return [-1, 1].every((by) => isInSight({ x: point.x + by, y: point.y }, scroll, frame) && isInSight({ x: point.x, y: point.y + by }, scroll, frame));
}

test('nothing moves while everything is already in sight', () => {
  fc.assert(fc.property(scene, ({ frame, hero, enemies }) => {
    const plain = scrollTo(hero, frame);
    if (![hero, ...enemies].every((point) => isInSight(point, plain, frame) && clearOf(point, plain, frame))) return;
    expect(scrollTo(keepInSight(hero, { others: enemies, things: [] }, frame), frame)).toEqual(plain);
  }));
});

test('an enemy at the edge of sight is shown on phones, in portrait and landscape', () => {
  for (const frame of FRAMES.slice(0, 3)) {
    for (const side of [-1, 1]) {
      const hero = centreOf({ x: 30, y: 20 });
      const foe = centreOf({ x: 30 + 8 * side, y: 21 });
      expect(isInSight(foe, scrollTo(hero, frame), frame)).toBe(false);
      expect(isInSight(foe, scrollTo(keepInSight(hero, { others: [foe], things: [] }, frame), frame), frame)).toBe(true);
    }
  }
});

test('of enemies too far apart on opposite sides the nearer one is shown, and a mark points at the other', () => {
  const [frame] = FRAMES as [Frame];
  const hero = centreOf({ x: 30, y: 20 });
  const [near, far] = [centreOf({ x: 25, y: 20 }), centreOf({ x: 38, y: 20 })];
  const scroll = scrollTo(keepInSight(hero, { others: [far, near], things: [] }, frame), frame);
  expect([near, far].map((foe) => isInSight(foe, scroll, frame))).toEqual([true, false]);
  const [mark] = edgeMarks([far], [hero, near], { scroll, frame });
  expect(mark?.at.x).toBe(320 / 2 - MARK_REACH);
  expect(mark?.angle).toBeCloseTo(0);
});

test('a mark covers neither the hero nor a visible enemy', () => {
  const [frame] = FRAMES as [Frame];
  const hero = centreOf({ x: 30, y: 20 });
  const enemies = [centreOf({ x: 30, y: 12 }), centreOf({ x: 29, y: 19 })];
  const scroll = scrollTo(keepInSight(hero, { others: enemies, things: [] }, frame), frame);
  const [far, near] = enemies as [typeof hero, typeof hero];
  expect(isInSight(far, scroll, frame)).toBe(false);
  const [mark] = edgeMarks([far], [hero, near], { scroll, frame });
  const box = squareAround(mark?.at ?? hero, MARK_REACH);
  for (const { x, y } of [hero, near]) expect(overlaps(box, squareAround({ x: x - scroll.x, y: y - scroll.y }, CELL / 2))).toBe(false);
});

test('the name of a floor is below a hint, and in its usual place if nothing is in its way', () => {
  const [phone, , , runs] = FRAMES as [Frame, Frame, Frame, Frame];
  const banner = { width: 320, height: 36 };
  expect(bannerPlace(banner, phone)).toEqual({ x: 80, y: 111 + 3 });
  expect(bannerPlace(banner, { ...phone, panels: [] }).y).toBeCloseTo((130 + 248 * 0.2) / 2);
  expect(bannerPlace(banner, runs)).toEqual({ x: 1280 / 6, y: 720 * 0.2 / 3 });
});

test('a focus leads back to its own scroll position', () => {
  for (const frame of FRAMES) {
    const scroll = scrollTo({ x: 480, y: 320 }, frame);
    expect(scrollTo(focusAt(scroll, frame), frame)).toEqual(scroll);
  }
});

test('the nearest free point is on the nearest edge of the blocked area', () => {
  const bounds = { left: 0, top: 0, right: 100, bottom: 100 };
  const wall = { left: 20, top: -50, right: 60, bottom: 90 };
  expect(nearestFree({ x: 55, y: 10 }, bounds, [wall])).toEqual({ x: 60, y: 10 });
  expect(nearestFree({ x: 55, y: 10 }, { ...bounds, right: 50 }, [wall])).toEqual({ x: 20, y: 10 });
  expect(nearestFree({ x: 40, y: 80 }, { ...bounds, left: 30, right: 50 }, [wall])).toEqual({ x: 40, y: 90 });
  expect(nearestFree({ x: 40, y: 10 }, { left: 30, top: 10, right: 50, bottom: 20 }, [wall])).toBeNull();
  expect(nearestFree({ x: 5, y: 5 }, { left: 10, top: 0, right: 5, bottom: 9 }, [])).toBeNull();
});

describe('things', () => {
  const hidesNone = (points: readonly { x: number; y: number }[], scroll: { x: number; y: number }, frame: Frame): boolean => (
    points.every((point) => !panelsOf(frame).some((panel) => overlaps(grown(panel, -0.01), squareAround({ x: point.x - scroll.x, y: point.y - scroll.y }, CELL / 2)))));

  test('a thing is under no panel if any scroll position can free it beside the hero and the enemies shown', () => {
    fc.assert(fc.property(scene, ({ frame, hero, enemies: [foe, thing] }) => {
      if (!thing || !foe) return;
      const plain = keepInSight(hero, { others: [foe], things: [] }, frame);
      const others = isInSight(foe, scrollTo(plain, frame), frame) ? [foe] : [];
      const best = scrollTo(keepInSight(hero, { others: [...others, thing], things: [] }, frame), frame);
      const isFreed = [...others, thing].every((point) => isInSight(point, best, frame));
      const scroll = scrollTo(keepInSight(hero, { others: [foe], things: [thing] }, frame), frame);
      expect([hero, ...others].every((point) => isInSight(point, scroll, frame))).toBe(true);
      if (isFreed) expect(hidesNone([thing], scroll, frame)).toBe(true);
    }));
  });

  test('the map stays where it is for things that no panel covers, be they out of view', () => {
    for (const frame of FRAMES) {
      const hero = centreOf({ x: 30, y: 20 });
      const plain = scrollTo(hero, frame);
      const things = [];
      for (let x = 0; x < map.width; x++) for (let y = 0; y < map.height; y++) if (hidesNone([centreOf({ x, y })], plain, frame)) things.push(centreOf({ x, y }));
      expect(scrollTo(keepInSight(hero, { others: [], things }, frame), frame)).toEqual(plain);
    }
  });

  test('a thing under the log makes the map move, and another that thereby comes under it, too', () => {
    const frame = FRAMES[3] as Frame;
    const hero = centreOf({ x: 30, y: 20 });
    const things = [{ x: 22, y: 27 }, { x: 22, y: 26 }, { x: 23, y: 25 }].map(centreOf);
    expect(hidesNone(things, scrollTo(hero, frame), frame)).toBe(false);
    const scroll = scrollTo(keepInSight(hero, { others: [], things }, frame), frame);
    expect([hidesNone(things, scroll, frame), isInSight(hero, scroll, frame)]).toEqual([true, true]);
  });
});
