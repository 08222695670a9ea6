import { LocalStorage } from '../../src/keep/browser/LocalStorage';
import { FakeLocal } from '../support/FakeLocal';
import { beginRun, die, newBrowser, openPage, playTurns, rest, Witness, type Browser } from '../support/pages';
import type { Crash, TestStorage } from '../support/TestStorage';
import { gameOf, threaten, type } from './support';
import { makeSession } from '../support/session';

/** How many pages have died. */
let crashes = 0;
afterAll(() => process.stdout.write(`ok   crashes: ${crashes} after single calls of a storage\n`));

/** What is played until the page dies. */
type Story = (browser: Browser, witness: Witness, crash: Crash | null) => Promise<TestStorage>;

const saves: Story = async (browser, witness, crash) => {
  const page = await openPage(browser, { crash });
  await beginRun(page, witness);
  await playTurns(page, witness, 5);
  return page.storage;
};

const death: Story = async (browser, witness, crash) => {
  const before = await openPage(browser);
  await beginRun(before, witness);
  await playTurns(before, witness, 3);
  browser.lock.free();
  const page = await openPage(browser, { crash });
  if (page.session.isRunning) await die(page, witness);
  return page.storage;
};

const nextRun: Story = async (browser, witness, crash) => {
  const page = await openPage(browser, { crash });
  await beginRun(page, witness);
  await playTurns(page, witness, 1);
  await die(page, witness);
  await beginRun(page, witness, 'y');
  await playTurns(page, witness, 2);
  return page.storage;
};

const takeOver: Story = async (browser, witness, crash) => {
  const first = await openPage(browser);
  await beginRun(first, witness);
  await playTurns(first, witness, 3);
  const second = await openPage(browser, { crash });
  type(second.session, 'Enter');
  await rest();
  await playTurns(second, witness, 2);
  return second.storage;
};

const damagedSlot: Story = async (browser, witness, crash) => {
  const before = await openPage(browser);
  await beginRun(before, witness);
  await playTurns(before, witness, 2);
  browser.lock.free();
  // The newest save gets damaged: the confirmed one is the one before.
  browser.kept.set('run.b', 'torn');
  const page = await openPage(browser, { crash });
  if (!page.session.isRunning) return page.storage;
  const fresh = new Witness();
  await playTurns(page, fresh, 2);
  Object.assign(witness, fresh);
  return page.storage;
};

const STORIES: Readonly<Record<string, Story>> = { saves, death, nextRun, takeOver, damagedSlot };

beforeEach(() => { jest.useFakeTimers({ doNotFake: ['setImmediate'] }); });
afterEach(() => { jest.useRealTimers(); });

describe('a page that dies at any storage call loses nothing that it called saved', () => {
  test.each(Object.keys(STORIES))('%s', async (name) => {
    const story = STORIES[name] ?? saves;
    const calls = (await story(newBrowser(), new Witness(), null)).calls;
    expect(calls).toBeGreaterThan(5);
    for (let at = 1; at <= calls; at++) {
      for (const isDone of [false, true]) {
        const browser = newBrowser();
        const witness = new Witness();
        await story(browser, witness, { at, isDone });
        crashes++;
        browser.lock.free();
        const loss = name === 'damagedSlot' && browser.kept.get('run.b') === 'torn' ? null : witness.lossOf(await openPage(browser));
        expect([at, isDone, loss]).toEqual([at, isDone, null]);
        if (name === 'damagedSlot') expect([...browser.kept.values()]).toContain('torn');
      }
    }
  });
});

describe('the same in local storage, at every single change', () => {
  async function play(local: FakeLocal, witness: Witness): Promise<void> {
    const session = makeSession({ storage: new LocalStorage(() => local) });
    await session.runs.resume();
    session.runs.start('classicBare', 'x');
    witness.note(session);
    for (const isLast of [false, false, false, true]) {
      if (isLast) threaten(gameOf(session));
      type(session, '.');
      await rest();
      witness.note(session);
    }
  }

  test('saves and a death', async () => {
    const whole = new FakeLocal();
    await play(whole, new Witness());
    expect(whole.changes).toBeGreaterThan(15);
    for (let killAt = 1; killAt <= whole.changes; killAt++) {
      const local = new FakeLocal();
      local.killAt = killAt;
      const witness = new Witness();
      await play(local, witness);
      crashes++;
      const kept = new Map([...local.kept].map(([key, text]) => [key.replace('lanternfall.', ''), text]));
      const browser = { ...newBrowser(), kept };
      expect([killAt, witness.lossOf(await openPage(browser))]).toEqual([killAt, null]);
    }
  });
});
