import { command, refuseIdle } from '../Command';
import { UsageError } from '../failures';
import type { Content } from '../../engine/content';
import { points, signed } from '../curve/words';
import { seedRange, takes } from '../options';
import { table } from '../printed';
import { PLAN, planOf } from '../runs/askedRuns';
import { refuseOtherBeginnings } from '../runs/header';
import type { Verdict } from '../statistics/sequential';
import { type Change, type Diff, DiffTally, pooledHazard, surelyChanged } from './DiffTally';
import { type Measure, measureOf } from './measures';
import { isRunsFile, packWith, pairsOf, type Side, sideOf } from './sides';

/** As many seeds as it takes. */
const OPTIONS = { ...takes('set', 'fromFloor', 'on', 'lost', 'detect', 'power'), ...PLAN, seeds: seedRange('1-100000') };

const PURPOSE = 'whether a change makes a pack harder, as soon as it is sure';

/** Compares two packs, a pack and a change of it, or two files of runs. */
export const diff = command('diff <PACK> [OTHER...]', PURPOSE, OPTIONS, async (given, say, ...names) => {
  const idle = ['fromFloor', 'seeds', 'bot', 'turns', 'redis'];
  if (names.every(isRunsFile)) refuseIdle(given.chosen, idle, 'is for runs that are played; these are read.');
  refuseOtherThanTwo(names, given.set);
  const [first = '', second = first] = names;
  const also = given.fromFloor === undefined ? [] : packsOf([second], given.set);
  const plan = planOf(names.filter((name) => !isRunsFile(name)), given, say, also);
  const one = await sideOf(first, [], plan);
  const other = await sideOf(second, given.set, plan);
  refuseOtherBeginnings(one, other);
  const from = one.header.begins?.floor;
  const measure = measureOf({ ...given, fromFloor: from });
  const wanted = { detect: given.detect, power: given.power };
  const tally = new DiffTally(measure, Math.max(one.floors, other.floors), wanted, from);
  let pairs = 0;
  for await (const [left, right] of pairsOf(one, other)) {
    tally.add(left, right);
    pairs++;
    if (!tally.isDue) continue;
    say(`${pairs} pairs of runs, ${Math.round(100 * tally.progress)} % of what may be needed`);
    if (tally.isDecided) break;
  }
  if (pairs === 0) throw new UsageError(`${one.name} and ${other.name} have no seed in common.`);
  const found = tally.read();
  const begins = one.header.begins ? { begins: one.header.begins } : {};
  const data = { one: one.name, other: other.name, bot: one.header.bot, ...begins, ...wanted, ...found };
  return { data, lines: linesOf([one, other], measure, { found, wanted }) };
});

function refuseOtherThanTwo(names: readonly string[], changes: readonly string[]): void {
  if (names.length === 2 ? changes.length === 0 : names.length === 1 && changes.length > 0) return;
  throw new UsageError(
    'lab diff compares two packs or files of runs, or one pack and a change of it: diff A B, or diff A --set PLACE=VALUE.',
  );
}

/** The packs of names that are no files of runs, with changes. */
function packsOf(names: readonly string[], changes: readonly string[]): Content[] {
  return names.filter((name) => !isRunsFile(name)).map((name) => packWith(name, changes).content);
}

/** What to say when there is no sure difference, with the points looked for. */
const WORDS: Readonly<Record<Exclude<Verdict, 'different'>, (points: string) => string>> = {
  alike: (points) => `the same to within ${points} points, with certainty`,
  unclear: (points) => `no difference was found; one of ${points} points most likely would have been`,
  open: () => 'not sure yet: more seeds are needed',
};

function linesOf(
  [one, other]: readonly [Side, Side], measure: Measure, { found, wanted }: { found: Diff; wanted: { detect: number } },
): string[] {
  const { change, verdict, pairs, gain, floors } = found;
  const isSure = verdict === 'different';
  const answer = isSure ? `B is ${change.value > 0 ? measure.more : measure.less}, with certainty` : WORDS[verdict](points(wanted.detect));
  const worth = Math.round(100 * (1 / Math.max(0.01, 1 - gain) - 1));
  return [
    `A: ${one.name}`,
    `B: ${other.name}`,
    ...(one.header.begins ? [`all runs begin on floor ${one.header.begins.floor}, each with a hero as the fighter came there`] : []),
    `${measure.name}: ${shown(change, ' points')}, ${pairs} pairs of runs by the ${one.header.bot} bot: ${answer}`,
    ...surelyChanged(found, 1).map((range) => rangeLine(found, 'harder', range)),
    ...surelyChanged(found, -1).map((range) => rangeLine(found, 'easier', range)),
    `the same seeds on both sides are worth ${worth} % more runs`,
    '',
    ...table([
      ['floor', 'runs A', 'runs B', 'hazard %'],
      ...floors.map((at) => [at.floor, ...at.n, Math.min(...at.n) > 0 ? shown(at) : '-']),
    ]),
  ];
}

/** Floors whose hazards changed together. */
function rangeLine(found: Diff, word: string, range: { first: number; last: number }): string {
  const { first, last } = range;
  const where = first === last ? `floor ${first}` : `floors ${first}-${last}`;
  const [one, other] = pooledHazard(found, range).map(points);
  return `B is ${word} on ${where}: hazard ${one ?? ''} % -> ${other ?? ''} %, with certainty`;
}

/** `16.0 % -> 22.1 % (+3.0 to +9.2 points)`. */
function shown({ one, other, low, high }: Change, unit = ''): string {
  return `${points(one)} % -> ${points(other)} % (${signed(low)} to ${signed(high)}${unit})`;
}
