import { browserCanary } from '../../src/keep/saves/Canary';
import { openStorage } from '../../src/keep/saves/openStorage';
import { FakeLocal } from '../support/FakeLocal';
import { beginRun, die, openPage, played, playTurns, rest, Witness, type Browser } from '../support/pages';
import { openTitle, type } from './support';

beforeEach(() => { jest.useFakeTimers({ doNotFake: ['setImmediate'] }); });
afterEach(() => { jest.useRealTimers(); });

const MISSING = 'Your saved run is missing: browser storage was cleared or damaged. Import a backup under Save data, or replay its seed: x.';

/** What a page says that is opened in that browser. */
async function told(browser: Browser): Promise<string | null> {
  browser.lock.free();
  return (await openPage(browser)).session.notice;
}

describe('a run that was kept and is gone', () => {
  test('is told of, with what can be done, until another is kept', async () => {
    const { browser } = await played(3);
    browser.kept.clear();
    expect(await told(browser)).toBe(MISSING);
    expect(await told(browser)).toBe(MISSING);
    browser.lock.free();
    await beginRun(await openPage(browser), new Witness(), 'y');
    expect(browser.canary.kept?.seed).toBe('y');
    expect(await told(browser)).toBeNull();
  });

  test('is told of as well where runs of before are left of it', async () => {
    const { browser, witness } = await played(1);
    const first = await openPage(browser);
    await die(first, witness);
    await beginRun(first, witness, 'x');
    for (const key of ['run.a', 'run.b']) browser.kept.delete(key);
    expect([...browser.kept.keys()].some((key) => key.startsWith('history.'))).toBe(true);
    expect(await told(browser)).toBe(MISSING);
  });

  test('is told of by a note that other files of the browser hold', async () => {
    const [local, other] = [new FakeLocal(), new FakeLocal()];
    const canary = browserCanary(() => local);
    canary.write({ id: 'a', seed: 'x' });
    expect([...local.kept.keys()]).toEqual(['lanternfall.canary']);
    expect((await openTitle({ canary: browserCanary(() => local), storage: openStorage({ indexedDB: () => undefined, localStorage: () => other }) })).notice).toBe(MISSING);
    canary.write(null);
    expect(local.kept.size).toBe(0);
  });

  test.each(['', '{', '{"id":1}', '{"id":"a"}', JSON.stringify({ id: 'a', seed: 'x'.repeat(33) })])('is none where the note is %j', (text) => {
    const local = new FakeLocal();
    local.setItem('lanternfall.canary', text);
    expect(browserCanary(() => local).read()).toBeNull();
  });

  test('is none where the browser blocks the note', () => {
    const canary = browserCanary(() => { throw new DOMException('', 'SecurityError'); });
    canary.write({ id: 'a', seed: 'x' });
    expect(canary.read()).toBeNull();
  });
});

describe('nothing is told of', () => {
  test('a run that goes on', async () => {
    const { browser } = await played(3);
    expect(browser.canary.kept).toMatchObject({ seed: 'x' });
    expect(await told(browser)).toBeNull();
  });

  test('a run that has ended', async () => {
    const { browser, witness } = await played(3);
    const page = await openPage(browser);
    await die(page, witness);
    expect(browser.canary.kept).toBeNull();
    expect(await told(browser)).toBeNull();
  });

  test('a run whose end is kept, and the note of it was lost with the browser', async () => {
    const { browser, witness } = await played(3);
    const { kept } = browser.canary;
    await die(await openPage(browser), witness);
    browser.canary.kept = kept;
    expect(await told(browser)).toBeNull();
    // Not where only the history knows of it, either.
    browser.kept.delete('meta');
    expect(await told(browser)).toBeNull();
  });

  test('a run whose end lies in what the page left behind', async () => {
    const { browser, witness } = await played(3);
    const page = await openPage(browser);
    page.storage.silentFrom = page.storage.calls + 1;
    await die(page, witness);
    page.session.runs.leave();
    expect(browser.canary.kept).not.toBeNull();
    expect(await told(browser)).toBeNull();
  });

  test('a run that another was begun in place of', async () => {
    const { browser, witness } = await played(3);
    const page = await openPage(browser);
    await beginRun(page, witness, 'y');
    await playTurns(page, witness, 1);
    expect(await told(browser)).toBeNull();
    expect(browser.canary.kept?.seed).toBe('y');
  });

  test('a run where the player has cleared everything', async () => {
    const { browser } = await played(3);
    browser.kept.clear();
    browser.canary.kept = null;
    expect(await told(browser)).toBeNull();
  });

  test('a run that lies there and cannot be read, but that', async () => {
    const { browser } = await played(3);
    for (const slot of ['run.a', 'run.b']) browser.kept.set(slot, 'torn');
    expect(await told(browser)).not.toContain('missing');
  });

  test('a run that another page keeps, by one that keeps nothing', async () => {
    const { browser } = await played(3);
    await openPage(browser);
    const second = await openPage(browser);
    type(second.session, 'Escape');
    await beginRun(second, new Witness(), 'other');
    await rest();
    expect(browser.canary.kept?.seed).toBe('x');
  });
});
