import { decodeRun } from '../../src/engine/run/decodeRun';
import { revisionOf } from '../../src/engine/run/save';
import { type Changes, ConflictError, failureOf, MemoryStorage } from '../../src/keep/saves/KeyStore';
import { SaveSlots, type SaveRequest } from '../../src/keep/saves/SaveSlots';
import { NO_META } from '../../src/keep/saves/meta';
import type { Picked, Refusal } from '../../src/keep/saves/pickRun';
import type { Survey } from '../../src/keep/saves/survey';
import { begun } from '../ui/pastRuns';

const run = begun();
const goesOn: SaveRequest = { run, ends: new Map() };
const NOTHING: Survey = { meta: NO_META, metaText: null, found: [], tail: null, hasTail: false };
const NONE: Picked = { run: null, from: null, refused: [], other: null, stale: [] };

/** A storage of texts with its contents; `write` may be replaced. */
function place(kept: Record<string, string> = {}): { store: MemoryStorage; kept: Map<string, string> } {
  const map = new Map(Object.entries(kept));
  return { store: new MemoryStorage(map), kept: map };
}

/** Slots that this page owns, opened on what was found and picked. */
async function opened(store: MemoryStorage, found: Partial<Survey> = {}, picked: Partial<Picked> = {}): Promise<SaveSlots> {
  const slots = new SaveSlots(store, 'me');
  await slots.claim();
  slots.open({ ...NOTHING, ...found }, { ...NONE, ...picked });
  return slots;
}

const torn = (key: string, isSpared = false): Refusal => ({ found: { key, text: `torn ${key}`, revision: -1 }, why: '', isSpared });

describe('the claim of a page', () => {
  test('replaces the page that kept the run, and says which that was', async () => {
    const { store, kept } = place({ owner: 'you' });
    const slots = new SaveSlots(store, 'me');
    expect([await slots.claim(), kept.get('owner')]).toEqual(['you', 'me']);
    const write = jest.spyOn(store, 'write');
    expect(await slots.claim()).toBe('me');
    expect(write).not.toHaveBeenCalled();
    expect(await new SaveSlots(place().store, 'me').claim()).toBeNull();
  });

  test('goes on if storage is full, since it can be read', async () => {
    const { store } = place({ owner: 'you' });
    store.write = () => Promise.reject(new DOMException('', 'QuotaExceededError'));
    expect(await new SaveSlots(store, 'me').claim()).toBe('you');
  });

  test('comes with the first write if it couldn\'t be noted before, and no later write checks again', async () => {
    const { store, kept } = place({ owner: 'you' });
    const write = store.write.bind(store);
    store.write = () => Promise.reject(new DOMException('', 'QuotaExceededError'));
    const slots = await opened(store);
    let writes = 0;
    store.write = (changes, expected) => (writes++, write(changes, expected));
    await slots.write(goesOn);
    await slots.write(goesOn);
    expect([writes, kept.get('owner')]).toEqual([2, 'me']);
  });

  test('is waited for ten seconds, like every write, and no longer', async () => {
    jest.useFakeTimers();
    const { store } = place();
    const slots = await opened(store);
    const answers: string[] = [];
    const never = (): Promise<never> => new Promise(() => undefined);
    Object.assign(store, { read: never, write: never });
    const claimed = new SaveSlots(store, 'other').claim().catch((error: unknown) => { answers.push(failureOf(error)); });
    const written = slots.write(goesOn).catch((error: unknown) => { answers.push(failureOf(error)); });
    await jest.advanceTimersByTimeAsync(9999);
    expect(answers).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    await Promise.all([claimed, written]);
    expect(answers).toEqual(['silent', 'silent']);
    jest.useRealTimers();
  });

  test('is tried again if another page was quicker, and given up if one always is', async () => {
    const { store, kept } = place();
    const write = store.write.bind(store);
    let quicker = 0;
    const race = (most: number) => (changes: Changes, expected?: Changes): Promise<void> => {
      if (quicker++ < most) kept.set('owner', `quicker ${quicker}`);
      return write(changes, expected);
    };
    store.write = race(2);
    expect([await new SaveSlots(store, 'me').claim(), kept.get('owner')]).toEqual(['quicker 2', 'me']);
    quicker = 0;
    store.write = race(Infinity);
    await expect(new SaveSlots(store, 'other').claim()).rejects.toThrow(ConflictError);
    expect(quicker).toBe(4);
  });
});

