import { readFileSync } from 'node:fs';
import { readPackFile } from '../../src/engine/pack/packFile';
import { installPack } from '../../src/keep/installPack';
import { uninstallPack } from '../../src/keep/packRegistry';
import { usePackTexts } from '../../src/keep/text';
import { house } from '../trust/packsHouse';
import { browserCanary } from '../../src/keep/saves/Canary';
import { openStorage } from '../../src/keep/saves/openStorage';
import { FakeLocal } from '../support/FakeLocal';
import { beginRun, die, newBrowser, openPage, played, playTurns, rest, Witness, type Browser } from '../support/pages';
import { openTitle, type } from './support';

beforeEach(() => { jest.useFakeTimers({ doNotFake: ['setImmediate'] }); });
afterEach(() => { jest.useRealTimers(); });

const MISSING = 'Your saved run is missing: browser storage was cleared or damaged. Import a backup under Save data, or replay its seed: x.';

/** The notice of a page opened in that browser. */
async function told(browser: Browser): Promise<string | null> {
  browser.lock.free();
  return (await openPage(browser)).session.notice;
}

describe('a saved run that has disappeared', () => {
  test('is reported, with advice, until another is saved', async () => {
    const { browser } = await played(3);
    browser.kept.clear();
    expect(await told(browser)).toBe(MISSING);
    expect(await told(browser)).toBe(MISSING);
    browser.lock.free();
    await beginRun(await openPage(browser), new Witness(), 'y');
    expect(browser.canary.kept?.seed).toBe('y');
    expect(await told(browser)).toBeNull();
  });

  test('is also reported if earlier runs are left', async () => {
    const { browser, witness } = await played(1);
    const first = await openPage(browser);
    await die(first, witness);
    await beginRun(first, witness, 'x');
    for (const key of ['run.a', 'run.b']) browser.kept.delete(key);
    expect([...browser.kept.keys()].some((key) => key.startsWith('history.'))).toBe(true);
    expect(await told(browser)).toBe(MISSING);
  });

  test('is called by the name of its dungeon where that was added, and may be gone too', async () => {
    const read = readPackFile(readFileSync('docs/packs/drowned-mill.json', 'utf8'), 'drowned-mill.json', house);
    if (!read.ok) throw new Error(read.errors.join('\n'));
    installPack(read.pack);
    const browser = newBrowser();
    const { session } = await openPage(browser);
    session.runs.start('drownedMill', 'x');
    await rest();
    expect(browser.canary.kept).toMatchObject({ seed: 'x', dungeon: 'The Drowned Mill' });
    browser.kept.clear();
    uninstallPack('drownedMill');
    usePackTexts(null);
    expect(await told(browser)).toBe(MISSING.replace('saved run', 'saved run of The Drowned Mill'));
  });

  test('is reported by a note that other storage of the browser holds', async () => {
    const [local, other] = [new FakeLocal(), new FakeLocal()];
    const canary = browserCanary(() => local);
    canary.write({ id: 'a', seed: 'x' });
    expect([...local.kept.keys()]).toEqual(['lanternfall.canary']);
    expect((await openTitle({ canary: browserCanary(() => local), storage: openStorage({ indexedDB: () => undefined, localStorage: () => other }) })).notice).toBe(MISSING);
    canary.write(null);
    expect(local.kept.size).toBe(0);
  });

  test.each(['', '{', '{"id":1}', '{"id":"a"}', JSON.stringify({ id: 'a', seed: 'x'.repeat(33) })])('is not reported if the note is %j', (text) => {
    const local = new FakeLocal();
    local.setItem('lanternfall.canary', text);
    expect(browserCanary(() => local).read()).toBeNull();
  });

  test('is not reported if the browser blocks the note', () => {
    const canary = browserCanary(() => { throw new DOMException('', 'SecurityError'); });
    canary.write({ id: 'a', seed: 'x' });
    expect(canary.read()).toBeNull();
  });
});

describe('no loss is reported for', () => {
  test('a run in progress', async () => {
    const { browser } = await played(3);
    expect(browser.canary.kept).toMatchObject({ seed: 'x' });
    expect(await told(browser)).toBeNull();
  });

  test('a finished run', async () => {
    const { browser, witness } = await played(3);
    const page = await openPage(browser);
    await die(page, witness);
    expect(browser.canary.kept).toBeNull();
    expect(await told(browser)).toBeNull();
  });

  test('a run whose end is saved, though the note of that was lost with the browser', async () => {
    const { browser, witness } = await played(3);
    const { kept } = browser.canary;
    await die(await openPage(browser), witness);
    browser.canary.kept = kept;
    expect(await told(browser)).toBeNull();
    // Nor if only the history knows of it.
    browser.kept.delete('meta');
    expect(await told(browser)).toBeNull();
  });

  test('a run whose end is in the page\'s tail', async () => {
    const { browser, witness } = await played(3);
    const page = await openPage(browser);
    page.storage.silentFrom = page.storage.calls + 1;
    await die(page, witness);
    page.session.runs.leave();
    expect(browser.canary.kept).not.toBeNull();
    expect(await told(browser)).toBeNull();
  });

  test('a run replaced by a new one', async () => {
    const { browser, witness } = await played(3);
    const page = await openPage(browser);
    await beginRun(page, witness, 'y');
    await playTurns(page, witness, 1);
    expect(await told(browser)).toBeNull();
    expect(browser.canary.kept?.seed).toBe('y');
  });

  test('a run after the player has cleared everything', async () => {
    const { browser } = await played(3);
    browser.kept.clear();
    browser.canary.kept = null;
    expect(await told(browser)).toBeNull();
  });

  test('a run that is there but unreadable, which is reported instead', async () => {
    const { browser } = await played(3);
    for (const slot of ['run.a', 'run.b']) browser.kept.set(slot, 'torn');
    expect(await told(browser)).not.toContain('missing');
  });

  test('a run that another page keeps, by a page that saves nothing', async () => {
    const { browser } = await played(3);
    await openPage(browser);
    const second = await openPage(browser);
    type(second.session, 'Escape');
    await beginRun(second, new Witness(), 'other');
    await rest();
    expect(browser.canary.kept?.seed).toBe('x');
  });
});
