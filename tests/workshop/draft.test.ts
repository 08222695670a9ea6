import { house } from '../../src/content/house';
import sheets from '../../assets/frames.json';
import { packs } from '../../src/content/packs';
import { Draft, textOf } from '../../src/workshop/draft/Draft';

const withSprites = { ...house, sprites: Object.values(sheets).flat() };
const draftOf = (base: string): Draft => {
  const draft = new Draft(withSprites);
  draft.change(base);
  return draft;
};

it('begins with a sound file that changes nothing', () => {
  for (const id of Object.keys(packs)) {
    const draft = draftOf(id);
    expect(draft.read.ok ? [] : draft.read.errors).toEqual([]);
    expect(draft.differences).toEqual([]);
    expect(draft.sound?.content.breeds.size).toBe(Object.keys(packs[id as keyof typeof packs].breeds).length);
  }
});

it('undoes and redoes without end', () => {
  const draft = draftOf('classic');
  for (let hp = 1; hp <= 200; hp++) draft.set(['breeds', 'orc', 'hp'], hp);
  for (let hp = 200; hp >= 1; hp--) draft.undo();
  expect(draft.canUndo).toBe(false);
  expect(draft.differences).toEqual([]);
  for (let hp = 1; hp <= 200; hp++) draft.redo();
  expect(draft.sound?.content.breeds.get('orc')?.hp).toBe(200);
  expect(draft.canRedo).toBe(false);
});

it('forgets what was undone once something else is written', () => {
  const draft = draftOf('classic');
  draft.set(['breeds', 'orc', 'hp'], 5);
  draft.undo();
  draft.set(['breeds', 'orc', 'power'], 5);
  expect(draft.canRedo).toBe(false);
  expect(draft.differences).toEqual([{ path: ['breeds', 'orc', 'power'], before: packs.classic.breeds.orc.power, after: 5 }]);
});

it('keeps the last sound version in use while there are faults', () => {
  const draft = draftOf('classic');
  draft.set(['breeds', 'orc', 'hp'], 7);
  draft.set(['breeds', 'orc', 'hp'], 'many');
  expect(draft.read.ok).toBe(false);
  expect(draft.sound?.content.breeds.get('orc')?.hp).toBe(7);
  draft.undo();
  expect(draft.read.ok).toBe(true);
});

it('keeps what a file saved half says, and what was sound before', () => {
  const draft = draftOf('classic');
  const { text } = draft;
  draft.write(text.slice(0, 40));
  expect(draft.read.ok).toBe(false);
  expect(draft.written).toBeNull();
  const again = new Draft(withSprites);
  again.restore(draft.kept);
  expect(again.text).toBe(text.slice(0, 40));
  again.undo();
  expect(again.text).toBe(text);
  expect(again.sound?.rows.id).toBe('myClassic');
});

it('gives back what another file took the place of', () => {
  const draft = draftOf('classic');
  draft.set(['breeds', 'orc', 'hp'], 7);
  draft.open('other.json', '{ nothing');
  expect([draft.name, draft.sound]).toEqual(['other.json', null]);
  draft.undo();
  expect([draft.name, draft.sound?.content.breeds.get('orc')?.hp]).toEqual(['myClassic.json', 7]);
  expect(draft.differences).toHaveLength(1);
});

it('tells those who listen, until they stop', () => {
  const draft = draftOf('classic');
  let calls = 0;
  const stop = draft.onChange(() => { calls++; });
  draft.set(['breeds', 'orc', 'hp'], 7);
  stop();
  draft.undo();
  expect(calls).toBe(1);
});

it('writes files that read the same, a curve to a line', () => {
  const draft = draftOf('lanternfall');
  draft.set(['monsters', 'wolf'], [[6, 30], [9, 8]]);
  const written = draft.written;
  expect(written && JSON.parse(textOf(written))).toEqual(written);
  expect(draft.text).toContain('"wolf": [[6, 30], [9, 8]]');
});

it('knows each file as it was opened, also after others', () => {
  const draft = draftOf('classic');
  const begun = draft.text;
  draft.open('mine.json', '{"pack":{}}');
  draft.set(['breeds', 'orc', 'hp'], 5);
  expect([draft.opened, draft.text === draft.opened]).toEqual(['{"pack":{}}', false]);
  draft.undo();
  expect(draft.text).toBe(draft.opened);
  draft.undo();
  expect(draft.opened).toBe(begun);
});
