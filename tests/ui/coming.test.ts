import { loadDialogs } from '../../src/ui/modes/dialogs';
import type { Session } from '../../src/ui/Session';
import { type } from './support';
import * as play from '../../src/ui/run/play';
import { makeSession, makeTitle } from '../support/session';

/** A session whose dialogs are still on their way. */
async function openEarly(): Promise<Session> {
  const session = makeSession();
  await session.runs.resume();
  return session;
}

const kindsOf = ({ modes }: Session): readonly unknown[] => [modes.top.kind, modes.depth];

// The module remembers what has come, so the order of these tests counts.
describe('a dialog that is still on its way', () => {
  test('is stood in for, can be closed, and comes where it was opened', async () => {
    const session = await openEarly();
    session.command({ do: 'help' });
    expect(kindsOf(session)).toEqual(['coming', 2]);
    type(session, 'Escape');
    expect(kindsOf(session)).toEqual(['newRun', 1]);
    session.command({ do: 'help' });
    session.modes.complete(await loadDialogs());
    expect(kindsOf(session)).toEqual(['help', 2]);
  });

  test('opens at once when all have come', async () => {
    const session = await openEarly();
    session.command({ do: 'help' });
    expect(kindsOf(session)).toEqual(['help', 2]);
  });
});

describe('a run begun before what playing needs has come', () => {
  const standing = ({ isWaiting, modes, run }: Session): readonly unknown[] => [isWaiting, modes.top.kind, run?.game.state.seed ?? null];

  test('begins as soon as that comes, as it was asked for, and takes no keys until then', async () => {
    const session = makeTitle();
    await session.runs.resume();
    session.runs.hero = 'warden';
    session.runs.start('lanternfall', 'mine');
    session.runs.hero = 'tinker';
    session.command({ do: 'help' });
    expect(standing(session)).toEqual([true, 'opening', null]);
    session.complete(play);
    expect(standing(session)).toEqual([false, 'playing', 'mine']);
    expect(session.game?.state.hero.kind).toBe('warden');
  });

  test('begins so from the address of the page too, and that of the day', async () => {
    const named = makeTitle();
    expect(await named.runs.resume('?seed=theirs')).toBe('started');
    named.complete(play);
    expect(standing(named)).toEqual([false, 'playing', 'theirs']);
    const daily = makeTitle();
    await daily.runs.resume();
    const begun = daily.daily.begin();
    expect(daily.isWaiting).toBe(true);
    daily.complete(play);
    await begun;
    expect(daily.run?.record).toMatchObject({ daily: '2026-11-30', ranked: true });
    expect(daily.daily.state).toEqual({ kind: 'underWay' });
  });

  test('is refused at once where it can\'t begin', async () => {
    const session = makeTitle();
    await session.runs.resume();
    session.runs.start('nowhere', '');
    expect([session.isWaiting, session.notice === null]).toEqual([false, false]);
  });
});
