import { drawGame } from '../../support/drawGame';

test('a line between two cells is clear from both ends or from neither', () => {
  const { floor } = drawGame(`
    @.........
    .#...#....
    ....#..#..
    ..#...#.#.
    .....#....
    ...#....#.
    ..........`);
  const cells = Array.from({ length: floor.width * floor.height }, (_, index) => floor.position(floor.cellOf(index)));
  const pairs = cells.flatMap((one) => cells.map((other) => [one, other] as const));
  expect(pairs.filter(([one, other]) => floor.hasLine(one, other) !== floor.hasLine(other, one))).toEqual([]);
  expect(pairs.some(([one, other]) => floor.hasLine(one, other))).toBe(true);
  expect(pairs.every(([one, other]) => floor.hasLine(one, other))).toBe(false);
});
