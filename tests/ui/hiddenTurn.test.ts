import type { Session } from '../../src/ui/Session';
import { beginRun, newBrowser, openPage, played, playTurns, rest, Witness } from '../support/pages';
import { SlowStorage, soon } from '../support/TestStorage';
import { Elsewhere } from '../../src/ui/modes/Menu';
import { keepingLine } from '../../src/ui/views/hudView';
import { gameOf, openRun, threaten, type } from './support';

beforeEach(() => { jest.useFakeTimers({ doNotFake: ['setImmediate'] }); });
afterEach(() => { jest.useRealTimers(); });

/** A run whose first save is done and in which the player has just been killed, with everything seen and heard of it since. */
async function killed(): Promise<{ session: Session; storage: SlowStorage; heard: string[] }> {
  const storage = new SlowStorage();
  const { session, game } = await openRun({ storage });
  await soon();
  await storage.end();
  const heard: string[] = [];
  session.on({ turn: () => heard.push('turn'), change: () => heard.push('change') });
  threaten(game);
  type(session, '.');
  return { session, storage, heard };
}

/** A page with a run begun, whose browser is killed at one storage call or right after it, for each of the first calls. */
async function* killedPages() {
  for (let at = 1; at <= 24; at++) {
    for (const isDone of [false, true]) {
      const browser = newBrowser();
      const page = await openPage(browser, { crash: { at, isDone } });
      await beginRun(page, new Witness());
      if (page.session.isRunning) yield { at, isDone, browser, page };
    }
  }
}

describe('the last turn of a run', () => {
  test('is neither seen nor heard before it is saved, and no action is possible meanwhile', async () => {
    const { session, storage, heard } = await killed();
    expect(gameOf(session).isOver).toBe(true);
    type(session, 'Escape', 'Enter', '.');
    session.hover({ x: 1, y: 1 });
    session.tap({ x: 1, y: 1 });
    session.tick(16);
    await rest();
    expect([session.modes.top.kind, heard]).toEqual(['playing', []]);
    await storage.end();
    await rest();
    expect(session.modes.top.kind).toBe('gameOver');
    expect(heard.filter((what) => what === 'turn')).toHaveLength(1);
    expect(heard.at(-1)).toBe('change');
    expect([...storage.kept.keys()].filter((key) => key.startsWith('run.'))).toEqual([]);
  });

  test('ends travel of many turns, at any speed', async () => {
    const storage = new SlowStorage();
    const { session, game } = await openRun({ storage, pack: 'lanternfall' });
    await soon();
    await storage.end();
    session.configure({ travel: 'instant' });
    const deaths: number[] = [];
    session.on({ turn: (events) => deaths.push(events.filter(({ type: what }) => what === 'died').length) });
    type(session, 'o');
    game.state.player.hp = 1;
    game.state.player.statuses = { poison: 9 };
    deaths.length = 0;
    for (let frame = 0; frame < 3; frame++) session.tick(1000);
    expect([game.isOver, deaths]).toEqual([true, []]);
    for (let write = 0; write < 3; write++) await storage.end();
    await rest();
    expect([session.modes.top.kind, deaths]).toEqual(['gameOver', [1]]);
  });

  test('is shown after two seconds if the browser doesn\'t answer', async () => {
    const { session } = await killed();
    jest.advanceTimersByTime(1900);
    await rest();
    expect(session.modes.top.kind).toBe('playing');
    jest.advanceTimersByTime(2000);
    await rest();
    expect(session.modes.top.kind).toBe('gameOver');
  });

  test('is shown at once if it couldn\'t be saved, with the error', async () => {
    const { session, storage } = await killed();
    await storage.end(false);
    await rest();
    expect(session.modes.top.kind).toBe('gameOver');
    expect(session.notice).not.toBeNull();
  });

  test('is shown at once if nothing is stored', async () => {
    const { session, game } = await openRun();
    threaten(game);
    type(session, '.');
    expect(session.modes.top.kind).toBe('gameOver');
  });

  test('doesn\'t interrupt a run begun since', async () => {
    const { session, storage } = await killed();
    session.runs.start('classicBare', 'next');
    for (let write = 0; write < 3; write++) await storage.end();
    await rest();
    expect(session.modes.top.kind).toBe('playing');
    expect(gameOf(session).state.seed).toBe('next');
  });

  test('is shown below the message that another page keeps the run', async () => {
    const { browser, witness } = await played(2);
    const noLock = { lock: { take: () => Promise.resolve(true) } };
    const first = await openPage(browser, noLock);
    const second = await openPage(browser, noLock);
    await playTurns(second, witness, 1);
    threaten(gameOf(first.session));
    type(first.session, '.');
    await rest();
    expect(first.session.modes.top.kind).toBe('elsewhere');
    type(first.session, 'Escape');
    expect(first.session.modes.top.kind).toBe('gameOver');
  });

  test('is never undone by killing the browser after it was seen, at any storage call', async () => {
    let seen = 0;
    for await (const { at, isDone, browser, page } of killedPages()) {
      threaten(gameOf(page.session));
      type(page.session, '.');
      await rest();
      if (page.session.modes.top.kind !== 'gameOver') continue;
      seen++;
      browser.lock.free();
      const again = await openPage(browser);
      expect([at, isDone, again.session.run, [...browser.kept.keys()].some((key) => key.startsWith('history.'))]).toEqual([at, isDone, null, true]);
    }
    expect(seen).toBeGreaterThan(3);
  });
});

