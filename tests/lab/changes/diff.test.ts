import { packs } from '../../../src/content/packs';
import { Rng } from '../../../src/engine/core/rng';
import { DiffTally, surelyChanged } from '../../../src/lab/changes/DiffTally';
import { hazardOf, lostOn, measureOf, WON } from '../../../src/lab/changes/measures';
import { readChange, setRows } from '../../../src/lab/changes/rowChanges';
import { RunsFile } from '../../../src/lab/runs/runsFiles';
import { contentById } from '../../../src/lab/contentById';
import { headerOf } from '../../../src/lab/runs/header';
import type { RunRecord } from '../../../src/lab/runs/RunRecord';
import { UsageError } from '../../../src/lab/failures';
import { lab } from '../../support/labAnswer';
import { madeRun, spareFiles } from '../../support/madeRuns';

const file = spareFiles();

/** A run that dies on each floor with that chance, else wins. */
function planted(rng: Rng, seed: number, hazards: readonly number[]): RunRecord {
  const died = hazards.findIndex((hazard) => rng.next() / 2 ** 32 < hazard);
  const floor = hazards.slice(0, died < 0 ? hazards.length : died + 1).map((_, index) => index + 1);
  return madeRun({ seed: String(seed), end: died < 0 ? 'won' : 'died', floors: { floor } });
}

describe('a changed pack', () => {
  it('has the new values in their places, and the others as they were', () => {
    const changed = setRows(packs.lanternfall, [readChange('monsters.rat=[[1,99]]'), readChange('schedule.bread=null'), readChange('tiles.0.glyph="X"')]);
    expect([changed.monsters['rat'], changed.schedule?.['bread'], changed.tiles[0]?.glyph]).toEqual([[[1, 99]], undefined, 'X']);
    expect({ ...changed, monsters: 0, schedule: 0, tiles: 0 }).toEqual({ ...packs.lanternfall, monsters: 0, schedule: 0, tiles: 0 });
    expect(packs.lanternfall.monsters.rat).not.toEqual([[1, 99]]);
  });

  it.each([
    ['monsters.ratt=[[1,9]]', '--set monsters.ratt: there is no such place in the pack; did you mean "rat"?'],
    ['monster.rat=[[1,9]]', '--set monster: there is no such place in the pack; did you mean "monsters"?'],
    ['monsters.rat=[[1,9]', '--set monsters.rat: [[1,9] is not JSON; a curve is a list of [floor, value] points, such as [[6,15],[9,8]].'],
    ['monsters.rat', '--set must be a place and its value, such as monsters.wolf=[[6,15],[9,8]] (got "monsters.rat").'],
    ['monsters.rat=-3', /^Pack lanternfall, table monsters, id rat: -3 is not a list of \[floor, value\] points/],
  ])('is refused with %j', async (change, sentence) => {
    await expect(lab('diff', 'lanternfall', '--set', change)).rejects.toThrow(sentence);
  });
});

describe('a diff', () => {
  const wanted = { detect: 0.04, power: 0.8 };

  function decided(seed: string, [one, other]: readonly (readonly number[])[], measure = WON): DiffTally {
    const tally = new DiffTally(measure, 3, wanted);
    const rng = Rng.of(seed, 'diff');
    for (let run = 1; tally.verdict === 'open' || run < 100; run++) tally.add(planted(rng, run, one ?? []), planted(rng, run, other ?? []));
    return tally;
  }

  it('finds the floor that became harder, and says by how much', () => {
    const tally = decided('harder', [[0.05, 0.1, 0.3], [0.05, 0.25, 0.3]]);
    const found = tally.read();
    expect([found.verdict, Math.sign(found.change.value), surelyChanged(found, 1), surelyChanged(found, -1)]).toEqual(['different', -1, [{ first: 2, last: 2 }], []]);
    const second = found.floors[1];
    expect(second && [second.low < 0.15, second.high > 0.15, second.low > 0]).toEqual([true, true, true]);
  });

  it('says so when nothing changed', () => {
    expect(['alike', 'unclear']).toContain(decided('same', [[0.1, 0.2], [0.1, 0.2]]).read().verdict);
  });

  it('measures the hazard of floors over the arrivals there', () => {
    const records = [madeRun({ floors: { floor: [1, 2] } }), madeRun({ floors: { floor: [1, 2, 3] }, end: 'won' }), madeRun({ floors: { floor: [1] } })];
    expect(records.map(hazardOf(2, 3).of)).toEqual([{ events: 1, chances: 1 }, { events: 0, chances: 2 }, { events: 0, chances: 0 }]);
    const found = decided('hazard', [[0, 0.1, 0.1], [0, 0.2, 0.2]], hazardOf(2, 3)).read();
    expect([found.verdict, found.measure, found.change.value > 0]).toEqual(['different', 'hazard of floors 2-3', true]);
  });

  it('measures the HP lost on floors over the arrivals there, also of runs that begin deeper', () => {
    const records = [
      madeRun({ floors: { lost: [0.5, 0.25, 1.5] } }), madeRun({ floors: { lost: [0.5] } }),
      { ...madeRun({ floors: { lost: [0.5, 0.25] } }), from: 3 },
    ];
    expect(records.map(lostOn(2, 3).of)).toEqual([{ events: 1.75, chances: 2 }, { events: 0, chances: 0 }, { events: 0.5, chances: 1 }]);
    expect([lostOn(3, 3).name, measureOf({ on: [2, 3], lost: true }).name]).toEqual(['HP lost on floor 3', 'HP lost on floors 2-3']);
    expect(() => measureOf({ lost: true })).toThrow('--lost is about some floors: say which with --on.');
  });

  it('joins neighbouring floors that changed alike', () => {
    const [tally, rng] = [new DiffTally(WON, 3, wanted), Rng.of('range', 'diff')];
    for (let run = 1; run <= 1000; run++) tally.add(planted(rng, run, [0.05, 0.05, 0.05]), planted(rng, run, [0.2, 0.2, 0.05]));
    const found = tally.read();
    expect(surelyChanged(found, 1)).toEqual([{ first: 1, last: 2 }]);
  });
});

