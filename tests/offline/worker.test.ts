import { cacheName, TAKE_OVER } from '../../src/offline/precache';
import { FakeBrowser, type FakeWorker } from './FakeBrowser';

const FIRST = { 'index.html': 'page 1', 'main.1.js': 'code 1' };
const SECOND = { 'index.html': 'page 2', 'main.2.js': 'code 2' };
const ASKS = 'page that asks again';
const TAKES = 'page that lets it take over';
const cacheOf = (version: string): string => cacheName('https://games.example/html/123/', version);

/** A browser in which the first build is installed, and its worker. */
async function installed(): Promise<{ browser: FakeBrowser; worker: FakeWorker }> {
  const browser = new FakeBrowser();
  browser.server = { ...FIRST };
  const worker = await browser.worker('one', FIRST);
  await worker.live('install');
  await worker.live('activate');
  return { browser, worker };
}

/** The same with a newer build waiting, on a server that no longer has the old one. */
async function waiting(): Promise<{ browser: FakeBrowser; worker: FakeWorker; newer: FakeWorker }> {
  const { browser, worker } = await installed();
  browser.server = { ...SECOND };
  const newer = await browser.worker('two', SECOND);
  await newer.live('install');
  browser.isWaiting = true;
  return { browser, worker, newer };
}

describe('the worker\'s cache', () => {
  test('has every file of its build, which then needs no network', async () => {
    const { browser, worker } = await installed();
    browser.server = null;
    expect([await worker.visit('', 'a'), await worker.visit('?seed=42', 'b'), await worker.file('main.1.js')]).toEqual(['page 1', 'page 1', 'code 1']);
  });

  test('is filled again from the network if the browser has evicted it', async () => {
    const { browser, worker } = await installed();
    browser.store.get(cacheOf('one'))?.clear();
    expect(await worker.file('main.1.js')).toBe('code 1');
    browser.server = null;
    expect(await worker.file('main.1.js')).toBe('code 1');
  });

  test('passes on what the server has where that is no longer the file it had', async () => {
    const { browser, worker } = await installed();
    browser.store.get(cacheOf('one'))?.clear();
    browser.server = { ...SECOND };
    expect(await worker.file('index.html')).toBe('page 2');
    expect(browser.store.get(cacheOf('one'))?.size).toBe(0);
  });

  test('is empty if one file fails to load', async () => {
    const browser = new FakeBrowser();
    browser.server = { 'index.html': 'page 1' };
    const worker = await browser.worker('one', FIRST);
    await expect(worker.live('install')).rejects.toThrow('main.1.js did not come as it was built.');
    expect(browser.store.has(cacheOf('one'))).toBe(false);
  });

  test.each([['cut short', 'code'], ['of a network that wants a login', '<html>Welcome</html>'], ['empty', '']])('doesn\'t keep a file that is %s, though it came with status 200', async (_what, text) => {
    const browser = new FakeBrowser();
    browser.server = { ...FIRST, 'main.1.js': text };
    await expect((await browser.worker('one', FIRST)).live('install')).rejects.toThrow('main.1.js');
    expect(browser.store.size).toBe(0);
    browser.server = { ...FIRST };
    const again = await browser.worker('one', FIRST);
    await again.live('install');
    expect(await again.file('main.1.js')).toBe('code 1');
  });

  test('asks past the browser\'s own cache if that has a broken file', async () => {
    const browser = new FakeBrowser();
    browser.server = { ...FIRST };
    browser.stale['main.1.js'] = 'cod';
    const worker = await browser.worker('one', FIRST);
    await worker.live('install');
    browser.server = null;
    expect(await worker.file('main.1.js')).toBe('code 1');
  });

  test('keeps nothing if the disk is full', async () => {
    const browser = new FakeBrowser();
    browser.server = { ...FIRST };
    browser.isFull = true;
    await expect((await browser.worker('one', FIRST)).live('install')).rejects.toThrow('no room');
    expect(browser.store.size).toBe(0);
  });

  test('is renewed where a page asks past all caches, but never by a broken file', async () => {
    const { browser, worker } = await installed();
    const address = 'https://games.example/html/123/main.1.js';
    browser.store.get(cacheOf('one'))?.set(address, 'torn on the disk');
    const past = { cache: 'reload' };
    browser.server = null;
    expect(await worker.file('main.1.js', past)).toBe('torn on the disk');
    browser.server = { ...FIRST, 'main.1.js': '<html>' };
    expect(await worker.file('main.1.js', past)).toBe('torn on the disk');
    browser.server = { ...FIRST };
    expect([await worker.file('main.1.js', past), await worker.file('main.1.js')]).toEqual(['code 1', 'code 1']);
  });

  test.each([['a file outside its build', 'other.js', 'GET'], ['another method', 'main.1.js', 'POST']])('doesn\'t answer for %s', async (_what, file, method) => {
    const { worker } = await installed();
    expect(await worker.file(file, { method })).toBeNull();
  });

  test('replaces the caches of older builds, and no others', async () => {
    const { browser, newer } = await waiting();
    const others = ['other-game', 'lanternfall-/elsewhere/-0'];
    for (const name of others) browser.store.set(name, new Map());
    await newer.live('activate');
    expect([...browser.store.keys()].sort()).toEqual([cacheOf('two'), ...others].sort());
  });

  test('serves the page that brought the first worker at once, but no page of an older build', async () => {
    const { browser, newer } = await waiting();
    expect(browser.claimed).toBe(1);
    await newer.live('activate');
    expect(browser.claimed).toBe(1);
  });
});

describe('a newer build', () => {
  test('takes over when the only page is reloaded, once the old one is gone', async () => {
    const { browser, worker } = await waiting();
    browser.open.add('a');
    expect(await worker.visit('', 'empty')).toBe(ASKS);
    browser.open.delete('a');
    browser.open.add('empty');
    expect(await worker.visit('', 'next')).toBe(TAKES);
    // A page that opens in between must not get the old build any more.
    expect(await worker.visit('', 'second')).toBe(TAKES);
  });

  test('waits while a second page opens next to one that is playing', async () => {
    const { browser, worker } = await waiting();
    browser.open.add('a');
    expect(await worker.visit('', 'empty')).toBe(ASKS);
    browser.open.add('empty');
    expect(await worker.visit('', 'b')).toBe('page 1');
    browser.open.delete('empty');
    browser.open.add('b');
    // One of two pages is reloaded.
    expect(await worker.visit('', 'c')).toBe('page 1');
    expect(await worker.file('main.1.js')).toBe('code 1');
  });

  test('waits for a page that has just got the old build and isn\'t visible yet', async () => {
    const { browser, worker } = await waiting();
    browser.isWaiting = false;
    await worker.visit('', 'slow');
    browser.opening.add('slow');
    browser.isWaiting = true;
    expect(await worker.visit('', 'empty')).toBe(ASKS);
    browser.open.add('empty');
    expect(await worker.visit('', 'b')).toBe('page 1');
  });

  test('doesn\'t wait for ever in a browser that can\'t tell which page is opening', async () => {
    const { browser, worker } = await waiting();
    browser.open.add('a');
    expect(await worker.visit('', '')).toBe('page 1');
  });

  test('starts on its message, and on no other', async () => {
    const { browser, newer } = await waiting();
    newer.hear('something else');
    expect(browser.skipped).toBe(0);
    newer.hear(TAKE_OVER);
    expect(browser.skipped).toBe(1);
  });
});
