import lanternfall from '../../../assets/arrivals/lanternfall.json';
import { readArrivals } from '../../../src/lab/arrivals/arrivalsFile';
import { botNamed } from '../../../src/lab/bots';
import { contentById } from '../../../src/lab/contentById';
import { actionsBefore, recordedRun } from '../../../src/lab/runs/recordedRun';
import { ReplayMode } from '../../../src/ui/modes/ReplayMode';
import type { Session } from '../../../src/ui/Session';
import type { Watched } from '../../../src/workshop/trial/order';
import { watch } from '../../../src/workshop/trial/watch';
import { makeSession } from '../../support/session';

const bot = botNamed('diver');
const campaign = contentById('lanternfall');

function ordered(deep: boolean): Watched {
  const arrivals = readArrivals('lanternfall.json', lanternfall, campaign).byFloor.get(4) ?? [];
  const limits = { bot, turns: 500, floors: 10, ...(deep ? { begins: { floor: 4, arrivals } } : {}) };
  const run = recordedRun(campaign, '7', limits);
  const begins = run.begins && { floor: run.begins.floor, arrivals: [run.begins.arrival] };
  return { recording: run.recording, after: actionsBefore(run, 20), begins: begins ?? null };
}

function watching(order: Watched) {
  let left = 0;
  const session = makeSession();
  watch(session, order, () => { left++; });
  return { session, left: () => left };
}

function modeOf({ screen: { mode } }: Session): ReplayMode {
  if (!(mode instanceof ReplayMode)) throw new Error('no replay');
  return mode;
}

/** Winds to where it begins. */
function wind(session: Session): ReplayMode {
  const mode = modeOf(session);
  for (let frames = 0; mode.isSeeking && frames < 1000; frames++) session.tick(16);
  return mode;
}

describe.each([['from the first floor', false], ['from a deeper floor', true]])('a run %s', (_name, deep) => {
  const order = ordered(deep);

  it('is shown from its last turns on, to its end and from its beginning', () => {
    const { session } = watching(order);
    const mode = wind(session);
    expect([mode.at, mode.speed, mode.errors]).toEqual([order.after, 0.5, []]);
    session.command({ do: 'seek', to: Infinity });
    wind(session);
    expect([mode.reel.isAtEnd, mode.errors]).toEqual([true, []]);
    session.command({ do: 'seek', to: 0 });
    wind(session);
    expect([mode.at, mode.game.state.floor]).toEqual([0, deep ? 4 : 1]);
  });

  it('can be left, and taken over, which does not leave it', () => {
    const { session, left } = watching(order);
    wind(session);
    session.command({ do: 'takeOver' });
    expect([left(), session.run?.game.state.seed, session.run?.replay === null]).toEqual([0, '7', deep]);
    const other = watching(order);
    other.session.command({ do: 'close' });
    expect([other.left(), other.session.screen.mode]).toEqual([1, null]);
  });
});

it('refuses what is no recording, and a pack that is not there', () => {
  const session = makeSession();
  expect(() => { watch(session, { recording: 'LF1~', after: 0, begins: null }, () => undefined); }).toThrow();
  const { recording } = ordered(false);
  const other = recording.replace('~lanternfall~', '~elsewhere~');
  expect(() => { watch(session, { recording: other, after: 0, begins: null }, () => undefined); }).toThrow('no pack elsewhere');
});
