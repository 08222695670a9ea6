import { readFileSync } from 'node:fs';
import { crc32 } from '../../src/engine/core/hash';
import { decodeEntry, HistoryBook } from '../../src/keep/HistoryBook';
import { encodeEntry, keyOfEntry, type HistoryEntry, type KeptEntry } from '../../src/keep/history';
import { decodeArchive } from '../../src/keep/archive';
import { MemoryStorage } from '../../src/keep/saves/KeyStore';
import { exportText } from '../../src/ui/files/archiveRun';
import type { Session } from '../../src/ui/Session';
import { pastFacts, pastLine } from '../../src/ui/views/historyView';
import { proven } from './pastRuns';
import { openTitle, type, topOf } from './support';
import { proofsOf } from '../../src/ui/run/proofsOf';

const settle = (): Promise<void> => new Promise((resolve) => { setTimeout(resolve); });
const fixture = (name: string): string => readFileSync(`tests/fixtures/${name}`, 'utf8');
const format1 = fixture('history-format1.txt').trimEnd().split('\n');

/** The same with a recording by rules that are gone. */
const outdated = <Entry extends HistoryEntry>(entry: Entry): Entry => ({ ...entry, replay: entry.replay?.replace(/^LF1~\d+/, 'LF1~1') ?? null });

/** A page with these texts in its history, the list open and all that can be proven proven. */
async function open(texts: Readonly<Record<string, string>>): Promise<Session> {
  const storage = new MemoryStorage();
  await storage.write(texts);
  const session = await openTitle({ storage });
  session.command({ do: 'pastRuns' });
  for (let task = 0; task < 100; task++) await settle();
  return session;
}

const stored = (...entries: KeptEntry[]): Record<string, string> => Object.fromEntries(entries.map((entry) => [keyOfEntry(entry), encodeEntry(entry)]));

function best(session: Session): string[] {
  const top = topOf(session);
  return top.kind === 'pastRuns' ? top.slots().filter(({ isBest }) => isBest).map(({ entry }) => entry.id) : [];
}

const marks = (session: Session, entry: KeptEntry): readonly string[] => pastLine(entry, proofsOf(session).of(entry), proofsOf(session).fitOf(entry)).marks;
const ranking = (session: Session, entry: KeptEntry): string | undefined => pastFacts(entry, proofsOf(session).of(entry), proofsOf(session).fitOf(entry)).at(-1)?.value;

const run = proven('goblins', '5');
const made = (run.replay ?? '').split('~')[1]?.replace(/^\d+/, '1') ?? '';

describe('a run whose rules are gone', () => {
  test('keeps the place that it has proven here, and says by which version', async () => {
    const entry: KeptEntry = { ...outdated(run), proof: 'verified' };
    const session = await open(stored(entry));
    expect(best(session)).toEqual(['5']);
    expect(marks(session, entry)).toEqual(['Can\'t be replayed']);
    expect(ranking(session, entry)).toBe(`Ranked by version ${made}, which recorded it.`);
    expect(ranking(session, { ...entry, daily: '2026-11-22' })).toBe(`Daily run, ranked by version ${made}, which recorded it.`);
  });

  test('and was never proven here says that only its version could', async () => {
    const entry = outdated(run);
    const session = await open(stored(entry));
    expect(best(session)).toEqual([]);
    expect(marks(session, entry)).toEqual(['Unranked', 'Can\'t be replayed']);
    expect(ranking(session, entry)).toBe(`Unranked: only version ${made}, which recorded it, can verify it.`);
    expect(ranking(session, { ...entry, proof: 'refused' })).toBe('Unranked: its recording can\'t be verified here.');
    expect(ranking(session, { ...entry, replay: null })).toBe('Unranked: it wasn\'t recorded from start to end.');
  });

  test('can\'t be watched: its page says why, and offers what can be done', async () => {
    const entry: KeptEntry = { ...outdated(run), proof: 'verified' };
    const session = await open(stored(entry));
    type(session, 'Enter');
    expect(session.modes.top).toMatchObject({ kind: 'pastRun', choices: [{ label: 'ui.history.copy' }, { label: 'ui.history.again' }] });
    expect(pastFacts(entry, true, proofsOf(session).fitOf(entry)).map(({ value }) => value)).toContainEqual(
      expect.stringMatching(new RegExp(`^Recorded with version ${made}, which plays differently from this one \\(\\d+\\.[0-9a-f]{8}\\)\\.`)),
    );
  });
});

describe('a history from before proofs were stored', () => {
  test('is read as it is', () => {
    expect(format1.map(decodeEntry)).toEqual([
      expect.objectContaining({ id: 'goblins-5', seed: '5', cause: 'breed.goblinWarrior', proof: 'earlier' }),
      expect.objectContaining({ id: 'campaign', seed: 'amber-owl-42', cause: 'breed.rat', proof: 'earlier' }),
    ]);
  });

  test('is proven where this version still can', async () => {
    const session = await open({ 'history.goblins-5': format1[0] ?? '' });
    expect(best(session)).toEqual(['goblins-5']);
    expect((await new HistoryBook(session.ports.storage).find('goblins-5'))?.proof).toBe('verified');
    const forged = await open({ 'history.goblins-5': format1[0]?.replace('"score":100', '"score":999') ?? '' });
    expect(best(forged)).toEqual([]);
  });

  test('keeps its places where no version can any more', async () => {
    const session = await open({ 'history.goblins-5': format1[0]?.replace('LF1~2', 'LF1~1') ?? '' });
    expect(best(session)).toEqual(['goblins-5']);
  });
});

describe('a proof', () => {
  test('stays where it was made: an export has none', async () => {
    const session = await open(stored({ ...run, proof: 'verified' }));
    const read = decodeArchive(await exportText(session), 'mine');
    expect(read.ok && read.archive.history).toEqual([run]);
  });

  test('that comes with an import is not believed', async () => {
    const from = await open(stored(outdated(run)));
    const file = await exportText(from);
    const body = JSON.stringify((JSON.parse(file) as { body: object }).body).replace('"ranked":true', '"ranked":true,"proof":"verified"');
    const forged = `{"magic":"lanternfall-archive","format":2,"crc32":${crc32(body)},"length":${body.length},"body":${body}}`;
    expect(decodeArchive(forged, 'mine')).toMatchObject({ ok: false, why: expect.stringContaining('history.0.proof') as string });
    const session = await open({});
    session.command({ do: 'close' });
    await session.fileImport.take([session.fileImport.pasted(file)]);
    type(session, 'ArrowDown', 'Enter');
    for (let task = 0; task < 5; task++) await settle();
    const [entry] = (await new HistoryBook(session.ports.storage).read()).entries;
    expect(entry).toEqual(outdated(run));
    expect(proofsOf(session).of(outdated(run))).toBe(false);
  });

  test('of an old archive is made here, or not at all', async () => {
    const session = await open({});
    session.command({ do: 'close' });
    await session.fileImport.take([session.fileImport.pasted(fixture('archive-format1.json'))]);
    type(session, 'ArrowDown', 'Enter');
    for (let task = 0; task < 5; task++) await settle();
    const { entries } = await new HistoryBook(session.ports.storage).read();
    expect(entries.map(({ id, proof }) => [id, proof])).toEqual([['campaign', undefined], ['goblins-5', undefined]]);
  });
});
