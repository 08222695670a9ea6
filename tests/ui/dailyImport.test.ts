import { DailyBook } from '../../src/keep/daily';
import { encodeArchive, type Archive } from '../../src/keep/archive';
import type { HistoryEntry } from '../../src/keep/history';
import { HistoryBook } from '../../src/keep/HistoryBook';
import { MemoryStorage } from '../../src/keep/saves/KeyStore';
import { encodeRun } from '../../src/engine/run/save';
import type { Session } from '../../src/ui/Session';
import { importLines } from '../../src/ui/views/historyView';
import { begun, proven } from './pastRuns';
import { openTitle, type, topOf } from './support';

const DAY = '2026-11-22';
const first = proven('lanternfall', `daily ${DAY}`, { id: 'first', daily: DAY });
const other = proven('goblins', '5', { id: 'first', daily: DAY });
const settle = async (): Promise<void> => { for (let task = 0; task < 5; task++) await new Promise((resolve) => { setTimeout(resolve); }); };

/** Imports an archive on that day; what the page that asks says, and what came of it. */
async function imported(more: Partial<Archive>, { keys = ['ArrowDown', 'Enter'], storage = new MemoryStorage() } = {}): Promise<{ session: Session; lines: string[]; storage: MemoryStorage }> {
  const empty: Archive = { exported: '2026-11-22T10:00:00.000Z', run: null, aside: [], settings: null, lore: null, history: [], daily: {}, packs: {} };
  const session = await openTitle({ storage, now: () => new Date(`${DAY}T12:00:00Z`) });
  const text = encodeArchive({ ...empty, ...more });
  await session.fileImport.take([{ name: '"mine.json"', size: text.length, read: () => Promise.resolve(text) }]);
  const top = topOf(session);
  if (top.kind !== 'import') throw new Error(session.notice ?? `${top.kind} is open`);
  const lines = importLines(top.found, session);
  type(session, ...keys);
  await settle();
  await session.daily.refresh();
  return { session, lines, storage };
}

describe('today\'s daily run in an imported file', () => {
  test('counts here if it is a run of that day which its recording proves', async () => {
    const { session, lines } = await imported({ history: [first], daily: { [DAY]: 'first' } });
    expect(session.daily.state).toMatchObject({ kind: 'over', entry: { id: 'first', score: first.score } });
    expect(lines.join(' ')).not.toMatch(/daily/i);
  });

  test.each<[string, Partial<Archive>, RegExp]>([
    ['of another seed and dungeon', { history: [other] }, /another day, dungeon or seed/],
    ['of another seed', { history: [{ ...first, seed: 'x' }] }, /another day, dungeon or seed/],
    ['of another day', { history: [{ ...first, daily: '2026-11-21' }] }, /another day, dungeon or seed/],
    ['of no day', { history: [{ ...first, daily: '' }] }, /another day, dungeon or seed/],
    ['of practice', { history: [{ ...first, ranked: false }] }, /another day, dungeon or seed/],
    ['of another dungeon', { history: [{ ...first, pack: 'deep' }] }, /another day, dungeon or seed/],
    ['with points that its recording doesn\'t reach', { history: [{ ...first, score: 999_999 }] }, /isn't confirmed by its recording/],
    ['without a recording', { history: [{ ...first, replay: null }] }, /isn't confirmed by its recording/],
    ['of rules that are gone', { history: [{ ...first, replay: first.replay?.replace(/^LF1~\d+/, 'LF1~1') ?? null }] }, /isn't confirmed by its recording/],
    ['that isn\'t there', { history: [] }, /isn't in this file/],
    ['of a day to come', { history: [first], daily: { '2026-11-23': 'first' } }, /future days/],
  ])('leaves the day open if it is one %s, and says why', async (_what, more, why) => {
    const { session, lines, storage } = await imported({ daily: { [DAY]: 'first' }, ...more });
    expect(lines.filter((line) => why.test(line))).toHaveLength(1);
    expect(await new DailyBook(storage).all()).toEqual({});
    expect((await new HistoryBook(storage).read()).entries).toHaveLength(more.history?.length ?? 0);
    expect(session.daily.state?.kind).toBe('open');
    await session.daily.begin();
    expect(session.run?.record).toMatchObject({ daily: DAY, ranked: true });
  });

  test('is continued with its run, and stays in the file without it', async () => {
    const { game, record } = begun({ id: 'now', daily: DAY });
    game.state.seed = `daily ${DAY}`;
    const more = { run: encodeRun(game.state, record), daily: { [DAY]: 'now' } };
    expect((await imported(more)).session.daily.state?.kind).toBe('underWay');
    expect((await imported(more, { keys: ['ArrowUp', 'Enter'] })).session.daily.state?.kind).toBe('open');
  });

  test('never replaces the one of this page', async () => {
    const storage = new MemoryStorage();
    await new DailyBook(storage).claim(DAY, 'mine');
    const { lines } = await imported({ history: [first], daily: { [DAY]: 'first' } }, { storage });
    expect(await new DailyBook(storage).all()).toEqual({ [DAY]: 'mine' });
    expect(lines.join(' ')).not.toMatch(/daily/i);
  });

  test('is not asked for of past days, which nobody can play any more', async () => {
    const { storage, lines } = await imported({ history: [{ ...first, daily: '2026-11-21' }], daily: { '2026-11-21': 'first', '2026-11-20': 'gone' } });
    expect(await new DailyBook(storage).all()).toEqual({ '2026-11-21': 'first', '2026-11-20': 'gone' });
    expect(lines.join(' ')).not.toMatch(/daily/i);
  });
});

test('an id that a file has several times is told, and the first is imported', async () => {
  const thrice: HistoryEntry[] = [{ ...first, score: 1 }, { ...first, score: 2 }, { ...other, score: 3 }, { ...other, id: 'else', score: 4 }];
  const { lines, storage } = await imported({ history: thrice });
  expect(lines.slice(1)).toEqual(['2 finished runs, 2 new.', '2 runs are left out, since another in this file has the same id.']);
  expect((await new HistoryBook(storage).read()).entries.map(({ id, score }) => [id, score])).toEqual(expect.arrayContaining([['first', 1], ['else', 4]]));
});
