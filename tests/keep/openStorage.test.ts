import { openStorage } from '../../src/keep/saves/openStorage';
import { FakeIndexedDb } from '../support/FakeIndexedDb';

beforeEach(() => { jest.useFakeTimers({ doNotFake: ['setImmediate'] }); });
afterEach(() => { jest.useRealTimers(); });

/** Lets everything that waits for the database go on. */
async function pass(ms: number): Promise<void> {
  for (let slice = 0; slice < 20; slice++) {
    await jest.advanceTimersByTimeAsync(ms / 20);
    await new Promise((done) => { setImmediate(done); });
  }
}

test('a storage that is opening is nothing yet: not second best, and nothing waits in others', async () => {
  const storage = openStorage({ indexedDB: () => new FakeIndexedDb().factory, localStorage: () => undefined });
  expect([storage.kind, storage.isOpening, storage.isSecondBest, storage.lesser, storage.isBetterReady]).toEqual(['memory', true, false, [], false]);
  await pass(1000);
  expect([storage.kind, storage.isOpening, storage.isSecondBest, storage.lesser?.length]).toEqual(['indexedDB', false, false, 1]);
});

test('a database that answers late is taken once it is asked for, and what was used meanwhile is of less rank', async () => {
  const fake = new FakeIndexedDb();
  fake.delay = 2000;
  const storage = openStorage({ indexedDB: () => fake.factory, localStorage: () => undefined }, 1000);
  storage.improve?.();
  await pass(1100);
  expect([storage.kind, storage.isSecondBest, storage.isBetterReady]).toEqual(['memory', true, false]);
  storage.improve?.();
  expect([storage.kind, storage.isSecondBest]).toEqual(['memory', true]);
  await storage.write({ run: 'meanwhile' });
  await pass(9000);
  expect([storage.kind, storage.isBetterReady]).toEqual(['memory', true]);
  storage.improve?.();
  expect([storage.kind, storage.isSecondBest, storage.isBetterReady, storage.lesser?.map(({ kind }) => kind)]).toEqual(['indexedDB', false, false, ['memory']]);
  fake.delay = 0;
  const written = storage.write({ run: 'in the database' });
  await pass(1000);
  await written;
  expect([fake.kept.get('run'), await storage.lesser?.[0]?.read(['run'])]).toEqual(['in the database', ['meanwhile']]);
});
