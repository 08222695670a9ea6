import { Wait } from '../../../src/engine/actions/moves';
import { NO_LORE } from '../../../src/keep/lore';
import { contentById } from '../../../src/lab/contentById';
import { begunOn, savedRun } from '../../../src/workshop/trial/begunRun';
import { trialPorts } from '../../../src/workshop/trial/trialPorts';
import { makeSession } from '../../support/session';

/** A page whose storage can be read, and says what is written. */
function pageWith(stored: Readonly<Record<string, string>>) {
  const written: string[] = [];
  const localStorage = { getItem: (key: string) => stored[key] ?? null, setItem: (key: string) => { written.push(key); } };
  const page = { localStorage, navigator: { languages: ['en'] }, document: { fullscreenEnabled: false, documentElement: {} } };
  return { page: page as unknown as Window, written };
}

it('goes on with the run that it is given, by the player\'s settings, and writes nothing', async () => {
  const { page, written } = pageWith({ 'lanternfall.settings': JSON.stringify({ scheme: 'wasd', hints: 'off' }) });
  const run = savedRun(begunOn(contentById('classic'), { seed: '31', floor: 1 }, null));
  const session = makeSession(trialPorts(page, run));
  expect(await session.runs.resume()).toBe('resumed');
  expect([session.run?.game.state.seed, session.run?.record.ranked, session.settings.scheme]).toEqual(['31', false, 'wasd']);
  if (session.run) session.runs.venture(session.run, new Wait());
  session.configure({ scheme: 'classic' });
  session.lore.put('classic', NO_LORE);
  await session.settled();
  expect([session.run?.game.state.turn, session.runs.savedTurn, session.settings.scheme, written]).toEqual([1, null, 'classic', []]);
});
