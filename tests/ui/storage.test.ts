import { browserSettings, DEFAULT_SETTINGS, type Settings } from '../../src/ui/settings/settings';
import { ConflictError, failureOf, type KeyStore, MemoryStorage } from '../../src/keep/saves/KeyStore';
import { IndexedDbStorage } from '../../src/keep/browser/IndexedDbStorage';
import { browserTail, LocalStorage } from '../../src/keep/browser/LocalStorage';
import { openStorage } from '../../src/keep/saves/openStorage';
import { within } from '../../src/keep/saves/within';
import { browserCanary } from '../../src/keep/saves/Canary';
import type { Session } from '../../src/ui/Session';
import { FakeIndexedDb } from '../support/FakeIndexedDb';
import { FakeLocal } from '../support/FakeLocal';
import { rest } from '../support/pages';
import { TestStorage } from '../support/TestStorage';
import { key } from './support';
import { makeSession } from '../support/session';

const CHANGED: Settings = { ...DEFAULT_SETTINGS, scheme: 'wasd', own: { classic: {}, wasd: { wait: ['p'] }, pad: {} }, textSize: 'large' };

function blocked(): never {
  throw new Error('SecurityError');
}

const KINDS: readonly (readonly [string, () => KeyStore])[] = [
  ['memory', () => new MemoryStorage()],
  ['localStorage', () => { const local = new FakeLocal(); return new LocalStorage(() => local); }],
  ['indexedDB', () => new IndexedDbStorage(new FakeIndexedDb().factory)],
  ['what stands in for them in tests', () => new TestStorage()],
];

describe.each(KINDS)('every storage: %s', (_name, make) => {
  test('what was written is read, in the order requested, and null if there is nothing', async () => {
    const store = make();
    await store.write({ one: '1', two: '2', empty: '' });
    expect(await store.read(['two', 'none', 'empty', 'one'])).toEqual(['2', null, '', '1']);
    expect(await store.read([])).toEqual([]);
  });

  test('a write adds, replaces and removes at once', async () => {
    const store = make();
    await store.write({ one: '1', two: '2' });
    await store.write({ one: null, two: 'zwei', three: '3', none: null });
    expect(await store.read(['one', 'two', 'three'])).toEqual([null, 'zwei', '3']);
  });

  test('keys are found by prefix, sorted', async () => {
    const store = make();
    await store.write({ 'run.b': '', 'run.a': '', runs: '', other: '' });
    expect(await store.keys('run.')).toEqual(['run.a', 'run.b']);
    expect(await store.keys('nothing')).toEqual([]);
    expect(await store.keys('')).toEqual(['other', 'run.a', 'run.b', 'runs']);
  });

  test('a write whose expectations hold is done, any other changes nothing', async () => {
    const store = make();
    await store.write({ owner: 'me' }, { owner: null });
    await store.write({ run: '1' }, { owner: 'me', run: null });
    await expect(store.write({ run: '2', owner: null }, { owner: 'you' })).rejects.toThrow(ConflictError);
    await expect(store.write({ run: '2' }, { owner: 'me', run: null })).rejects.toThrow(ConflictError);
    expect(await store.read(['run', 'owner'])).toEqual(['1', 'me']);
  });
});

describe('local storage', () => {
  test('prefixes every key with the name of the game, and leaves all others alone', async () => {
    const local = new FakeLocal();
    local.setItem('run.a', 'of another game');
    const store = new LocalStorage(() => local);
    await store.write({ 'run.a': 'ours' });
    expect(local.getItem('lanternfall.run.a')).toBe('ours');
    expect(await store.keys('')).toEqual(['run.a']);
    await store.write({ 'run.a': null });
    expect(local.getItem('run.a')).toBe('of another game');
  });

  test.each([1, 2, 3, 4])('is unchanged if change %i of a write has no room', async (room) => {
    const local = new FakeLocal();
    const store = new LocalStorage(() => local);
    await store.write({ a: 'old', b: 'old', gone: 'old' });
    local.failAt = local.changes + room;
    const action = store.write({ gone: null, a: 'new', b: 'new', c: 'new' });
    await expect(action).rejects.toThrow('no room');
    expect(await action.catch(failureOf)).toBe('full');
    expect(await store.read(['a', 'b', 'c', 'gone'])).toEqual(['old', 'old', null, 'old']);
  });

  test('that is full restores what a write has already changed', async () => {
    const local = new FakeLocal();
    const store = new LocalStorage(() => local);
    local.room = 10;
    await store.write({ a: 'aaaaa', b: 'bbbbb' });
    await expect(store.write({ a: 'a', b: 'bbbbbbbbb', c: 'c' })).rejects.toThrow('no room');
    expect(await store.read(['a', 'b', 'c'])).toEqual(['aaaaa', 'bbbbb', null]);
  });

  test.each([0, 1, 2, 3])('killed after change %i of a write has added before it has removed', async (done) => {
    const local = new FakeLocal();
    await new LocalStorage(() => local).write({ 'run.a': 'alive', 'run.b': 'before' });
    local.killAt = local.changes + done + 1;
    void new LocalStorage(() => local).write({ 'run.a': null, 'run.b': null, 'history.1': 'dead' }).catch(() => undefined);
    const left = [...local.kept.keys()].map((key) => key.replace('lanternfall.', ''));
    expect(left).toEqual([['run.a', 'run.b'], ['run.a', 'run.b', 'history.1'], ['run.b', 'history.1'], ['history.1']][done]);
  });

  test('that is blocked rejects, and doesn\'t throw', async () => {
    await expect(new LocalStorage(blocked).read(['a'])).rejects.toThrow('SecurityError');
  });
});

