import { Game } from '../../src/engine/Game';
import { encodeReplay } from '../../src/engine/run/replay';
import { Replaying } from '../../src/engine/run/Replaying';
import { encodeEntry, keyOfEntry, type HistoryEntry } from '../../src/keep/history';
import { HistoryBook, bestOf } from '../../src/keep/HistoryBook';
import { MemoryStorage } from '../../src/keep/saves/KeyStore';
import type { PastRuns } from '../../src/ui/modes/PastRuns';
import type { Session } from '../../src/ui/Session';
import { Proofs } from '../../src/keep/replays/Proofs';
import { contentOf } from '../../src/keep/packRegistry';
import { type Bot, playWithReplay } from '../../src/lab/playRun';
import { BOTS } from '../../src/lab/bots';
import { contentById } from '../../src/lab/contentById';
import { proven } from './pastRuns';
import { gameOf, openTitle, threaten, type, topOf } from './support';
import { proofsOf, proveEnds } from '../../src/ui/run/proofsOf';

const best = proven('goblins', '5');
const settle = (): Promise<void> => new Promise((resolve) => { setTimeout(resolve); });

/** Runs that each claim more than the one before; their recordings show something else. */
function claims(count: number, change: (replay: string, index: number) => string = (replay) => replay): HistoryEntry[] {
  return Array.from({ length: count }, (_, index) => ({ ...best, id: `claim-${index}`, score: 1000 + index, replay: change(best.replay ?? '', index) }));
}

const wrong = (replay: string, index: number): string => replay.replace(/~\d+~([0-9a-f]{8})~/, (all, hash: string) => all.replace(hash, (index + 1).toString(16).padStart(8, '0')));
const outdated = (replay: string): string => replay.replace(/^LF1~\d+/, 'LF1~1');

async function stored(entries: readonly HistoryEntry[]): Promise<MemoryStorage> {
  const storage = new MemoryStorage();
  await storage.write(Object.fromEntries(entries.map((entry) => [keyOfEntry(entry), encodeEntry(entry)])));
  return storage;
}

/** The list of finished runs, and how often it has been drawn. */
async function open(storage: MemoryStorage): Promise<{ session: Session; mode: PastRuns; drawn: () => number; done: () => Promise<void> }> {
  const session = await openTitle({ storage });
  let drawn = 0;
  session.on({ change: () => { drawn++; } });
  session.command({ do: 'pastRuns' });
  const top = topOf(session);
  if (top.kind !== 'pastRuns') throw new Error(`${top.kind} is open`);
  const done = async (): Promise<void> => {
    const proofs = proofsOf(session);
    let before = -1;
    for (let still = 0; still < 40; still++) {
      if (proofs.checked !== before) still = 0;
      before = proofs.checked;
      await settle();
    }
  };
  return { session, mode: top, drawn: () => drawn, done };
}

describe('a long history', () => {
  it('whose recordings show something else is drawn a few times, not after each', async () => {
    const { drawn, session, done } = await open(await stored(claims(120, wrong)));
    await done();
    expect(proofsOf(session).checked).toBe(120);
    expect(drawn()).toBeLessThan(8);
  });

  it('whose version is gone is neither replayed nor drawn again', async () => {
    const played = jest.spyOn(Replaying.prototype, 'next');
    const { drawn, mode, done } = await open(await stored(claims(1500, outdated)));
    await done();
    expect(played).not.toHaveBeenCalled();
    played.mockRestore();
    expect(drawn()).toBeLessThan(5);
    expect(mode.past?.entries).toHaveLength(1500);
  });

  it('shows the newest at first, and older ones when asked', async () => {
    const { session, mode, done } = await open(await stored(claims(250, outdated)));
    await done();
    expect([mode.slots().length, mode.left]).toEqual([100, 150]);
    type(session, 'ArrowUp', 'Enter');
    expect([mode.slots().length, mode.left, mode.cursor]).toEqual([200, 50, 100]);
    type(session, 'Enter');
    expect(session.modes.top).toMatchObject({ kind: 'pastRun', entry: { id: mode.slots()[100]?.entry.id } });
    type(session, 'Escape', 'ArrowUp');
    session.command({ do: 'choose', index: 200 });
    expect([mode.slots().length, mode.left]).toEqual([250, 0]);
    session.command({ do: 'choose', index: 250 });
    expect(session.modes.top).toBe(mode);
    type(session, 'ArrowRight');
    expect([mode.pack, mode.slots().length]).toEqual(['goblins', 100]);
  });

  it('is read in slices, with pauses between them', async () => {
    let pauses = 0;
    const storage = await stored(claims(1000));
    const most = jest.spyOn(storage, 'read');
    const { entries } = await new HistoryBook(storage).read(() => { pauses++; return Promise.resolve(); });
    expect(entries).toHaveLength(1000);
    expect(pauses).toBe(4);
    expect(Math.max(...most.mock.calls.map(([keys]) => keys.length))).toBe(200);
  });

  it('is ranked in one walk down: each is asked once', () => {
    let asked = 0;
    const all = claims(3000, (replay, index) => `${replay}${index % 1500}`).map((entry) => new Proxy(entry, { get: (target, field) => { if (field === 'replay') asked++; return Reflect.get(target, field) as unknown; } }));
    expect(bestOf(all, 'goblins', 3000)).toHaveLength(1500);
    expect(asked).toBeLessThan(10_000);
  });
});

