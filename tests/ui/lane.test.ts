import { type Extent, laneTop } from '../../src/ui/panels/HintPanel';

const box = ([left, top]: readonly [number, number], [right, bottom]: readonly [number, number]): Extent => ({ left, top, right, bottom });
const hint = box([430, 12], [850, 80]);

test('a hint stays if nothing is in its way', () => {
  expect(laneTop(hint, [])).toBe(12);
  expect(laneTop(hint, [box([12, 12], [280, 200]), box([1080, 12], [1270, 130])])).toBe(12);
});

test('it goes below a notice, and below the HUD if that reaches under it', () => {
  expect(laneTop(hint, [box([290, 12], [840, 70])])).toBe(78);
  expect(laneTop(hint, [box([12, 12], [500, 140])])).toBe(148);
});

test('it goes below several, whatever their order', () => {
  const [hud, notice] = [box([8, 8], [240, 130]), box([8, 136], [312, 230])];
  const narrow = box([8, 8], [312, 92]);
  expect(laneTop(narrow, [hud, notice])).toBe(238);
  expect(laneTop(narrow, [notice, hud])).toBe(238);
});

test('a panel far below doesn\'t move it', () => {
  expect(laneTop(hint, [box([12, 600], [900, 700])])).toBe(12);
});
