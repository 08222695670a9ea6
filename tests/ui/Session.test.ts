import type { GameEvent } from '../../src/engine/events';
import { encodeRun } from '../../src/engine/run/save';
import { MemoryStorage } from '../../src/keep/saves/KeyStore';
import { memorySettings } from '../../src/ui/settings/settings';
import { SlowStorage, soon, TestStorage } from '../support/TestStorage';
import { carry, gameOf, item, key, lying, openRun, openTitle, storedRun, threaten, type } from './support';
import { makeSession } from '../support/session';

describe('keys to turns', () => {
  test('ten fast presses are exactly ten turns, even while the map is still moving', async () => {
    const { session, game } = await openRun({ isBusy: () => true });
    for (let i = 0; i < 10; i++) session.press(key('.'));
    expect(game.state.turn).toBe(10);
  });

  test('a held key repeats while the map is at rest and is dropped while it moves', async () => {
    let busy = false;
    const { session, game } = await openRun({ isBusy: () => busy });
    type(session, '.');
    session.press(key('.', { repeat: true }));
    busy = true;
    session.press(key('.', { repeat: true }));
    expect(game.state.turn).toBe(2);
  });

  test('a wound stops a held key until it is pressed again', async () => {
    const { session, game } = await openRun();
    threaten(game);
    Object.assign(game.state.player, { hp: 1000, maxHp: 1000 });
    type(session, '.');
    session.press(key('.', { repeat: true }));
    expect(game.state.turn).toBe(1);
    type(session, '.');
    expect(game.state.turn).toBe(2);
    for (const actor of [...game.floor.state.actors]) game.remove(actor);
    type(session, '.');
    session.press(key('.', { repeat: true }));
    expect(game.state.turn).toBe(4);
  });

  test('a held arrow stops at the dialog that its step opened', async () => {
    const { session, game } = await openRun();
    type(session, 'ArrowDown');
    session.command({ do: 'pause' });
    session.press(key('ArrowDown', { repeat: true }));
    type(session, 'Enter');
    expect(session.modes.top.kind).toBe('playing');
    expect(session.game).toBe(game);
  });

  test('a key that opened a dialog doesn\'t act in it while held', async () => {
    const { session, game } = await openRun();
    carry(game, Array.from({ length: 9 }, (_, index) => item(900 + index, 'healthPotion')));
    game.state.player.hp = 1;
    type(session, 'i');
    session.press(key('i', { repeat: true }));
    expect(session.modes.top.kind).toBe('inventory');
    expect(game.state.hero.inventory).toHaveLength(9);
  });

  test('a held pick-up key picks up once', async () => {
    const { session, game } = await openRun();
    game.state.nextId = 1000;
    for (const id of [901, 902]) game.floor.state.items.push(lying(id, 'healthPotion', game.state.player));
    type(session, 'g');
    session.press(key('g', { repeat: true }));
    expect(game.state.hero.inventory).toHaveLength(1);
  });

  test('a key that isn\'t the game\'s is left to the browser', async () => {
    const { session } = await openRun();
    expect(session.press(key('F5'))).toBe(false);
    expect(session.press(key('.'))).toBe(true);
  });

  test('a refused action passes no turn and shows its reason, each time', async () => {
    const { session, game } = await openRun();
    game.floor.state.items = [];
    type(session, 'g');
    expect(game.state.turn).toBe(0);
    expect(session.passing).toMatchObject({ text: 'There is nothing here to pick up.', tone: 'impossible', count: 1 });
    type(session, 'g');
    expect(session.passing?.count).toBe(2);
    type(session, '.');
    expect(session.passing).toBeNull();
  });
});

describe('listeners', () => {
  test('receive the run, then its turns with their events', async () => {
    const session = await openTitle();
    const heard: string[] = [];
    const stop = session.on({
      run: (game) => heard.push(`run ${game?.state.seed ?? ''}`),
      turn: (events: readonly GameEvent[]) => heard.push(events.map(({ type: kind }) => kind).join()),
    });
    session.runs.start('firstDungeon', 'x');
    for (const actor of [...gameOf(session).floor.state.actors]) gameOf(session).remove(actor);
    type(session, '.');
    stop();
    type(session, '.');
    expect(heard).toEqual(['run x', 'waited']);
  });
});

/** A storage with a run in it. */
function holding(run: string): TestStorage {
  return new TestStorage(new Map([['run.a', run]]));
}

