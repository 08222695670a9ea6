import { house } from '../../../src/content/house';
import sheets from '../../../assets/frames.json';
import { Draft } from '../../../src/workshop/draft/Draft';
import { faultOn, faultsAt } from '../../../src/workshop/tables/faults';
import { withPoint } from '../../../src/workshop/tables/points';
import { rowsToAdd } from '../../../src/workshop/tables/rowsToAdd';

const campaign = (): Draft => {
  const draft = new Draft({ ...house, sprites: Object.values(sheets).flat() });
  draft.change('lanternfall');
  return draft;
};

it('finds the sentence of a value that is no number, and the floor it is about', () => {
  const draft = campaign();
  draft.set(['monsters', 'wolf'], [[6, 'many'], [8, 10]]);
  const faults = faultsAt(draft, ['monsters', 'wolf']);
  expect(faults).toEqual(['value "many" on floor 6 is not a whole number of at least 0.']);
  expect(faultOn(faults, 6)).toBe(faults[0]);
  expect(faultOn(faults, 8)).toBeNull();
  expect(faultsAt(draft, ['monsters', 'rat'])).toEqual([]);
  expect(draft.sound?.rows.id).toBe('myLanternfall');
});

it('finds those of curves within rows and of whole tables', () => {
  const draft = campaign();
  draft.set(['layouts', 'rooms', 'patches', 'water'], withPoint([], 2, 5000));
  expect(faultsAt(draft, ['layouts', 'rooms', 'patches', 'water'])).toEqual(['value 5000 on floor 2 is more than 100.']);
  draft.undo();
  draft.set(['counts', 'danger'], [[1, 10], [1, 20]]);
  expect(faultsAt(draft, ['counts', 'danger'])).toEqual(['duplicate floor 1.']);
  draft.undo();
  expect(faultsAt(draft, ['counts', 'danger'])).toEqual([]);
});

it('offers the rows that a table lacks', () => {
  const rows = { breeds: { player: {}, rat: {}, wolf: {} }, tiles: [{ id: 'water' }, { id: 'wall' }, 7] };
  expect(rowsToAdd(rows, 'breeds', { rat: [[1, 1]] })).toEqual(['wolf']);
  expect(rowsToAdd(rows, 'tiles', undefined)).toEqual(['water', 'wall']);
  expect(rowsToAdd(rows, 'elites.kinds', {})).toEqual([]);
});
