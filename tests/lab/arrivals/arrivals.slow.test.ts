import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Beginning } from '../../../src/lab/arrivals/Arrival';
import { readArrivals } from '../../../src/lab/arrivals/arrivalsFile';
import { beginningOf } from '../../../src/lab/arrivals/beginningOf';
import { makeArrivals } from '../../../src/lab/arrivals/makeArrivals';
import { contentById } from '../../../src/lab/contentById';
import { type CurveFloor, CurveTally } from '../../../src/lab/curve/curve';
import { playRuns } from '../../../src/lab/runs/playRuns';
import { shippedContent } from '../../../src/lab/shippedContent';
import { lab } from '../../support/labAnswer';
import { spareFiles } from '../../support/madeRuns';

const spare = spareFiles();
const campaign = shippedContent('lanternfall');

/** The fifth floor, as runs of the fighter come to it and fare there. */
async function fifthFloor(seeds: { first: number; last: number }, begins?: Beginning): Promise<CurveFloor> {
  const run = { bot: 'fighter', turns: 20_000, floors: 5 };
  const tally = new CurveTally(campaign, begins ? { ...run, begins: { floor: begins.floor, arrivals: '' } } : run);
  const job = { pack: 'lanternfall', ...run, ...(begins ? { begins } : {}) };
  await playRuns(job, { seeds, workers: 2, onRecord: (record) => { tally.add(record); } });
  return tally.read(false).floors.at(-1) as CurveFloor;
}

it('a floor is as hard for those who begin on the one above as for those who come all the way', async () => {
  const begins = beginningOf({ content: campaign, base: 'lanternfall', floor: 4 }, { tell: () => undefined, say: () => undefined });
  const whole = await fifthFloor({ first: 71_001, last: 71_100 });
  const late = await fifthFloor({ first: 72_001, last: 72_120 }, begins);
  expect(late.reached).toBeGreaterThan(whole.reached);
  for (const column of ['hazard', 'arrival', 'turns'] as const) {
    const { low, high } = whole[column];
    expect([column, late[column].high > low, late[column].low < high]).toEqual([column, true, true]);
  }
}, 900_000);

it('a file of arrivals has for each floor of a pack 24 of the first 96 who come there', async () => {
  const pack = join('docs', 'packs', 'drowned-mill.json');
  const content = contentById(pack);
  const { lines } = await lab('arrivals', '--pack', pack, '--out', spare('mill.json'));
  expect(lines[0]).toContain('mill.json: of ');
  const { byFloor } = readArrivals('mill.json', JSON.parse(readFileSync(spare('mill.json'), 'utf8')), content);
  for (const [floor, arrivals] of byFloor) {
    const came = makeArrivals(content, [floor], { wanted: { arrivals: 96, runs: 384 } }).byFloor.get(floor);
    expect([floor, arrivals.length, came]).toEqual([floor, 24, expect.arrayContaining([...arrivals])]);
  }
}, 300_000);