describe('opening the page', () => {
  test('without a stored run it shows the title', async () => {
    const session = makeSession();
    expect(session.modes.top.kind).toBe('opening');
    expect(await session.runs.resume()).toBe('title');
    expect(session.modes.top.kind).toBe('newRun');
  });

  test('with a stored run it continues that one, whatever the address says', async () => {
    const session = makeSession({ storage: holding(storedRun((state) => { state.turn = 7; })) });
    expect(await session.runs.resume('?pack=firstDungeon&seed=other')).toBe('resumed');
    expect(gameOf(session).state).toMatchObject({ seed: 'stored', turn: 7, pack: 'classicBare' });
    expect(session.modes.top.kind).toBe('playing');
  });

  test('a stored run that is over shows its end, moves to the history, and is deleted', async () => {
    const { session: first, game } = await openRun();
    threaten(game);
    type(first, '.');
    const storage = holding(encodeRun(game.state));
    const session = makeSession({ storage });
    await session.runs.resume('?seed=other');
    expect(session.modes.top.kind).toBe('gameOver');
    expect(session.modes.depth).toBe(1);
    await session.settled();
    expect([...storage.kept.keys()]).toEqual(['owner', expect.stringMatching(/^history\./), 'meta']);
    expect(await makeSession({ storage: new TestStorage(storage.kept) }).runs.resume()).toBe('title');
  });

  test('a stored run that breaks a rule stays where it is, and the reason is shown', async () => {
    const storage = holding(storedRun((state) => { state.player.hp = 31; }));
    const session = makeSession({ storage });
    expect(await session.runs.resume('?seed=42')).toBe('title');
    expect(storage.kept.has('run.a')).toBe(true);
    expect(session.notice).toMatch(/It doesn't match this version of the game: player \d+ at \d+,\d+ has 31 of 30 hit points\./);
  });

  test('the address starts a run if none is stored', async () => {
    const session = makeSession({ storage: new TestStorage() });
    expect(await session.runs.resume('?pack=firstDungeon&seed=42')).toBe('started');
    expect(gameOf(session).state).toMatchObject({ seed: '42', pack: 'firstDungeon' });
  });

  test('an unknown dungeon in the address is reported with those available', async () => {
    const session = makeSession({ storage: new TestStorage() });
    expect(await session.runs.resume('?pack=%3Cb%3Edeep&seed=42')).toBe('title');
    expect(session.notice).toBe('There is no dungeon called "<b>deep". Available: lanternfall, firstDungeon, classic, classicBare, deep, deepBare, goblins, goblinsGeared.');
  });

  test('an over-long seed in the address is reported with the limit', async () => {
    const session = makeSession({ storage: new TestStorage() });
    await session.runs.resume(`?seed=${'x'.repeat(33)}`);
    expect(session.notice).toBe('A seed must be 1 to 32 characters long (this one has 33).');
  });

  test('a browser without storage is reported', async () => {
    const session = await openTitle();
    expect(session.runs.isLasting).toBe(false);
    expect(session.notice).toContain('doesn\'t allow saving');
  });
});

describe('runs', () => {
  test('an empty seed is generated: readable, short, different each time', async () => {
    const session = await openTitle();
    session.runs.start('classicBare', '');
    const first = gameOf(session).state.seed;
    session.runs.start('classicBare', '');
    expect(first).toMatch(/^[a-z]+-[a-z]+-\d\d$/);
    expect(gameOf(session).state.seed).not.toBe(first);
  });

  test('a run is stored from its first moment and deleted at its death', async () => {
    const storage = new TestStorage();
    const { session, game } = await openRun({ storage });
    await session.settled();
    expect(storage.kept.has('run.a')).toBe(true);
    threaten(game);
    type(session, '.');
    await session.settled();
    expect(storage.kept.has('run.a')).toBe(false);
    expect(session.modes.top.kind).toBe('gameOver');
    expect(session.isRunning).toBe(false);
  });

  test('a failed write is reported and the run goes on', async () => {
    const storage = new SlowStorage();
    const { session, game } = await openRun({ storage });
    await soon();
    await storage.end(false);
    expect(session.notice).toBe('Not saved yet: the browser refused. You can keep playing; the game will retry.');
    type(session, '.');
    expect(game.state.turn).toBe(1);
    await storage.end();
    expect(session.notice).toBeNull();
    expect(session.runs.savedTurn).toBe(1);
  });

  test('a reload continues the same run by its hash', async () => {
    const storage = new MemoryStorage();
    const { session, game } = await openRun({ storage, monsters: true });
    type(session, '.', 'l', 'j', 'h', '.');
    await session.settled();
    const again = makeSession({ storage });
    await again.runs.resume();
    expect(gameOf(again).hash).toBe(game.hash);
  });

  test('the other key scheme is saved', async () => {
    const settings = memorySettings();
    const { session, game } = await openRun({ settings });
    session.configure({ scheme: 'wasd' });
    type(session, ' ');
    expect(game.state.turn).toBe(1);
    expect(makeSession({ storage: new MemoryStorage(), settings }).settings.scheme).toBe('wasd');
  });

  test('the title works before the map has loaded, and a run is played afterwards', async () => {
    let isReady = false;
    const session = await openTitle({ isReady: () => isReady });
    type(session, 'Enter');
    const game = gameOf(session);
    expect(session.isWaiting).toBe(true);
    type(session, '.', '.');
    expect(game.state.turn).toBe(0);
    isReady = true;
    type(session, '.');
    expect([session.isWaiting, game.state.turn]).toEqual([false, 1]);
  });
});
