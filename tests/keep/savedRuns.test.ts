import { Wait } from '../../src/engine/actions/moves';
import { crc32 } from '../../src/engine/core/hash';
import { encodeRun, UNRECORDED } from '../../src/engine/run/save';
import { memoryTail, type Tail, type TailPlace } from '../../src/keep/browser/LocalStorage';
import type { Run } from '../../src/keep/Run';
import { type KeyStore, MemoryStorage } from '../../src/keep/saves/KeyStore';
import { pickRun, reviveRun } from '../../src/keep/saves/pickRun';
import { spareOthers } from '../../src/keep/saves/places';
import { SavedRuns } from '../../src/keep/saves/SavedRuns';
import { ASIDE, OTHER, SPARED, survey } from '../../src/keep/saves/survey';
import { begun } from '../ui/pastRuns';

/* All places that may hold a run, read and moved. */

/** A run of that id after some turns. */
function played(id: string, turns: number): Run {
  const run = begun({ id });
  for (let turn = 0; turn < turns; turn++) run.turn(new Wait());
  return run;
}

const textOf = ({ game, record }: Run, revision: number): string => encodeRun(game.state, record, revision);
const run = played('mine', 1);
const saved = textOf(run, 1);
const later = textOf(played('mine', 2), 2);

interface Page {
  readonly saves: SavedRuns;
  readonly kept: Map<string, string>;
  readonly tail: TailPlace;
}

/** A page that owns a storage with these texts. */
async function page(texts: Readonly<Record<string, string>>, tail: TailPlace = memoryTail(), lesser: readonly KeyStore[] = []): Promise<Page> {
  const kept = new Map(Object.entries(texts));
  const storage = Object.assign(new MemoryStorage(kept), { lesser });
  const saves = new SavedRuns(storage, tail, 'me');
  await saves.slots.claim();
  return { saves, kept, tail };
}

const tailOf = (tail: Partial<Tail>): TailPlace => memoryTail({ text: JSON.stringify({ owner: 'me', run: null, ends: {}, ...tail }) });

describe('a step back', () => {
  it('sets the newest save of a slot aside, and leaves the tail', async () => {
    const { saves, kept, tail } = await page({ 'run.a': later, 'run.b': saved }, tailOf({}));
    saves.slots.isOpen = true;
    expect([await saves.stepBack(), saves.slots.isOpen]).toEqual([true, false]);
    expect([kept.has('run.a'), kept.get('run.b'), [...kept.keys()].some((key) => key.startsWith(ASIDE)), tail.read() === null]).toEqual([false, saved, true, false]);
  });

  it('clears the tail where that has the newest', async () => {
    const { saves, kept, tail } = await page({ 'run.b': saved }, tailOf({ run: later }));
    expect([await saves.stepBack(), kept.get('run.b'), tail.read()]).toEqual([true, saved, null]);
    expect([...kept.values()]).toContain(later);
  });

  it('is not taken where there is no save before', async () => {
    const { saves, kept } = await page({ 'run.a': later, 'run.b': 'torn' });
    saves.slots.isOpen = true;
    expect([await saves.stepBack(), saves.slots.isOpen, kept.get('run.a')]).toEqual([false, true, later]);
  });
});

describe('the other run', () => {
  const key = `${OTHER}other`;
  const other = played('other', 1);
  const from = { key, text: textOf(other, 1), revision: 1 };

  it('that goes on leaves its key with its next save, and the one in progress waits', async () => {
    const { saves, kept } = await page({ [key]: from.text });
    await saves.prepare(run);
    await saves.swap(run, { run: other, from });
    expect([kept.has(key), kept.has(`${SPARED}mine`)]).toEqual([true, true]);
    await saves.slots.write({ run: other, ends: new Map() });
    expect([kept.has(key), kept.has(`${SPARED}mine`)]).toEqual([false, true]);
  });

  it('goes on where there is no save in turn, and from the save in turn where that has gone as far', async () => {
    const picked = async (texts: Record<string, string>): Promise<unknown> => {
      const storage = new MemoryStorage(new Map(Object.entries(texts)));
      const { from: place, stale, other: offered } = await pickRun(storage, await survey(storage, memoryTail(), null));
      return [place?.key, stale, offered?.from.key];
    };
    const mine = `${OTHER}mine`;
    expect(await picked({ [key]: from.text })).toEqual([key, [], undefined]);
    expect(await picked({ 'run.a': saved, [mine]: saved })).toEqual(['run.a', [mine], undefined]);
    expect(await picked({ 'run.a': saved, [mine]: later })).toEqual([mine, [], undefined]);
    expect(await picked({ 'run.a': saved, [key]: from.text })).toEqual(['run.a', [], key]);
  });

  it('found by a page that had begun without looking is kept to be offered, unless it is the same or is so already', async () => {
    const spared = async (texts: Record<string, string>, present: Run | null): Promise<readonly unknown[]> => {
      const storage = new MemoryStorage(new Map(Object.entries(texts)));
      const { from: none, refused } = await spareOthers(storage, await survey(storage, memoryTail(), null), present);
      expect(none).toBeNull();
      return refused.map(({ found, isSpared, aside }) => [found.key, isSpared, aside]);
    };
    expect(await spared({ 'run.a': from.text }, run)).toEqual([['run.a', true, key]]);
    expect(await spared({ 'run.a': from.text }, null)).toEqual([['run.a', true, key]]);
    expect(await spared({ 'run.a': from.text }, other)).toEqual([]);
    expect(await spared({ [key]: from.text }, run)).toEqual([]);
    expect(await spared({}, run)).toEqual([]);
  });
});

