import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Game } from '../../src/engine/Game';
import { UsageError } from '../../src/lab/failures';
import { ProcgenService } from '../../src/procgen/ProcgenService';
import { lab } from '../support/labAnswer';

const folder = mkdtempSync(join(tmpdir(), 'failing-'));
const pack = ['--pack', 'classicBare'];
const runs = ['--bot', 'waiter', '--turns', '9', '--floors', '1', '--workers', '1', '--seeds', '1-4'];
const few = [...pack, ...runs];

const RECORDED = join(folder, 'replay.txt');

/** What each command that makes floors or plays is asked; the others do neither. */
const ASKED = {
  floors: [...pack, '--floors', '1', '--seeds', '4'],
  show: [...pack, '--seed', '2'],
  play: [...pack, '--bot', 'waiter', '--turns', '9', '--seed', '2'],
  replay: [RECORDED],
  compare: [...pack, '--turns', '5', '--seeds', '3'],
  curve: few,
  met: few,
  diff: ['classicBare', 'classic', ...runs],
  screen: [...few, '--rows', 'monsters'],
  balance: [...few, '--accept', '--baseline', join(folder, 'base.ndjson')],
  catalogue: [],
  check: [join('docs', 'packs', 'drowned-mill.json')],
} as const satisfies Readonly<Record<string, readonly string[]>>;

type CommandName = keyof typeof ASKED;

let told = '';
beforeEach(() => {
  told = '';
  jest.spyOn(process.stderr, 'write').mockImplementation((text) => { told += String(text); return true; });
});
beforeAll(async () => { await lab('play', ...ASKED.play, '--replay', RECORDED); });
afterEach(() => { jest.restoreAllMocks(); });

/** All that a command says, on paper or as the error that main prints. */
async function said(name: CommandName, args: readonly string[]): Promise<string> {
  try {
    const { lines } = await lab(name, ...args);
    return `${told}${lines.join('\n')}`;
  } catch (error) {
    if (error instanceof UsageError) return `${told}${error.message}`;
    throw error;
  }
}

/** Packs that no longer make a floor of the seed 2, nor of a trial. */
function failToDig(): void {
  const report = Reflect.get(ProcgenService.prototype, 'report');
  jest.spyOn(ProcgenService.prototype, 'report').mockImplementation(function failing(this: ProcgenService, floor) {
    if (['2', 'second'].includes((this as unknown as { seed: string }).seed)) throw new RangeError('no way out');
    return report.call(this, floor);
  });
}

/** Packs that break a turn of the seed 2, or of a trial. */
function failInTurn(turn: number): void {
  const play = Reflect.get(Game.prototype, 'turn');
  jest.spyOn(Game.prototype, 'turn').mockImplementation(function failing(this: Game, action) {
    if (['2', 'second'].includes(this.state.seed) && this.state.turn >= turn) throw new RangeError('no way on');
    return play.call(this, action);
  });
}

const MAKING: CommandName[] = ['floors', 'show', 'catalogue'];

describe('a pack that throws', () => {
  it.each(Object.keys(ASKED) as CommandName[])('as a floor is made is named by lab %s, with seed and floor', async (name) => {
    failToDig();
    const words = await said(name, ASKED[name]);
    const place = MAKING.includes(name) ? /Floor 1 of the seed "2" of the pack \w+ failed: RangeError: no way out\./ : /seed "2" of the pack \w+ failed on floor 1, turn 0: RangeError: no way out\./;
    expect(words).toMatch(name === 'check' ? /floor 1 of the seed "second".*no way out/ : place);
  });

  it.each((Object.keys(ASKED) as CommandName[]).filter((name) => !MAKING.includes(name)))('in a turn is named by lab %s, with seed, floor and turn', async (name) => {
    failInTurn(3);
    const words = await said(name, ASKED[name]);
    expect(words).toMatch(name === 'check' || name === 'replay' ? /no way on/ : /seed "2" of the pack \w+ failed on floor 1, turn 3: RangeError: no way on\./);
  });

  it('costs only its own run: the others are in the curve and in the file', async () => {
    const before = (await lab('curve', ...few)).data;
    expect(before).toMatchObject({ seeds: 4, failed: 0 });
    failInTurn(3);
    const after = await lab('curve', ...few);
    expect(after).toMatchObject({ data: { seeds: 4, failed: 1, floors: [{ reached: 4 }] }, isFailure: true });
    const file = join(folder, 'runs.ndjson');
    await said('play', [...few, '--out', file]);
    const records = readFileSync(file, 'utf8').trim().split('\n').slice(1).map((line) => JSON.parse(line) as { end: string; turns: number });
    expect(records.map(({ end, turns }) => [end, turns])).toEqual([['outOfTurns', 9], ['failed', 3], ['outOfTurns', 9], ['outOfTurns', 9]]);
    jest.restoreAllMocks();
    expect(await lab('curve', '--from', file)).toMatchObject({ data: { failed: 1 } });
  });

  it('costs only its own floor where floors are counted', async () => {
    failToDig();
    const { data } = await lab('floors', ...ASKED.floors);
    expect(data).toMatchObject({ floors: [{ invalid: 1, failures: [expect.stringContaining('no way out')] }] });
  });
});
