import { completeTexts, usePackTexts } from '../../src/keep/text';
import { packs } from '../../src/content/packs';
import { inWords } from '../../src/workshop/draft/differenceWords';
import { baseOf, changesOf, differencesOf, type Fields, tablesOf, type WrittenPack } from '../../src/workshop/draft/writtenPack';

beforeAll(async () => {
  await completeTexts();
  usePackTexts('lanternfall');
});

const told = (before: unknown, after: unknown, path = ['counts', 'danger'], last: number | null = 10): string[] =>
  inWords({ path, before, after }, last);

/** What is told of changes of the campaign. */
function toldOf(changes: Fields): string[] {
  const start = changesOf('lanternfall');
  const written: WrittenPack = { ...start, pack: { ...start.pack, ...changes } };
  return differencesOf(baseOf(written) ?? {}, tablesOf(written)).flatMap((difference) => inWords(difference, 10));
}

test('of curves only the floors are told on which their values differ', () => {
  const before = [[1, 130], [2, 380], [3, 680]];
  expect(told(before, [[1, 130], [2, 380], [3, 1360]])).toEqual(['Counts: Danger: from floor 3 on, 680 becomes 1360']);
  expect(told(before, [[1, 130], [3, 700]])).toEqual([
    'Counts: Danger: on floor 2, 380 becomes 130; from floor 3 on, 680 becomes 700',
  ]);
  expect(told(before, [[1, 130], [2, 380], [3, 700], [6, 680]])).toEqual(['Counts: Danger: on floors 3 to 5, 680 becomes 700']);
  expect(told(before, [...before, [10, 900]])).toEqual(['Counts: Danger: on floor 10, 680 becomes 900']);
  expect(told(before, [...before, [10, 900]], ['counts', 'danger'], null)).toEqual(['Counts: Danger: from floor 10 on, 680 becomes 900']);
});

test('of straight lines the values between their points are compared', () => {
  const before = { linear: [[1, 0], [6, 50], [10, 88]] };
  const after = { linear: [[1, 0], [2, 10], [3, 19], [4, 30], [6, 50], [10, 88]] };
  expect(told(before, after, ['strength', 'hp'])).toEqual(['HP of monsters: on floor 3, 20 becomes 19']);
  expect(told({ linear: [[1, 1], [3, 3]] }, [[1, 1], [2, 2], [3, 3]])).toEqual(['Counts: Danger: written otherwise, same values']);
  expect(told([[1, 5]], [[1, 5], [2, 5]])).toEqual(['Counts: Danger: written otherwise, same values']);
  expect(told([[1, 5]], [[1, 5], [11, 9]])).toEqual(['Counts: Danger: written otherwise, same values']);
});

test('a line of a pack is one difference, named as in the tables', () => {
  const hp = { linear: [[1, 0], [2, 1], [3, 2]] };
  const [sentence = '', ...more] = toldOf({ strength: { hp } });
  expect(more).toEqual([]);
  expect(sentence).toMatch(/^HP of monsters: .*, \d+ becomes \d+/);
});

test.each([
  [5, 6, 'Counts: Danger: 5 becomes 6'],
  [undefined, [[1, 5], [4, 7]], 'Counts: Danger: 5 on floors 1 to 3, 7 from floor 4 on is new'],
  [[[1, 5]], undefined, 'Counts: Danger: 5 from floor 1 on is removed'],
  [[[1, 5]], 'many', 'Counts: Danger: 5 from floor 1 on becomes "many"'],
])('what is no curve on both sides is told by what is there: %j, %j', (before, after, sentence) => {
  expect(told(before, after)).toEqual([sentence]);
});

test('experience is by level, not by floor', () => {
  expect(told([[1, 5], [2, 9]], [[1, 6], [2, 9]], ['growth', 'xp'])).toEqual(['Experience for a level: on level 1, 5 becomes 6']);
});

test('rows are told by their names, and their places by weights', () => {
  const { wolf } = packs.lanternfall.breeds;
  const breeds = { boneSmith: wolf, wolf: { power: 99, defence: null } };
  expect(toldOf({ breeds, monsters: { boneSmith: [[1, 10]], wolf: null } })).toEqual([
    expect.stringMatching(/^Wolf: defence \d+ is removed$/),
    `Wolf: power ${wolf.power} becomes 99`,
    'Monsters: Bone smith (boneSmith) is new',
    'Monsters: Wolf no longer comes',
    'Monsters: Bone smith comes with weight 10 from floor 1 on',
  ]);
  expect(told([[1, 5]], [[1, 5], [4, 9]], ['monsters', 'wolf'])).toEqual(['Weight of Wolf in "Monsters": from floor 4 on, 5 becomes 9']);
  expect(told({ hp: 3 }, undefined, ['elites', 'kinds', 'oldKing'])).toEqual(['Elites: Old king (oldKing) is removed']);
});

test('of lists and of whole new tables each row is told', () => {
  const tile = packs.lanternfall.tiles[0];
  expect(told([tile], [{ ...tile, glyph: '?' }, { id: 'tarPit' }], ['tiles'])).toEqual([
    expect.stringMatching(/: glyph ".*" becomes "\?"$/), 'Tiles: Tar pit (tarPit) is new',
  ]);
  expect(told(undefined, { kinds: { slow: {}, fast: {} } }, ['traps'])).toEqual(['Traps: Slow (slow) is new', 'Traps: Fast (fast) is new']);
});

test('long values are cut', () => {
  const [sentence = ''] = told('short', 'x'.repeat(500), ['breeds', 'wolf', 'sprite']);
  expect(sentence).toMatch(/^Wolf: sprite "short" becomes "x+…$/);
  expect(sentence.length).toBeLessThan(120);
});
