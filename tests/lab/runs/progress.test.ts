import { Progress } from '../../../src/lab/runs/askedRuns';

describe('the progress of many runs', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('says how many are done, how fast, and how long it takes yet', () => {
    const said: string[] = [];
    const progress = new Progress('classic', 400, (line) => said.push(line));
    for (let run = 0; run < 100; run++) {
      jest.advanceTimersByTime(500);
      progress.step();
    }
    expect(said[0]).toBe('classic [........................] 1 of 400 runs, 2.0 a second, 3:20 left');
    expect(said[99]).toBe('classic [######..................] 100 of 400 runs, 2.0 a second, 2:30 left');
  });

  it('counts hours where it has to', () => {
    const said: string[] = [];
    const progress = new Progress('lanternfall', 10_001, (line) => said.push(line));
    jest.advanceTimersByTime(1000);
    progress.step();
    expect(said[0]).toMatch(/ 1 of 10001 runs, 1\.0 a second, 2:46:40 left$/);
  });
});
