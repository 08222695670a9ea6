import { decodeRun } from '../../src/engine/run/decodeRun';
import { debugApiOf } from '../../src/ui/debugApi';
import type { Run } from '../../src/keep/Run';
import { keepingLine, keepingSign } from '../../src/ui/views/hudView';
import { beginRun, die, newBrowser, openPage, played, playTurns, rest, turnOf, Witness, type Browser, type Page } from '../support/pages';
import { TestStorage } from '../support/TestStorage';
import { gameOf, type } from './support';
import { makeSession } from '../support/session';

beforeEach(() => { jest.useFakeTimers({ doNotFake: ['setImmediate'] }); });
afterEach(() => { jest.useRealTimers(); });

describe('two tabs', () => {
  test('the second says so and writes nothing; after taking over, it continues where the first was', async () => {
    const browser = newBrowser();
    const witness = new Witness();
    const first = await openPage(browser);
    await beginRun(first, witness);
    await playTurns(first, witness, 3);
    const before = new Map(browser.kept);
    const second = await openPage(browser, { search: '?seed=other' });
    expect(second.session.modes.top.kind).toBe('elsewhere');
    expect(browser.kept).toEqual(before);
    type(second.session, 'Enter');
    await rest();
    expect(turnOf(second)).toBe(3);
    expect(first.session.modes.top.kind).toBe('elsewhere');
    expect(first.session.runs.savedTurn).toBeNull();
    expect(keepingLine(first.session)).toBe('Not saved: another tab or window is saving this run.');
    await playTurns(second, witness, 2);
    // The first can take it back.
    type(first.session, 'Enter');
    await rest();
    expect(turnOf(first)).toBe(5);
    expect(second.session.modes.top.kind).toBe('elsewhere');
    await playTurns(first, witness, 1);
    browser.lock.free();
    const third = await openPage(browser);
    expect(turnOf(third)).toBe(6);
    expect(witness.lossOf(third)).toBeNull();
  });

  test('a waiting tab continues by itself when the other is closed, and not before', async () => {
    const browser = newBrowser();
    const witness = new Witness();
    const first = await openPage(browser);
    await beginRun(first, witness);
    await playTurns(first, witness, 2);
    const second = await openPage(browser);
    second.session.tick(5000);
    await rest();
    expect([second.session.modes.top.kind, first.session.modes.top.kind]).toEqual(['elsewhere', 'playing']);
    await playTurns(first, witness, 1);
    browser.lock.free();
    second.session.tick(999);
    await rest();
    expect(second.session.modes.top.kind).toBe('elsewhere');
    second.session.tick(1);
    await rest();
    expect([second.session.modes.top.kind, turnOf(second), witness.lossOf(second)]).toEqual(['playing', 3, null]);
    await playTurns(second, witness, 1);
    expect(second.session.runs.savedTurn).toBe(4);
  });

  test('a tab that lost the run waits for the player', async () => {
    const browser = newBrowser();
    const first = await openPage(browser);
    await beginRun(first, new Witness());
    const second = await openPage(browser);
    type(second.session, 'Enter');
    await rest();
    browser.lock.free();
    first.session.tick(5000);
    await rest();
    expect([first.session.modes.top.kind, second.session.modes.top.kind]).toEqual(['elsewhere', 'playing']);
  });

  test('a tab that plays without saving leaves everything unchanged', async () => {
    const browser = newBrowser();
    const witness = new Witness();
    await beginRun(await openPage(browser), witness);
    const before = new Map(browser.kept);
    const second = await openPage(browser);
    type(second.session, 'Escape');
    expect(second.session.modes.top.kind).toBe('newRun');
    await beginRun(second, new Witness(), 'other');
    await playTurns(second, new Witness(), 2);
    expect(turnOf(second)).toBe(2);
    await die(second, new Witness());
    second.session.runs.leave();
    expect(browser.kept).toEqual(before);
    expect(browser.tail.text).toBeNull();
  });

  test('without locks the newest tab has the run, and the other notices before it overwrites anything', async () => {
    const browser = newBrowser();
    const witness = new Witness();
    const noLock = { lock: { take: () => Promise.resolve(true) } };
    const first = await openPage(browser, noLock);
    await beginRun(first, witness);
    await playTurns(first, witness, 3);
    const second = await openPage(browser, noLock);
    await playTurns(second, witness, 2);
    const before = new Map(browser.kept);
    type(first.session, '.');
    await rest();
    expect(first.session.modes.top.kind).toBe('elsewhere');
    expect(browser.kept).toEqual(before);
    expect(witness.lossOf(await openPage(browser, noLock))).toBeNull();
  });

  test('travel stops when another tab takes over', async () => {
    const browser = newBrowser();
    const first = await openPage(browser);
    const game = await beginRun(first, new Witness());
    type(first.session, 'Z');
    const second = await openPage(browser);
    type(second.session, 'Enter');
    await rest();
    const { turn } = game.state;
    for (let i = 0; i < 5; i++) first.session.tick(16);
    expect(game.state.turn).toBe(turn);
  });
});

