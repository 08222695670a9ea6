import { encodeRun, MOST_CHARACTERS as MOST_SAVED } from '../../src/engine/run/save';
import { type Archive, decodeArchive } from '../../src/keep/archive';
import { importFileOf, type FilesPort, type ImportFile } from '../../src/ui/files/archiveFiles';
import { exportText } from '../../src/ui/files/archiveRun';
import { DailyBook } from '../../src/keep/daily';
import { encodeEntry, keyOfEntry } from '../../src/keep/history';
import { HistoryBook } from '../../src/keep/HistoryBook';
import { MOST_BYTES, fileKind } from '../../src/ui/files/readImport';
import { memoryLore } from '../../src/keep/lore';
import type { Session } from '../../src/ui/Session';
import { memorySettings } from '../../src/ui/settings/settings';
import { importLines } from '../../src/ui/views/historyView';
import { MemoryStorage } from '../../src/keep/saves/KeyStore';
import { ENCODINGS } from '../support/encodings';
import { begun, ended, entry } from './pastRuns';
import { gameOf, openTitle, storedRun, threaten, type, topOf } from './support';

const settle = (): Promise<void> => new Promise((resolve) => { setTimeout(resolve, 5); });

/** A file with this content. */
function file(content: string, name = 'mine.json'): ImportFile {
  return { name: `"${name}"`, size: content.length, read: () => Promise.resolve(content) };
}

async function page(storage = new MemoryStorage()): Promise<{ session: Session; storage: MemoryStorage }> {
  return { session: await openTitle({ storage, settings: memorySettings(), lore: memoryLore() }), storage };
}

/** Everything a page stores, for comparison. */
async function everything(session: Session, storage: MemoryStorage): Promise<unknown> {
  await session.settled();
  const keys = (await storage.keys('')).filter((key) => key !== 'owner');
  return { kept: await storage.read(keys), keys, settings: session.settings, lore: session.lore.all, hash: session.game?.hash, mode: session.modes.top.kind, depth: session.modes.depth };
}

/** The export of another page on which a run was played, one has ended, and a setting is different. */
async function otherPage(): Promise<{ text: string; hash: number }> {
  const { session, storage } = await page();
  await storage.write({ [keyOfEntry(entry())]: encodeEntry(entry()), 'packs.mine': '{"id":"mine"}', 'daily.2026-11-22': 'a1b2c3' });
  session.configure({ language: 'de' });
  session.configure({ language: 'en', confirm: 'off' });
  session.runs.start('lanternfall', 'far');
  type(session, '.', '.', '.');
  await session.settled();
  return { text: await exportText(session), hash: gameOf(session).hash };
}

function opened(text: string): Archive {
  const read = decodeArchive(text, 'x');
  if (!read.ok) throw new Error(read.why);
  return read.archive;
}

