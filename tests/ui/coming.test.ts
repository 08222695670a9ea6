import { loadDialogs } from '../../src/ui/modes/dialogs';
import type { Session } from '../../src/ui/Session';
import { type } from './support';
import { makeSession } from '../support/session';

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
