import { encodeRun } from '../../src/engine/run/save';
import { STATE_FORMAT } from '../../src/engine/state';
import { encodeEntry, keyOfEntry } from '../../src/keep/history';
import { MemoryStorage } from '../../src/keep/saves/KeyStore';
import { nextMeta, NO_META, readMeta } from '../../src/keep/saves/meta';
import { pickRun } from '../../src/keep/saves/pickRun';
import { rescueTexts, withoutNewest } from '../../src/keep/saves/places';
import { survey, type Survey } from '../../src/keep/saves/survey';
import { browserTail, memoryTail, readTail, type Tail } from '../../src/keep/browser/LocalStorage';
import { watchLeaving } from '../../src/ui/openSession';
import type { Session } from '../../src/ui/Session';
import { FakeLocal } from '../support/FakeLocal';
import { begun, entry } from './pastRuns';

/** A save of the run with that id. */
function save(revision: number, id = 'a1b2c3'): string {
  const { game, record } = begun({ id });
  return encodeRun(game.state, record, revision);
}

/** What a survey of these texts finds. */
function found(kept: Record<string, string>, tail: Tail | string | null = null, owner: string | null = null): Promise<Survey> {
  const text = tail === null || typeof tail === 'string' ? tail : JSON.stringify(tail);
  return survey(new MemoryStorage(new Map(Object.entries(kept))), memoryTail({ text }), owner);
}

describe('the metadata of saves', () => {
  test('is read as it was written, and replaced by the default if it is nonsense', () => {
    const meta = { revision: 7, ended: { a: 3 } };
    expect(readMeta(JSON.stringify(meta))).toEqual(meta);
    for (const text of [null, '', '{', '[]', '{"revision":-1,"ended":{}}', '{"revision":1.5,"ended":{}}', '{"revision":1,"ended":{"a":"3"}}', '{"revision":1}']) expect(readMeta(text)).toBe(NO_META);
  });

  test('keeps the newest forty ends, a run that ends again with its newest', () => {
    let meta = NO_META;
    for (let n = 1; n <= 41; n++) meta = nextMeta(meta, n, [`run${n}`]);
    expect(meta.revision).toBe(41);
    expect(Object.keys(meta.ended)).toHaveLength(40);
    expect([meta.ended['run1'], meta.ended['run2'], meta.ended['run41']]).toEqual([undefined, 2, 41]);
    meta = nextMeta(meta, 42, ['run2']);
    meta = nextMeta(meta, 43, ['other']);
    expect([meta.ended['run2'], meta.ended['run3'], Object.keys(meta.ended).length]).toEqual([42, undefined, 40]);
    // An id of digits alone comes before all others in any object, but is no older for that.
    meta = nextMeta(meta, 44, ['7']);
    meta = nextMeta(meta, 45, ['after']);
    expect([meta.ended['7'], meta.ended['run5']]).toEqual([44, undefined]);
  });
});

describe('the survey', () => {
  test('lists the newest save first, then those of other versions, then spared ones, the latest first', async () => {
    const { found: all, meta } = await found({ 'run.a': save(4), 'run.b': save(9), present: save(20), 'aside.spared.1': save(30), 'aside.spared.2': save(2), 'aside.3': save(50) });
    expect(all.map(({ key }) => key)).toEqual(['run.b', 'run.a', 'present', 'aside.spared.2', 'aside.spared.1']);
    expect(all.map(({ revision }) => revision)).toEqual([9, 4, 20, 2, 30]);
    expect(meta.revision).toBe(9);
  });

  test('gives a revision that no save exceeds, even if the metadata is lost or ahead', async () => {
    expect((await found({ 'run.a': save(4), meta: JSON.stringify({ revision: 12, ended: {} }) })).meta.revision).toBe(12);
    expect((await found({ 'run.a': save(14), meta: JSON.stringify({ revision: 12, ended: { a: 1 } }) })).meta).toEqual({ revision: 14, ended: { a: 1 } });
    expect((await found({})).meta.revision).toBe(0);
  });

  test('orders a page\'s tail among the saves, if that page was the last to keep the run', async () => {
    const tail = { owner: 'page', run: save(9), ends: {} };
    for (const owner of ['page', null]) expect((await found({ 'run.a': save(4) }, tail, owner)).found.map(({ key }) => key)).toEqual(['tail', 'run.a']);
    expect((await found({ 'run.a': save(4) }, tail, 'another')).found.map(({ key }) => key)).toEqual(['run.a']);
    // An unreadable tail doesn't say whose it is.
    expect((await found({ 'run.a': save(4) }, 'torn', 'another')).found.map(({ key, revision }) => [key, revision])).toEqual([['run.a', 4], ['tail', -1]]);
    expect([(await found({}, 'torn')).hasTail, (await found({}, tail)).hasTail, (await found({})).hasTail]).toEqual([true, true, false]);
  });

  test('finds no run in a tail that holds only ends', async () => {
    const { found: all, tail } = await found({}, { owner: 'page', run: null, ends: { a: 'entry' } });
    expect([all, tail?.ends]).toEqual([[], { a: 'entry' }]);
  });
});

