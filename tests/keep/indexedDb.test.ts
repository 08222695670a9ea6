import { ConflictError, failureOf } from '../../src/keep/saves/KeyStore';
import { IndexedDbStorage } from '../../src/keep/browser/IndexedDbStorage';
import { DailyBook } from '../../src/keep/daily';
import { SaveSlots } from '../../src/keep/saves/SaveSlots';
import { FakeIndexedDb, type Loss } from '../support/FakeIndexedDb';

/** A storage over a database that holds one text. */
async function opened(): Promise<{ fake: FakeIndexedDb; store: IndexedDbStorage }> {
  const fake = new FakeIndexedDb();
  const store = new IndexedDbStorage(fake.factory);
  await store.write({ run: 'kept' });
  return { fake, store };
}

/** A storage over a database that refuses to open as often as that says so. */
function reluctant(fake: FakeIndexedDb, isRefused: () => boolean): IndexedDbStorage {
  const refused = { error: new DOMException('no', 'UnknownError') } as { error: DOMException; onerror?: () => void };
  const refuse = (): object => { queueMicrotask(() => { refused.onerror?.(); }); return refused; };
  return new IndexedDbStorage({ open: (...given: [string]) => (isRefused() ? refuse() : fake.factory.open(...given)) } as unknown as IDBFactory);
}

afterEach(() => { jest.useRealTimers(); });

describe('the database', () => {
  test('is opened once, and flushes writes to disk', async () => {
    const { fake, store } = await opened();
    await store.write({ more: '1' });
    expect(await store.read(['run', 'more'])).toEqual(['kept', '1']);
    expect(fake.connections).toHaveLength(1);
    expect(fake.durabilities).toEqual(['strict', 'strict']);
  });

  test('that was made without its store, by a page killed in between, gets it', async () => {
    const fake = new FakeIndexedDb();
    fake.version = 3;
    const store = new IndexedDbStorage(fake.factory);
    await store.write({ run: 'kept' });
    expect([fake.version, fake.hasStore, await store.read(['run'])]).toEqual([4, true, ['kept']]);
    expect(fake.connections.map(({ isClosed }) => isClosed)).toEqual([true, false]);
  });

  test('that the browser has closed is opened again', async () => {
    const { fake, store } = await opened();
    fake.closeAll();
    expect(await store.read(['run'])).toEqual(['kept']);
    await store.write({ run: 'newer' }, { run: 'kept' });
    expect(await store.read(['run'])).toEqual(['newer']);
    expect(fake.connections).toHaveLength(2);
  });

  test('is released if another page wants to delete or upgrade it, and opened again after that', async () => {
    const { fake, store } = await opened();
    expect(fake.wantAlone()).toBe(true);
    expect(await store.read(['run'])).toEqual(['kept']);
    expect(fake.connections.map(({ isClosed }) => isClosed)).toEqual([true, false]);
  });

  test.each([
    ['the browser has closed', (fake: FakeIndexedDb) => { fake.closeAll(); }],
    ['another page wanted', (fake: FakeIndexedDb) => { fake.wantAlone(); }],
  ])('that %s may also fail to open once', async (_what, lose) => {
    const fake = new FakeIndexedDb();
    let refusals = 0;
    const store = reluctant(fake, () => refusals-- > 0);
    await store.write({ run: 'kept' });
    lose(fake);
    refusals = 1;
    expect(await store.read(['run'])).toEqual(['kept']);
  });

  test('that failed to open twice is tried again with the next call', async () => {
    const fake = new FakeIndexedDb();
    let refusals = 2;
    const store = reluctant(fake, () => refusals-- > 0);
    await expect(store.read(['run'])).rejects.toThrow('Could not open the database.');
    expect(await store.read(['run'])).toEqual([null]);
  });

  test.each<Loss>(['thrown', 'aborted'])('whose connection is lost (%s) is opened again for the call that noticed it', async (how) => {
    const { fake, store } = await opened();
    fake.lose(how);
    expect(await store.read(['run'])).toEqual(['kept']);
    fake.lose(how);
    expect(await store.keys('r')).toEqual(['run']);
    fake.lose(how);
    await store.write({ run: 'newer' }, { run: 'kept' });
    expect(fake.kept.get('run')).toBe('newer');
    expect(fake.connections.map(({ isClosed }) => isClosed)).toEqual([true, true, true, false]);
  });

  test('whose connection is lost under several calls is opened again once', async () => {
    const { fake, store } = await opened();
    fake.lose('aborted');
    await Promise.all([store.read(['run']), store.write({ run: 'newer' }), store.keys('')]);
    expect([fake.connections.length, fake.kept.get('run')]).toEqual([2, 'newer']);
  });

  test('that fails again on a new connection reports it, and is opened anew by the next call', async () => {
    const { fake, store } = await opened();
    fake.lose('aborted');
    fake.fault = new DOMException('', 'UnknownError');
    expect(await store.write({ run: 'newer' }).catch(failureOf)).toBe('refused');
    expect(fake.kept.get('run')).toBe('kept');
    expect(await store.read(['run'])).toEqual(['kept']);
    expect(fake.connections).toHaveLength(3);
  });

  test('that never answers is opened anew by the next call', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate'] });
    const { fake, store } = await opened();
    fake.lose('silent');
    const read = store.read(['run']).catch(failureOf);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(await read).toBe('silent');
    expect(await store.read(['run'])).toEqual(['kept']);
  });

  test('that is full reports it, and has changed nothing', async () => {
    const { fake, store } = await opened();
    fake.fault = new DOMException('', 'QuotaExceededError');
    expect(await store.write({ run: 'newer', other: '1' }).catch(failureOf)).toBe('full');
    expect([...fake.kept]).toEqual([['run', 'kept']]);
  });

  test('returns anything but a text as JSON, so that it is set aside', async () => {
    const { fake, store } = await opened();
    fake.kept.set('run', { deeds: 1 });
    expect(await store.read(['run'])).toEqual(['{"deeds":1}']);
  });

  test('changes nothing if one of several expectations fails', async () => {
    const { store } = await opened();
    await expect(store.write({ run: 'newer' }, { run: 'kept', other: 'there' })).rejects.toThrow(ConflictError);
    await expect(store.write({ run: 'newer' }, { run: 'else', other: null })).rejects.toThrow('run has been changed by another page.');
    expect(await store.read(['run'])).toEqual(['kept']);
  });

  test('counts a daily run as begun whose write went through though the connection was lost', async () => {
    const { fake, store } = await opened();
    fake.lose('done');
    expect(await new DailyBook(store).claim('2026-11-22', 'mine')).toBe(true);
    expect(await new DailyBook(store).claim('2026-11-22', 'second')).toBe(false);
  });

  test('is still this page\'s if the write that claimed it went through though the connection was lost', async () => {
    const { fake, store } = await opened();
    const slots = new SaveSlots(store, 'me');
    fake.lose('done');
    await slots.claim();
    fake.lose('done');
    await slots.write({ run: null, ends: new Map([['a', 'entry']]) });
    expect([fake.kept.get('owner'), fake.kept.get('history.a')]).toEqual(['me', 'entry']);
  });
});
