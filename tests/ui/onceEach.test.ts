import * as actionCodec from '../../src/engine/run/actionCodec';
import type * as Codec from '../../src/engine/run/actionCodec';
import * as stateHash from '../../src/engine/run/stateHash';
import type * as Hashing from '../../src/engine/run/stateHash';
import { countingOf, loadLanguage } from '../../src/keep/languages';
import { localDay, localTime, setLanguage } from '../../src/keep/text';
import { gameOf, openRun, type } from './support';

jest.mock('../../src/engine/run/stateHash', () => {
  const whole = jest.requireActual<typeof Hashing>('../../src/engine/run/stateHash');
  return { ...whole, stateHash: jest.fn(whole.stateHash) };
});
jest.mock('../../src/engine/run/actionCodec', () => {
  const whole = jest.requireActual<typeof Codec>('../../src/engine/run/actionCodec');
  return { ...whole, encodeAction: jest.fn(whole.encodeAction) };
});

describe('a turn in the page', () => {
  const counted = [jest.mocked(stateHash.stateHash), jest.mocked(actionCodec.encodeAction)];

  test('hashes the run once and encodes the action once, for its recording, its save and a report of a crash', async () => {
    const { session } = await openRun();
    type(session, '.');
    for (const each of counted) each.mockClear();
    type(session, '.', '.', '.');
    await session.settled();
    expect([gameOf(session).state.turn, session.runs.keeping.turn]).toEqual([4, 4]);
    expect(counted.map((each) => each.mock.calls.length)).toEqual([3, 3]);
  });

  test('that is refused hashes nothing', async () => {
    const { session } = await openRun();
    type(session, '.');
    for (const each of counted) each.mockClear();
    type(session, 'g');
    expect([gameOf(session).state.turn, session.passing === null]).toEqual([1, false]);
    expect(counted.map((each) => each.mock.calls.length)).toEqual([0, 1]);
  });
});

test('dates, numbers and plurals need no new format after the first of a language', async () => {
  await loadLanguage('de');
  const useAll = (): void => {
    for (const language of ['en', 'de'] as const) {
      setLanguage(language);
      const counting = countingOf(language);
      const start = new Date(0);
      for (const show of [() => counting.numeral(12_345), () => counting.wording(2)]) show();
      for (const show of [() => localTime(start), () => localDay(start), () => localDay(start, 'UTC')]) show();
    }
    setLanguage('en');
  };
  useAll();
  const made = (['DateTimeFormat', 'NumberFormat', 'PluralRules'] as const).map((name) => jest.spyOn(Intl, name));
  useAll();
  expect(made.map((each) => each.mock.calls.length)).toEqual([0, 0, 0]);
  jest.restoreAllMocks();
});
