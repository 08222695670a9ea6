import { Wait } from '../../src/engine/actions/moves';
import { brokenInvariants } from '../../src/engine/run/invariants';
import type { Session } from '../../src/ui/Session';
import { type KeyStore, MemoryStorage } from '../../src/keep/saves/KeyStore';
import { gameOf, key, openRun, openTitle, type } from './support';

/** A run in the campaign, and the same again for comparison. */
async function twice(storage: KeyStore = new MemoryStorage()): Promise<{ session: Session; twin: Session }> {
  const [session, twin] = [await openTitle({ storage }), await openTitle()];
  for (const each of [session, twin]) each.runs.start('lanternfall', 'rough');
  return { session, twin };
}

/** Whether a session still answers to a key, at the same turn as an untouched one. */
function expectUnhurt(session: Session, twin: Session): void {
  expect(gameOf(session).hash).toBe(gameOf(twin).hash);
  session.modes.toBottom();
  twin.modes.toBottom();
  type(session, '.');
  type(twin, '.');
  expect(gameOf(session).hash).toBe(gameOf(twin).hash);
  expect(gameOf(session).state.turn).toBeGreaterThan(0);
  expect(session.breakdown).toBeNull();
}

describe('rough handling leaves the run as it was', () => {
  it('ten thousand keys in one frame that open and close dialogs', async () => {
    const { session, twin } = await twice();
    const keys = ['i', 'Escape', 'x', 'Escape', 'm', 'Escape', '?', 'Escape', 'c', 'Escape', 'F13', 'ü', 'Dead', 'Process', ''];
    for (let i = 0; i < 10_000; i++) session.press(key(keys[i % keys.length] ?? ''));
    session.tick(16);
    expectUnhurt(session, twin);
  });

  it('a thousand actions in one frame are a thousand actions, each as if it were alone', async () => {
    const { session, game } = await openRun();
    const twin = (await openRun()).game;
    for (let i = 0; i < 1000 && !game.isOver; i++) {
      const before = game.state.turn;
      session.press(key('.'));
      session.modes.toBottom();
      if (i % 100 === 0) expect(brokenInvariants(game)).toEqual([]);
      if (game.state.turn > before) twin.turn(new Wait());
    }
    expect(game.hash).toBe(twin.hash);
    expect(game.state.turn).toBeGreaterThan(500);
  });

  it.each([0, 1, 16, 1e4, 1e9, Number.MAX_SAFE_INTEGER, Infinity, NaN, -5])('a frame of %d milliseconds', async (elapsed) => {
    const { session, twin } = await twice();
    session.hands.down(key('i', { code: 'KeyI' }), 'keys');
    session.hands.up('KeyI');
    for (let i = 0; i < 50; i++) session.tick(elapsed);
    expectUnhurt(session, twin);
  });

  it('a key held when the page lost the focus is not held for ever', async () => {
    const { session, twin } = await twice();
    session.hands.down(key('.', { code: 'Period' }), 'keys');
    type(twin, '.');
    session.hands.clear();
    for (let i = 0; i < 100; i++) session.tick(1000);
    expectUnhurt(session, twin);
  });

  it('pointers off the map, before there is a map and over panels', async () => {
    const { session, twin } = await twice();
    for (const cell of [{ x: -1, y: -1 }, { x: 1e9, y: 0 }, { x: 0.5, y: 0.5 }, { x: NaN, y: NaN }, { x: Infinity, y: 1 }]) {
      session.hover(cell);
      session.command({ do: 'peek', cell });
      session.hover(null);
      session.tap(cell);
    }
    expectUnhurt(session, twin);
  });

  it('a storage that fails in every way meanwhile', async () => {
    const storage = new MemoryStorage();
    let calls = 0;
    const failing: KeyStore = {
      kind: 'indexedDB',
      read: (keys) => storage.read(keys),
      keys: (prefix) => storage.keys(prefix),
      write: (changes, expected) => {
        const how = calls++ % 3;
        if (how === 0) throw new Error('gone');
        return how === 1 ? Promise.reject(new DOMException('no room', 'QuotaExceededError')) : storage.write(changes, expected);
      },
    };
    const { session, twin } = await twice(failing);
    for (let i = 0; i < 30; i++) {
      type(session, '.');
      type(twin, '.');
      await session.settled();
    }
    expect(calls).toBeGreaterThan(5);
    expectUnhurt(session, twin);
  });
});
