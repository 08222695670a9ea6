import { packs } from '../../src/content/packs';
import { changesOf, differencesOf, baseOf, tablesOf, valueAt, withValue } from '../../src/workshop/draft/writtenPack';

const classic = changesOf('classic');

it('writes only what differs', () => {
  const changed = withValue(classic, ['monsters', 'troll'], [[3, 9]]);
  expect(changed.pack).toEqual({ id: 'myClassic', extends: 'classic', monsters: { troll: [[3, 9]] } });
  expect(valueAt(tablesOf(changed), ['monsters', 'troll'])).toEqual([[3, 9]]);
  expect(valueAt(tablesOf(changed), ['monsters', 'orc'])).toEqual(packs.classic.monsters.orc);
});

it('writes nothing for what is again as in the pack it extends', () => {
  const changed = withValue(withValue(classic, ['breeds', 'orc', 'hp'], 99), ['breeds', 'orc', 'hp'], packs.classic.breeds.orc.hp);
  expect(changed.pack).toEqual(classic.pack);
});

it('removes a row with null, and takes it back', () => {
  const without = withValue(classic, ['monsters', 'troll'], undefined);
  expect(without.pack['monsters']).toEqual({ troll: null });
  expect(valueAt(tablesOf(without), ['monsters', 'troll'])).toBeUndefined();
  expect(withValue(without, ['monsters', 'troll'], packs.classic.monsters.troll).pack).toEqual(classic.pack);
});

it('writes a field as a whole where only a part of it changes', () => {
  const campaign = changesOf('lanternfall');
  const [first] = packs.lanternfall.breeds.wolf.brain;
  const changed = withValue(campaign, ['breeds', 'wolf', 'brain', '0'], 'wander');
  expect(first).not.toBe('wander');
  expect(valueAt(changed.pack, ['breeds', 'wolf', 'brain'])).toEqual(['wander', ...packs.lanternfall.breeds.wolf.brain.slice(1)]);
});

it('merges tiles by their ids', () => {
  const place = packs.lanternfall.tiles.findIndex(({ id }) => id === 'water');
  const changed = withValue(changesOf('lanternfall'), ['tiles', String(place), 'glyph'], 'w');
  expect(changed.pack['tiles']).toEqual([{ ...packs.lanternfall.tiles[place], glyph: 'w' }]);
  expect(valueAt(tablesOf(changed), ['tiles', String(place), 'glyph'])).toBe('w');
});

it('names what differs by the place that is written as a whole', () => {
  const changed = withValue(withValue(changesOf('lanternfall'), ['breeds', 'wolf', 'hp'], 1), ['vaults', 'count'], [[1, 0]]);
  expect(differencesOf(baseOf(changed) ?? {}, tablesOf(changed))).toEqual([
    { path: ['breeds', 'wolf', 'hp'], before: packs.lanternfall.breeds.wolf.hp, after: 1 },
    { path: ['vaults', 'count'], before: packs.lanternfall.vaults.count, after: [[1, 0]] },
  ]);
});

it('changes a pack that extends none where it stands', () => {
  const own = { lanternfallPack: 1, pack: { id: 'mine', monsters: { rat: [[1, 1]] } } } as const;
  expect(withValue(own, ['monsters', 'rat'], [[1, 2]]).pack).toEqual({ id: 'mine', monsters: { rat: [[1, 2]] } });
  expect(withValue(own, ['monsters', 'rat'], undefined).pack).toEqual({ id: 'mine', monsters: {} });
});
