import { encodeEntry, HISTORY } from '../../src/keep/history';
import type { KeyStore } from '../../src/keep/saves/KeyStore';
import { beginRun, die, newBrowser, openPage, playTurns, rest, Witness, type Browser, type Page } from '../support/pages';
import { TestStorage } from '../support/TestStorage';
import { entry } from './pastRuns';
import { OFFER, opens, plays, saved, shown } from './stores';

beforeEach(() => { jest.useFakeTimers({ doNotFake: ['setImmediate'] }); });
afterEach(() => { jest.useRealTimers(); });

describe('a database that answers after all', () => {
  test('is named, and what was saved in between is there with the next start', async () => {
    const browser = newBrowser();
    const page = await openPage(browser, { isSlow: true });
    await beginRun(page, new Witness(), 'slow');
    Object.assign(page.storage, { isBetterReady: true });
    page.session.tick(16);
    await rest();
    expect(page.session.notice).toBe('Browser storage is responding again. Reload to see all your saves. What is saved here stays saved.');
    page.session.tell(null);
    page.session.tick(16);
    await rest();
    expect(page.session.notice).toBeNull();
    expect(shown(await opens(browser))).toEqual(['slow', 0, null]);
  });

  test('gets the run and the history of a page that had only memory, and keeps its own', async () => {
    const browser = newBrowser();
    await plays(browser, { isSlow: false, seed: 'fast' });
    const page = await openPage(browser, { isSlow: true });
    const { storage } = page;
    Object.assign(storage, { kind: 'memory' });
    await beginRun(page, new Witness(), 'first');
    await die(page, new Witness());
    await beginRun(page, new Witness(), 'second');
    expect(page.session.runs.savedTurn).toBeNull();
    const [memory, database] = [new Map(browser.local), browser.kept];
    browser.local.clear();
    answers(storage, { kept: database, local: memory });
    page.session.tick(16);
    await rest();
    expect(page.session.notice).toContain('Browser storage is responding again.');
    expect(page.session.runs.savedTurn).toBe(0);
    const next = await opens({ ...browser, kept: database });
    expect(shown(next)).toEqual(['second', 0, OFFER]);
    expect([...database.keys()].filter((key) => key.startsWith(HISTORY))).toHaveLength(1);
  });

  test('gets what is played once the run that binds the page to local storage is over', async () => {
    const browser = newBrowser();
    const page = await openPage(browser, { isSlow: true });
    await beginRun(page, new Witness(), 'slow');
    answers(page.storage, browser);
    for (const turns of [0, 2]) {
      await playTurns(page, new Witness(), turns);
      page.session.tick(16);
      await rest();
      expect([page.storage.kind, page.session.runs.savedTurn]).toEqual(['localStorage', turns]);
    }
    page.session.tell(null);
    await die(page, new Witness());
    page.session.tick(16);
    await rest();
    expect([saved(browser.local), saved(browser.kept), page.session.notice]).toEqual([[], ['history.id'], null]);
  });

  test('gets what is played from a title without a run, and keeps its own run beside it', async () => {
    const browser = newBrowser();
    await plays(browser, { isSlow: false, seed: 'fast' });
    browser.local.set(`${HISTORY}there`, encodeEntry(entry({ id: 'there' })));
    const page = await openPage(browser, { isSlow: true });
    answers(page.storage, browser);
    page.session.tick(16);
    await rest();
    expect(page.session.notice).toContain('Browser storage is responding again.');
    expect(saved(browser.local)).toEqual([]);
    await beginRun(page, new Witness(), 'second');
    expect([saved(browser.local), page.session.runs.savedTurn]).toEqual([[], 0]);
    const next = await opens(browser);
    expect(shown(next)).toEqual(['second', 0, OFFER]);
    expect(browser.kept.has(`${HISTORY}there`)).toBe(true);
  });
});

/** Has a better storage answer, over these places. */
function answers(storage: Page['storage'], { kept, local }: Pick<Browser, 'kept' | 'local'>): void {
  const better = new TestStorage(kept);
  const calls: Pick<KeyStore, 'read' | 'keys' | 'write'> = {
    read: (keys) => better.read(keys),
    keys: (prefix) => better.keys(prefix),
    write: (changes, expected) => better.write(changes, expected),
  };
  const improve = (): void => { Object.assign(storage, { kind: 'indexedDB', isBetterReady: false, lesser: [new TestStorage(local)], ...calls }); };
  Object.assign(storage, { isBetterReady: true, improve });
}