describe('when saving fails', () => {
  test('a full disk is reported once, the last save stays, and writes are retried until there is room', async () => {
    const { browser, witness } = await played(4);
    const page = await openPage(browser);
    const { session, storage } = page;
    storage.isFull = true;
    await playTurns(page, witness, 2);
    expect(session.notice).toBe('Not saved since turn 4: browser storage is full. You can keep playing; the game will retry.');
    expect(keepingLine(session)).toBe(session.notice);
    expect(keepingSign(session)).toBe('not saved');
    expect(debugApiOf(session).savedTurn).toBe(4);
    session.tell(null);
    await playTurns(page, witness, 1);
    expect(session.notice).toBeNull();
    expect(decodeRun(browser.kept.get('run.a') ?? '')).toMatchObject({ ok: true, run: { state: { turn: 4 } } });
    storage.isFull = false;
    session.tick(3000);
    await rest();
    expect(session.runs.savedTurn).toBe(7);
    expect([keepingLine(session), keepingSign(session)]).toEqual(['Saved (turn 7).', null]);
  });

  test('a storage that stops answering is reported, and all turns are saved when it answers again', async () => {
    const { browser, witness } = await played(4);
    const page = await openPage(browser);
    page.storage.silentFrom = page.storage.calls + 1;
    await playTurns(page, witness, 1);
    expect(keepingLine(page.session)).toBe('Saved to turn 4. Saving the rest…');
    jest.advanceTimersByTime(10_000);
    await rest();
    expect(page.session.notice).toMatch(/^Not saved since turn 4: browser storage isn't responding\./);
    page.storage.silentFrom = Infinity;
    await playTurns(page, witness, 1);
    expect(page.session.runs.savedTurn).toBe(6);
    expect(page.session.notice).toBeNull();
  });

  test.each(['isBlocked', 'silentFrom'] as const)('a storage that can\'t be read as the page opens loses nothing later: %s', async (error) => {
    const { browser, witness } = await played(4);
    const run = browser.kept.get('run.a');
    const session = await openUnread(browser, error);
    expect(session.session.notice).toMatch(/Nothing is lost\. Reload to try again/);
    expect(session.session.modes.top.kind).toBe('newRun');
    session.session.runs.start('classicBare', 'x');
    await rest();
    Object.assign(session.storage, { isBlocked: false, silentFrom: Infinity });
    jest.advanceTimersByTime(10_000);
    await rest();
    await playTurns(session, new Witness(), 2);
    expect(session.session.runs.savedTurn).toBe(2);
    expect([...browser.kept].filter(([key]) => key.startsWith('aside.spared.')).map(([, text]) => text)).toEqual([run]);
    await die(session, new Witness());
    browser.lock.free();
    const again = await openPage(browser);
    expect(turnOf(again)).toBe(4);
    expect(witness.lossOf(again)).toBeNull();
  });

  test('a death that couldn\'t be saved is not forgotten when the page looks for a run again', async () => {
    const { browser, witness } = await played(4);
    const page = await openPage(browser);
    page.storage.isFull = true;
    await die(page, witness);
    expect(page.session.modes.top.kind).toBe('gameOver');
    await page.session.runs.continue();
    expect(page.session.isRunning).toBe(false);
    page.storage.isFull = false;
    page.session.tick(3000);
    await rest();
    expect([...browser.kept.keys()].filter((key) => /^(history|run)\./.test(key))).toEqual([expect.stringMatching(/^history\./)]);
    expect(witness.lossOf(page)).toBeNull();
  });

  test('a browser whose storage is cleared while the game is open saves the run again', async () => {
    const { browser, witness } = await played(4);
    const page = await openPage(browser);
    browser.kept.clear();
    await playTurns(page, witness, 1);
    expect(page.session.runs.savedTurn).toBe(5);
    expect(page.session.modes.top.kind).toBe('playing');
  });

  test('an invalid run never overwrites a good save, and is an error', async () => {
    const { browser } = await played(4);
    const { session } = await openPage(browser);
    const before = new Map(browser.kept);
    const run = session.run as Run;
    gameOf(session).state.player.hp = 31;
    expect(() => { session.runs.keep(run); }).toThrow(/^The run no longer holds together\. .* has 31 of 30 hit points\.$/);
    gameOf(session).state.player.hp = 30;
    session.runs.keep(run);
    await rest();
    expect(browser.kept).toEqual(before);
    session.runs.leave();
    expect(browser.tail.text).toBeNull();
  });
});

/** A page whose storage can't be read as it opens. */
async function openUnread(browser: Browser, error: 'isBlocked' | 'silentFrom'): Promise<Page> {
  const storage = new TestStorage(browser.kept);
  Object.assign(storage, { [error]: error === 'isBlocked' ? true : 1 });
  const session = makeSession({ storage });
  void session.runs.resume();
  await rest();
  jest.advanceTimersByTime(10_000);
  await rest();
  return { session, storage };
}
