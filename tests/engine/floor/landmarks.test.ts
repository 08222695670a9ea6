import { drawFloor, find } from '../../support/drawFloor';
import { tinyRows } from '../../support/tinyPack';

const place = (id: string): number => tinyRows.tiles.findIndex((tile) => tile.id === id);

test('stairs are found again after a tile has changed into one or from one', () => {
  const picture = `
    #####
    #@..#
    #####`;
  const floor = drawFloor(picture);
  const at = find(picture, '@');
  expect(floor.landmarks).toEqual({ down: [], locks: [] });
  floor.setTile(at, place('stairsDown'));
  expect(floor.landmarks.down).toEqual([floor.index(at.x, at.y)]);
  floor.setTile(at, place('ground'));
  expect(floor.landmarks.down).toEqual([]);
});

test('a padded cell and the index of its place belong together', () => {
  const floor = drawFloor(`
    #####
    #@..#
    #####`);
  floor.state.terrain.forEach((_, index) => {
    const cell = floor.cell(index % 5, Math.floor(index / 5));
    expect([floor.cellOf(index), floor.indexOf(cell)]).toEqual([cell, index]);
  });
});
