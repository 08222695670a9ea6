import type { Content } from '../engine/content';
import type { Bot } from './Bot';
import { play, type PlayReport } from './play';

/** How one bot fared over many seeds; shares are of all runs, `causes` says how often each breed killed it. */
export interface BotSummary {
  readonly medianFloor: number;
  readonly medianLevel: number;
  readonly medianTurns: number;
  readonly deepest: number;
  readonly dead: number;
  readonly won: number;
  readonly causes: Readonly<Record<string, number>>;
}

/** Many runs of one bot. */
export interface Season {
  readonly bot: Bot;
  readonly seeds: number;
  readonly turns: number;
  /** Called before every run with its number. */
  readonly watch?: (seed: number) => void;
}

/** Plays the seeds '1' .. 'n' and sums up. */
export function summary(content: Content, { bot, seeds, turns, watch }: Season): BotSummary {
  const runs = Array.from({ length: seeds }, (_, index) => {
    watch?.(index + 1);
    return play(content, { seed: String(index + 1), bot, turns });
  });
  return {
    medianFloor: median(runs.map((run) => run.floor)),
    medianLevel: median(runs.map((run) => run.level)),
    medianTurns: median(runs.map((run) => run.turns)),
    deepest: Math.max(...runs.map((run) => run.floor)),
    dead: share(runs, (run) => run.dead),
    won: share(runs, (run) => run.won),
    causes: causesOf(runs),
  };
}

/** The middle value; of an even number of values the lower one of the two. */
function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[(sorted.length - 1) >> 1] ?? 0;
}

function share(runs: readonly PlayReport[], isOne: (run: PlayReport) => boolean): number {
  return Math.round((runs.filter(isOne).length / runs.length) * 1000) / 1000;
}

function causesOf(runs: readonly PlayReport[]): Record<string, number> {
  const causes: Record<string, number> = {};
  for (const { cause } of runs) if (cause !== null) causes[cause] = (causes[cause] ?? 0) + 1;
  return causes;
}
