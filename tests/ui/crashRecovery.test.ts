import { decodeReplay } from '../../src/engine/run/decodeReplay';
import { Replaying } from '../../src/engine/run/Replaying';
import { newGame } from '../../src/procgen/newGame';
import { decodeArchive } from '../../src/keep/archive';
import { importFileOf, type FilesPort } from '../../src/ui/files/archiveFiles';
import { encodeEntry, keyOfEntry } from '../../src/keep/history';
import { HistoryBook } from '../../src/keep/HistoryBook';
import { recordingIn } from '../../src/keep/replays/verify';
import { CrashRecovery, tabMemory, type TabMemory } from '../../src/ui/files/CrashRecovery';
import { reviveRun } from '../../src/keep/saves/pickRun';
import type { Session } from '../../src/ui/Session';
import { type KeyStore, MemoryStorage } from '../../src/keep/saves/KeyStore';
import { memoryTail, type TailPlace } from '../../src/keep/browser/LocalStorage';
import { TestStorage } from '../support/TestStorage';
import { entry } from './pastRuns';
import { gameOf, key, openTitle, type } from './support';

/** A storage that counts as lasting, shared by several pages. */
class Disk implements KeyStore {
  readonly kind = 'indexedDB';
  readonly kept = new Map<string, string>();
  private readonly memory = new MemoryStorage(this.kept);
  readonly read = this.memory.read.bind(this.memory);
  readonly keys = this.memory.keys.bind(this.memory);
  readonly write = this.memory.write.bind(this.memory);
}

/** The tab's memory, whatever is stored there. */
function memory(): TabMemory {
  const kept = new Map<string, string>();
  return tabMemory(() => ({ getItem: (name: string) => kept.get(name) ?? null, setItem: (name: string, text: string) => void kept.set(name, text) }) as unknown as Storage);
}

/** A player who chooses a file of that name when asked for one; without a name, none. */
function choosing(name = '', content = ''): FilesPort {
  const files = name === '' ? [] : [importFileOf(new File([content], name))];
  return { save: () => true, pick: () => Promise.resolve(files), copy: () => Promise.resolve(true) };
}

/** A session in a run that has been played a little. */
async function played(disk = new Disk(), tail: TailPlace = memoryTail(), files = choosing()): Promise<Session> {
  const session = await openTitle({ storage: disk, tail, files });
  if (!session.run) session.runs.start('classicBare', '42');
  type(session, '.', 'g', '.', 'h', '.', '.');
  await session.settled();
  return session;
}

/** Makes the next action fail halfway, after it has changed something that no rule would. */
function plant(session: Session, why = 'the orc stumbled over its own row'): void {
  const game = gameOf(session);
  jest.spyOn(game, 'turn').mockImplementationOnce(() => {
    game.state.player.hp = -7;
    throw new Error(why);
  });
}

/** Makes the next action silently leave an invalid run. */
function corrupt(session: Session): void {
  const game = gameOf(session);
  const turn = game.turn.bind(game);
  jest.spyOn(game, 'turn').mockImplementationOnce((action) => {
    const events = turn(action);
    game.state.player.hp = 999;
    return events;
  });
}

const newest = ({ kept }: Disk): string => [...kept.entries()].filter(([name]) => name.startsWith('run.')).map(([, text]) => text).sort((a, b) => turnIn(b) - turnIn(a))[0] ?? '';

function turnIn(text: string): number {
  const revived = reviveRun(text);
  return revived.ok ? revived.run.game.state.turn : -1;
}

const press = (session: Session, name = '.'): void => { session.press(key(name)); };

describe('an action that crashes', () => {
  it.each([
    ['throws', plant, 'the orc stumbled'],
    ['leaves a run that does not hold together', corrupt, 'has 999 of'],
  ])('%s: stops the session, shows nothing and saves nothing of it', async (_how, spoil, why) => {
    const disk = new Disk();
    const tail = memoryTail();
    const session = await played(disk, tail);
    const before = { disk: JSON.stringify([...disk.kept]), hash: gameOf(session).hash, turn: gameOf(session).state.turn };
    let heard = 0;
    session.on({ turn: () => { heard++; } });
    spoil(session);
    expect(() => { press(session); }).toThrow(why);
    expect(session.breakdown).toMatchObject({ of: 'run', action: 'w', hash: before.hash, turn: before.turn });
    expect(session.press(key('.'))).toBe(false);
    session.command({ do: 'wait' });
    session.tap({ x: 1, y: 1 });
    session.tick(10_000);
    session.runs.leave();
    await session.settled();
    expect([heard, JSON.stringify([...disk.kept]), tail.read(), turnIn(newest(disk))]).toEqual([0, before.disk, null, before.turn]);
  });

  it('a waiting save is not written with what crashed after it', async () => {
    const disk = new Disk();
    const session = await played(disk);
    press(session);
    press(session);
    plant(session);
    expect(() => { press(session); }).toThrow();
    await session.settled();
    expect(turnIn(newest(disk))).toBeGreaterThanOrEqual(5);
    for (const [name, text] of disk.kept) if (name.startsWith('run.')) expect(reviveRun(text).ok).toBe(true);
  });

  it('the last good save loads after a restart, and goes on', async () => {
    const disk = new Disk();
    const session = await played(disk);
    const { hash } = gameOf(session);
    plant(session);
    expect(() => { press(session); }).toThrow();
    const again = await openTitle({ storage: disk });
    expect([gameOf(again).hash, again.breakdown]).toEqual([hash, null]);
    press(again);
    expect(gameOf(again).state.turn).toBe(6);
  });
});

