import type { Options } from '../options';
import type { SeedRange } from '../runs/playSeeds';
import type { RunJob } from '../runs/runProgram';

/** The turns after which a run is aborted. */
const MAX_TURNS = 20_000;

/** How runs are played, whatever the pack. */
export interface Playing {
  readonly job: Omit<RunJob, 'pack'>;
  readonly seeds: SeedRange;
  readonly workers: number;
}

/** The bot, limits, seeds and threads from a command's options. */
export function playingOf(options: Options, seeds: string): Playing {
  const job = { bot: options.botName('fighter'), turns: options.count('turns', MAX_TURNS), floors: options.floors().at(-1) ?? 1 };
  return { job, seeds: options.seeds(seeds), workers: options.workers() };
}