describe('openStorage', () => {
  test.each([['throws', blocked], ['is missing', () => undefined]])('keeps the run in local storage if the database %s', async (_, indexedDB) => {
    const local = new FakeLocal();
    const storage = openStorage({ indexedDB, localStorage: () => local });
    expect([storage.kind, storage.isOpening]).toEqual(['memory', true]);
    await storage.write({ run: '1' });
    expect([storage.kind, storage.isOpening, storage.isSecondBest]).toEqual(['localStorage', false, false]);
    expect([...local.kept]).toEqual([['lanternfall.run', '1']]);
  });

  test.each([['throws', blocked], ['is missing', () => undefined]])('and in memory if local storage %s too', async (_, localStorage) => {
    const storage = openStorage({ indexedDB: blocked, localStorage });
    await storage.write({ run: '1' });
    expect(await storage.read(['run'])).toEqual(['1']);
    expect(storage.kind).toBe('memory');
  });

  test('ignores a local storage that forgets what it is given', async () => {
    const local = new FakeLocal();
    local.setItem = () => undefined;
    const storage = openStorage({ indexedDB: blocked, localStorage: () => local });
    await storage.read([]);
    expect(storage.kind).toBe('memory');
  });

  test('accepts a local storage that is merely full: its contents can be read', async () => {
    const local = new FakeLocal();
    local.setItem('lanternfall.run.a', 'kept');
    local.failAt = 0;
    const storage = openStorage({ indexedDB: blocked, localStorage: () => local });
    expect(await storage.read(['run.a'])).toEqual(['kept']);
    expect(storage.kind).toBe('localStorage');
  });

  test('accepts one that fills up during its probe', async () => {
    const local = new FakeLocal();
    local.setItem('lanternfall.run.a', 'kept');
    local.failAt = local.changes + 2;
    const storage = openStorage({ indexedDB: blocked, localStorage: () => local });
    expect(await storage.read(['run.a'])).toEqual(['kept']);
    expect(storage.kind).toBe('localStorage');
  });

  test('ignores a database that fails to open', async () => {
    const request: { error: DOMException; onerror?: () => void } = { error: new DOMException('no') };
    const factory = { open: () => { setTimeout(() => { request.onerror?.(); }); return request; } };
    const storage = openStorage({ indexedDB: () => factory as unknown as IDBFactory, localStorage: blocked });
    await storage.read([]);
    expect([storage.kind, storage.isSecondBest]).toEqual(['memory', false]);
  });
});

describe('a database that doesn\'t answer', () => {
  beforeEach(() => { jest.useFakeTimers({ doNotFake: ['setImmediate'] }); });
  afterEach(() => { jest.useRealTimers(); });

  test('is waited for five seconds, and no longer', async () => {
    const silent = { open: () => ({}) } as unknown as IDBFactory;
    const local = new FakeLocal();
    const storage = openStorage({ indexedDB: () => silent, localStorage: () => local });
    let isOpen = false;
    void storage.read([]).then(() => { isOpen = true; });
    await jest.advanceTimersByTimeAsync(4999);
    expect(isOpen).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expect([isOpen, storage.isSecondBest]).toEqual([true, true]);
    expect(await storage.read(['run'])).toEqual([null]);
    expect(storage.kind).toBe('localStorage');
  });
});

