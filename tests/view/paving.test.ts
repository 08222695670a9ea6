import sheets from '../../assets/frames.json';
import { isOpen } from '../../src/view/map/autotile';
import type { Furnishing } from '../../src/view/decor/Furniture';
import { CELLAR_ROOMS } from '../../src/view/themes/cellars';
import { furnished, tileMap, type ThemedMap } from './tileMap';

const ROOM = ['#########', ...Array<string>(6).fill('#.......#'), '####.####', '####.####'];
const TURF = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const frames = new Set(Object.values(sheets).flat());

/** The ground of a floor's open cells, with libraries for all rooms. */
function paved(source: ThemedMap, known = source): Map<string, string | null> {
  const decoration = furnished(source, [{ purpose: 'library', x1: 0, y1: 0, x2: source.width, y2: source.height - 3 }]);
  const grounds = new Map<string, string | null>();
  for (let y = 0; y < source.height; y++) for (let x = 0; x < source.width; x++) if (isOpen(source, x, y)) grounds.set(`${x},${y}`, decoration.paving(x, y, known));
  return grounds;
}

test('a room is paved up to its walls, but its exit is not', () => {
  const grounds = paved(tileMap(ROOM));
  expect(grounds.get('4,3')).toMatch(/^cellars\/planks\.[012]$/);
  expect(grounds.get('7,6')).toMatch(/^cellars\/planks\.[012]$/);
  expect(grounds.get('4,7')).toBeNull();
});

test('it is in the shadow of the wall to the north, even one still unknown', () => {
  const source = tileMap(ROOM);
  expect(paved(source).get('4,1')).toMatch(/^cellars\/planks-shade\.[012]$/);
  const known = { ...source, isWall: (x: number, y: number) => y < 3 || source.isWall(x, y) };
  expect(paved(source, known).get('4,3')).toMatch(/^cellars\/planks-shade\.[012]$/);
});

test('turf grows in parts of the rootways, denser inside', () => {
  const cave = tileMap(Array<string>(40).fill('.'.repeat(60)), 'rootways', 4);
  const grounds = [...paved(cave).values()];
  const share = grounds.filter((frame) => frame !== null).length / grounds.length;
  expect(share).toBeGreaterThan(0.3);
  expect(share).toBeLessThan(0.9);
  expect(new Set(grounds.map((frame) => frame?.replace('-shade', '') ?? ''))).toEqual(new Set(['', ...TURF.map((variant) => `rootways/turf.${variant}`)]));
});

test('the atlas has all of it, shaded and not', () => {
  const pavings = Object.values<Furnishing>(CELLAR_ROOMS.purposes).flatMap(({ paving }) => (paving === undefined ? [] : [`cellars/${paving}`]));
  const wanted = [...pavings.map((name) => ({ name, variants: [0, 1, 2] })), { name: 'rootways/turf', variants: TURF }].flatMap(({ name, variants }) => variants.flatMap((variant) => [`${name}.${variant}`, `${name}-shade.${variant}`]));
  expect(wanted.filter((name) => !frames.has(name))).toEqual([]);
  const carpets = Object.values<Furnishing>(CELLAR_ROOMS.purposes).flatMap(({ carpet }) => carpet?.names ?? []);
  expect(carpets.filter((name) => !frames.has(`cellars/${name}.nw`) || !frames.has(`cellars/${name}.c`))).toEqual([]);
});

test('another theme has none', () => {
  expect([...paved(tileMap(ROOM, 'moon')).values()].filter((frame) => frame !== null)).toEqual([]);
});
