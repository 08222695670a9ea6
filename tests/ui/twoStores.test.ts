import { DAILY, dailySeed } from '../../src/keep/daily';
import { decodeEntry } from '../../src/keep/HistoryBook';
import { encodeEntry, HISTORY } from '../../src/keep/history';
import { decodeRun } from '../../src/engine/run/decodeRun';
import { OTHER, SPARED } from '../../src/keep/saves/survey';
import { PastRuns } from '../../src/ui/modes/PastRuns';
import { firstPack } from '../../src/ui/run/newRuns';
import { exportText } from '../../src/ui/files/archiveRun';
import { beginRun, die, newBrowser, openPage, playTurns, rest, turnOf, Witness, type Browser, type Page } from '../support/pages';
import { entry } from './pastRuns';
import { OFFER, opens, plays, saved, shown } from './stores';
import { type } from './support';

beforeEach(() => { jest.useFakeTimers({ doNotFake: ['setImmediate'] }); });
afterEach(() => { jest.useRealTimers(); });

describe('a run saved while the database was slow', () => {
  test('goes on with the next start, from the database', async () => {
    const browser = newBrowser();
    await plays(browser, { isSlow: true, seed: 'slow', turns: 5 });
    const page = await opens(browser);
    expect(shown(page)).toEqual(['slow', 5, null]);
    expect(page.session.notice).toBeNull();
    await playTurns(page, new Witness(), 1);
    expect(saved(browser.local)).toEqual([]);
    expect(saved(browser.kept)).toEqual(['run.a']);
    expect(shown(await opens(browser))).toEqual(['slow', 6, null]);
  });

  test('is still there if the database is slow again', async () => {
    const browser = newBrowser();
    await plays(browser, { isSlow: true, seed: 'slow', turns: 5 });
    expect(turnOf(await openPage(browser, { isSlow: true }))).toBe(5);
  });

  test('is offered beside the one in the database, and waits if it is declined', async () => {
    const browser = newBrowser();
    await plays(browser, { isSlow: false, seed: 'fast', turns: 4 });
    await plays(browser, { isSlow: true, seed: 'slow', turns: 2 });
    const page = await opens(browser);
    expect(shown(page)).toEqual(['fast', 4, OFFER]);
    type(page.session, 'Escape');
    // Not answered: it is asked again.
    const again = await opens(browser);
    expect(shown(again)).toEqual(['fast', 4, OFFER]);
    type(again.session, 'Enter');
    await rest();
    expect(again.session.notice).toContain('The other run is kept.');
    const third = await opens(browser);
    expect(shown(third)).toEqual(['fast', 4, null]);
    await die(third, new Witness());
    expect(shown(await opens(browser))).toEqual(['slow', 2, null]);
  });

  test('can be continued at once, and then the other one waits', async () => {
    const browser = newBrowser();
    await plays(browser, { isSlow: false, seed: 'fast', turns: 4 });
    await plays(browser, { isSlow: true, seed: 'slow', turns: 2 });
    const page = await opens(browser);
    type(page.session, 'ArrowDown', 'Enter');
    await rest();
    expect(shown(page)).toEqual(['slow', 2, null]);
    await playTurns(page, new Witness(), 3);
    const again = await opens(browser);
    expect(shown(again)).toEqual(['slow', 5, null]);
    await die(again, new Witness());
    expect(shown(await opens(browser))).toEqual(['fast', 4, null]);
  });

  test('takes no turn of the one on the screen while a slow database moves them', async () => {
    const browser = newBrowser();
    await plays(browser, { isSlow: false, seed: 'fast', turns: 4 });
    await plays(browser, { isSlow: true, seed: 'slow', turns: 2 });
    const page = await opens(browser);
    const { storage, session } = page;
    const write = storage.write.bind(storage);
    let answer = (): void => undefined;
    storage.write = (changes, expected) => new Promise((resolve, reject) => { answer = () => { write(changes, expected).then(resolve, reject); }; });
    type(session, 'ArrowDown', 'Enter', '.', '.', 'Escape');
    await rest();
    expect([session.game?.state.seed, session.game?.state.turn]).toEqual(['fast', 4]);
    storage.write = write;
    answer();
    await rest();
    expect(shown(page)).toEqual(['slow', 2, null]);
  });

  test('and closed with an unsaved turn goes on from that turn', async () => {
    const browser = newBrowser();
    const page = await openPage(browser, { isSlow: true });
    await beginRun(page, new Witness(), 'slow');
    await playTurns(page, new Witness(), 2);
    page.storage.silentFrom = page.storage.calls + 1;
    await playTurns(page, new Witness(), 1);
    page.session.runs.leave();
    const again = await opens(browser);
    expect(shown(again)).toEqual(['slow', 3, null]);
    await playTurns(again, new Witness(), 1);
    expect(browser.tail.text).toBeNull();
    expect(shown(await opens(browser))).toEqual(['slow', 4, null]);
  });

  test.each([[1, 4], [6, 6]])('of the same run goes on from where it got farthest: turn %i there and 4 here', async (turns, best) => {
    const browser = newBrowser();
    await plays(browser, { isSlow: false, seed: 'same', turns: 4 });
    // As an import into the slow page would: the same run, of another turn.
    for (const [key, text] of browser.kept) browser.local.set(key, text);
    if (turns > 4) {
      const slow = await openPage(browser, { isSlow: true });
      await playTurns(slow, new Witness(), turns - 4);
    }
    const page = await opens(browser);
    expect(shown(page)).toEqual(['same', best, null]);
    await playTurns(page, new Witness(), 1);
    await playTurns(page, new Witness(), 1);
    expect(saved(browser.kept)).toEqual(['run.a', 'run.b']);
  });

  test('doesn\'t come back if it has ended in the database', async () => {
    const browser = newBrowser();
    await plays(browser, { isSlow: true, seed: 'slow' });
    const before = new Map(browser.local);
    await die(await opens(browser), new Witness());
    // The page was killed before it had removed what it copied.
    for (const [key, text] of before) browser.local.set(key, text);
    const page = await opens(browser);
    expect([page.session.isRunning, page.session.notice]).toEqual([false, null]);
    await beginRun(page, new Witness(), 'next');
    expect(saved(browser.kept).filter((key) => key.startsWith('aside'))).toEqual([]);
  });

  test('doesn\'t come back in the database if it has ended in local storage', async () => {
    const browser = newBrowser();
    await plays(browser, { isSlow: false, seed: 'both' });
    for (const [key, text] of browser.kept) browser.local.set(key, text);
    await die(await openPage(browser, { isSlow: true }), new Witness());
    const page = await opens(browser);
    expect(page.session.isRunning).toBe(false);
    expect(saved(browser.kept).filter((key) => key.startsWith('history.'))).toHaveLength(1);
  });

  test('that is damaged is reported and kept', async () => {
    const browser = newBrowser();
    await plays(browser, { isSlow: true, seed: 'slow', turns: 1 });
    for (const key of ['run.a', 'run.b']) if (browser.local.has(key)) browser.local.set(key, `torn ${key}`);
    const page = await opens(browser);
    expect(page.session.notice).toContain('Your saved run couldn\'t be loaded. It was kept as a backup.');
    expect([...browser.kept.values()].filter((text) => text.startsWith('torn'))).toHaveLength(2);
    expect(saved(browser.local)).toEqual([]);
    // It is said once.
    expect((await opens(browser)).session.notice ?? '').not.toContain('couldn\'t be loaded');
  });

  test('is no longer kept by a page that still plays it there', async () => {
    const browser = newBrowser();
    const slow = await openPage({ ...browser, lock: newBrowser().lock }, { isSlow: true });
    await beginRun(slow, new Witness(), 'slow');
    expect(shown(await opens(browser))[0]).toBe('slow');
    await playTurns(slow, new Witness(), 1);
    expect(slow.session.runs.isElsewhere).toBe(true);
  });

  test('stays where it is, and is named, while the database has no room; and comes once there is', async () => {
    const browser = newBrowser();
    await plays(browser, { isSlow: false, seed: 'fast' });
    await plays(browser, { isSlow: true, seed: 'slow' });
    browser.lock.free();
    const page = await openPage(browser, { isFull: true });
    expect(page.session.notice).toContain('Some of your saves are still in a second place in this browser');
    expect(saved(browser.local)).toContain('run.a');
    expect(await exportText(page.session)).toContain('\\"seed\\":\\"slow\\"');
    expect(shown(await opens(browser))).toEqual(['fast', 3, OFFER]);
  });
});

