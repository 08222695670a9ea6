import { readFileSync } from 'node:fs';
import { decodeEntry } from '../../src/keep/HistoryBook';
import { endOf, encodeEntry, keyOfEntry, type HistoryEntry } from '../../src/keep/history';
import { shareLine } from '../../src/keep/daily';
import { decodeArchive } from '../../src/keep/archive';
import { loadLanguage } from '../../src/keep/languages';
import { installPack } from '../../src/keep/installPack';
import { uninstallPack } from '../../src/keep/packRegistry';
import { readPackFile } from '../../src/engine/pack/packFile';
import { MemoryStorage } from '../../src/keep/saves/KeyStore';
import { completeTexts, inTextsOf, setLanguage, text, usePackTexts } from '../../src/keep/text';
import { exportText } from '../../src/ui/files/archiveRun';
import { entryOf } from '../../src/ui/run/entryOf';
import '../../src/ui/run/morgue';
import { packNameOf, pastFacts, pastLine, scoreView } from '../../src/ui/views/historyView';
import { house } from '../trust/packsHouse';
import { ended, entry } from './pastRuns';
import { openTitle } from './support';

const read = readPackFile(readFileSync('docs/packs/drowned-mill.json', 'utf8'), 'drowned-mill.json', house);
if (!read.ok) throw new Error(read.errors.join('\n'));
const mill = read.pack;

beforeAll(async () => {
  await completeTexts();
  await loadLanguage('de');
});

beforeEach(() => {
  installPack(mill);
  usePackTexts(null);
});

afterEach(() => {
  uninstallPack('drownedMill');
  setLanguage('en');
  usePackTexts(null);
});

/** A run of the added pack, killed by one of its monsters while the texts of another were in use. */
function killed(more: Partial<HistoryEntry> = {}): HistoryEntry {
  const run = ended({}, 'lanternfall');
  const made = entryOf(run, new Date('2026-11-22T12:00:00Z'));
  if (!made) throw new Error('the run goes on');
  return { ...made, pack: 'drownedMill', cause: 'breed.millRat', names: { 'pack.drownedMill': 'The Drowned Mill', 'breed.millRat': 'mill rat' }, ...more };
}

/** Forgets the pack, as if it had been removed. */
function remove(): void {
  uninstallPack('drownedMill');
  usePackTexts(null);
}

describe('a finished run of an added pack', () => {
  test('is told in the words of that pack, whichever texts are in use', () => {
    for (const shown of [null, 'classic', 'lanternfall']) {
      usePackTexts(shown);
      expect(pastLine(killed(), true)).toMatchObject({ end: 'Killed by a mill rat', about: expect.stringContaining('The Drowned Mill') as string });
      expect(text('ui.history.killed', { cause: 'breed.millRat' })).toContain('breed.millRat');
    }
    setLanguage('de');
    expect(endOf(killed())).toBe('getötet durch eine Mühlratte');
    expect(packNameOf(killed())).toBe('Die ertrunkene Mühle');
  });

  test('keeps its names when the pack is gone, in the file of everything too', async () => {
    const storage = new MemoryStorage();
    const run = killed({ names: { 'pack.drownedMill': 'The Drowned Mill', 'breed.millRat': 'giant mill rat' } });
    await storage.write({ [keyOfEntry(run)]: encodeEntry(run) });
    remove();
    const session = await openTitle({ storage });
    const file = decodeArchive(await exportText(session), 'mine');
    const [kept] = file.ok ? file.archive.history : [];
    expect(kept).toEqual(decodeEntry(encodeEntry(run)));
    expect(pastLine(kept ?? entry(), false)).toMatchObject({ end: 'Killed by a giant mill rat', about: expect.stringContaining('The Drowned Mill') as string });
    expect(pastFacts(kept ?? entry(), false).map(({ value }) => value)).toContain('The Drowned Mill');
    expect(shareLine({ ...run, daily: '2026-11-22' })).toContain('killed by a giant mill rat on floor 1');
  });

  test('from before names were kept is called by its ids, in words', () => {
    const { names: _none, ...old } = killed({ cause: 'breed.millRat+veryOld' });
    remove();
    expect(pastLine(old, false)).toMatchObject({ end: 'Killed by a very old mill rat', about: expect.stringContaining('Drowned mill') as string });
    expect(packNameOf({ pack: 'gone' })).toBe('Gone');
    expect(endOf({ ...old, cause: 'trap.spike' })).toBe('killed by a spike');
  });

  test('keeps what its own pack calls things, and its tombstone speaks so', () => {
    const run = ended();
    const { outcome } = run.game.state;
    if (outcome?.kind !== 'died') throw new Error('the run goes on');
    run.game.state.pack = 'drownedMill';
    run.game.state.outcome = { ...outcome, cause: 'breed.millRat' };
    const made = entryOf(run, new Date('2026-11-22T12:00:00Z'));
    expect(made?.names).toEqual({ 'pack.drownedMill': 'The Drowned Mill', 'breed.millRat': 'mill rat' });
    expect(made?.morgue).toMatch(/The Drowned Mill, seed[^]*Killed by a mill rat on floor 1\./);
  });

  test('is told so where its score is verified', () => {
    const outcome = { kind: 'died', cause: 'breed.millRat', floor: 2, turn: 9 } as const;
    const proof = { pack: 'drownedMill', seed: 'x', version: '2.00000000', actions: 9, turns: 9, floor: 2, level: 1, score: 200, outcome };
    expect(scoreView({ is: 'verified', run: proof }).lines).toEqual(['The Drowned Mill, seed "x".', 'Killed by a mill rat on floor 2 after 9 turns.']);
  });
});

test('words about a run leave the texts in use as they were, even if something fails', () => {
  usePackTexts('drownedMill');
  expect(inTextsOf({ pack: 'lanternfall', cause: 'breed.nobody' }, () => inTextsOf({ pack: 'drownedMill' }, () => text('breed.millRat')))).toBe('mill rat');
  expect(() => inTextsOf({ pack: 'lanternfall' }, () => { throw new Error('it fails'); })).toThrow('it fails');
  expect(text('breed.millRat')).toBe('mill rat');
});
