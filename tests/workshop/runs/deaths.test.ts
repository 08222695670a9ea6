import type { RunRecord } from '../../../src/lab/runs/RunRecord';
import { Deaths, MOST_KEPT } from '../../../src/workshop/runs/Deaths';

const run = (seed: number, changes: Partial<RunRecord>): RunRecord =>
  ({ seed: String(seed), end: 'died', floor: 2, turns: 90 + seed, level: 1, cause: 'breed.orc', hash: seed, floors: [], met: '', ...changes });

it('keeps who died of what, and where', () => {
  const deaths = new Deaths();
  deaths.add(run(1, {}));
  deaths.add(run(2, { cause: 'breed.rat', floor: 1 }));
  deaths.add(run(3, { end: 'won', cause: null }));
  deaths.add(run(4, {}));
  expect(deaths.of('breed.orc')).toEqual([{ seed: '1', floor: 2, turns: 91, hash: 1 }, { seed: '4', floor: 2, turns: 94, hash: 4 }]);
  expect([deaths.of('breed.rat').length, deaths.of('breed.troll'), deaths.of('')]).toEqual([1, [], []]);
});

it('keeps no more than are ever listed', () => {
  const deaths = new Deaths();
  for (let seed = 1; seed <= MOST_KEPT + 5; seed++) deaths.add(run(seed, {}));
  expect(deaths.of('breed.orc').map(({ seed }) => Number(seed))).toEqual(Array.from({ length: MOST_KEPT }, (_, at) => at + 1));
});