describe('a write of the run', () => {
  test('goes into the slot of the older save, with the next revision, and notes it', async () => {
    const { store, kept } = place();
    const found = [{ key: 'run.a', text: '', revision: 8 }, { key: 'run.b', text: '', revision: 7 }];
    const slots = await opened(store, { meta: { revision: 8, ended: { a: 2 } }, found }, { from: found[0] ?? null });
    await slots.write(goesOn);
    expect([revisionOf(kept.get('run.b') ?? ''), kept.has('run.a'), JSON.parse(kept.get('meta') ?? '')]).toEqual([9, false, { revision: 9, ended: { a: 2 } }]);
    await slots.write(goesOn);
    await slots.write(goesOn);
    expect([revisionOf(kept.get('run.a') ?? ''), revisionOf(kept.get('run.b') ?? '')]).toEqual([10, 11]);
    expect(decodeRun(kept.get('run.b') ?? '').ok).toBe(true);
  });

  test('spares the save being continued, even if there is a newer one', async () => {
    const { store, kept } = place();
    const found = [{ key: 'run.b', text: '', revision: 9 }, { key: 'run.a', text: '', revision: 3 }];
    const slots = await opened(store, { meta: { revision: 9, ended: {} }, found }, { from: found[1] ?? null });
    await slots.write(goesOn);
    expect([kept.has('run.a'), revisionOf(kept.get('run.b') ?? '')]).toEqual([false, 10]);
  });

  test('moves another version\'s save out of the way, once', async () => {
    const { store, kept } = place({ present: 'old' });
    const from = { key: 'present', text: 'old', revision: 3 };
    const slots = await opened(store, { found: [from] }, { from });
    await slots.write(goesOn);
    expect(kept.has('present')).toBe(false);
    kept.set('present', 'of a version that came back');
    await slots.write(goesOn);
    expect(kept.get('present')).toBe('of a version that came back');
  });

  test('with an end stores its history entry and empties the slots; the next run begins in one of them', async () => {
    const { store, kept } = place({ 'run.a': 'x', 'run.b': 'y' });
    const slots = await opened(store);
    await slots.write({ run: null, ends: new Map([['dead', 'entry']]) });
    expect([kept.get('history.dead'), kept.has('run.a'), kept.has('run.b')]).toEqual(['entry', false, false]);
    expect(JSON.parse(kept.get('meta') ?? '')).toEqual({ revision: 1, ended: { dead: 1 } });
    await slots.write({ run, ends: new Map([['dead', 'entry']]) });
    expect(['run.a', 'run.b'].filter((slot) => kept.has(slot))).toHaveLength(1);
  });
});

describe('what must not be overwritten', () => {
  const refused = [torn('run.a'), torn('run.b', true)];

  test('is moved aside in the same write, and merely spared saves under another name', async () => {
    const { store, kept } = place({ 'run.a': 'torn run.a', 'run.b': 'torn run.b' });
    await (await opened(store, { meta: { revision: 5, ended: {} } }, { refused })).write(goesOn);
    expect([kept.get('aside.5me0'), kept.get('aside.spared.5me1')]).toEqual(['torn run.a', 'torn run.b']);
    expect(['run.a', 'run.b'].map((slot) => kept.get(slot)?.startsWith('torn') ?? false)).toEqual([false, false]);
  });

  test('stays if there is no room to move it, and the other slot is written', async () => {
    const { store, kept } = place({ 'run.b': 'torn run.b' });
    const write = store.write.bind(store);
    store.write = (changes, expected) => (Object.keys(changes).some((key) => key.startsWith('aside.')) ? Promise.reject(new DOMException('', 'QuotaExceededError')) : write(changes, expected));
    const slots = await opened(store, {}, { refused: [torn('run.b')] });
    await slots.write(goesOn);
    await slots.write(goesOn);
    expect([kept.get('run.b'), revisionOf(kept.get('run.a') ?? '')]).toEqual(['torn run.b', 2]);
    // There is room again.
    store.write = write;
    await slots.write({ run: null, ends: new Map([['dead', 'entry']]) });
    expect([kept.get('aside.0me0'), kept.has('run.a'), kept.has('run.b')]).toEqual(['torn run.b', false, false]);
  });

  test('keeps an end from emptying its slot while there is no room', async () => {
    const { store, kept } = place({ 'run.a': 'x', 'run.b': 'torn run.b' });
    const write = store.write.bind(store);
    store.write = (changes, expected) => (Object.keys(changes).some((key) => key.startsWith('aside.')) ? Promise.reject(new DOMException('', 'QuotaExceededError')) : write(changes, expected));
    await (await opened(store, {}, { refused: [torn('run.b')] })).write({ run: null, ends: new Map([['dead', 'entry']]) });
    expect([kept.has('run.a'), kept.get('run.b'), kept.get('history.dead')]).toEqual([false, 'torn run.b', 'entry']);
  });

  test('in both slots, without room, is an error and stays', async () => {
    const { store, kept } = place({ 'run.a': 'torn run.a', 'run.b': 'torn run.b' });
    store.write = () => Promise.reject(new DOMException('', 'QuotaExceededError'));
    await expect((await opened(store, {}, { refused })).write(goesOn)).rejects.toThrow('Neither slot may be overwritten.');
    expect(kept.get('run.a')).toBe('torn run.a');
  });

  test('in a page\'s tail blocks that until it is stored elsewhere too', async () => {
    const { store, kept } = place();
    const slots = await opened(store, {}, { refused: [torn('tail')] });
    expect(slots.isTailBarred).toBe(true);
    await slots.write(goesOn);
    expect([slots.isTailBarred, kept.get('aside.0me0')]).toEqual([false, 'torn tail']);
  });

  test('is tried only once if the write fails for another reason', async () => {
    const { store } = place();
    let writes = 0;
    const slots = await opened(store, {}, { refused });
    store.write = () => { writes++; return Promise.reject(new Error('no')); };
    await expect(slots.write(goesOn)).rejects.toThrow('no');
    expect(writes).toBe(1);
  });
});