describe('what a recording has shown', () => {
  it('is found out once, on this page and on the next', async () => {
    const storage = await stored([...claims(3, wrong), best]);
    const first = await open(storage);
    await first.done();
    expect(first.mode.slots().filter(({ isBest }) => isBest).map(({ entry }) => entry.id)).toEqual(['5']);
    expect(proofsOf(first.session).checked).toBe(4);
    const played = jest.spyOn(Replaying.prototype, 'next');
    const second = await open(storage);
    await second.done();
    expect(second.mode.slots().filter(({ isBest }) => isBest).map(({ entry }) => entry.id)).toEqual(['5']);
    expect([proofsOf(second.session).checked, played.mock.calls.length]).toEqual([0, 0]);
    played.mockRestore();
  });

  it('is found out when a ranked run has ended, before a later version may be unable to', async () => {
    const session = await openTitle();
    // As the page does once the dialogs are there.
    proveEnds(session);
    session.runs.start('goblins', '');
    threaten(gameOf(session));
    for (let turn = 0; turn < 20 && session.isRunning; turn++) type(session, '.');
    await session.settled();
    const { id } = session.run?.record ?? { id: '' };
    const proof = async (): Promise<string | undefined> => (await new HistoryBook(session.ports.storage).find(id))?.proof;
    expect(await proof()).toBeUndefined();
    for (let task = 0; task < 200 && (await proof()) === undefined; task++) {
      session.tick(16);
      await settle();
    }
    // A monster that a test puts there is in no recording.
    expect([await proof(), proofsOf(session).checked]).toEqual(['refused', 1]);
  });

  it('holds for that entry alone, not for another of its name', async () => {
    const storage = await stored([best]);
    const proofs = new Proofs(contentOf, { note: (entry, proof) => new HistoryBook(storage).note(entry, proof) });
    const richer = { ...best, score: best.score + 1 };
    expect([await proofs.prove(richer), await proofs.prove(best)]).toEqual([false, true]);
    await settle();
    expect(await new HistoryBook(storage).find(best.id)).toEqual({ ...best, proof: 'verified' });
  });

  it('is nothing of a run that goes on: its entry claims an end', async () => {
    const begun = encodeReplay(playWithReplay(contentById('goblins'), { seed: '5', bot: BOTS['random'] as Bot, turns: 3 }).replay);
    expect(await new Proofs(contentOf).prove({ ...best, replay: begun })).toBe(false);
  });

  it('is noted for good, unless the rules have thrown: a later build may have mended that', async () => {
    const noted: string[] = [];
    const note = (_entry: HistoryEntry, proof: string): Promise<void> => { noted.push(proof); return Promise.resolve(); };
    const turn = jest.spyOn(Game.prototype, 'turn').mockImplementation(() => { throw new Error('broken'); });
    expect(await new Proofs(contentOf, { note }).prove(best)).toBe(false);
    turn.mockRestore();
    expect(noted).toEqual([]);
    expect(await new Proofs(contentOf, { note }).prove(best)).toBe(true);
    for (const claim of claims(1, wrong)) expect(await new Proofs(contentOf, { note }).prove(claim)).toBe(false);
    expect(noted).toEqual(['verified', 'refused']);
  });

  it('begins with a pause, so that many short recordings don\'t hold up the page', async () => {
    let pauses = 0;
    const proofs = new Proofs(contentOf, { pause: () => { pauses++; return Promise.resolve(); }, clock: () => 0 });
    for (const claim of claims(3, wrong)) await proofs.prove(claim);
    expect(pauses).toBe(3);
  });
});
