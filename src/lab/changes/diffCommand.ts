import { command, refuseIdle } from '../Command';
import { seedRange, takes } from '../options';
import { points, signed } from '../curve/words';
import { table } from '../table';
import { UsageError } from '../UsageError';
import type { Verdict } from '../statistics/sequential';
import { DiffTally, surelyChanged, type Change, type Diff } from './diff';
import { measureOf, type Measure } from './measure';
import { PLAN, planOf, type RunPlan } from '../runs/askedRuns';
import { isRunsFile, pairsOf, sideOf, type Side } from './sides';

/** Pairs between two looks. */
const LOOK = 50;

/** As many seeds as it takes. */
const OPTIONS = { ...takes('set', 'on', 'detect', 'power'), ...PLAN, seeds: seedRange('1-100000') };

/** Compares two packs, a pack and a change of it, or two files of runs. */
export const diff = command('diff <PACK> [OTHER...]', 'whether a change makes a pack harder, as soon as it is sure', OPTIONS, async (given, say, ...names) => {
  if (names.every(isRunsFile)) refuseIdle(given.chosen, ['seeds', 'bot', 'turns', 'redis'], 'is for runs that are played; these are read.');
  const [one, other] = await sidesOf(names, given.set, planOf(given, say));
  const measure = measureOf(given.on);
  const wanted = { detect: given.detect, power: given.power };
  const tally = new DiffTally(measure, Math.max(one.floors, other.floors), wanted);
  let pairs = 0;
  for await (const [left, right] of pairsOf(one, other)) {
    tally.add(left, right);
    if (++pairs % LOOK !== 0) continue;
    say(`${pairs} pairs of runs, ${Math.round(100 * tally.progress)} % of what may be needed`);
    if (tally.verdict !== 'open') break;
  }
  if (pairs === 0) throw new UsageError(`${one.name} and ${other.name} have no seed in common.`);
  const found = tally.read();
  const data = { one: one.name, other: other.name, bot: one.header.bot, ...wanted, ...found };
  return { data, lines: linesOf([one, other], measure, { found, wanted }) };
});

async function sidesOf([first = '', second, ...more]: readonly string[], changes: readonly string[], plan: RunPlan): Promise<[Side, Side]> {
  if (more.length > 0 || (second === undefined) === (changes.length === 0)) {
    throw new UsageError('lab diff compares two packs or files of runs, or one pack and a change of it: diff A B, or diff A --set PLACE=VALUE.');
  }
  return [await sideOf(first, [], plan), await sideOf(second ?? first, changes, plan)];
}

/** What to say when there is no sure difference, with the points looked for. */
const WORDS: Readonly<Record<Exclude<Verdict, 'different'>, (points: string) => string>> = {
  alike: (points) => `the same to within ${points} points, with certainty`,
  unclear: (points) => `no difference was found; one of ${points} points most likely would have been`,
  open: () => 'not sure yet: more seeds are needed',
};

function linesOf([one, other]: readonly [Side, Side], measure: Measure, { found, wanted }: { found: Diff; wanted: { detect: number } }): string[] {
  const { change, verdict, pairs, gain, floors } = found;
  const isSure = verdict === 'different';
  const answer = isSure ? `B is ${change.value > 0 ? measure.more : measure.less}, with certainty` : WORDS[verdict](points(wanted.detect));
  const worth = Math.round(100 * (1 / Math.max(0.01, 1 - gain) - 1));
  return [
    `A: ${one.name}`,
    `B: ${other.name}`,
    `${measure.name}: ${shown(change, ' points')}, ${pairs} pairs of runs by the ${one.header.bot} bot: ${answer}`,
    ...surelyChanged(found, 1).map((range) => rangeLine(found, 'harder', range)),
    ...surelyChanged(found, -1).map((range) => rangeLine(found, 'easier', range)),
    `the same seeds on both sides are worth ${worth} % more runs`,
    '',
    ...table([['floor', 'runs A', 'runs B', 'hazard %'], ...floors.map((at) => [at.floor, ...at.n, Math.min(...at.n) > 0 ? shown(at) : '-'])]),
  ];
}

/** Floors whose hazards changed together. */
function rangeLine({ floors }: Diff, word: string, { first, last }: { first: number; last: number }): string {
  const here = floors.filter(({ floor }) => floor >= first && floor <= last);
  const pooled = (ratio: 'one' | 'other', side: 0 | 1): string => {
    const deaths = here.reduce((sum, each) => sum + each[ratio] * each.n[side], 0);
    return points(deaths / here.reduce((sum, { n }) => sum + n[side], 0));
  };
  const where = first === last ? `floor ${first}` : `floors ${first}-${last}`;
  return `B is ${word} on ${where}: hazard ${pooled('one', 0)} % -> ${pooled('other', 1)} %, with certainty`;
}

/** `16.0 % -> 22.1 % (+3.0 to +9.2 points)`. */
function shown({ one, other, low, high }: Change, unit = ''): string {
  return `${points(one)} % -> ${points(other)} % (${signed(low)} to ${signed(high)}${unit})`;
}
