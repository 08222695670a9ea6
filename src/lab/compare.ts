import type { Content } from '../engine/content';
import { type Bot, playRun, type RunReport } from './playRun';
import { botNamed, DIVERSE } from './bots';
import { command, withFailures } from './Command';
import { contentById } from './contentById';
import { seedCount, takes, turnLimit } from './options';
import { unlessFailed } from './failures';
import { table } from './printed';

/** A bot's results over many seeds; shares are of all runs, `causes` counts its deaths by breed. */
export type BotSummary = Readonly<ReturnType<typeof summary>>;

/** A batch of one bot's runs. */
export interface Batch {
  readonly bot: Bot;
  readonly seeds: number;
  readonly turns: number;
  /** Called before each run with its seed. */
  readonly onRun?: (seed: number) => void;
}

/** Plays the seeds '1' .. 'n' and summarizes them, without those that the pack fails to play: `failures` has a sentence for each. */
export function summary(content: Content, { bot, seeds, turns, onRun }: Batch) {
  const failures: string[] = [];
  const runs = Array.from({ length: seeds }, (_, index) => {
    onRun?.(index + 1);
    return unlessFailed(failures, () => playRun(content, { seed: String(index + 1), bot, turns }));
  }).filter((run) => run !== null);
  return {
    medianFloor: median(runs.map((run) => run.floor)),
    medianLevel: median(runs.map((run) => run.level)),
    medianTurns: median(runs.map((run) => run.turns)),
    deepest: Math.max(0, ...runs.map((run) => run.floor)),
    dead: share(runs, (run) => run.dead),
    won: share(runs, (run) => run.won),
    causes: causesOf(runs),
    ...(failures.length > 0 ? { failures } : {}),
  };
}

/** The median; the lower one of an even number of values. */
function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[(sorted.length - 1) >> 1] ?? 0;
}

function share(runs: readonly RunReport[], isOne: (run: RunReport) => boolean): number {
  return Math.round((runs.filter(isOne).length / Math.max(1, runs.length)) * 1000) / 1000;
}

function causesOf(runs: readonly RunReport[]): Record<string, number> {
  const causes: Record<string, number> = {};
  for (const { cause } of runs) if (cause !== null) causes[cause] = (causes[cause] ?? 0) + 1;
  return causes;
}

const OPTIONS = { ...takes('pack'), seeds: seedCount('20'), turns: turnLimit('5000') };

/** Compares bots that differ in kind over the same seeds. */
export const compare = command('compare', 'compares the bots', OPTIONS, ({ pack, seeds, turns }, say) => {
  const content = contentById(pack);
  const summaries = Object.keys(DIVERSE).map((name): [string, BotSummary] => {
    const onRun = (seed: number): void => { if (seed % 10 === 0) say(`${content.id}: ${name} ${seed} of ${seeds}`); };
    return [name, summary(content, { bot: botNamed(name), seeds, turns, onRun })];
  });
  const head = ['bot', 'median floor', 'level', 'turns', 'deepest', 'dead', 'won', 'killed by'];
  const data = { pack: content.id, seeds, turns, bots: Object.fromEntries(summaries) };
  return withFailures({ data, lines: table([head, ...summaries.map(summaryRow)]) }, summaries.map(([, each]) => each));
});

function summaryRow(
  [name, { medianFloor, medianLevel, medianTurns, deepest, dead, won, causes }]: [string, BotSummary],
): (string | number)[] {
  const killers = Object.entries(causes).map(([breed, count]) => `${breed} ${count}`);
  return [name, medianFloor, medianLevel, medianTurns, deepest, dead, won, killers.join(', ')];
}