describe('lab diff', () => {
  const limits = ['--bot', 'waiter', '--turns', '20', '--floors', '1', '--workers', '1'];

  it('plays both packs on the same seeds, and says how sure it is', async () => {
    const { data, lines } = await lab('diff', 'classicBare', '--set', 'monsters.troll=[[1,50]]', ...limits, '--seeds', '3', '--detect', '20');
    expect(data).toMatchObject({ one: 'classicBare', other: 'classicBare with monsters.troll=[[1,50]]', pairs: 3, verdict: 'open' });
    expect(lines.slice(0, 3)).toEqual([
      'A: classicBare', 'B: classicBare with monsters.troll=[[1,50]]',
      expect.stringMatching(/^runs won: 0\.0 % -> 0\.0 % \(-[\d.]+ to \+[\d.]+ points\), 3 pairs of runs by the waiter bot: not sure yet: more seeds are needed$/),
    ]);
    expect(lines.at(-1)).toMatch(/^ +1 +3 +3 +\d+\.\d % -> \d+\.\d % /);
  });

  it('pairs the runs of two files by their seeds', async () => {
    const content = contentById('classicBare');
    const names = ['left.ndjson', 'right.ndjson.gz'];
    for (const [at, name] of names.entries()) {
      const rng = Rng.of(name, 'runs');
      const [first, last] = at === 0 ? [1, 900] : [101, 1000];
      const out = RunsFile.begin(file(name), headerOf(content, { bot: 'fighter', turns: 9, floors: 3 }, { first, last }));
      for (let seed = first; seed <= last; seed++) out.add(planted(rng, seed, at === 0 ? [0.1, 0.1, 0.1] : [0.1, 0.1, 0.5]));
      await out.finish();
    }
    const { data, lines } = await lab('diff', ...names.map(file), '--detect', '5', '--floors', '1-3');
    expect(data).toMatchObject({ verdict: 'different', bot: 'fighter' });
    expect(lines).toContainEqual(expect.stringMatching(/^B is harder on floor 3: hazard \d+\.\d % -> \d+\.\d %, with certainty$/));
    await expect(lab('diff', file('left.ndjson'), '--set', 'sight=3')).rejects.toThrow(`--set changes a pack; ${file('left.ndjson')} is a file of runs.`);
    await expect(lab('diff', file('left.ndjson'), 'moria')).rejects.toThrow(/^Unknown pack "moria"/);
  });

  it.each([
    [['classic'], /^lab diff compares two packs or files of runs, or one pack and a change of it/],
    [['classic', 'basic', 'deep'], /^lab diff compares two packs/],
    [['classic', 'deep', '--set', 'sight=3'], /^lab diff compares two packs/],
    [['classic', 'deep', '--detect', '0'], '--detect must be a percentage above 0 and below 100, such as 3 or 0.5 (got "0").'],
    [['classic', 'deep', '--on', '8-6'], '--on must be a floor or an ascending range from 1 to 9999, such as 3 or 1-10 (got "8-6").'],
  ])('refuses %j', async (args, sentence) => {
    const error: unknown = await lab('diff', ...args).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(UsageError);
    expect((error as Error).message).toMatch(sentence);
  });
});