describe('the data for the error screen', () => {
  it('the report replays up to the error, and then the action that failed', async () => {
    const session = await played();
    const { hash } = gameOf(session);
    plant(session);
    expect(() => { press(session); }).toThrow();
    const rescue = new CrashRecovery(session, { version: '1.2.3', memory: memory() });
    rescue.stop();
    const lines = rescue.report();
    expect(lines[0]).toBe('Lanternfall: 1.2.3');
    expect(lines[1]).toContain('pack classicBare');
    expect(lines[1]).toContain(`turn 5, hash ${hash.toString(16).padStart(8, '0')}`);
    expect(lines).toContain('Broke: in the action w');
    expect(lines).toContain('Commands: wait · pickUp · wait · step {"dx":-1,"dy":0} · wait · wait · wait');
    const decoded = decodeReplay(recordingIn(lines.join('\n')));
    if (!decoded.ok) throw new Error(decoded.why);
    const playing = new Replaying(newGame(gameOf(session).content, decoded.replay.seed), decoded);
    for (let i = 0; i < 5; i++) playing.next();
    expect([playing.game.hash, playing.desync]).toEqual([hash, null]);
    jest.spyOn(playing.game, 'turn').mockImplementationOnce(() => { throw new Error('here it breaks'); });
    expect(playing.next()).toBeNull();
    expect(playing.desync).toMatchObject({ how: 'broken', actions: 5, why: 'Error: here it breaks' });
  });

  it('the report of an error outside the run replays to its end', async () => {
    const session = await played();
    const rescue = new CrashRecovery(session, { version: '1', memory: memory() });
    rescue.stop();
    const decoded = decodeReplay(recordingIn(rescue.report().join('\n')));
    if (!decoded.ok) throw new Error(decoded.why);
    const playing = new Replaying(newGame(gameOf(session).content, '42'), decoded);
    while (playing.next() !== null);
    expect([playing.at, playing.desync]).toEqual([5, null]);
  });

  it('the exported file holds the run before the error', async () => {
    const session = await played();
    const { hash } = gameOf(session);
    corrupt(session);
    expect(() => { press(session); }).toThrow();
    const file = await new CrashRecovery(session, { version: '1', memory: memory() }).exportFile();
    expect(file.name).toMatch(/^lanternfall-\d{4}-\d\d-\d\d\.json$/);
    const archive = decodeArchive(file.text, 'file');
    const revived = archive.ok && archive.archive.run !== null ? reviveRun(archive.archive.run) : null;
    if (!revived?.ok) throw new Error('no run in the file');
    expect([revived.run.game.hash, revived.run.replay?.count]).toEqual([hash, 5]);
  });

  it('the exported file holds the history too, and another broken page that imports it restores everything', async () => {
    const session = await played();
    const past = entry({ id: 'past' });
    await session.ports.storage.write({ [keyOfEntry(past)]: encodeEntry(past) });
    plant(session);
    expect(() => { press(session); }).toThrow();
    const { name, text } = await new CrashRecovery(session, { version: '1', memory: memory() }).exportFile();
    const disk = new Disk();
    const other = await openTitle({ storage: disk, files: choosing(name, text) });
    other.runs.start('goblins', 'other');
    plant(other);
    expect(() => { press(other); }).toThrow();
    const rescue = new CrashRecovery(other, { version: '1', memory: memory() });
    rescue.stop();
    expect(await rescue.importFile()).toBeNull();
    expect(other.run?.game.state.seed).toBe('other');
    other.runs.leave();
    const again = await openTitle({ storage: disk });
    expect([gameOf(again).state.seed, gameOf(again).state.turn]).toEqual(['42', 5]);
    expect((await new HistoryBook(disk).read()).entries.map(({ id }) => id)).toEqual(['past']);
    expect([...disk.kept].filter(([key, kept]) => key.startsWith('aside.spared.') && kept.includes('"seed":"other"'))).toHaveLength(1);
  });

  it.each([
    ['is none of ours', 'hello', /"x.json" \(5 bytes\) isn't a saved run, replay, dungeon pack or backup/],
    ['is a recording', 'LF1~1.00000000~classicBare~42~0~00000000~', /^"x.json" has no run/],
    ['is damaged', '{"magic":"lanternfall-archive","format":1', /"x.json"/],
  ])('a file that %s is refused on the error screen with a sentence, and nothing has changed', async (_what, text, why) => {
    const disk = new Disk();
    const session = await played(disk, memoryTail(), choosing('x.json', text));
    const before = JSON.stringify([...disk.kept]);
    const rescue = new CrashRecovery(session, { version: '1', memory: memory() });
    rescue.stop();
    expect(await rescue.importFile()).toMatch(why);
    expect(JSON.stringify([...disk.kept])).toBe(before);
  });

  it('nothing is imported, and nothing said, if the player chooses no file', async () => {
    const session = await played(new Disk(), memoryTail(), choosing());
    expect(await new CrashRecovery(session, { version: '1', memory: memory() }).importFile()).toBe('');
  });

  it('a file without room in the browser is reported as not saved', async () => {
    const session = await played();
    const { text } = await new CrashRecovery(session, { version: '1', memory: memory() }).exportFile();
    const storage = new TestStorage();
    const full = await openTitle({ storage, files: choosing('x.json', text) });
    storage.isFull = true;
    const rescue = new CrashRecovery(full, { version: '1', memory: memory() });
    rescue.stop();
    expect(await rescue.importFile()).toBe('The import couldn\'t be saved. Nothing has changed.');
  });

  it('an error outside the run loses nothing of it: its turns are saved, and the screen says so', async () => {
    const disk = new Disk();
    const session = await played(disk);
    session.on({ turn: () => { throw new Error('no such sprite'); } });
    expect(() => { press(session); }).toThrow('no such sprite');
    const rescue = new CrashRecovery(session, { version: '1', memory: memory() });
    rescue.stop();
    await rescue.settled();
    expect([rescue.standing(), turnIn(newest(disk)), session.breakdown?.of]).toEqual(['kept', 6, 'page']);
    press(session);
    expect(gameOf(session).state.turn).toBe(6);
    expect(rescue.report()).toContain('Broke: outside the run');
  });

  it('listeners after a failed one still get the event, and all errors are reported', async () => {
    const session = await played();
    const heard: string[] = [];
    session.on({ turn: () => { throw new Error('first'); } });
    session.on({ turn: () => { throw new Error('second'); } });
    session.on({ turn: () => { heard.push('third'); } });
    expect(() => { press(session); }).toThrow(AggregateError);
    expect(heard).toEqual(['third']);
  });

  it('says if it is the same error again, and goes back to the previous save', async () => {
    const [disk, tab] = [new Disk(), memory()];
    const standings: string[] = [];
    for (let i = 0; i < 3; i++) {
      const session = await openTitle({ storage: disk });
      if (!session.run) session.runs.start('classicBare', '42');
      for (let turn = 0; i === 0 && turn < 3; turn++) {
        press(session);
        await session.settled();
      }
      plant(session);
      expect(() => { press(session); }).toThrow();
      const rescue = new CrashRecovery(session, { version: '1', memory: tab });
      rescue.stop();
      standings.push(rescue.standing());
      if (i === 1) expect(await rescue.stepBack()).toBe(true);
    }
    expect(standings).toEqual(['before', 'again', 'before']);
    const last = await openTitle({ storage: disk });
    expect(gameOf(last).state.turn).toBe(2);
  });

  it.each([
    ['none', new Disk(), false],
    ['unkept', new MemoryStorage(), true],
  ] as const)('the run is %s', async (standing, storage, isRunning) => {
    const session = await openTitle({ storage });
    if (isRunning) session.runs.start('classicBare', '42');
    const rescue = new CrashRecovery(session, { version: '1', memory: memory() });
    rescue.stop();
    expect(rescue.standing()).toBe(standing);
    expect(decodeArchive((await rescue.exportFile()).text, 'file')).toMatchObject({ ok: true, archive: { run: isRunning ? expect.any(String) as string : null } });
  });

  it('of a game too broken to report, part by part', async () => {
    const session = await played();
    Reflect.deleteProperty(gameOf(session).state, 'player');
    const shut = (): never => { throw new Error('blocked'); };
    const rescue = new CrashRecovery(session, { version: '1', memory: { read: shut, write: shut } });
    expect(rescue.report().filter((line) => line.includes('unavailable'))).toHaveLength(1);
    expect(rescue.report()).toContain('Lanternfall: 1');
  });
});