describe('an imported file', () => {
  test.each(Object.entries(ENCODINGS))('is read in %s', async (_encoding, encoded) => {
    const content = '{"name":"Gr\u00fc\u00dfe \u706f"}';
    expect(await importFileOf(new File([Uint8Array.from(encoded(content))], 'mine.json')).read()).toBe(content);
  });

  test.each([
    ['{"magic":"lanternfall-archive","format":1}', 'archive'],
    ['\n {\r\n "magic" : "lanternfall-archive"', 'archive'],
    ['{"magic":"lanternfall-run","format":5}\n{}', 'run'],
    ['LF1~1.00000000~lanternfall', 'replay'],
    ['https://example.org/game#replay=LF1~1.00000000~lanternfall', 'replay'],
    ['{"id":"mine"}', 'pack'],
    ['a shopping list', null],
    ['', null],
    ['\u0000PNG', null],
  ])('%j is recognised by its beginning: %s', (content, sort) => {
    expect(fileKind(content)).toBe(sort);
  });

  test.each<[string, ImportFile, RegExp]>([
    ['nonsense', file('milk, bread', 'list.txt'), /^"list.txt" \(11 bytes\) isn't a saved run, replay, dungeon pack or backup/],
    ['a damaged archive', file('{"magic":"lanternfall-archive","format":1}'), /^"mine.json" is damaged/],
    ['a damaged run', file(storedRun().replace('"turn":0', '"turn":1'), 'run.txt'), /^"run.txt" can't be loaded.*checksum/],
    ['what the browser does not give', { ...file(''), read: () => Promise.reject(new Error('gone')) }, /couldn't be (read|loaded)/],
  ])('%s is refused in a sentence, and nothing has changed', async (_what, outside, why) => {
    const { session, storage } = await page();
    session.runs.start('lanternfall', 'here');
    const before = await everything(session, storage);
    await session.fileImport.take([outside]);
    expect(session.notice).toMatch(why);
    expect(await everything(session, storage)).toEqual(before);
  });

  test('that is too large is never read', async () => {
    const { session } = await page();
    const read = jest.fn(() => Promise.resolve(''));
    await session.fileImport.take([{ name: '"film.mkv"', size: MOST_BYTES + 1, read }]);
    expect(read).not.toHaveBeenCalled();
    expect(session.notice).toBe('"film.mkv" is too large (16 MB). The limit is 16 MB.');
  });

  test('with a recording offers to watch or verify it', async () => {
    const { session } = await page();
    await session.fileImport.take([file(`look: ${entry().replay ?? ''}`)]);
    expect(session.modes.top).toMatchObject({ kind: 'scores', pasted: entry().replay });
  });

  test('waits for the answer to the previous one', async () => {
    const { session } = await page();
    const { text } = await otherPage();
    await session.fileImport.take([file(text, 'one'), file(text, 'two'), file('nonsense', 'three')]);
    expect(session.modes.top).toMatchObject({ kind: 'import', name: '"one"' });
    type(session, 'Escape');
    await settle();
    expect(session.modes.top).toMatchObject({ kind: 'import', name: '"two"' });
    type(session, 'Escape');
    await settle();
    expect(session.notice).toContain('"three"');
    expect(session.modes.depth).toBe(1);
  });
});

describe('everything in one file', () => {
  test('restores the same run, history, settings, packs and days elsewhere', async () => {
    const { text, hash } = await otherPage();
    const { session, storage } = await page();
    await session.fileImport.take([file(text)]);
    expect(session.modes.top.kind).toBe('import');
    type(session, 'ArrowDown', 'Enter');
    await settle();
    await session.settled();
    expect(gameOf(session).hash).toBe(hash);
    expect(session.settings.confirm).toBe('off');
    expect((await new HistoryBook(storage).read()).entries).toEqual([entry()]);
    expect(await storage.read(['daily.2026-11-22', 'packs.mine'])).toEqual(['a1b2c3', '{"id":"mine"}']);
    // And it is still there when the page is opened again.
    const again = await openTitle({ storage });
    expect(gameOf(again).hash).toBe(hash);
  });

  test('is not imported before the player confirms, and "no" leaves everything as it was', async () => {
    const { text } = await otherPage();
    const { session, storage } = await page();
    session.runs.start('classicBare', 'here');
    const before = await everything(session, storage);
    await session.fileImport.take([file(text)]);
    type(session, 'Enter');
    await settle();
    expect(await everything(session, storage)).toEqual(before);
  });

  test('never deletes a run: the one in progress is set aside and part of the next export', async () => {
    const { text, hash } = await otherPage();
    const { session, storage } = await page();
    session.runs.start('classicBare', 'here');
    await session.settled();
    await session.fileImport.take([file(text)]);
    type(session, 'ArrowDown', 'Enter');
    await settle();
    await session.settled();
    expect(gameOf(session).hash).toBe(hash);
    const spared = (await storage.read(await storage.keys('aside.spared.')))[0] ?? '';
    expect(spared).toContain('"seed":"here"');
    expect(opened(await exportText(session)).aside).toEqual([spared]);
  });

  test('doesn\'t replace a run that has become too large to be set aside, says so, and imports the rest', async () => {
    const { text: backup } = await otherPage();
    const { session, storage } = await page();
    session.runs.start('classicBare', 'here');
    await session.settled();
    gameOf(session).state.log.push({ tone: 'plain', key: 'log.drop', params: { item: 'x'.repeat(MOST_SAVED) }, count: 1 });
    type(session, '.');
    await session.settled();
    const stays = 'Your current run (floor 1, turn 1) is too large to be saved and would be lost. Finish it before you import this run.';
    await session.fileImport.take([file(backup)]);
    const top = topOf(session);
    expect(top.kind === 'import' ? importLines(top.found, session) : []).toContain(stays);
    const before = await everything(session, storage);
    type(session, 'ArrowDown', 'Enter');
    await settle();
    expect(top).toMatchObject({ error: stays });
    expect(await everything(session, storage)).toEqual(before);
    type(session, 'ArrowDown', 'Enter');
    await settle();
    expect([session.settings.confirm, gameOf(session).state.seed]).toEqual(['off', 'here']);
  });

  test('can be imported without the run', async () => {
    const { text } = await otherPage();
    const { session, storage } = await page();
    session.runs.start('classicBare', 'here');
    await session.fileImport.take([file(text)]);
    type(session, 'ArrowUp', 'Enter');
    await settle();
    expect(gameOf(session).state.seed).toBe('here');
    expect((await new HistoryBook(storage).read()).entries).toHaveLength(1);
  });

  test('merges runs by their id and never counts one twice', async () => {
    const { text } = await otherPage();
    const { session, storage } = await page();
    await storage.write({ [keyOfEntry(entry())]: encodeEntry(entry({ score: 7 })) });
    for (let time = 0; time < 2; time++) {
      await session.fileImport.take([file(text)]);
      type(session, 'ArrowUp', 'Enter');
      await settle();
    }
    expect((await new HistoryBook(storage).read()).entries).toEqual([entry({ score: 7 })]);
  });

  test('with a run that can\'t continue here imports the rest, and keeps that run', async () => {
    const { text } = await otherPage();
    const archive = opened(text);
    const run = archive.run?.replace('"crc32":', '"crc32":1') ?? '';
    const { encodeArchive } = await import('../../src/keep/archive');
    const { session, storage } = await page();
    await session.fileImport.take([file(encodeArchive({ ...archive, run }))]);
    type(session, 'ArrowDown', 'Enter');
    await settle();
    expect(session.game).toBeNull();
    expect(await storage.read(await storage.keys('aside.'))).toEqual([run]);
    expect((await new HistoryBook(storage).read()).entries).toHaveLength(1);
  });

  test('changes nothing if the browser can\'t store it, and says so', async () => {
    const { text } = await otherPage();
    const { session, storage } = await page();
    session.runs.start('classicBare', 'here');
    await session.settled();
    const { hash } = gameOf(session);
    const write = storage.write.bind(storage);
    storage.write = () => Promise.reject(new Error('full'));
    await session.fileImport.take([file(text)]);
    type(session, 'ArrowDown', 'Enter');
    await settle();
    expect(session.modes.top).toMatchObject({ kind: 'import', error: expect.stringContaining('Nothing has changed') as string });
    expect(gameOf(session).hash).toBe(hash);
    expect(session.settings.confirm).toBe('on');
    // There is room again.
    storage.write = write;
    type(session, 'Enter');
    await settle();
    expect(session.settings.confirm).toBe('off');
  });
});

describe('existing data', () => {
  test('is kept: a day that has its run, a pack and a finished run', async () => {
    const { text } = await otherPage();
    const { session, storage } = await page();
    const own = encodeEntry(entry({ score: 7 }));
    await storage.write({ 'daily.2026-11-22': 'mine', 'packs.mine': 'my own', [keyOfEntry(entry())]: own });
    await session.fileImport.take([file(text)]);
    type(session, 'ArrowDown', 'Enter');
    await settle();
    expect(session.settings.confirm).toBe('off');
    expect(await storage.read(['daily.2026-11-22', 'packs.mine', keyOfEntry(entry())])).toEqual(['mine', 'my own', own]);
  });

  test('doesn\'t include a day from a file, whose run is the one that counts', async () => {
    const { text } = await otherPage();
    const { session, storage } = await page();
    await session.fileImport.take([file(text)]);
    type(session, 'ArrowDown', 'Enter');
    await settle();
    expect(await new DailyBook(storage).claim('2026-11-22', 'another')).toBe(false);
  });
});

describe('a single saved run', () => {
  test('is continued after a question', async () => {
    const { session } = await page();
    const { game, record } = begun();
    await session.fileImport.take([file(encodeRun(game.state, record), 'run.txt')]);
    expect(session.modes.top.kind).toBe('import');
    type(session, 'ArrowDown', 'Enter');
    await settle();
    expect(gameOf(session).hash).toBe(game.hash);
    expect(session.run?.record.ranked).toBe(true);
  });

  test('that has ended here before continues as another run, which doesn\'t count', async () => {
    const { session, storage } = await page();
    const { game, record } = begun();
    await storage.write({ [keyOfEntry(entry())]: encodeEntry(entry()) });
    await session.fileImport.take([file(encodeRun(game.state, record))]);
    type(session, 'ArrowDown', 'Enter');
    await settle();
    expect(session.run?.record.ranked).toBe(false);
    expect(session.run?.record.id).not.toBe(record.id);
  });
});

describe('the export', () => {
  test('is what the page has in memory if the storage doesn\'t answer', async () => {
    const { session, storage } = await page();
    storage.read = () => Promise.reject(new Error('gone'));
    expect(opened(await exportText(session)).run).toBeNull();
    session.runs.start('lanternfall', 'x');
    await session.settled();
    expect(opened(await exportText(session))).toMatchObject({ run: expect.stringContaining('"seed":"x"') as string, settings: expect.any(Object) as object, history: [] });
    expect(opened(await exportText(session, ended())).run).toContain('"outcome":{');
  });

  test('holds unreadable texts as they are', async () => {
    const storage = new MemoryStorage();
    await storage.write({ 'run.a': 'torn', 'history.x': 'broken', 'aside.1': 'old' });
    const { session } = await page(storage);
    const { aside, run } = opened(await exportText(session));
    expect(run).toBeNull();
    expect([...aside].sort()).toEqual(['broken', 'old', 'torn']);
  });

  test('also works if the storage doesn\'t answer', async () => {
    const { session, storage } = await page();
    session.runs.start('lanternfall', 'x');
    storage.keys = () => Promise.reject(new Error('gone'));
    expect(opened(await exportText(session)).run).toContain('"seed":"x"');
  });

  test('has a run just ended by an attack in the history, and no run', async () => {
    const { session } = await page();
    session.runs.start('lanternfall', 'x');
    threaten(gameOf(session));
    for (let turn = 0; turn < 20 && session.isRunning; turn++) type(session, '.');
    await session.settled();
    const { run, history } = opened(await exportText(session));
    expect(run).toBeNull();
    expect(history).toMatchObject([{ seed: 'x', kind: 'died' }]);
  });
});

describe('the files', () => {
  const port = (over: Partial<FilesPort> = {}): FilesPort & { saved: string[] } => {
    const saved: string[] = [];
    return { saved, save: (name, text) => { saved.push(name, text); return true; }, pick: () => Promise.resolve([]), copy: () => Promise.resolve(true), ...over };
  };
  const open = async (files: FilesPort): Promise<Session> => {
    const session = await openTitle({ storage: new MemoryStorage(), files, now: () => new Date(2026, 10, 22, 12) });
    session.runs.start('lanternfall', 'x');
    type(session, 'Escape');
    const top = topOf(session);
    if (top.kind !== 'pause') throw new Error('no pause');
    session.command({ do: 'choose', index: top.choices.findIndex(({ label }) => label === 'ui.pause.files') });
    return session;
  };

  test('are reached from the pause menu, and one file holds everything', async () => {
    const files = port();
    const session = await open(files);
    expect(session.modes.top.kind).toBe('files');
    type(session, 'Enter');
    await settle();
    expect(files.saved[0]).toBe('lanternfall-2026-11-22.json');
    expect(opened(files.saved[1] ?? '').run).toContain('"seed":"x"');
    expect(session.modes.top).toMatchObject({ textExport: { outcome: 'Saved.', shown: null } });
  });

  test('are shown as a text to copy if the page may not offer downloads', async () => {
    const session = await open(port({ save: () => false, copy: () => Promise.resolve(false) }));
    for (const choice of [0, 1]) {
      session.command({ do: 'choose', index: choice });
      await settle();
      const top = topOf(session);
      expect(top.kind === 'files' && opened(top.textExport.shown ?? '').run).toContain('"seed":"x"');
    }
  });

  test('that are chosen or pasted are imported', async () => {
    const session = await open(port({ pick: () => Promise.resolve([file('nonsense', 'a.txt')]) }));
    session.command({ do: 'choose', index: 2 });
    await settle();
    expect(session.notice).toContain('"a.txt"');
    session.command({ do: 'choose', index: 3 });
    session.command({ do: 'paste', text: 'nonsense' });
    session.command({ do: 'choose', index: 3 });
    await settle();
    expect(session.notice).toMatch(/^The pasted text \(8 bytes\)/);
  });
});