describe('what ended or was installed while the database was slow', () => {
  const DAY = '2026-11-22';
  const now = (): Date => new Date(`${DAY}T12:00:00Z`);
  const put = (place: Map<string, string>, texts: Readonly<Record<string, string>>): void => {
    for (const [key, text] of Object.entries(texts)) place.set(key, text);
  };
  const idsIn = (place: ReadonlyMap<string, string>): string[] => [...place.keys()].filter((key) => key.startsWith(HISTORY)).sort();

  test('is in the history and in the export with the next start, once', async () => {
    const browser = newBrowser();
    const page = await openPage(browser, { isSlow: true });
    await beginRun(page, new Witness(), 'slow');
    await die(page, new Witness());
    const [key = ''] = idsIn(browser.local);
    const next = await opens(browser);
    expect([idsIn(browser.kept), idsIn(browser.local)]).toEqual([[key], []]);
    expect(await exportText(next.session)).toContain(key.slice(HISTORY.length));
    expect(next.session.notice).toBeNull();
    await opens(browser);
    expect(idsIn(browser.kept)).toEqual([key]);
  });

  test('is in the export while the database has no room for it', async () => {
    const browser = newBrowser();
    put(browser.local, { [`${HISTORY}there`]: encodeEntry(entry({ id: 'there' })), [DAILY + DAY]: 'there', 'packs.mine': 'a pack' });
    const page = await openPage(browser, { isFull: true });
    const all = await exportText(page.session);
    for (const part of ['"id": "there"', `"${DAY}": "there"`, '"mine": "a pack"']) expect(all).toContain(part);
  });

  test('is in the history while the database has no room for it, with what is there, each run once', async () => {
    const browser = newBrowser();
    const at = (id: string, day: string, turns = 1): Record<string, string> => ({ [HISTORY + id]: encodeEntry(entry({ id, ended: `${day}T00:00:00.000Z`, turns })) });
    put(browser.kept, { ...at('old', '2026-01-01'), ...at('both', '2026-02-02') });
    put(browser.local, { ...at('both', '2026-02-02', 2), ...at('theirs', '2026-03-03'), [`${HISTORY}torn`]: 'torn' });
    const { session } = await openPage(browser, { isFull: true });
    const list = new PastRuns(session);
    await rest();
    expect(list.past?.entries.map(({ id, turns }) => [id, turns])).toEqual([['theirs', 1], ['both', 1], ['old', 1]]);
    expect(list.past?.damaged).toEqual(['torn']);
    // A place that can't be read hides nothing of the other.
    Object.assign(session.ports.storage, { lesser: [{ keys: () => Promise.reject(new Error('refused')) }] });
    const alone = new PastRuns(session);
    await rest();
    expect(alone.past?.entries.map(({ id }) => id)).toEqual(['both', 'old']);
  });

  test('never replaces an entry that can be read, and heals one that cannot', async () => {
    const browser = newBrowser();
    const [mine, theirs] = [encodeEntry(entry({ id: 'one', turns: 1 })), encodeEntry(entry({ id: 'one', turns: 2 }))];
    put(browser.kept, { [`${HISTORY}one`]: mine, [`${HISTORY}two`]: 'torn', [`${HISTORY}three`]: 'torn here' });
    put(browser.local, { [`${HISTORY}one`]: theirs, [`${HISTORY}two`]: encodeEntry(entry({ id: 'two' })), [`${HISTORY}three`]: 'torn there', [`${HISTORY}four`]: 'torn' });
    await opens(browser);
    expect([browser.kept.get(`${HISTORY}one`), browser.kept.get(`${HISTORY}four`)]).toEqual([mine, 'torn']);
    expect(decodeEntry(browser.kept.get(`${HISTORY}two`) ?? '')?.id).toBe('two');
    const aside = [...browser.kept].filter(([key]) => key.startsWith('aside.')).map(([, text]) => text);
    expect(aside.sort()).toEqual(['torn', 'torn there', theirs].sort());
    expect(saved(browser.local)).toEqual([]);
  });

  test('is known again in an entry that has been verified since', async () => {
    const browser = newBrowser();
    const [plain, verified] = [encodeEntry(entry({ id: 'one' })), encodeEntry({ ...entry({ id: 'one' }), proof: 'verified' })];
    browser.kept.set(`${HISTORY}one`, verified);
    browser.local.set(`${HISTORY}one`, plain);
    await opens(browser);
    expect([browser.kept.get(`${HISTORY}one`), saved(browser.kept), saved(browser.local)]).toEqual([verified, [`${HISTORY}one`], []]);
  });

  test('of a daily run that had been begun before is practice; the first one counts', async () => {
    const browser = newBrowser();
    put(browser.kept, { [DAILY + DAY]: 'first' });
    const slow = await openPage(browser, { isSlow: true, now });
    await slow.session.daily.refresh();
    await slow.session.daily.begin();
    await rest();
    const { id, ranked } = slow.session.run?.record ?? { id: '', ranked: false };
    expect([ranked, browser.local.get(DAILY + DAY)]).toEqual([true, id]);
    browser.local.set(`${HISTORY}second`, encodeEntry(entry({ id: 'second', daily: DAY, seed: dailySeed(DAY), pack: firstPack })));
    const page = await opens(browser);
    expect([page.session.run?.record.id, page.session.run?.record.ranked]).toEqual([id, false]);
    expect(decodeEntry(browser.kept.get(`${HISTORY}second`) ?? '')?.ranked).toBe(false);
    expect(browser.kept.get(DAILY + DAY)).toBe('first');
  });

  test('of a daily run that was the day\'s first still counts', async () => {
    const browser = newBrowser();
    const slow = await openPage(browser, { isSlow: true, now });
    await slow.session.daily.begin();
    await rest();
    const page = await opens(browser);
    expect([page.session.run?.record.ranked, browser.kept.get(DAILY + DAY)]).toEqual([true, page.session.run?.record.id]);
  });

  test('as a newer version of a dungeon replaces the older, which is set aside', async () => {
    const browser = newBrowser();
    put(browser.kept, { 'packs.mine': 'older' });
    put(browser.local, { 'packs.mine': 'newer' });
    await opens(browser);
    expect(browser.kept.get('packs.mine')).toBe('newer');
    expect([...browser.kept.values()]).toContain('older');
  });
});

