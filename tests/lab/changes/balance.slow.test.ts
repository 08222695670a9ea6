import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Rng } from '../../../src/engine/core/rng';
import { balanceOf, outsideOf } from '../../../src/lab/changes/balance';
import { contentById } from '../../../src/lab/contentById';
import { headerOf, type Header } from '../../../src/lab/runs/header';
import { RunsFile } from '../../../src/lab/runs/runsFiles';
import type { RunRecord } from '../../../src/lab/runs/RunRecord';
import { UsageError } from '../../../src/lab/failures';
import { lab } from '../../support/labAnswer';
import { madeRun, spareFiles } from '../../support/madeRuns';

const file = spareFiles();
const RUNS = 300;
const CASES = 100;
const WITHIN = 0.03;

/** Like those of the campaign. */
const HAZARDS = [0, 0, 0.01, 0.01, 0.11, 0.1, 0.1, 0.24, 0.32, 0.57];

/** Runs that die on each floor with that chance, else win; `rng` decides each by its seed alone. */
function planted(rng: Rng, hazards: readonly number[]): RunRecord[] {
  return Array.from({ length: RUNS }, (_, run) => {
    const died = hazards.findIndex((hazard) => rng.next() / 2 ** 32 < hazard);
    const floor = hazards.slice(0, died < 0 ? hazards.length : died + 1).map((_, index) => index + 1);
    return madeRun({ seed: String(run + 1), end: died < 0 ? 'won' : 'died', floors: { floor } });
  });
}

/** In how many of the cases a hazard leaves its band, any measure does, and which does how often. */
function found(seed: string, changed: readonly number[]): { readonly hazards: number; readonly any: number; readonly of: ReadonlyMap<string, number> } {
  const rng = Rng.of(seed, 'balance');
  const of = new Map<string, number>();
  let [hazards, any] = [0, 0];
  for (let i = 0; i < CASES; i++) {
    const outside = outsideOf(balanceOf(planted(rng, HAZARDS), planted(rng, changed), { floors: HAZARDS.length, within: WITHIN }));
    for (const { measure, standing } of outside) of.set(`${measure.name} ${standing}`, (of.get(`${measure.name} ${standing}`) ?? 0) + 1);
    if (outside.some(({ measure }) => measure.name.startsWith('hazard'))) hazards++;
    if (outside.length > 0) any++;
  }
  return { hazards, any, of };
}

function changed(floor: number, by: number): number[] {
  return HAZARDS.map((hazard, index) => (index + 1 === floor ? hazard + by : hazard));
}

describe('the balance of 300 pairs of runs', () => {
  it('is kept in nearly all of 100 cases where nothing changed but chance', () => {
    expect(found('same', HAZARDS).any).toBeLessThanOrEqual(1);
  });

  it('is kept by floors at the ends of their bands in 95 of 100 cases', () => {
    expect(found('edge', HAZARDS.map((hazard) => hazard + WITHIN)).hazards / CASES).toBeLessThanOrEqual(0.05);
  });

  it('is lost by a floor that got harder, and that floor is named', () => {
    const { hazards, of } = found('harder', changed(5, 0.16));
    expect([hazards / CASES > 0.8, of.get('hazard of floor 5 above')]).toEqual([true, hazards]);
  });

  it('is lost by one that got easier', () => {
    const { of } = found('easier', changed(8, -0.19));
    expect(of.get('hazard of floor 8 below')).toBeGreaterThan(0.8 * CASES);
  });

  it('is lost by the runs that come far where no single floor shows it', () => {
    const { hazards, of } = found('all', HAZARDS.map((hazard, index) => (index < 8 ? 0.5 : 1) * hazard));
    expect([hazards < 0.5 * CASES, (of.get('runs that pass floor 8 above') ?? 0) > 0.8 * CASES]).toEqual([true, true]);
  });

  it('says nothing of a floor that hardly any run reaches', () => {
    const runs = (end: 'died' | 'won'): RunRecord[] => Array.from({ length: RUNS }, (_, run) => madeRun({ seed: String(run + 1), ...(run < 19 ? { end, floors: { floor: [1, 2] } } : { floors: { floor: [1] } }) }));
    const floors = balanceOf(runs('won'), runs('died'), { floors: 3, within: 0.01 });
    expect(floors.map(({ hazard, passed }) => [hazard.standing, passed.standing])).toEqual([['inside', 'inside'], ['unknown', 'below'], ['unknown', 'below']]);
  });

  it('gives a floor of which the runs are the same the least of doubts', () => {
    const rng = Rng.of('pairs', 'balance');
    const runs = planted(rng, HAZARDS);
    const floors = balanceOf(runs, runs, { floors: HAZARDS.length, within: WITHIN });
    expect(floors.every(({ hazard: { value, high, standing } }) => value === 0 && high < 0.05 && standing === 'inside')).toBe(true);
  });
});

