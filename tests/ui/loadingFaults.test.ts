import { CrashRecovery, tabMemory, type TabMemory } from '../../src/ui/files/CrashRecovery';
import { newBrowser, openPage, beginRun, played, playTurns, rest, turnOf, Witness } from '../support/pages';

beforeEach(() => { jest.useFakeTimers({ doNotFake: ['setImmediate'] }); });
afterEach(() => { jest.useRealTimers(); });

/** A tab's memory. */
function memory(): TabMemory {
  const kept = new Map<string, string>();
  return tabMemory(() => ({ getItem: (name: string) => kept.get(name) ?? null, setItem: (name: string, text: string) => void kept.set(name, text) }) as unknown as Storage);
}

describe('a part of the game that doesn\'t load, reload after reload', () => {
  test('is never taken for a fault of the save: no turn of it is given up', async () => {
    const { browser } = await played(4);
    const tab = memory();
    const standings: string[] = [];
    for (let reloads = 0; reloads < 3; reloads++) {
      browser.lock.free();
      const { session } = await openPage(browser);
      const rescue = new CrashRecovery(session, { version: '1', memory: tab });
      rescue.stop(true);
      standings.push(rescue.standing());
    }
    expect(standings).toEqual(['kept', 'kept', 'kept']);
    browser.lock.free();
    expect(turnOf(await openPage(browser))).toBe(4);
  });

  test('doesn\'t make the first error of the run in that place a repeated one', async () => {
    const { browser } = await played(4);
    const tab = memory();
    const { session } = await openPage(browser);
    new CrashRecovery(session, { version: '1', memory: tab }).stop(true);
    const rescue = new CrashRecovery(session, { version: '1', memory: tab });
    rescue.stop();
    expect(rescue.standing()).toBe('kept');
  });
});

describe('a run whose last save failed', () => {
  test('is not called safe by the error screen', async () => {
    const page = await openPage(newBrowser());
    await beginRun(page, new Witness());
    page.storage.isBlocked = true;
    await playTurns(page, new Witness(), 1);
    await rest();
    const rescue = new CrashRecovery(page.session, { version: '1', memory: memory() });
    rescue.stop();
    expect(rescue.standing()).toBe('unkept');
  });
});
