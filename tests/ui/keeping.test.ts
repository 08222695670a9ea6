import { Rng } from '../../src/engine/core/rng';
import { damage, HARMS } from '../support/damage';
import { beginRun, die, newBrowser, openPage, played, playTurns, rest, turnOf, Witness, type Browser } from '../support/pages';
import { STATE_FORMAT } from '../../src/engine/state';
import { memoryTail } from '../../src/keep/browser/LocalStorage';
import { SlowStorage } from '../support/TestStorage';
import { gameOf, storedRun, type } from './support';
import { makeSession } from '../support/session';

beforeEach(() => { jest.useFakeTimers({ doNotFake: ['setImmediate'] }); });
afterEach(() => { jest.useRealTimers(); });

/** A complete save of another format. */
function newer(text: string): string {
  return text.replace(`"format":${STATE_FORMAT}`, `"format":${STATE_FORMAT + 1}`);
}

describe('loading', () => {
  test('continues the newer of the two slots, and keeps the other until the next save but one', async () => {
    const { browser } = await played(4);
    const page = await openPage(browser);
    expect(turnOf(page)).toBe(4);
    expect(page.session.notice).toBeNull();
    expect(page.session.runs.savedTurn).toBe(4);
  });

  test.each(Object.keys(HARMS))('falls back from a damaged slot to the other, says why and keeps the damaged one: %s', async (name) => {
    const rng = Rng.of(name, 'keeping');
    const { browser, witness } = await played(4);
    const good = browser.kept.get('run.a') ?? '';
    const torn = HARMS[name]?.(good, rng) ?? '';
    browser.kept.set('run.a', torn);
    const page = await openPage(browser);
    expect(turnOf(page)).toBe(3);
    expect(page.session.notice).toMatch(/Continuing from the previous save \(turn 3\)\.$/);
    await playTurns(page, witness, 2);
    expect([...browser.kept].filter(([key]) => key.startsWith('aside.')).map(([, text]) => text)).toEqual([torn]);
    expect(page.session.runs.savedTurn).toBe(5);
    browser.lock.free();
    expect(witness.lossOf(await openPage(browser))).toBeNull();
  });

  test('starts and overwrites nothing if both slots are damaged, and exports both', async () => {
    const { browser } = await played(4);
    const rng = Rng.of('both', 'keeping');
    for (const slot of ['run.a', 'run.b']) browser.kept.set(slot, damage(browser.kept.get(slot) ?? '', rng));
    const before = new Map(browser.kept);
    const page = await openPage(browser, { search: '?pack=firstDungeon&seed=1' });
    expect(page.session.modes.top.kind).toBe('newRun');
    expect(page.session.notice).toMatch(/couldn't be (read|loaded)/);
    expect({ ...Object.fromEntries(browser.kept), owner: '' }).toEqual({ ...Object.fromEntries(before), owner: '' });
    expect((await page.session.runs.rescueTexts()).map(({ text }) => text)).toEqual([before.get('run.a'), before.get('run.b')]);
  });

  test('lets a new run then move them out of the way in its first save', async () => {
    const { browser, witness } = await played(4);
    const torn = ['run.a', 'run.b'].map((slot) => { browser.kept.set(slot, `torn ${slot}`); return `torn ${slot}`; });
    const page = await openPage(browser);
    await beginRun(page, witness, 'y');
    expect([...browser.kept].filter(([key]) => key.startsWith('aside.')).map(([, text]) => text).sort()).toEqual(torn);
    expect(page.session.runs.savedTurn).toBe(0);
    // Only once: the slot that the new run hasn't needed yet is empty.
    browser.lock.free();
    const again = await openPage(browser);
    expect(again.session.notice).toBeNull();
    await playTurns(again, witness, 3);
    expect([...browser.kept].filter(([key]) => key.startsWith('aside.')).map(([, text]) => text).sort()).toEqual(torn);
  });

  test('gives every write its own revision, even one that only ends a run', async () => {
    const { browser, witness } = await played(2);
    const revision = (): number => (JSON.parse(browser.kept.get('meta') ?? '') as { revision: number }).revision;
    const before = revision();
    const page = await openPage(browser);
    await playTurns(page, witness, 1);
    expect(revision()).toBe(before + 1);
    await die(page, witness);
    expect(revision()).toBe(before + 2);
    expect(JSON.parse(browser.kept.get('meta') ?? '')).toMatchObject({ ended: { [page.session.run?.record.id ?? '']: before + 2 } });
    await beginRun(page, witness, 'y');
    expect(revision()).toBe(before + 3);
  });

  test('refuses a run of a newer version and leaves it; a new run keeps it for that version', async () => {
    const { browser, witness } = await played(4);
    const texts = ['run.a', 'run.b'].map((slot) => newer(browser.kept.get(slot) ?? ''));
    browser.kept.set('run.a', texts[0] ?? '').set('run.b', texts[1] ?? '');
    const page = await openPage(browser, { search: '?seed=other' });
    expect(page.session.modes.top.kind).toBe('newRun');
    expect(page.session.notice).toMatch(new RegExp(`it is kept\\. It was made by a newer version of the game \\(format ${STATE_FORMAT + 1}; this version reads up to ${STATE_FORMAT}\\)\\.`));
    expect([browser.kept.get('run.a'), browser.kept.get('run.b')]).toEqual(texts);
    await beginRun(page, witness, 'y');
    await playTurns(page, witness, 3);
    await die(page, witness);
    browser.lock.free();
    // The newer version comes back: here it is this one, which can read what it wrote.
    for (const [key, text] of browser.kept) if (key.startsWith('aside.spared.')) browser.kept.set(key, text.replace(`"format":${STATE_FORMAT + 1}`, `"format":${STATE_FORMAT}`));
    const again = await openPage(browser);
    expect(again.session.isRunning).toBe(true);
    expect(gameOf(again.session).state.seed).toBe('x');
  });

  test('without room to move them only writes a free slot', async () => {
    const { browser, witness } = await played(4);
    const text = newer(browser.kept.get('run.b') ?? '');
    browser.kept.set('run.b', text);
    const page = await openPage(browser);
    const { storage } = page;
    const write = storage.write.bind(storage);
    storage.write = (changes, expected) => (Object.keys(changes).some((key) => key.startsWith('aside.')) ? Promise.reject(new DOMException('', 'QuotaExceededError')) : write(changes, expected));
    await playTurns(page, witness, 3);
    expect(page.session.runs.savedTurn).toBe(7);
    expect(browser.kept.get('run.b') === text).toBe(true);
  });

  test('continues a run left by the previous version, and doesn\'t duplicate it', async () => {
    const browser = newBrowser();
    browser.kept.set('present', storedRun((state) => { state.turn = 941; }));
    const page = await openPage(browser, { search: '?seed=other' });
    expect(gameOf(page.session).state).toMatchObject({ seed: 'stored', turn: 941 });
    const witness = new Witness();
    await playTurns(page, witness, 1);
    expect(browser.kept.has('present')).toBe(false);
    browser.lock.free();
    expect(witness.lossOf(await openPage(browser))).toBeNull();
  });

  test('never brings back a finished run from a slot, whatever that holds', async () => {
    const { browser, witness } = await played(4);
    const slot = browser.kept.get('run.a') ?? '';
    const page = await openPage(browser);
    await die(page, witness);
    browser.lock.free();
    browser.kept.set('run.a', slot);
    const again = await openPage(browser);
    expect(again.session.isRunning).toBe(false);
    expect(again.session.modes.top.kind).toBe('newRun');
  });

  test('not even if the note of its end was lost too', async () => {
    const { browser, witness } = await played(4);
    const slot = browser.kept.get('run.a') ?? '';
    await die(await openPage(browser), witness);
    browser.lock.free();
    browser.kept.set('run.a', slot).delete('meta');
    expect((await openPage(browser)).session.isRunning).toBe(false);
  });

  test('removes the newest save when stepping back, and keeps it', async () => {
    const { browser } = await played(4);
    const page = await openPage(browser);
    expect(await page.session.runs.stepBack()).toBe(true);
    browser.lock.free();
    expect(turnOf(await openPage(browser))).toBe(3);
    expect((await page.session.runs.rescueTexts()).map(({ key }) => key)).toEqual(['run.b', expect.stringMatching(/^aside\./)]);
    expect(await page.session.runs.stepBack()).toBe(false);
  });
});

describe('a page that closes', () => {
  test('leaves the unsaved turn in its tail, and continues with it', async () => {
    const { browser, witness } = await played(4);
    const page = await openPage(browser);
    page.storage.silentFrom = page.storage.calls + 1;
    await playTurns(page, witness, 2);
    expect(page.session.runs.savedTurn).toBe(4);
    page.session.runs.leave();
    browser.lock.free();
    const again = await openPage(browser);
    expect(turnOf(again)).toBe(6);
    await rest();
    expect(again.session.runs.savedTurn).toBe(6);
    expect(browser.tail.text).toBeNull();
    expect(witness.lossOf(again)).toBeNull();
    // It is in a slot now, and not only where it was found.
    browser.lock.free();
    expect(turnOf(await openPage(browser))).toBe(6);
  });

  test('and is killed without a word has left in its tail what its storage refused', async () => {
    const { browser, witness } = await played(4);
    const page = await openPage(browser);
    page.storage.isBlocked = true;
    await playTurns(page, witness, 2);
    expect(page.session.runs.savedTurn).toBe(4);
    browser.lock.free();
    const again = await openPage(browser);
    expect(turnOf(again)).toBe(6);
    expect(witness.lossOf(again)).toBeNull();
  });

  test('leaves no tail if everything is saved', async () => {
    const { browser } = await played(4);
    const page = await openPage(browser);
    page.session.runs.leave();
    expect(browser.tail.text).toBeNull();
  });

  test('leaves a death in its tail: it is in the history then, and the run doesn\'t come back', async () => {
    const { browser, witness } = await played(4);
    const page = await openPage(browser);
    page.storage.silentFrom = page.storage.calls + 1;
    await die(page, witness);
    page.session.runs.leave();
    browser.lock.free();
    const again = await openPage(browser);
    expect(again.session.isRunning).toBe(false);
    expect([...browser.kept.keys()].filter((key) => /^(history|run)\./.test(key))).toEqual([expect.stringMatching(/^history\./)]);
  });

  test('keeps its tail while something newer than the latest save still waits', async () => {
    const { browser, witness } = await played(4);
    const storage = new SlowStorage(browser.kept);
    const session = makeSession({ storage, tail: memoryTail(browser.tail) });
    void session.runs.resume();
    await rest();
    type(session, '.');
    await rest();
    type(session, '.');
    session.runs.leave();
    const left = browser.tail.text;
    expect(left).not.toBeNull();
    // The save of turn 5 is done, that of turn 6 is in progress: only the tail has it.
    await storage.end();
    await rest();
    expect([session.runs.savedTurn, browser.tail.text]).toEqual([5, left]);
    witness.note(session);
    const again = await openPage({ ...browser, kept: new Map(browser.kept), tail: { ...browser.tail } });
    expect(turnOf(again)).toBe(6);
    await storage.end();
    await rest();
    expect([session.runs.savedTurn, browser.tail.text]).toEqual([6, null]);
  });

  test('doesn\'t win with a tail older than the slots', async () => {
    const { browser, witness } = await played(4);
    const page = await openPage(browser);
    page.storage.silentFrom = page.storage.calls + 1;
    await playTurns(page, witness, 1);
    page.session.runs.leave();
    page.storage.silentFrom = Infinity;
    const left = browser.tail.text;
    jest.advanceTimersByTime(10_000);
    await rest();
    await playTurns(page, witness, 2);
    expect(page.session.runs.savedTurn).toBe(7);
    expect(browser.tail.text).toBeNull();
    browser.tail.text = left;
    browser.lock.free();
    expect(turnOf(await openPage(browser))).toBe(7);
  });

  test('doesn\'t win with a tail if it no longer kept the run', async () => {
    const { browser, witness } = await played(4);
    const first = await openPage(browser);
    first.storage.silentFrom = first.storage.calls + 1;
    await playTurns(first, witness, 3);
    first.session.runs.leave();
    const { text } = browser.tail;
    browser.tail.text = null;
    const second = await openPage(browser);
    type(second.session, 'Enter');
    await rest();
    await playTurns(second, witness, 1);
    browser.tail.text = text;
    browser.lock.free();
    const third = await openPage(browser);
    expect(turnOf(third)).toBe(5);
    expect(witness.lossOf(third)).toBeNull();
  });

  test('with a damaged tail has it reported and kept', async () => {
    const { browser, witness } = await played(4);
    browser.tail.text = '{"owner":"me","run":"torn';
    const page = await openPage(browser);
    expect(turnOf(page)).toBe(4);
    await playTurns(page, witness, 1);
    expect(browser.tail.text).toBeNull();
    expect([...browser.kept.values()]).toContain('{"owner":"me","run":"torn');
  });
});

describe('an address', () => {
  const ADDRESS = '?pack=firstDungeon&seed=other';

  test.each<[string, (browser: Browser) => void]>([
    ['sound', () => undefined],
    ['of the version before', ({ kept }) => { kept.set('present', kept.get('run.a') ?? '').delete('run.a'); kept.delete('run.b'); }],
    ['damaged', ({ kept }) => { kept.set('run.a', 'torn').set('run.b', 'torn'); }],
    ['newer', ({ kept }) => { for (const slot of ['run.a', 'run.b']) kept.set(slot, newer(kept.get(slot) ?? '')); }],
    ['of a dungeon that is not here', ({ kept }) => { kept.delete('run.b'); kept.set('run.a', storedRun((state) => { state.pack = 'constructor'; })); }],
    ['not decodable as text', ({ kept }) => { kept.set('run.a', JSON.stringify({ any: 1 })).set('run.b', ''); }],
  ])('doesn\'t start a run if one is stored that is %s', async (_name, change) => {
    const { browser } = await played(4);
    change(browser);
    const before = [...browser.kept].filter(([key]) => key !== 'owner');
    const { session } = await openPage(browser, { search: ADDRESS });
    expect(session.game?.state.seed).not.toBe('other');
    expect([...browser.kept].filter(([key]) => key !== 'owner')).toEqual(before);
  });

  test('starts one if the stored run is over', async () => {
    const { browser, witness } = await played(1);
    await die(await openPage(browser), witness);
    browser.lock.free();
    const { session } = await openPage(browser, { search: ADDRESS });
    expect(gameOf(session).state.seed).toBe('other');
  });
});
