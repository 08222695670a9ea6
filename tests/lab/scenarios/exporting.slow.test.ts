import { decodeReplay } from '../../../src/engine/run/decodeReplay';
import type { Recorded } from '../../../src/engine/run/replay';
import { Replaying } from '../../../src/engine/run/Replaying';
import { type Exported, exportScenario, type Wanted } from '../../../src/lab/scenarios/exportScenario';
import { playScenario } from '../../../src/lab/scenarios/playScenario';
import { printScenario } from '../../../src/lab/scenarios/printScenario';
import { scenarioIn } from '../../../src/lab/scenarios/readScenario';
import { shippedContent } from '../../../src/lab/shippedContent';
import { newGame } from '../../../src/procgen/newGame';
import { recordings } from '../../trust/recordings';

const TEXTS = new Map(recordings());

/** A recording that is played, as far as it was needed. */
interface Played {
  readonly run: Replaying;
  readonly steps: readonly Recorded[];
}

const begun = new Map<string, Played>();

/** A recording before a turn: each is played but once if its turns are asked for in their order. */
function before(name: string, turn: number): Played {
  const known = begun.get(name);
  if (known && known.run.game.state.turn <= turn) return known;
  const decoded = decodeReplay((TEXTS.get(name) ?? '').trim());
  if (!decoded.ok) throw new Error(decoded.why);
  const run = new Replaying(newGame(shippedContent(decoded.replay.pack), decoded.replay.seed), decoded);
  const played = { run, steps: decoded.steps };
  begun.set(name, played);
  return played;
}

/** A turn cut out of one of the recordings. */
function exported(name: string, wanted: Partial<Wanted> & Pick<Wanted, 'turn'>): Exported {
  const { run, steps } = before(name, wanted.turn);
  return exportScenario(run, steps, { radius: undefined, actions: 10, ...wanted });
}

/** What is wrong with a scenario once it has been written and read again. */
function faultsOf({ scenario }: Exported): readonly string[] {
  const read = scenarioIn(printScenario(scenario), 'x.json');
  return read.ok ? playScenario(shippedContent(read.scenario.pack ?? ''), read.scenario).faults : read.faults;
}

/** Turns of fights, fire, water and charges, none of them ten actions before the stairs. */
const MOMENTS: readonly (readonly [name: string, turn: number])[] = [
  ['lanternfall-fighter', 5], ['lanternfall-fighter', 490], ['lanternfall-fighter', 1169], ['lanternfall-fighter', 1999], ['lanternfall-fighter', 2117],
  ['lanternfall-fighter', 3350], ['lanternfall-fighter', 3962], ['lanternfall-fighter', 4722],
  ['lanternfall-random', 490], ['lanternfall-waiter', 300], ['classic-fighter', 490], ['goblins-fighter', 300],
];

describe('a turn of a recording', () => {
  it.each(MOMENTS)('of %s, turn %i, goes on as it went there: all of it with the whole floor, and in a part as far as that decides', (name, turn) => {
    const whole = exported(name, { turn, radius: 300 });
    expect(whole.actions).toBe(10);
    expect(faultsOf(whole)).toEqual([]);
    const part = exported(name, { turn });
    expect(part.actions).toBeGreaterThan(0);
    expect(faultsOf(part)).toEqual([]);
  });

  it('is cut out with what is near the hero, and walls around that', () => {
    // The classic pack never changes, and its recording neither.
    const { scenario: { map }, radius } = exported('classic-fighter', { turn: 700, radius: 6 });
    expect(radius).toBe(6);
    expect(map).toEqual([
      '###############',
      '#......##.....#',
      '#......##.....#',
      '#......##.....#',
      '#......##.....#',
      '#.A....##.....#',
      '###.#####.....#',
      '#.....A@o.....#',
      '###.#####.....#',
      '###.###########',
      '###.###########',
      '###.###########',
      '#.............#',
      '###.###########',
      '###############',
    ]);
  });

  it('keeps only what goes as in the recording, and stays on its floor', () => {
    const stairs = exported('classic-fighter', { turn: 1654, radius: 300 });
    expect(stairs.actions).toBeLessThan(10);
    expect(faultsOf(stairs)).toEqual([]);
  });

  it('has to be in the recording', () => {
    expect(() => exported('lanternfall-vandal', { turn: 900 })).toThrow(/^The recording ends in turn \d+, before turn 900\.$/);
  });
});
