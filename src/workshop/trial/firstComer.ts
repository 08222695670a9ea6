import type { Arrival } from '../../lab/arrivals/Arrival';
import { FIRST_SEED, MOST_RUNS } from '../../lab/arrivals/ArrivalTally';
import type { RunJob } from '../../lab/runs/runProgram';
import { Pool } from '../runs/Pool';
import type { StartWorker } from '../runs/RunWorker';

/** Who plays for a hero, how it goes, and what ends it. */
export interface Search {
  readonly start: StartWorker;
  readonly workers: number;
  /** Told how many of at most how many runs are played. */
  readonly onRun: (done: number, most: number) => void;
  readonly signal: AbortSignal;
}

/** The first hero, by the order of seeds, whom the fighter brings to a floor of a pack; null if none comes, or it ends before. */
export function firstComer(pack: RunJob['pack'], floor: number, { start, workers, onRun, signal }: Search): Promise<Arrival | null> {
  const job: RunJob = { pack, bot: 'fighter', turns: 1, floors: floor };
  const played = new Map<string, Arrival | null>();
  let next = FIRST_SEED;
  let due = FIRST_SEED;
  return new Promise((resolve) => {
    const end = (arrival: Arrival | null): void => {
      pool.end();
      resolve(arrival);
    };
    const pool = new Pool(start, {
      take: () => (next < FIRST_SEED + MOST_RUNS ? { job, seed: String(next++), towards: floor } : null),
      played: (answer) => {
        if ('came' in answer) played.set(answer.came.seed, answer.came.arrival);
        onRun(played.size, MOST_RUNS);
        while (played.get(String(due)) === null) due++;
        const first = played.get(String(due));
        if (first) end(first);
      },
      lost: () => undefined,
      failed: () => { end(null); },
      ended: () => { end(null); },
    }, workers);
    signal.addEventListener('abort', () => { end(null); }, { once: true });
    pool.begin();
  });
}