describe('the run to continue', () => {
  const pick = async (kept: Record<string, string>, tail: Tail | null = null): Promise<[string | null, string[], boolean[]]> => {
    const { from, refused } = await pickRun(new MemoryStorage(new Map(Object.entries(kept))), await found(kept, tail));
    return [from?.key ?? null, refused.map((each) => each.found.key), refused.map(({ isSpared }) => isSpared)];
  };
  const ended = (id: string, revision: number): string => JSON.stringify({ revision, ended: { [id]: revision } });
  const newer = (text: string): string => text.replace(`"format":${STATE_FORMAT}`, `"format":${STATE_FORMAT + 6}`);

  test('is the newest that is readable and not over', async () => {
    expect(await pick({ 'run.a': save(4), 'run.b': save(5) })).toEqual(['run.b', [], []]);
    expect(await pick({ 'run.a': save(4), 'run.b': 'torn' })).toEqual(['run.a', ['run.b'], [false]]);
    expect(await pick({ 'run.a': save(4, 'alive'), 'run.b': save(5, 'dead'), meta: ended('dead', 5) })).toEqual(['run.a', [], []]);
  });

  test('is not one whose end is as new as its save, but may be one continued after it', async () => {
    expect(await pick({ 'run.a': save(4), meta: ended('a1b2c3', 4) })).toEqual([null, [], []]);
    expect(await pick({ 'run.a': save(5), meta: ended('a1b2c3', 4) })).toEqual(['run.a', [], []]);
    // What is outside the sequence has no revision to compare.
    expect(await pick({ present: save(5), meta: ended('a1b2c3', 4) })).toEqual([null, [], []]);
    expect(await pick({ 'run.a': save(9) }, { owner: 'page', run: null, ends: { a1b2c3: '' } })).toEqual([null, [], []]);
    expect(await pick({ 'run.a': save(4), [keyOfEntry(entry())]: encodeEntry(entry()) })).toEqual([null, [], []]);
  });

  test('comes with the refused saves that matter more than an older save: newer or unreadable ones', async () => {
    expect(await pick({ 'run.b': save(5), 'run.a': newer(save(4)) })).toEqual(['run.b', ['run.a'], [true]]);
    expect(await pick({ 'run.b': newer(save(5)), 'run.a': newer(save(4)) })).toEqual([null, ['run.b', 'run.a'], [true, true]]);
    // An older one of this version is no loss, even if damaged.
    expect(await pick({ 'run.b': save(5), 'run.a': save(4).slice(0, -9) })).toEqual(['run.b', [], []]);
    expect(await pick({ 'run.b': save(5), present: 'torn', 'aside.spared.1': 'torn' })).toEqual(['run.b', [], []]);
  });

  test('may be one spared earlier; still unreadable spared saves are not reported again', async () => {
    expect(await pick({ 'aside.spared.1': save(3), 'aside.spared.2': newer(save(4)) })).toEqual(['aside.spared.1', [], []]);
  });
});

describe('what can be rescued', () => {
  test('is every text of a run, from every version, and a page\'s tail', async () => {
    const kept = { 'run.a': 'a', present: 'p', 'aside.1': 'x', 'aside 2': 'first', 'history.z': 'h', meta: '{}' };
    const texts = await rescueTexts(new MemoryStorage(new Map(Object.entries(kept))), memoryTail({ text: 't' }));
    expect(texts.map(({ key, text }) => `${key}=${text}`)).toEqual(['run.a=a', 'present=p', 'aside.1=x', 'aside 2=first', 'tail=t']);
  });

  test('without the newest save is the one before it, if that is readable', async () => {
    expect(withoutNewest('me', await found({ 'run.a': save(4), 'run.b': save(5) }))).toMatchObject({ isTail: false, changes: { 'run.b': null, 'aside.5meback': save(5), owner: 'me' } });
    expect(withoutNewest('me', await found({ 'run.a': save(4) }, { owner: 'p', run: save(6), ends: {} }))).toEqual({ isTail: true, changes: { 'aside.6meback': save(6), owner: 'me' } });
    expect(withoutNewest('me', await found({ 'run.a': save(4), 'run.b': 'torn' }))).toBeNull();
    expect(withoutNewest('me', await found({ 'run.a': save(4), present: save(3) }))).toBeNull();
  });
});

describe('a page\'s tail', () => {
  const tail: Tail = { owner: 'page', run: null, ends: { 'a-b_1': 'entry' } };

  test('is in local storage under the name of the game, and is removed again', () => {
    const local = new FakeLocal();
    const place = browserTail(() => local);
    place.write(tail);
    expect([...local.kept.keys()]).toEqual(['lanternfall.tail']);
    expect(readTail(place.read())).toEqual(tail);
    place.clear();
    expect([place.read(), local.kept.size]).toEqual([null, 0]);
  });

  test('doesn\'t exist if the browser blocks it or has no room', () => {
    const blocked = browserTail(() => { throw new DOMException('', 'SecurityError'); });
    blocked.write(tail);
    blocked.clear();
    expect(blocked.read()).toBeNull();
    const full = new FakeLocal();
    full.failAt = 0;
    browserTail(() => full).write(tail);
    expect(full.kept.size).toBe(0);
  });

  test.each([null, '', '{', '[]', '{"owner":1,"run":null,"ends":{}}', '{"owner":"a","run":null,"ends":{"../x":""}}', `{"owner":"a","run":null,"ends":{"${'x'.repeat(65)}":""}}`])('is ignored if it is %j', (text) => {
    expect(readTail(text)).toBeNull();
  });

  test('is written as the page closes or is hidden, and not as it comes back', () => {
    const listeners = new Map<string, () => void>();
    const listen = (type: string, listener: () => void): void => { listeners.set(type, listener); };
    const document = { addEventListener: listen, hidden: false };
    let left = 0;
    watchLeaving({ addEventListener: listen, document } as unknown as Window, { runs: { leave: () => { left++; } } } as unknown as Session);
    listeners.get('visibilitychange')?.();
    expect(left).toBe(0);
    document.hidden = true;
    listeners.get('visibilitychange')?.();
    expect(left).toBe(1);
    listeners.get('pagehide')?.();
    expect(left).toBe(2);
  });
});