describe('a database whose three transactions take three seconds each', () => {
  beforeEach(() => { jest.useFakeTimers({ doNotFake: ['setImmediate'] }); });
  afterEach(() => { jest.useRealTimers(); });

  /** A page on these stores, after a while. */
  async function opened(database: FakeIndexedDb, local: FakeLocal): Promise<{ session: Session; storage: KeyStore }> {
    const open = (): Storage => local;
    const storage = openStorage({ indexedDB: () => database.factory, localStorage: open });
    const session = makeSession({ storage, tail: browserTail(open), canary: browserCanary(open) });
    void session.runs.resume();
    await jest.advanceTimersByTimeAsync(6000);
    await rest();
    return { session, storage };
  }

  test('leaves the run to local storage, and gets it with the next start; then the seconds no longer matter', async () => {
    const [database, local] = [new FakeIndexedDb(), new FakeLocal()];
    database.delay = 3000;
    const slow = await opened(database, local);
    expect([slow.storage.kind, slow.session.notice]).toEqual(['localStorage', expect.stringContaining('isn\'t responding')]);
    slow.session.runs.start('classicBare', 'slow');
    await rest();
    expect(slow.session.runs.savedTurn).toBe(0);
    database.delay = 0;
    const fast = await opened(database, local);
    expect([fast.storage.kind, fast.session.game?.state.seed, fast.session.notice]).toEqual(['indexedDB', 'slow', null]);
    fast.session.press(key('.'));
    await rest();
    expect(fast.session.runs.savedTurn).toBe(1);
    expect([...local.kept.keys()].sort()).toEqual(['lanternfall.canary', 'lanternfall.meta', 'lanternfall.owner']);
    expect((await opened(database, local)).session.game?.state.turn).toBe(1);
  });

  test('is ready for the page once it has answered, with local storage behind it', async () => {
    const [database, local] = [new FakeIndexedDb(), new FakeLocal()];
    database.delay = 3000;
    const { session, storage } = await opened(database, local);
    expect(storage.isBetterReady).toBe(false);
    await jest.advanceTimersByTimeAsync(4000);
    expect(storage.isBetterReady).toBe(true);
    database.delay = 0;
    session.tick(16);
    for (let i = 0; i < 3; i++) await rest();
    expect(session.notice).toContain('Browser storage is responding again.');
    expect([storage.kind, storage.isBetterReady, storage.lesser?.map(({ kind }) => kind)]).toEqual(['indexedDB', false, ['localStorage']]);
  });
});

describe('a database that refuses', () => {
  test('after it has kept a run is named as out of reach, not as empty', async () => {
    const local = new FakeLocal();
    const open = (): Storage => local;
    browserCanary(open).write({ id: 'a', seed: 'x', store: 'indexedDB' });
    const session = makeSession({ storage: openStorage({ indexedDB: blocked, localStorage: open }), canary: browserCanary(open) });
    await session.runs.resume();
    expect(session.notice).toBe('Your saves couldn\'t be loaded. Nothing is lost. Reload to try again.');
  });
});

describe('storage errors', () => {
  test('are told apart, however deeply wrapped', async () => {
    expect(failureOf(new Error('aborted', { cause: new DOMException('', 'QuotaExceededError') }))).toBe('full');
    expect(failureOf(new DOMException('', 'QuotaExceededError'))).toBe('full');
    expect(failureOf(new Error('aborted', { cause: null }))).toBe('refused');
    expect(failureOf(new DOMException('', 'SecurityError'))).toBe('refused');
    expect(await within(1, new Promise(() => undefined)).catch(failureOf)).toBe('silent');
  });
});

describe('browserSettings', () => {
  function storage(kept: Record<string, string> = {}): Storage {
    return {
      getItem: (name: string) => kept[name] ?? null,
      setItem: (name: string, value: string) => { kept[name] = value; },
    } as unknown as Storage;
  }

  test('are restored', () => {
    const kept = storage();
    browserSettings(() => kept).save(CHANGED);
    expect(browserSettings(() => kept).load()).toEqual(CHANGED);
  });

  test('default to what an older version didn\'t store', () => {
    const load = browserSettings(() => storage({ 'lanternfall.settings': '{"scheme":"wasd"}' })).load();
    expect(load).toEqual({ ...DEFAULT_SETTINGS, scheme: 'wasd', keysChosen: true });
  });

  test('drop an invalid value without the others', () => {
    const load = browserSettings(() => storage({ 'lanternfall.settings': '{"scheme":"wasd","effects":11,"font":"comic"}' })).load();
    expect(load).toEqual({ ...DEFAULT_SETTINGS, scheme: 'wasd', keysChosen: true });
  });

  test.each(['{', '{"scheme":"qwerty"}', '{"own":{"wasd":{"wait":1}}}', '{"textSize":7}', 'null', '[]'])('ignore nonsense: %s', (text) => {
    expect(browserSettings(() => storage({ 'lanternfall.settings': text })).load()).toEqual(DEFAULT_SETTINGS);
  });

  test('last for the session if the browser blocks them', () => {
    const settings = browserSettings(blocked);
    settings.save(CHANGED);
    expect(settings.load()).toEqual(CHANGED);
  });
});
