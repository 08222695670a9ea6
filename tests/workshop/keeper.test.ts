import { house } from '../../src/content/house';
import sheets from '../../assets/frames.json';
import { type Changes, MemoryStorage } from '../../src/keep/saves/KeyStore';
import { Draft } from '../../src/workshop/draft/Draft';
import { Keeper } from '../../src/workshop/draft/Keeper';

const withSprites = { ...house, sprites: Object.values(sheets).flat() };

function tabOn(store: MemoryStorage): { readonly draft: Draft; readonly keeper: Keeper } {
  const draft = new Draft(withSprites);
  const keeper = new Keeper(store, draft, () => undefined);
  draft.onChange(() => { keeper.keep(); });
  return { draft, keeper };
}

it('gives back what was written last, and what was sound before it', async () => {
  const store = new MemoryStorage();
  const { draft, keeper } = tabOn(store);
  expect(await keeper.load()).toBeNull();
  draft.change('classic');
  draft.set(['breeds', 'orc', 'hp'], 7);
  const sound = draft.text;
  draft.write('{ "lanternfallPack": 1, "pack"');
  await keeper.settled();
  expect(await tabOn(store).keeper.load()).toEqual({ name: 'myClassic.json', text: '{ "lanternfallPack": 1, "pack"', sound });
});

it('writes the newest state once a slow write is done, and no state twice', async () => {
  const writes: string[] = [];
  class Slow extends MemoryStorage {
    override async write(changes: Changes, expected: Changes): Promise<void> {
      await new Promise((resolve) => { setTimeout(resolve, 5); });
      writes.push(...Object.values(changes).map(String));
      await super.write(changes, expected);
    }
  }
  const { draft, keeper } = tabOn(new Slow());
  draft.change('classic');
  for (let hp = 1; hp <= 50; hp++) draft.set(['breeds', 'orc', 'hp'], hp);
  await keeper.settled();
  expect(writes).toHaveLength(2);
  expect(JSON.parse(writes[1] ?? '')).toEqual(draft.kept);
});

it('never writes over another tab', async () => {
  const store = new MemoryStorage();
  const [mine, other] = [tabOn(store), tabOn(store)];
  await Promise.all([mine.keeper.load(), other.keeper.load()]);
  mine.draft.change('classic');
  await mine.keeper.settled();
  other.draft.change('deep');
  await other.keeper.settled();
  expect(mine.keeper.keeping).toBe('kept');
  expect(other.keeper.keeping).toBe('beside');
  expect((await tabOn(store).keeper.load())?.name).toBe('myClassic.json');
  const keys = await store.keys('workshop');
  expect(keys).toHaveLength(2);
  const texts = await store.read(keys);
  expect(texts.map((text) => (JSON.parse(text ?? '') as { name: string }).name).sort()).toEqual(['myClassic.json', 'myDeep.json']);
});

it('says that a full store keeps nothing, until it does again', async () => {
  let isFull = true;
  class Full extends MemoryStorage {
    override write(changes: Changes, expected: Changes): Promise<void> {
      return isFull ? Promise.reject(new DOMException('full', 'QuotaExceededError')) : super.write(changes, expected);
    }
  }
  const { draft, keeper } = tabOn(new Full());
  draft.change('classic');
  await keeper.settled();
  expect(keeper.keeping).toBe('failed');
  isFull = false;
  draft.set(['breeds', 'orc', 'hp'], 7);
  await keeper.settled();
  expect(keeper.keeping).toBe('kept');
});

it.each(['nonsense', '{}', '{"name":1,"text":"","sound":""}', 'null'])('has nothing to give back of %s', async (text) => {
  expect(await tabOn(new MemoryStorage(new Map([['workshop', text]]))).keeper.load()).toBeNull();
});
