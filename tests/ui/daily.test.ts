import { spawnSync } from 'node:child_process';
import { DAILY, DailyBook, dailyLine, dailySeed, dayName, dayOf, shareLine } from '../../src/keep/daily';
import { encodeEntry, keyOfEntry } from '../../src/keep/history';
import { MemoryStorage } from '../../src/keep/saves/KeyStore';
import { loadLanguage } from '../../src/keep/languages';
import { completeTexts, setLanguage } from '../../src/keep/text';
import { entry } from './pastRuns';
import { gameOf, openTitle, threaten, type } from './support';

beforeAll(async () => {
  await completeTexts();
  await loadLanguage('de');
});

const NOON = new Date('2026-11-22T12:00:00Z');

afterEach(() => { setLanguage('en'); });

describe('a day', () => {
  test('begins and ends at the same moment everywhere', () => {
    expect(dayOf(new Date('2026-11-22T23:59:59.999Z'))).toBe('2026-11-22');
    expect(dayOf(new Date('2026-11-23T00:00:00+14:00'))).toBe('2026-11-22');
    expect(dailySeed('2026-11-22')).toBe('daily 2026-11-22');
  });

  test.each([['Pacific/Kiritimati', '2026-11-22T23:30:00Z'], ['Pacific/Pago_Pago', '2026-11-22T00:30:00Z']])('doesn\'t depend on the local calendar: %s', (TZ, moment) => {
    const asked = `const { dayOf, dayName } = await import('./src/keep/daily.ts'); const moment = new Date('${moment}');
      console.log(JSON.stringify([moment.getDate(), dayOf(moment), dayName(dayOf(moment))]));`;
    const { stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', asked], { env: { ...process.env, TZ }, encoding: 'utf8' });
    expect(stderr).toBe('');
    const [date, day, name] = JSON.parse(stdout) as [number, string, string];
    expect(date).not.toBe(22);
    expect([day, name]).toEqual(['2026-11-22', dayName('2026-11-22')]);
  });

  test('has one run that counts, even if several pages ask at the same time', async () => {
    const store = new MemoryStorage();
    const claims = await Promise.all(['a', 'b', 'c'].map((id) => new DailyBook(store).claim('2026-11-22', id)));
    expect(claims.filter((claim) => claim)).toHaveLength(1);
    expect(await new DailyBook(store).claim('2026-11-23', 'b')).toBe(true);
  });

  test('is not taken by another run because the store has failed: that is told', async () => {
    const store = new MemoryStorage();
    store.write = () => Promise.reject(new DOMException('no room', 'QuotaExceededError'));
    await expect(new DailyBook(store).claim('2026-11-22', 'a')).rejects.toThrow('no room');
  });

  test('is not begun, in progress, abandoned or over', async () => {
    const store = new MemoryStorage();
    const book = new DailyBook(store);
    expect((await book.state('2026-11-22', null)).kind).toBe('open');
    await book.claim('2026-11-22', 'a1b2c3');
    expect((await book.state('2026-11-22', 'a1b2c3')).kind).toBe('underWay');
    expect((await book.state('2026-11-22', 'other')).kind).toBe('left');
    await store.write({ [keyOfEntry(entry())]: encodeEntry(entry()) });
    expect(await book.state('2026-11-22', null)).toEqual({ kind: 'over', entry: entry() });
  });

  test('is read with all others, except damaged ones', async () => {
    const store = new MemoryStorage();
    await store.write({ [`${DAILY}2026-11-22`]: 'a', [`${DAILY}nonsense`]: 'b' });
    expect(await new DailyBook(store).all()).toEqual({ '2026-11-22': 'a' });
  });
});

describe('the text about a daily run', () => {
  test('is one line to share, which reveals nothing of the dungeon but the killer', () => {
    const over = entry({ daily: '2026-11-22', score: 1234, floor: 3, turns: 987, cause: 'breed.jackal+swift' });
    expect(shareLine(over)).toBe('Lanternfall 2026-11-22: 1234 points, killed by a swift jackal on floor 3 after 987 turns.');
    expect(shareLine({ ...over, kind: 'won', cause: '', turns: 1 })).toBe('Lanternfall 2026-11-22: 1234 points, won on floor 3 after 1 turn.');
    expect(shareLine({ ...over, cause: 'status.burning' })).toContain('died burning');
    for (const cause of ['breed.player', 'item.fireBomb', 'skill.cleave']) expect(shareLine({ ...over, cause })).toContain('killed by their own hand');
    expect(shareLine({ ...over, ranked: false })).toMatch(/Practice \(unranked\)\.$/);
    setLanguage('de');
    expect(shareLine(over)).toBe('Lanternfall 2026-11-22: 1234 Punkte, getötet durch einen flinken Schakal auf Ebene 3 nach 987 Zügen.');
  });

  test('is a sentence on the title', () => {
    expect(dailyLine({ kind: 'open' })).toContain('first try counts');
    expect(dailyLine({ kind: 'over', entry: entry({ score: 5, floor: 2, cause: 'breed.rat' }) })).toBe('5 points: killed by a rat, floor 2.');
  });
});

describe('the daily run', () => {
  const open = async (store = new MemoryStorage(), now = NOON): ReturnType<typeof openTitle> => {
    const session = await openTitle({ storage: store, now: () => now });
    await session.daily.refresh();
    return session;
  };
  const begin = async (store?: MemoryStorage): ReturnType<typeof openTitle> => {
    const session = await open(store);
    session.command({ do: 'daily' });
    await settle();
    return session;
  };
  const settle = (): Promise<void> => new Promise((resolve) => { setTimeout(resolve); });

  test('is in the campaign, with the seed of the day, and counts', async () => {
    const session = await begin();
    expect(session.run?.record).toMatchObject({ daily: '2026-11-22', ranked: true });
    expect(gameOf(session).state).toMatchObject({ pack: 'lanternfall', seed: 'daily 2026-11-22' });
    expect(session.daily.state?.kind).toBe('underWay');
    expect(session.notice).toBe('The daily run of Nov 22, 2026 begins. This try counts, the only one today.');
  });

  test('counts once a day: another one after it is practice', async () => {
    const store = new MemoryStorage();
    const session = await begin(store);
    threaten(gameOf(session));
    for (let turn = 0; turn < 20 && session.isRunning; turn++) type(session, '.');
    await session.settled();
    await session.daily.refresh();
    expect(session.daily.state).toMatchObject({ kind: 'over', entry: { daily: '2026-11-22', ranked: true } });
    await session.daily.begin();
    expect(session.run?.record).toMatchObject({ daily: '2026-11-22', ranked: false });
    expect(session.notice).toContain('practice and doesn\'t count');
  });

  test('says on the title that it begins at once and counts', () => {
    expect(dailyLine({ kind: 'open' })).toMatch(/Begins at once.*your first try counts/);
  });

  test('is practice too once begun and abandoned for another run', async () => {
    const session = await begin();
    session.runs.start('classicBare', '');
    await session.daily.refresh();
    expect(session.daily.state?.kind).toBe('left');
    await session.daily.begin();
    expect(session.run?.record.ranked).toBe(false);
  });

  test('asks before it ends a run in progress', async () => {
    const session = await open();
    session.runs.start('classicBare', 'x');
    type(session, 'Escape', 'ArrowUp', 'Enter');
    expect(session.modes.top.kind).toBe('newRun');
    await session.daily.refresh();
    session.command({ do: 'daily' });
    expect(session.modes.top.kind).toBe('confirm');
    await settle();
    expect(gameOf(session).state.pack).toBe('classicBare');
  });

  test('requested twice at once is begun once', async () => {
    const session = await open();
    session.command({ do: 'daily' });
    session.command({ do: 'daily' });
    await settle();
    expect(session.run?.record.ranked).toBe(true);
  });

  test('is not begun until its state is known, nor after midnight by the state from before', async () => {
    let now = NOON;
    const session = await openTitle({ storage: new MemoryStorage(), now: () => now });
    session.command({ do: 'daily' });
    expect(session.game).toBeNull();
    await settle();
    expect(session.daily.state?.kind).toBe('open');
    now = new Date('2026-11-23T00:00:01Z');
    expect(session.daily.state).toBeNull();
  });

  test('doesn\'t count if nothing can be stored', async () => {
    const store = new MemoryStorage();
    const session = await open(store);
    store.write = () => Promise.reject(new Error('full'));
    await session.daily.begin();
    expect(session.run?.record).toMatchObject({ daily: '2026-11-22', ranked: false });
  });

  test('is not the only ranked run: all with a random seed are', async () => {
    const session = await open();
    session.runs.start('classicBare', '');
    expect(session.run?.record.ranked).toBe(true);
    session.runs.start('classicBare', '42');
    expect(session.run?.record.ranked).toBe(false);
  });
});
