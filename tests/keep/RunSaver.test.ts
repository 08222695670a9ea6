import { MOST_CHARACTERS } from '../../src/engine/run/save';
import { text } from '../../src/keep/text';
import { entryOf } from '../../src/ui/run/entryOf';
import { SaveSlots } from '../../src/keep/saves/SaveSlots';
import { MemoryStorage } from '../../src/keep/saves/KeyStore';
import { NO_META } from '../../src/keep/saves/meta';
import { RunSaver } from '../../src/keep/saves/RunSaver';
import type { Survey } from '../../src/keep/saves/survey';
import type { Tail } from '../../src/keep/browser/LocalStorage';
import { soon } from '../support/TestStorage';
import { begun, ended } from '../ui/pastRuns';

describe('a saver without a session', () => {
  type Options = ConstructorParameters<typeof RunSaver>[0];
  const NOTHING: Survey = { meta: NO_META, metaText: null, found: [], tail: null, hasTail: false };

  /** A saver whose storage is ready, with its contents. */
  function alone(more: Partial<Options> = {}): { saver: RunSaver; kept: Map<string, string>; store: MemoryStorage } {
    const kept = new Map<string, string>();
    const store = new MemoryStorage(kept);
    const slots = new SaveSlots(store, 'me');
    const prepare = async (): Promise<void> => {
      await slots.claim();
      slots.open(NOTHING, { from: null, refused: [], stale: [] });
    };
    const tail = { read: () => null, write: () => undefined, clear: () => undefined };
    return { saver: new RunSaver({ slots, prepare, tail, entryOf: (run) => entryOf(run, new Date(0)), onWritten: () => undefined, onLost: () => undefined, ...more }), kept, store };
  }

  test('writes nothing of a run that crashed before its storage was ready, nor after', async () => {
    let ready = (): void => undefined;
    const { saver, kept } = alone({ prepare: () => new Promise((done) => { ready = done; }) });
    saver.keep(begun());
    saver.freeze();
    ready();
    await saver.settled();
    saver.keep(begun());
    ready();
    await saver.settled();
    expect([...kept.keys()]).toEqual([]);
  });

  test('is up to date, and has no error, once another page keeps the run', async () => {
    const lost: string[] = [];
    const { saver, kept, store } = alone({ onLost: () => { lost.push('lost'); } });
    const write = store.write.bind(store);
    store.write = (changes, expected) => ('run.a' in changes ? Promise.reject(new DOMException('', 'QuotaExceededError')) : write(changes, expected));
    saver.keep(begun());
    await saver.settled();
    expect(saver.keeping).toEqual({ turn: null, error: 'full', isBehind: true });
    store.write = write;
    kept.set('owner', 'another');
    saver.keep(begun());
    await saver.settled();
    expect([lost, saver.keeping]).toEqual([['lost'], { turn: null, error: null, isBehind: false }]);
  });

  test('keeps the last save of a run that has become too long for any, says so, and goes on once it is shorter', async () => {
    const { saver, kept } = alone();
    const run = begun();
    saver.keep(run);
    await saver.settled();
    const before = new Map(kept);
    const line = { tone: 'plain', key: 'log.drop', params: { item: 'x'.repeat(MOST_CHARACTERS) }, count: 1 } as const;
    run.game.state.log.push(line);
    saver.keep(run);
    await saver.settled();
    expect(saver.keeping).toEqual({ turn: 0, error: 'long', isBehind: true });
    saver.leave();
    saver.pass(60_000);
    await saver.settled();
    expect(new Map(kept)).toEqual(before);
    expect(text('ui.keeping.fault.long', { n: 0 })).toBe('Not saved since turn 0: this run has become too large to be saved. You can keep playing; the save of that turn stays.');
    run.game.state.log.pop();
    saver.keep(run);
    await saver.settled();
    expect(saver.keeping).toEqual({ turn: 0, error: null, isBehind: false });
  });

  test('keeps the tail of a run that has become too long while its storage is silent, and goes on', async () => {
    const written: Tail[] = [];
    const { saver, store } = alone({ tail: { read: () => null, write: (tail) => { written.push(tail); }, clear: () => undefined } });
    const run = begun();
    saver.keep(run);
    await saver.settled();
    const write = store.write.bind(store);
    let fail = (): void => undefined;
    store.write = () => new Promise((_, reject) => { fail = () => { reject(new Error('refused')); }; });
    saver.keep(run);
    saver.leave();
    run.game.state.log.push({ tone: 'plain', key: 'log.drop', params: { item: 'x'.repeat(MOST_CHARACTERS) }, count: 1 });
    saver.leave();
    fail();
    await saver.settled();
    expect(written).toHaveLength(1);
    run.game.state.log.pop();
    store.write = write;
    saver.keep(run);
    await saver.settled();
    expect(saver.keeping).toEqual({ turn: 0, error: null, isBehind: false });
  });

  test('removes a page\'s tail once', async () => {
    let clears = 0;
    const { saver } = alone({ tail: { read: () => null, write: () => undefined, clear: () => { clears++; } } });
    saver.found(begun(), { ...NOTHING, hasTail: true }, false);
    for (let i = 0; i < 2; i++) {
      saver.keep(begun());
      await saver.settled();
    }
    expect(clears).toBe(1);
  });

  test('writes an entry again if it has changed during the write', async () => {
    let now = new Date('2026-11-22T12:00:00Z');
    const { saver, kept, store } = alone({ entryOf: (over) => entryOf(over, now) });
    const run = ended();
    const write = store.write.bind(store);
    const begins: (() => void)[] = [];
    store.write = (changes, expected) => ('meta' in changes ? new Promise<void>((begin) => { begins.push(begin); }) : Promise.resolve()).then(() => write(changes, expected));
    saver.end(run);
    await soon();
    now = new Date('2026-11-22T13:00:00Z');
    saver.end(run);
    begins[0]?.();
    await soon();
    begins[1]?.();
    await saver.settled();
    expect(kept.get(`history.${run.record.id}`)).toContain('2026-11-22T13:00:00');
  });

  test('retries three seconds after each failure, and not before', async () => {
    let tries = 0;
    const { saver } = alone({ prepare: () => { tries++; return Promise.reject(new Error('away')); } });
    saver.keep(begun());
    await saver.settled();
    const triesBy: number[] = [];
    for (const ms of [2999, 1, 2999, 1]) {
      saver.pass(ms);
      await saver.settled();
      triesBy.push(tries);
    }
    expect(triesBy).toEqual([1, 2, 2, 3]);
  });

  test('has nothing saved up to now while something that took no turn is still to be saved', async () => {
    const { saver } = alone();
    const run = begun();
    saver.keep(run);
    await saver.settled();
    expect(saver.savedTurn).toBe(0);
    saver.keep(run);
    expect([saver.savedTurn, saver.keeping.turn]).toEqual([null, 0]);
    await saver.settled();
    expect(saver.savedTurn).toBe(0);
  });

  test('counts a run as not saved in a storage that has nothing of it yet', async () => {
    const { saver } = alone();
    const run = begun();
    saver.keep(run);
    await saver.settled();
    saver.renew(run);
    expect(saver.keeping).toEqual({ turn: null, error: null, isBehind: true });
    await saver.settled();
    expect(saver.keeping.turn).toBe(0);
  });

  test('has saved a run that ended up to its last turn', async () => {
    const { saver } = alone();
    const run = ended();
    saver.end(run);
    await saver.settled();
    expect([saver.keeping.turn, run.game.state.turn > 0]).toEqual([run.game.state.turn, true]);
  });

  test('writes the entries that a tail holds, each in its own place', async () => {
    const { saver, kept } = alone();
    saver.found(null, { ...NOTHING, hasTail: true, tail: { owner: 'before', run: null, ends: { a: 'the entry of a' } } }, false);
    await saver.settled();
    expect(kept.get('history.a')).toBe('the entry of a');
  });

  test('forgets a failure, and entries not saved, with the run that another page has taken over', async () => {
    const { saver, kept, store } = alone();
    const write = store.write.bind(store);
    store.write = () => Promise.reject(new DOMException('', 'QuotaExceededError'));
    saver.end(ended());
    await saver.settled();
    expect(saver.keeping).toMatchObject({ error: 'full', isBehind: true });
    saver.found(begun(), NOTHING, true);
    expect(saver.keeping).toEqual({ turn: 0, error: null, isBehind: false });
    store.write = write;
    saver.keep(begun());
    await saver.settled();
    expect([...kept.keys()].filter((key) => key.startsWith('history.'))).toEqual([]);
  });

  test('leaves the room of a full store to the store', async () => {
    const written: Tail[] = [];
    const tail = { read: () => null, write: (text: Tail) => { written.push(text); }, clear: () => undefined };
    for (const name of ['QuotaExceededError', 'UnknownError']) {
      const { saver, store } = alone({ tail });
      store.write = () => Promise.reject(new DOMException('', name));
      saver.keep(begun());
      await saver.settled();
    }
    expect(written).toHaveLength(1);
  });

  test('keeps what another page left in the tail only until it has looked for tails itself', async () => {
    const written: Tail[] = [];
    const tail = { read: () => JSON.stringify({ owner: 'another', run: null, ends: {} }), write: (text: Tail) => { written.push(text); }, clear: () => undefined };
    const closed = alone({ tail, prepare: () => Promise.reject(new Error('away')) });
    closed.saver.keep(begun());
    await closed.saver.settled();
    const open = alone({ tail });
    open.saver.keep(begun());
    await open.saver.settled();
    open.saver.keep(begun());
    open.saver.leave();
    expect(written.map((text) => 'older' in text)).toEqual([true, false]);
  });

  test('overwrites no tail that can\'t be read until that is set aside', async () => {
    const written: Tail[] = [];
    const store = new MemoryStorage();
    const slots = new SaveSlots(store, 'me');
    await slots.claim();
    slots.open(NOTHING, { from: null, refused: [{ found: { key: 'tail', text: 'torn', revision: -1 }, why: '', isSpared: false }], stale: [] });
    const { saver } = alone({ slots, tail: { read: () => 'torn', write: (tail) => { written.push(tail); }, clear: () => undefined } });
    const write = store.write.bind(store);
    store.write = () => Promise.reject(new DOMException('', 'UnknownError'));
    saver.keep(begun());
    await saver.settled();
    expect(written).toEqual([]);
    store.write = write;
    saver.keep(begun());
    await saver.settled();
    saver.keep(begun());
    saver.leave();
    expect(written).toHaveLength(1);
  });

  test('treats a run that exists only in a tail as not saved yet', () => {
    const { saver } = alone();
    saver.found(begun(), NOTHING, true);
    expect(saver.keeping.turn).toBe(0);
    saver.found(begun(), NOTHING, false);
    expect(saver.keeping.turn).toBeNull();
  });
});