describe('what a level gives', () => {
  /** A page of a run, all saved, that has just come to a level with this many choices. */
  async function levelled(choices: number, storage = new SlowStorage()): Promise<{ session: Session; storage: SlowStorage; heard: string[] }> {
    const { session, game } = await openRun({ storage });
    await soon();
    Object.assign(game.state.hero, { choices, level: choices + 1 });
    type(session, '.');
    while (session.runs.keeping.isBehind) await storage.end();
    const heard: string[] = [];
    session.on({ turn: () => heard.push('turn'), change: () => heard.push('change') });
    return { session, storage, heard };
  }

  test('is neither seen nor told to be saved before it is, and the next choice comes after it', async () => {
    const { session, storage, heard } = await levelled(2);
    const { game } = session;
    expect([session.modes.top.kind, session.runs.savedTurn, keepingLine(session)]).toEqual(['newLevel', game?.state.turn, 'Saved (turn 0).']);
    type(session, 'ArrowDown');
    heard.length = 0;
    type(session, 'Enter', 'Enter', '.');
    expect([game?.state.hero.choices, heard, session.runs.savedTurn]).toEqual([1, [], null]);
    expect(keepingLine(session)).toBe('Saved to turn 0. Saving the rest…');
    await storage.end();
    await rest();
    expect([heard, session.modes.top.kind, session.runs.savedTurn, keepingLine(session)]).toEqual([['turn', 'change'], 'newLevel', 0, 'Saved (turn 0).']);
    type(session, 'ArrowDown', 'Enter');
    await storage.end();
    await rest();
    expect([session.modes.top.kind, game?.state.hero.choices]).toEqual(['playing', 0]);
  });

  test('is asked for below the message that another page keeps the run', async () => {
    const { session, storage } = await levelled(2);
    type(session, 'ArrowDown', 'Enter');
    session.modes.push(new Elsewhere(true));
    await storage.end();
    await rest();
    expect(session.modes.top.kind).toBe('elsewhere');
    session.modes.pop();
    expect(session.modes.top.kind).toBe('newLevel');
  });

  test('is not offered again once it was seen, when the browser is killed at any storage call', async () => {
    let seen = 0;
    for await (const { at, isDone, browser, page } of killedPages()) {
      Object.assign(gameOf(page.session).state.hero, { choices: 1, level: 2 });
      type(page.session, '.');
      const heard: string[] = [];
      page.session.on({ turn: () => heard.push('turn') });
      type(page.session, 'Enter');
      await rest();
      if (heard.length === 0) continue;
      seen++;
      browser.lock.free();
      const again = await openPage(browser);
      expect([at, isDone, again.session.game?.state.hero.choices, again.session.modes.top.kind]).toEqual([at, isDone, 0, 'playing']);
    }
    expect(seen).toBeGreaterThan(3);
  });
});