describe('a page that never reached its storage', () => {
  test('has its run offered with the next start, and overwrites no tail that it could not read', async () => {
    const browser = newBrowser();
    await plays(browser, { isSlow: false, seed: 'old' });
    const before = await opens(browser);
    before.storage.silentFrom = before.storage.calls + 1;
    await playTurns(before, new Witness(), 1);
    before.session.runs.leave();
    const blocked = await openBlocked(browser);
    await beginRun(blocked, new Witness(), 'stray');
    blocked.session.runs.leave();
    const next = await opens(browser);
    expect(shown(next)).toEqual(['old', 4, OFFER]);
    expect(saved(browser.kept)).toContain(`${OTHER}id`);
    expect(browser.tail.text).toBeNull();
  });

  test('has its run continued with the next start where nothing else is left', async () => {
    const browser = newBrowser();
    await opens(browser);
    const blocked = await openBlocked(browser);
    await beginRun(blocked, new Witness(), 'stray');
    await playTurns(blocked, new Witness(), 2);
    blocked.session.runs.leave();
    expect(saved(browser.kept)).toEqual([]);
    const next = await opens(browser);
    expect(shown(next)).toEqual(['stray', 2, null]);
    await playTurns(next, new Witness(), 1);
    expect([saved(browser.kept), browser.tail.text]).toEqual([['run.a', 'run.b'], null]);
  });
});

