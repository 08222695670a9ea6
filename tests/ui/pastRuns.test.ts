import { encodeEntry, keyOfEntry, type HistoryEntry } from '../../src/keep/history';
import { exportText } from '../../src/ui/files/archiveRun';
import { PastRun } from '../../src/ui/modes/PastRun';
import type { PastRuns } from '../../src/ui/modes/PastRuns';
import type { Session } from '../../src/ui/Session';
import { MemoryStorage } from '../../src/keep/saves/KeyStore';
import { pastFacts, pastLine } from '../../src/ui/views/historyView';
import { entry, proven } from './pastRuns';
import { gameOf, openTitle, type, labelsOf, topOf } from './support';
import { proofsOf } from '../../src/ui/run/proofsOf';

const settle = (): Promise<void> => new Promise((resolve) => { setTimeout(resolve); });

const best = proven('goblins', '5');
const other = proven('goblins', '16');
const runs: readonly HistoryEntry[] = [
  { ...best, id: 'old', ended: '2026-11-01T10:00:00.000Z' },
  { ...other, id: 'young', ended: '2026-11-03T10:00:00.000Z' },
  proven('firstDungeon', '2', { id: 'deep', ended: '2026-11-02T10:00:00.000Z', morgue: '' }),
];

async function open(kept: readonly HistoryEntry[] = runs): Promise<{ session: Session; copied: string[]; saved: string[]; storage: MemoryStorage }> {
  const copied: string[] = [];
  const saved: string[] = [];
  const storage = new MemoryStorage();
  await storage.write(Object.fromEntries(kept.map((each) => [keyOfEntry(each), encodeEntry(each)])));
  const files = {
    copy: (text: string) => { copied.push(text); return Promise.resolve(true); },
    save: (name: string, text: string) => { saved.push(name, text); return true; },
    pick: () => Promise.resolve([]),
  };
  const session = await openTitle({ storage, files });
  for (const each of kept) await proofsOf(session).prove(each);
  session.command({ do: 'pastRuns' });
  await settle();
  return { session, copied, saved, storage };
}

function list(session: Session): PastRuns {
  const top = topOf(session);
  if (top.kind !== 'pastRuns') throw new Error(`${top.kind} is open`);
  return top;
}

/** Selects by the text key of its label. */
function choose(session: Session, wanted: string): void {
  const top = topOf(session);
  const choices = 'choices' in top ? top.choices : [];
  const index = choices.findIndex(({ label }) => label === wanted);
  if (index < 0) throw new Error(`${wanted} is not among ${choices.map(({ label }) => label).join(', ')}`);
  session.command({ do: 'choose', index });
}

const shown = (session: Session): string[] => list(session).slots().map(({ entry: { id }, isBest }) => (isBest ? `best ${id}` : id));

describe('the history', () => {
  test('shows the best run of each dungeon, then all, newest first', async () => {
    const { session } = await open();
    expect(shown(session)).toEqual(['best old', 'best deep', 'young', 'deep', 'old']);
  });

  test('switches between dungeons with Left and Right', async () => {
    const { session } = await open();
    type(session, 'ArrowRight');
    expect(shown(session)).toEqual(['best deep', 'deep']);
    type(session, 'ArrowRight');
    expect(shown(session)).toEqual(['best old', 'best young', 'young', 'old']);
    type(session, 'ArrowRight');
    expect(list(session).pack).toBeNull();
  });

  test('is empty before the first run has ended, and says if it can\'t be read', async () => {
    const { session } = await open([]);
    expect(list(session).slots()).toEqual([]);
    type(session, 'Enter', 'ArrowRight', 'ArrowDown', 'Enter');
    expect(list(session).past).toEqual({ entries: [], damaged: [] });
    session.ports.storage.keys = () => Promise.reject(new Error('gone'));
    session.command({ do: 'close' });
    session.command({ do: 'pastRuns' });
    await settle();
    expect(list(session).isUnreadable).toBe(true);
  });

  test('opens a run by Enter, by a click and by the buttons of a gamepad', async () => {
    const { session } = await open();
    for (const hand of [() => { type(session, 'ArrowDown', 'Enter'); }, () => { session.command({ do: 'choose', index: 1 }); }, () => { type(session, 'PadA'); }]) {
      hand();
      expect(session.modes.top).toMatchObject({ kind: 'pastRun', entry: { id: 'deep' } });
      type(session, 'PadB');
    }
    type(session, 'PadB');
    expect(session.modes.top.kind).toBe('newRun');
    type(session, 'PadLB');
    expect(session.modes.top.kind).toBe('pastRuns');
  });

  test('is reached from the pause menu', async () => {
    const { session } = await open();
    session.runs.start('lanternfall', 'x');
    type(session, 'Escape');
    choose(session, 'ui.pause.history');
    expect(session.modes.top.kind).toBe('pastRuns');
  });
});