describe('a page that no longer keeps the run', () => {
  test('writes nothing once another has claimed it', async () => {
    const { store, kept } = place();
    const slots = await opened(store);
    await slots.write(goesOn);
    kept.set('owner', 'you');
    const before = new Map(kept);
    await expect(slots.write(goesOn)).rejects.toThrow(ConflictError);
    expect(kept).toEqual(before);
  });

  test('goes on if everything was cleared', async () => {
    const { store, kept } = place();
    const slots = await opened(store);
    kept.clear();
    await slots.write(goesOn);
    expect([kept.get('owner'), kept.has('run.a')]).toEqual(['me', true]);
  });

  test('notices by the notes if it couldn\'t make its claim', async () => {
    const { store, kept } = place({ owner: 'you', meta: '{"revision":3,"ended":{}}' });
    const write = store.write.bind(store);
    store.write = () => Promise.reject(new DOMException('', 'QuotaExceededError'));
    const slots = new SaveSlots(store, 'me');
    await slots.claim();
    slots.open({ ...NOTHING, metaText: kept.get('meta') ?? null }, NONE);
    store.write = write;
    // The other page saves once more in between.
    kept.set('meta', '{"revision":4,"ended":{}}');
    await expect(slots.write(goesOn)).rejects.toThrow(ConflictError);
    kept.set('meta', '{"revision":3,"ended":{}}');
    await slots.write(goesOn);
    expect(kept.get('owner')).toBe('me');
  });

  test('goes on after a write that was given up on but done after all', async () => {
    const { store, kept } = place({ owner: 'you' });
    const write = store.write.bind(store);
    store.write = () => Promise.reject(new DOMException('', 'QuotaExceededError'));
    const slots = new SaveSlots(store, 'me');
    await slots.claim();
    slots.open(NOTHING, NONE);
    store.write = async (changes, expected) => {
      await write(changes, expected);
      throw new Error('nobody has heard of it');
    };
    await expect(slots.write(goesOn)).rejects.toThrow('nobody has heard of it');
    store.write = write;
    kept.delete('meta');
    await slots.write(goesOn);
    expect(kept.get('owner')).toBe('me');
  });
});

describe('what the slots remember', () => {
  test('is each end, also of runs that ended before', async () => {
    const { store, kept } = place();
    const slots = await opened(store);
    await slots.write({ run: null, ends: new Map([['first', 'x']]) });
    await slots.write({ run: null, ends: new Map([['second', 'y']]) });
    expect(Object.keys((JSON.parse(kept.get('meta') ?? '') as { ended: object }).ended)).toEqual(['first', 'second']);
  });

  test('is a text that the next save uses up, and no later one', async () => {
    const { store, kept } = place({ used: 'a run' });
    const slots = await opened(store);
    slots.use('used');
    await slots.write(goesOn);
    expect(kept.has('used')).toBe(false);
    kept.set('used', 'another');
    await slots.write(goesOn);
    expect(kept.get('used')).toBe('another');
  });
});