/** A page whose storage refuses every call from the start. */
async function openBlocked(browser: Browser): Promise<Page> {
  browser.lock.free();
  const page = await openPage(browser, { crash: { at: 1, isDone: false } });
  page.storage.crash = null;
  page.storage.isBlocked = true;
  jest.advanceTimersByTime(60_000);
  await rest();
  return page;
}

describe('a page that dies while it moves what local storage holds', () => {
  test('at any call has lost nothing and doubled nothing', async () => {
    const prepare = async (): Promise<Browser> => {
      const browser = newBrowser();
      await plays(browser, { isSlow: false, seed: 'fast', turns: 2 });
      await plays(browser, { isSlow: true, seed: 'slow', turns: 1 });
      browser.local.set(`${HISTORY}there`, encodeEntry(entry({ id: 'there' })));
      return browser;
    };
    const { calls } = (await opens(await prepare())).storage;
    for (let at = 1; at <= calls; at++) {
      for (const isDone of [false, true]) {
        const browser = await prepare();
        browser.lock.free();
        await openPage(browser, { crash: { at, isDone } });
        const page = await opens(browser);
        expect([at, isDone, ...shown(page)]).toEqual([at, isDone, 'fast', 2, OFFER]);
        expect(saved(browser.local)).toEqual([]);
        const texts = [...browser.kept].filter(([key]) => key.startsWith(SPARED)).map(([, text]) => decodeRun(text));
        expect(texts.map((text) => text.ok && text.run.state.seed)).toEqual(['slow']);
        expect(browser.kept.has(`${HISTORY}there`)).toBe(true);
      }
    }
  });
});