describe('the best runs', () => {
  const { replay } = best;
  const forgeries: readonly HistoryEntry[] = [
    { ...best, id: 'bare', score: 9_999_999, replay: null },
    { ...best, id: 'richer', score: 9_999_999 },
    { ...best, id: 'won', kind: 'won', cause: '' },
    { ...best, id: 'deeper', floor: best.floor + 1 },
    { ...best, id: 'faster', turns: 1 },
    { ...best, id: 'stronger', level: 30 },
    { ...best, id: 'elsewhere', pack: 'classicBare' },
    { ...best, id: 'lucky', seed: '1' },
    { ...best, id: 'garbled', replay: replay?.replace(/.$/, '!') ?? null },
    { ...best, id: 'going-on', replay: replay?.replace(/~\d+~([0-9a-f]{8})~(..).*$/, '~1~$1~$2') ?? null },
    { ...best, id: 'broken', replay: replay?.replace(/.{40}/, '$&\n') ?? null },
    { ...best, id: 'old-rules', replay: replay?.replace(/^LF1~\d+/, 'LF1~0') ?? null },
    { ...best, id: 'chosen', ranked: false },
  ];
  const proofsDone = async (session: Session, kept: readonly HistoryEntry[]): Promise<void> => { for (const each of kept) await proofsOf(session).prove(each); };
  const isBest = (session: Session): string[] => shown(session).filter((line) => line.startsWith('best '));

  test.each(forgeries)('include only those proven by their recordings: $id', async (forged) => {
    const { session } = await open([forged]);
    expect(shown(session)).toEqual([forged.id]);
    expect(pastLine(forged, proofsOf(session).of(forged)).marks).toContain('Unranked');
    expect(pastFacts(forged, false).map(({ value }) => value)).not.toContain('Ranked');
  });

  test('are verified while the list is shown, and listed only then', async () => {
    const storage = new MemoryStorage();
    const kept = [...runs, ...forgeries];
    await storage.write(Object.fromEntries(kept.map((each) => [keyOfEntry(each), encodeEntry(each)])));
    const session = await openTitle({ storage });
    session.command({ do: 'pastRuns' });
    expect(isBest(session)).toEqual([]);
    for (let task = 0; task < 2000 && isBest(session).length < 2; task++) await settle();
    expect(isBest(session)).toEqual(['best old', 'best deep']);
  });

  test('are no others after an import', async () => {
    const from = await open([...runs, ...forgeries]);
    const file = await exportText(from.session);
    const session = await openTitle();
    await session.fileImport.take([session.fileImport.pasted(file)]);
    type(session, 'ArrowDown', 'Enter');
    for (let task = 0; task < 5; task++) await settle();
    type(session, 'Escape', 'Escape');
    await proofsDone(session, [...runs, ...forgeries]);
    session.command({ do: 'pastRuns' });
    await settle();
    expect(list(session).past?.entries).toHaveLength(runs.length + forgeries.length);
    expect(isBest(session)).toEqual(['best old', 'best deep']);
  });

  test('list the same run once, whatever its id', async () => {
    const { session } = await open([...runs, { ...best, id: 'again', ended: '2026-11-04T10:00:00.000Z' }]);
    type(session, 'ArrowRight', 'ArrowRight');
    expect(isBest(session)).toEqual(['best old', 'best young']);
  });

  test('are added above the selection, which stays', async () => {
    const { session } = await open([]);
    const mode = list(session);
    mode.past = { entries: [...runs], damaged: [] };
    session.command({ do: 'point', index: 1 });
    const chosen = mode.slots()[1]?.entry;
    for (let task = 0; task < 2000 && mode.slots().length < 5; task++) await settle();
    expect([mode.cursor, mode.slots()[mode.cursor]?.entry]).toEqual([3, chosen]);
  });

  test('say on the run\'s page whether it counts, once that is known', async () => {
    const forged = { ...best, id: 'richer', score: 9_999_999 };
    const session = await openTitle();
    const counts = (): string | undefined => pastFacts(forged, proofsOf(session).of(forged)).at(-1)?.value;
    expect(counts()).toBe('Checking the recording…');
    session.modes.push(new PastRun(forged, session));
    for (let task = 0; task < 2000 && proofsOf(session).of(forged) === null; task++) await settle();
    expect(counts()).toBe('Unranked: its recording can\'t be verified here.');
    expect(pastFacts(best, true).at(-1)?.value).toBe('Ranked');
    expect(pastFacts({ ...best, daily: '2026-11-22' }, true).at(-1)?.value).toBe('Daily run');
  });
});