describe('a first look', () => {
  const look = ({ saves }: Page): ReturnType<SavedRuns['look']> => saves.look(() => Promise.resolve());
  const broken: KeyStore = Object.assign(new MemoryStorage(new Map([['run.a', saved], ['history.a', 'x']])), { read: () => Promise.reject(new Error('refused')) });

  it('takes a place that lists its keys but cannot be read for none that was saved in', async () => {
    const { picked, isLeft } = await look(await page({ 'run.a': saved }, memoryTail(), [broken]));
    expect([picked.run?.record.id, isLeft]).toEqual(['mine', false]);
  });

  it('says that something has stayed if anything has, also in the first of two places', async () => {
    const first = new MemoryStorage(new Map([['history.a', 'x']]));
    const second = new MemoryStorage(new Map([['packs.b', 'y']]));
    const full = await page({}, memoryTail(), [first, second]);
    const { storage } = full.saves as unknown as { storage: MemoryStorage };
    const write = storage.write.bind(storage);
    storage.write = (changes, expected) => ('history.a' in changes ? Promise.reject(new DOMException('', 'QuotaExceededError')) : write(changes, expected));
    expect([(await look(full)).isLeft, full.kept.get('packs.b')]).toEqual([true, 'y']);
  });
});

test('of several tails the newest is read, with the ends of all, and its own before older ones', async () => {
  const older = JSON.stringify({ owner: 'me', run: null, ends: { a: 'old a', b: 'old b' } });
  const { tail } = await survey(new MemoryStorage(), tailOf({ ends: { a: 'new a' }, older }), null);
  expect(tail?.ends).toEqual({ a: 'new a', b: 'old b' });
});

test('a run that breaks a rule of all runs is refused, with the first reason', () => {
  const { state } = run.game;
  const revived = reviveRun(encodeRun({ ...state, player: { ...state.player, hp: 0 } }, run.record, 1));
  expect(revived).toMatchObject({ ok: false, isSpared: false, why: expect.stringContaining('has 0 HP but is still on the floor.') as unknown });
});

test('a run from before runs had ids is known by the checksum of its text, in hexadecimal', () => {
  const text = encodeRun(run.game.state, UNRECORDED, 1);
  const revived = reviveRun(text);
  expect(revived.ok && revived.run.record.id).toBe(`old-${crc32(text).toString(16)}`);
});

test('a run without its actions, or from other rules, goes on without a recording', () => {
  const counts = [run.record, { ...run.record, deeds: null }, { ...run.record, version: run.record.version.replace(/.$/, (last) => (last === '0' ? '1' : '0')) }].map((record) => {
    const revived = reviveRun(encodeRun(run.game.state, record, 1));
    return revived.ok && [revived.run.count, revived.run.replay === null];
  });
  expect(counts).toEqual([[1, false], [0, true], [0, true]]);
});

test('a run that an earlier build saved goes on with its recording', () => {
  const { formerVersion } = run.game.content;
  const revived = reviveRun(encodeRun(run.game.state, { ...run.record, version: run.record.version.replace(/[0-9a-f]{8}$/, formerVersion) }, 1));
  expect(revived.ok && revived.run.replay?.version).toBe(run.record.version);
});

test('a run whose dungeon is not installed is spared, one that is damaged is not', () => {
  const { state } = run.game;
  const revived = [encodeRun({ ...state, pack: 'gone' }, run.record, 1), 'torn', encodeRun({ ...state, floors: [] }, run.record, 1)].map(reviveRun);
  expect(revived.map((each) => each.ok || each.isSpared)).toEqual([true, false, false]);
  expect(revived[0]).toMatchObject({ ok: false, isSpared: true });
});