describe('lab balance', () => {
  const limits = ['--pack', 'classicBare', '--bot', 'waiter', '--turns', '2', '--floors', '1-2', '--seeds', '11-70', '--workers', '1'];
  const content = contentById('classicBare');
  const header = headerOf(content, { bot: 'waiter', turns: 2, floors: 2 }, { first: 11, last: 70 });

  /** A baseline in which that many runs die on floor 1. */
  async function baseline(name: string, { deaths = 0, with: other = {}, runs = 60 }: { deaths?: number; with?: Partial<Header>; runs?: number }): Promise<string> {
    const out = RunsFile.begin(file(name), { ...header, ...other });
    for (let run = 0; run < runs; run++) out.add(madeRun({ seed: String(run + 11), end: run < deaths ? 'died' : 'outOfTurns', floors: { floor: [1] } }));
    await out.finish();
    return file(name);
  }

  async function refusal(...args: string[]): Promise<string> {
    const error: unknown = await lab('balance', ...limits, ...args).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(UsageError);
    return (error as Error).message;
  }

  it('fails where a floor has surely left its band, and says so', async () => {
    const { lines, isFailure } = await lab('balance', ...limits, '--baseline', await baseline('harder.ndjson', { deaths: 30 }), '--svg', file('both.svg'));
    expect(isFailure).toBe(true);
    expect(lines).toContainEqual(expect.stringMatching(/^ +1 +50\.0 +0\.0 +-\d+\.\d to -\d+\.\d +47\.0 to 53\.0 +BELOW$/));
    expect(lines).toContainEqual(expect.stringMatching(/^hazard of floor 1: 50\.0 % -> 0\.0 %: easier by \d\d\.\d points or more with certainty, and its band ends at 47\.0 %\.$/));
    expect(lines.slice(-2)).toEqual(['If this is meant, accept it in a commit of its own: --accept.', '1 floors in their bands, 1 outside; 1 of them reached by too few for a hazard']);
    expect(readFileSync(file('both.svg'), 'utf8')).toContain('Dashed: before: 60 runs');
  });

  it('passes within the band, though rows and rules are others', async () => {
    const { lines, isFailure } = await lab('balance', ...limits, '--baseline', await baseline('older.ndjson', { deaths: 1, with: { rows: 'abcd', rules: 1 } }));
    expect([isFailure, lines.at(-1)]).toEqual([false, '2 floors in their bands, 0 outside; 1 of them reached by too few for a hazard']);
  });

  it('has bands as wide as it is told', async () => {
    const name = await baseline('wide.ndjson', { deaths: 30 });
    expect((await lab('balance', ...limits, '--baseline', name, '--detect', '40')).isFailure).toBe(false);
  });

  it('accepts what the next run finds no difference to, with its picture', async () => {
    const name = file('made.ndjson.gz');
    const { lines, isFailure } = await lab('balance', ...limits, '--baseline', name, '--accept');
    expect([isFailure, lines.at(-1)]).toEqual([false, `${name} and ${file('made.svg')} are written: commit them alone`]);
    expect(readFileSync(file('made.svg'), 'utf8')).not.toContain('Dashed');
    const next = await lab('balance', ...limits, '--baseline', name);
    expect([next.isFailure, next.data]).toEqual([false, expect.objectContaining({ floors: [1, 2].map((floor) => expect.objectContaining({ floor, passed: expect.objectContaining({ value: 0, n: [60, 60] }) as unknown }) as unknown) })]);
    await lab('play', ...limits, '--out', file('played.ndjson.gz'));
    expect(readFileSync(name).equals(readFileSync(file('played.ndjson.gz')))).toBe(true);
  });

  it('accepts over an old baseline, which its picture still shows', async () => {
    const name = await baseline('old.ndjson', { deaths: 30 });
    const { isFailure, lines } = await lab('balance', ...limits, '--baseline', name, '--accept');
    expect([isFailure, lines.at(-1)]).toEqual([false, '1 floors in their bands, 1 outside; 1 of them reached by too few for a hazard']);
    expect(readFileSync(file('old.svg'), 'utf8')).toContain('Dashed: before: 60 runs, 0.0 (0.0 to 6.0) % won, 50 (38 to 62) % died');
    expect((await lab('balance', ...limits, '--baseline', name)).isFailure).toBe(false);
  });

  it('refuses a baseline that is not there, of another format, bot or seeds, or unfinished, and says what to do', async () => {
    const say = ' --accept writes a new baseline.';
    expect(await refusal('--baseline', file('none.ndjson'))).toMatch(new RegExp(`^${file('none.ndjson')} cannot be read: ENOENT.*${say}$`));
    const bot = await baseline('bot.ndjson', { with: { bot: 'fighter' } });
    expect(await refusal('--baseline', bot)).toBe(`${bot} is no baseline for these runs; they differ in the bot: fighter and waiter.${say}`);
    const seeds = await baseline('seeds.ndjson', { with: { seeds: [11, 71] } });
    expect(await refusal('--baseline', seeds)).toBe(`${seeds} is no baseline for these runs; they differ in the seeds: 11-71 and 11-70.${say}`);
    const some = await baseline('some.ndjson', { runs: 7 });
    expect(await refusal('--baseline', some)).toBe(`${some} is unfinished: it has 7 of 60 runs.${say}`);
    writeFileSync(file('later.ndjson'), `${JSON.stringify({ ...header, format: 99 })}\n`);
    expect(await refusal('--baseline', file('later.ndjson'))).toBe(`${file('later.ndjson')} has format 99; this version of the lab reads 4.${say}`);
    expect(await refusal()).toBe('--baseline FILE is missing.');
  });

  it('accepts nothing while other changes are not committed', async () => {
    const folder = file('repository');
    mkdirSync(folder);
    const git = (...args: string[]): void => { expect(spawnSync('git', ['-c', 'user.name=n', '-c', 'user.email=e', ...args], { cwd: folder }).status).toBe(0); };
    const [rows, name] = [join(folder, 'rows.txt'), join(folder, 'baseline.ndjson')];
    git('init');
    writeFileSync(rows, 'before\n');
    await lab('balance', ...limits, '--baseline', name, '--accept');
    git('add', '.');
    git('commit', '--message', 'first');
    writeFileSync(rows, 'after\n');
    expect(await refusal('--baseline', name, '--accept')).toBe('A new baseline is a commit of its own: first commit or stash rows.txt.');
    git('commit', '--all', '--message', 'second');
    writeFileSync(name, 'damaged\n');
    await lab('balance', ...limits, '--baseline', name, '--accept');
    expect(spawnSync('git', ['status', '--porcelain'], { cwd: folder, encoding: 'utf8' }).stdout).toBe('');
  });
});