describe('a run of the history', () => {
  const openRun = async (more: Partial<HistoryEntry> = {}): ReturnType<typeof open> => {
    const opened = await open([entry(more)]);
    type(opened.session, 'Enter');
    return opened;
  };

  test('offers everything available', async () => {
    const { session } = await openRun({ replay: null, morgue: '' });
    expect(labelsOf(session)).toEqual(['ui.history.again']);
  });

  test('can be watched, and leads back to its page', async () => {
    const { session } = await openRun();
    choose(session, 'ui.history.watch');
    expect(session.modes.top.kind).toBe('watching');
    session.screen.leave();
    expect(session.modes.top.kind).toBe('pastRun');
  });

  test('of a removed dungeon can\'t be watched, and says so', async () => {
    const gone = entry({ replay: (entry().replay ?? '').replace('~lanternfall~', '~gone~') });
    const { session } = await openRun(gone);
    expect(labelsOf(session)).not.toContain('ui.history.watch');
    expect(pastFacts(gone, false, proofsOf(session).fitOf(gone)).map(({ value }) => value)).toContainEqual(expect.stringContaining('gone'));
  });

  test('copies its score, and of a daily run its line', async () => {
    const { session, copied } = await openRun({ daily: '2026-11-22' });
    choose(session, 'ui.history.copy');
    choose(session, 'ui.daily.copy');
    await settle();
    expect(copied).toEqual([entry().replay, expect.stringMatching(/^Lanternfall 2026-11-22: /)]);
    expect(session.modes.top).toMatchObject({ textExport: { outcome: 'Copied.', shown: null } });
  });

  test('shows what can\'t be copied', async () => {
    const { session } = await openRun();
    Object.assign(session.ports.files ?? {}, { copy: () => Promise.resolve(false) });
    choose(session, 'ui.history.copy');
    await settle();
    expect(session.modes.top).toMatchObject({ textExport: { outcome: expect.stringContaining('copy it yourself') as string, shown: entry().replay } });
  });

  test('has its tombstone to read, copy and save', async () => {
    const { session, copied, saved } = await openRun();
    choose(session, 'ui.history.read');
    type(session, 'PageDown', 'ArrowLeft');
    await settle();
    expect(saved).toEqual([]);
    type(session, 'PadRight');
    expect(copied).toHaveLength(1);
    expect(copied[0]).toContain('Killed by a rat');
    expect(saved).toEqual(['lanternfall-2026-11-22-a1b2c3.txt', copied[0]]);
    type(session, 'Escape');
    expect(session.modes.top.kind).toBe('pastRun');
  });

  test('is played again from its seed, unranked', async () => {
    const { session } = await openRun();
    choose(session, 'ui.history.again');
    expect(gameOf(session).state.seed).toBe('amber-owl-42');
    expect(session.run?.record.ranked).toBe(false);
  });

  test('asks before it ends the run in progress', async () => {
    const { session } = await open();
    session.runs.start('classicBare', 'here');
    type(session, 'Escape');
    choose(session, 'ui.pause.history');
    await settle();
    type(session, 'Enter');
    choose(session, 'ui.history.again');
    expect(session.modes.top.kind).toBe('confirm');
    type(session, 'Enter');
    expect(gameOf(session).state.seed).toBe('here');
  });

  test('of a removed dungeon can\'t be played, and says so', async () => {
    const { session } = await openRun({ pack: 'gone' });
    choose(session, 'ui.history.again');
    expect(session.game).toBeNull();
    expect(session.notice).toContain('"gone"');
    // And there is no question to end a run for it.
    session.runs.start('classicBare', 'here');
    session.command({ do: 'pause' });
    choose(session, 'ui.pause.history');
    await settle();
    type(session, 'Enter');
    choose(session, 'ui.history.again');
    expect(session.modes.top.kind).toBe('pastRun');
  });
});

describe('the text about a run', () => {
  test('is a line with its marks', () => {
    expect(pastLine(entry({ daily: '2026-11-22', ranked: false, score: 1, turns: 1 }), false)).toMatchObject({ end: 'Killed by a rat', score: '1', unit: 'point', marks: ['Daily run', 'Unranked'], hasWon: false });
    expect(pastLine(entry({ kind: 'won', cause: '' }), true)).toMatchObject({ end: 'Won', marks: [], hasWon: true });
  });

  test('is all its facts', () => {
    const values = pastFacts(entry({ score: 1234 }), true).map(({ value }) => value);
    expect(values).toEqual(expect.arrayContaining(['1234 points', 'Lanternfall', 'amber-owl-42', 'Ranked']));
  });
});
