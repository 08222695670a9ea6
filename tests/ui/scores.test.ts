import { encodeReplay } from '../../src/engine/run/replay';
import { Scores } from '../../src/ui/modes/Scores';
import type { Session } from '../../src/ui/Session';
import { text } from '../../src/keep/text';
import { scoreView } from '../../src/ui/views/historyView';
import type { Verdict } from '../../src/keep/replays/verify';
import { keeping, line, recording, steps } from './replays';
import { openRun, openTitle, type } from './support';

/** The page for scores, with pauses that end when the test says so. */
async function opened(): Promise<{ session: Session; mode: Scores; go: (slices?: number) => Promise<void> }> {
  const session = await openTitle();
  const waiting: (() => void)[] = [];
  let now = 0;
  const mode = new Scores({ pause: () => new Promise((resolve) => { waiting.push(resolve); }), clock: () => (now += 4) });
  session.modes.push(mode);
  const go = async (slices = 1): Promise<void> => {
    for (let slice = 0; slice < slices; slice++) {
      waiting.shift()?.();
      for (let turn = 0; turn < 5; turn++) await Promise.resolve();
    }
  };
  return { session, mode, go };
}

const labels = ({ choices }: Scores): string[] => choices.map(({ label }) => label);

describe('checking a score', () => {
  it('is in the history', async () => {
    const session = await openTitle();
    session.command({ do: 'pastRuns' });
    session.command({ do: 'scores' });
    expect(session.modes.top.kind).toBe('scores');
    type(session, 'Escape');
    expect(session.modes.top.kind).toBe('pastRuns');
  });

  it('replays it in the background with progress, then stamps it', async () => {
    const { session, mode, go } = await opened();
    session.command({ do: 'paste', text: ` ${line}\n` });
    type(session, 'Enter');
    expect(labels(mode)).toEqual(['ui.scores.stop']);
    await go(2);
    const before = mode.progress?.at ?? 0;
    expect(before).toBeGreaterThan(0);
    await go(3);
    expect(mode.progress?.at).toBeGreaterThan(before);
    expect(mode.progress?.count).toBe(steps.length);
    await go(steps.length);
    expect(mode.verdict?.is).toBe('verified');
    expect([mode.progress, labels(mode)]).toEqual([null, ['ui.scores.check', 'ui.scores.watch']]);
    const view = scoreView(mode.verdict as Verdict);
    expect(view.isProven).toBe(true);
    expect(view.points).toMatch(/^Score: \d+$/);
    expect(view.lines[0]).toContain('seed "3"');
    expect(view.lines[1]).toMatch(/^Killed by .* on floor \d+ after \d+ turns\.$/);
  });

  it('can be stopped, by its button, by another text and by closing', async () => {
    const { session, mode, go } = await opened();
    const begin = async (): Promise<void> => {
      session.command({ do: 'paste', text: line });
      session.command({ do: 'choose', index: 0 });
      await go();
      expect(labels(mode)).toEqual(['ui.scores.stop']);
    };
    await begin();
    session.command({ do: 'choose', index: 0 });
    expect([mode.verdict, mode.progress]).toEqual([{ is: 'stopped' }, null]);
    await go(3);
    expect(mode.verdict).toEqual({ is: 'stopped' });
    await begin();
    session.command({ do: 'paste', text: 'other' });
    await go(3);
    expect(mode.verdict).toBeNull();
    await begin();
    type(session, 'Escape');
    await go(steps.length);
    expect([session.modes.top.kind, mode.verdict]).toEqual(['newRun', { is: 'stopped' }]);
  });

  it('asks for a text if there is none', async () => {
    const { session, mode } = await opened();
    type(session, 'Enter');
    expect([mode.error, mode.verdict]).toEqual([text('ui.scores.empty'), null]);
    session.command({ do: 'paste', text: 'x' });
    expect(mode.error).toBeNull();
  });

  it('lets the player watch it, or says in the dialog why not', async () => {
    const { session, mode } = await opened();
    session.command({ do: 'paste', text: 'nonsense' });
    session.command({ do: 'choose', index: 1 });
    expect([mode.error, session.notice]).toEqual(['This isn\'t a Lanternfall replay.', null]);
    session.command({ do: 'paste', text: line });
    session.command({ do: 'choose', index: 1 });
    expect(session.modes.top.kind).toBe('watching');
    type(session, 'Escape');
    expect(session.modes.top).toBe(mode);
  });

  it('changes neither the current run nor anything stored', async () => {
    const { kept, ports } = keeping();
    const { session, game } = await openRun(ports);
    await session.settled();
    const before = [game.hash, JSON.stringify([...kept])];
    const mode = new Scores({ pause: () => Promise.resolve() });
    session.modes.push(mode);
    session.command({ do: 'paste', text: line });
    session.command({ do: 'choose', index: 0 });
    while (mode.verdict === null) await new Promise((resolve) => { setTimeout(resolve); });
    await session.settled();
    expect([game.hash, JSON.stringify([...kept])]).toEqual(before);
  });

  it.each<[string, string, string]>([
    ['wrong', encodeReplay({ ...recording, hash: 1 }), `All ${steps.length} actions play, but the final state (turn `],
    ['version', encodeReplay({ ...recording, version: '0.00000001' }), 'It was recorded with version 0.00000001 and can only be verified there. This is '],
    ['pack', encodeReplay({ ...recording, pack: 'moria' }), 'This run\'s dungeon isn\'t installed: "moria".'],
    ['unreadable', line.slice(0, -1), `The replay is unreadable after action ${steps.length - 1} of ${steps.length}.`],
  ])('reports the verdict %s', async (is, pasted, words) => {
    const { session, mode, go } = await opened();
    session.command({ do: 'paste', text: pasted });
    type(session, 'Enter');
    await go(steps.length);
    expect(mode.verdict?.is).toBe(is);
    const view = scoreView(mode.verdict as Verdict);
    expect(view.lines.join(' ')).toContain(words);
    expect(view.isProven).not.toBe(true);
  });
});
