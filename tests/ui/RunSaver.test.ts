import type { GameState } from '../../src/engine/state';
import { RunSaver } from '../../src/ui/storage/RunSaver';
import { SlowStorage } from './support';

function saver(storage: SlowStorage): { saver: RunSaver; faults: string[] } {
  const faults: string[] = [];
  const options = { storage, encode: (state: GameState) => String(state.turn), onFault: () => { faults.push('fault'); } };
  return { saver: new RunSaver(options), faults };
}

const turn = (n: number): GameState => ({ turn: n }) as GameState;

describe('RunSaver', () => {
  test('one write is in flight and only the newest state waits behind it', async () => {
    const storage = new SlowStorage();
    const { saver: runs } = saver(storage);
    for (const n of [1, 2, 3, 4]) runs.save(turn(n));
    expect(storage.calls).toEqual(['save 1']);
    await storage.end();
    expect(storage.calls).toEqual(['save 1', 'save 4']);
    await storage.end();
    expect(storage.run).toBe('4');
  });

  test('a death is written after the save in flight, and the waiting one is dropped', async () => {
    const storage = new SlowStorage();
    const { saver: runs } = saver(storage);
    runs.save(turn(1));
    runs.save(turn(2));
    runs.clear();
    await storage.end();
    await storage.end();
    expect(storage.calls).toEqual(['save 1', 'clear']);
    expect(storage.run).toBeNull();
  });

  test('a new run after a death is kept', async () => {
    const storage = new SlowStorage();
    const { saver: runs } = saver(storage);
    runs.clear();
    runs.save(turn(0));
    await storage.end();
    await storage.end();
    expect(storage.run).toBe('0');
  });

  test('a write that fails is told, and the next one is tried', async () => {
    const storage = new SlowStorage();
    const { saver: runs, faults } = saver(storage);
    runs.save(turn(1));
    runs.save(turn(2));
    await storage.end(false);
    await storage.end();
    expect(faults).toEqual(['fault']);
    expect(storage.run).toBe('2');
  });

  test('it is settled when nothing waits any more', async () => {
    const storage = new SlowStorage();
    const { saver: runs } = saver(storage);
    runs.save(turn(1));
    runs.save(turn(2));
    let settled = false;
    const waiting = runs.settled().then(() => { settled = true; });
    await storage.end();
    expect(settled).toBe(false);
    await storage.end();
    await waiting;
    expect(settled).toBe(true);
  });
});
