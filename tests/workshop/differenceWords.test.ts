import { inWords } from '../../src/workshop/draft/differenceWords';

const told = (before: unknown, after: unknown, path = ['counts', 'danger']): string => inWords({ path, before, after });

test('of a curve only the floors are told on which it differs', () => {
  const before = [[1, 130], [2, 380], [3, 680]];
  expect(told(before, [[1, 130], [2, 380], [3, 1360]])).toBe('Counts.danger: on floor 3, 680 becomes 1360');
  expect(told(before, [[1, 130], [3, 700]])).toBe('Counts.danger: on floor 2, 380 becomes 130; on floor 3, 680 becomes 700');
  const easier = { path: ['counts', 'danger'], before, after: [[1, 1], [2, 380], [3, 680]] };
  expect(inWords(easier, 'Danger')).toBe('Danger: on floor 1, 130 becomes 1');
});

test.each([
  [5, 6, 'Counts.danger: 5 becomes 6'],
  [[[1, 5]], [[1, 5], [2, 5]], 'Counts.danger: [[1,5]] becomes [[1,5],[2,5]]'],
  [{ linear: [[1, 5], [3, 9]] }, { linear: [[1, 5], [3, 10]] }, 'Counts.danger: {"linear":[[1,5],[3,9]]} becomes {"linear":[[1,5],[3,10]]}'],
  [undefined, [[1, 5]], 'Counts.danger: [[1,5]] is new'],
  [[[1, 5]], undefined, 'Counts.danger: [[1,5]] is removed'],
])('what is no step curve on both sides is told as it is written: %j, %j', (before, after, sentence) => {
  expect(told(before, after)).toBe(sentence);
});

test('experience is by level, not by floor', () => {
  expect(told([[1, 5]], [[1, 6]], ['growth', 'xp'])).toBe('Growth.xp: [[1,5]] becomes [[1,6]]');
});
