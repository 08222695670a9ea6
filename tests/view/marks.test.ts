import { blastArea } from '../../src/view/playback/geometry';
import { outermost, regionEdges } from '../../src/view/map/marks';

const everywhere = (): boolean => true;

test('a region ends where its cells have no neighbour in it', () => {
  const edges = regionEdges([{ x: 1, y: 1 }, { x: 2, y: 1 }]).map(({ x, y, side }) => `${x},${y} ${side}`);
  expect(edges).toEqual(['1,1 n', '1,1 s', '1,1 w', '2,1 n', '2,1 e', '2,1 s']);
  expect(regionEdges([])).toEqual([]);
});

test('a blast is a disc around its only target', () => {
  const { centre, cells } = blastArea([{ x: 5, y: 5 }], 9, everywhere);
  expect(centre).toEqual({ x: 5, y: 5 });
  expect(cells).toHaveLength(29);
});

test('a blast is centred on all its targets, and no larger than the player can see', () => {
  const { centre, cells } = blastArea([{ x: 3, y: 5 }, { x: 7, y: 5 }, { x: 4, y: 6 }], 4, ({ x }) => x > 4);
  expect(centre).toEqual({ x: 5, y: 6 });
  expect(cells.every(({ x }) => x > 4)).toBe(true);
  expect(cells).toContainEqual({ x: 7, y: 6 });
});

test('the outermost cells of a region are one for each side, and none twice', () => {
  const line = [{ x: 1, y: 4 }, { x: 2, y: 4 }, { x: 3, y: 4 }];
  expect(outermost(line)).toEqual([{ x: 1, y: 4 }, { x: 3, y: 4 }]);
  const cross = [{ x: 2, y: 1 }, { x: 1, y: 2 }, { x: 2, y: 2 }, { x: 3, y: 2 }, { x: 2, y: 3 }];
  expect(outermost(cross)).toEqual([{ x: 2, y: 1 }, { x: 3, y: 2 }, { x: 2, y: 3 }, { x: 1, y: 2 }]);
  expect(outermost([])).toEqual([]);
});
