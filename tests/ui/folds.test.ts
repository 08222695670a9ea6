import { moreOf } from '../../src/ui/panels/folds';

test.each([
  ['that fits', { scrollTop: 0, scrollHeight: 300 }, ''],
  ['at its beginning', { scrollTop: 0, scrollHeight: 500 }, 'below'],
  ['in its middle', { scrollTop: 100, scrollHeight: 500 }, 'above below'],
  ['at its end', { scrollTop: 200, scrollHeight: 500 }, 'above'],
  ['that is less than a pixel too long', { scrollTop: 0, scrollHeight: 300.6 }, ''],
])('a list %s shows that there is more', (_, list, more) => {
  expect(moreOf({ clientHeight: 300, ...list })).toBe(more);
});
