import type { Session } from '../../src/ui/Session';
import { SlowStorage, soon } from '../support/TestStorage';
import { gameOf, openRun, threaten, type } from './support';

/** A session whose saves finish when the test says so; the first one, of turn 0, is in progress. */
async function openSlow(): Promise<{ session: Session; storage: SlowStorage }> {
  const storage = new SlowStorage();
  const { session } = await openRun({ storage });
  await soon();
  return { session, storage };
}

/** The saves, in short. */
function saves({ writes }: SlowStorage): string[] {
  return writes.map((write) => write.replace(/ ?\+(meta|owner)/g, '').replace(/history\.\w+/, 'history'));
}

describe('RunSaver', () => {
  test('one write is in progress and only the newest state waits behind it', async () => {
    const { session, storage } = await openSlow();
    type(session, '.', '.', '.');
    await soon();
    expect(saves(storage)).toEqual(['+run.a']);
    await storage.end();
    expect(saves(storage)).toEqual(['+run.a', '+run.b']);
    await storage.end();
    expect(saves(storage)).toEqual(['+run.a', '+run.b']);
    expect(session.runs.savedTurn).toBe(3);
  });

  test('a turn counts as saved once its write is done, and not before', async () => {
    const { session, storage } = await openSlow();
    expect(session.runs.savedTurn).toBeNull();
    await storage.end();
    expect(session.runs.savedTurn).toBe(0);
    type(session, '.');
    expect(session.runs.savedTurn).toBe(0);
    await storage.end();
    expect(session.runs.savedTurn).toBe(1);
  });

  test('the two slots are written alternately', async () => {
    const { session, storage } = await openSlow();
    for (let i = 0; i < 3; i++) {
      await storage.end();
      type(session, '.');
    }
    await storage.end();
    expect(saves(storage)).toEqual(['+run.a', '+run.b', '+run.a', '+run.b']);
  });

  test('a death is one write: the history entry is added and both slots are removed; anything waiting is dropped', async () => {
    const { session, storage } = await openSlow();
    type(session, '.');
    threaten(gameOf(session));
    type(session, '.');
    await storage.end();
    await storage.end();
    expect(saves(storage)).toEqual(['+run.a', '+history -run.a -run.b']);
    expect([...storage.kept.keys()].some((key) => key.startsWith('run.'))).toBe(false);
  });

  test('a new run begun before the death was saved doesn\'t lose the entry', async () => {
    const { session, storage } = await openSlow();
    threaten(gameOf(session));
    type(session, '.');
    session.runs.start('classicBare', 'next');
    await storage.end();
    await storage.end();
    expect(saves(storage)).toEqual(['+run.a', '+history -run.a +run.b']);
    expect(session.runs.savedTurn).toBe(0);
    type(session, '.');
    await storage.end();
    // The entry is saved now and not part of any later write.
    expect(saves(storage).at(-1)).toBe('+run.a');
  });

  test('a failed write is retried with the next turn, in the same slot', async () => {
    const { session, storage } = await openSlow();
    await storage.end(false);
    expect(session.runs.keeping).toEqual({ turn: null, error: 'refused', isBehind: true });
    type(session, '.');
    await storage.end();
    expect(saves(storage)).toEqual(['+run.a', '+run.a']);
    expect(session.runs.keeping).toEqual({ turn: 1, error: null, isBehind: false });
  });

  test('or after some seconds without a turn', async () => {
    const { session, storage } = await openSlow();
    await storage.end(false);
    session.tick(2999);
    await soon();
    expect(storage.writes).toHaveLength(1);
    session.tick(1);
    await soon();
    expect(storage.writes).toHaveLength(2);
    await storage.end();
    expect(session.runs.savedTurn).toBe(0);
  });

  test('for a run that crashed nothing waits any more: the save in progress is the last, and a failed one is not retried', async () => {
    for (const isWell of [true, false]) {
      const { session, storage } = await openSlow();
      type(session, '.');
      session.runs.freeze();
      expect(session.runs.keeping.isBehind).toBe(false);
      await storage.end(isWell);
      session.tick(3000);
      await session.settled();
      expect(saves(storage)).toEqual(['+run.a']);
    }
  });

  test('it settles when nothing is waiting', async () => {
    const { session, storage } = await openSlow();
    type(session, '.');
    let settled = false;
    const waiting = session.settled().then(() => { settled = true; });
    await storage.end();
    expect(settled).toBe(false);
    await storage.end();
    await waiting;
    expect(settled).toBe(true);
  });
});
