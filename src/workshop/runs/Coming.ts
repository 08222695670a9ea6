import type { Arrival, Beginning } from '../../lab/arrivals/Arrival';
import { arrivalsMade, fitting, refuseMissingFloor, refuseOtherHero, shippedOn } from '../../lab/arrivals/fitting';
import { ArrivalTally, FIRST_SEED, MOST_RUNS } from '../../lab/arrivals/ArrivalTally';
import type { RunJob, SeedArrival } from '../../lab/runs/runProgram';
import type { PoolEars, Task } from './Pool';
import type { PlayedPack } from './Side';

/** The files of arrivals that come with the game, which are loaded only when they are asked for. */
export type LoadArrivals = () => Promise<Readonly<Record<string, unknown>>>;

/**
 * Where runs of some packs begin on a floor, by the arrivals that come with the first of them or with what it extends; undefined where
 * there are none and they must be played for. What does not fit is a `UsageError`.
 */
export async function shippedBeginning(
  packs: readonly PlayedPack[], floor: number, load: LoadArrivals, tell: (sentence: string) => void,
): Promise<Beginning | undefined> {
  const contents = packs.map(({ content }) => content);
  refuseMissingFloor(contents, floor);
  const base = packs[0]?.base ?? null;
  const arrivals = shippedOn(base === null ? {} : await load(), base, floor);
  return arrivals && { floor, arrivals: fitting(contents, arrivals, tell) };
}

/** Refuses heroes whom the bot does not play. */
export function refuseHeroes(packs: readonly PlayedPack[], bot: string, begins: Beginning): void {
  for (const { content } of packs) refuseOtherHero(content, bot, begins);
}

/** Plays towards a floor for its arrivals, seeds in any order: the same ones as `lab arrivals` makes. */
export class Coming {
  private readonly tally: ArrivalTally;
  private readonly early = new Map<string, Arrival | null>();
  private readonly job: RunJob;
  private next = FIRST_SEED;

  constructor(private readonly packs: readonly PlayedPack[], private readonly floor: number) {
    this.tally = new ArrivalTally([floor]);
    this.job = { pack: packs[0]?.pack ?? '', bot: 'fighter', turns: 1, floors: floor };
  }

  /** How many of at most how many runs are played. */
  get progress(): readonly [number, number] {
    return [this.tally.runs, MOST_RUNS];
  }

  get isDone(): boolean {
    return this.tally.due === null;
  }

  /** The next run; null once there are enough. */
  readonly take: PoolEars['take'] = (): Task | null => {
    if (this.isDone || this.next >= FIRST_SEED + MOST_RUNS) return null;
    return { job: this.job, seed: String(this.next++), towards: this.floor };
  };

  keep({ seed, arrival }: SeedArrival): void {
    this.early.set(seed, arrival);
    for (;;) {
      const due = String(FIRST_SEED + this.tally.runs);
      const came = this.early.get(due);
      if (this.isDone || came === undefined) return;
      this.early.delete(due);
      this.tally.add(new Map(came ? [[this.floor, came]] : []));
    }
  }

  /** Where runs begin with those who came; none at all are a `UsageError`. */
  beginning(tell: (sentence: string) => void): Beginning {
    const { packs, floor, tally } = this;
    const arrivals = arrivalsMade(packs[0]?.content.id ?? '', floor, tally);
    return { floor, arrivals: fitting(packs.map(({ content }) => content), arrivals, tell) };
  }
}
