import { command, refuseIdle } from '../Command';
import { UsageError } from '../failures';
import type { Content } from '../../engine/content';
import { points, signed } from '../curve/words';
import { seedRange, takes } from '../options';
import { table } from '../printed';
import type { RunRecord } from '../runs/RunRecord';
import { PLAN, planOf } from '../runs/askedRuns';
import { beginningDifferenceOf } from '../runs/header';
import { PairedRatios, SequentialTest, type Verdict, type Wanted } from '../statistics/sequential';
import { hazardOf, isRunsFile, type Measure, measureOf, packWith, pairsOf, type Side, sideOf } from './sides';

/** A ratio on both sides, and the difference with an interval. */
export interface Change {
  readonly one: number;
  readonly other: number;
  readonly value: number;
  readonly low: number;
  readonly high: number;
  /** The chances on both sides: runs, or arrivals on floors. */
  readonly n: readonly [number, number];
}

/** What pairs of runs on the same seeds say about two packs. */
interface Diff {
  readonly pairs: number;
  readonly verdict: Verdict;
  readonly measure: string;
  /** Its interval holds the truth in 95 of 100 cases at any time. */
  readonly change: Change;
  /** The hazards, with intervals that hold all of them together in 95 of 100 cases. */
  readonly floors: readonly (Change & { readonly floor: number })[];
  /** How much smaller the variance is because the seeds are the same on both sides. */
  readonly gain: number;
}

/** Compares two packs as pairs of runs come. */
export class DiffTally {
  private readonly test: SequentialTest;
  private readonly pairs = new PairedRatios();
  private readonly floors: { readonly floor: number; readonly hazard: Measure; readonly pairs: PairedRatios }[];

  /** @param last the last floor of the runs   @param first the one that they begin on */
  constructor(private readonly measure: Measure, last: number, wanted: Wanted, first = 1) {
    this.test = new SequentialTest(wanted);
    const floors = Array.from({ length: last - first + 1 }, (_, index) => first + index);
    this.floors = floors.map((floor) => ({ floor, hazard: hazardOf(floor, floor), pairs: new PairedRatios() }));
  }

  add(one: RunRecord, other: RunRecord): void {
    this.pairs.add(this.measure.of(one), this.measure.of(other));
    for (const { hazard, pairs } of this.floors) pairs.add(hazard.of(one), hazard.of(other));
  }

  get verdict(): Verdict {
    return this.test.verdict(this.pairs.difference());
  }

  /** How much of what may be needed is there. */
  get progress(): number {
    return Math.min(1, this.test.progress(this.pairs.difference()));
  }

  read(): Diff {
    const { pairs, test } = this;
    const intervals = test.intervals(pairs.difference(), this.floors.map((each) => each.pairs.difference()));
    const floors = this.floors.map(({ floor, pairs: here }, at) =>
      ({ floor, ...changeOf(here, intervals[at] as (typeof intervals)[number]) }));
    const change = changeOf(pairs, test.interval(pairs.difference()));
    return { pairs: pairs.n, verdict: this.verdict, measure: this.measure.name, change, floors, gain: pairs.gain() };
  }
}

/** What pairs say about a ratio, with the interval of its difference. */
export function changeOf(pairs: PairedRatios, { low, high }: { low: number; high: number }): Change {
  return {
    one: pairs.ratio(0), other: pairs.ratio(1), value: pairs.difference().value, low, high, n: [pairs.chances(0), pairs.chances(1)],
  };
}

/** The ranges of floors whose hazards have surely risen, or surely fallen. */
export function surelyChanged({ floors }: Diff, sign: 1 | -1): { readonly first: number; readonly last: number }[] {
  const ranges: { first: number; last: number }[] = [];
  for (const { floor, low, high } of floors) {
    if (sign === 1 ? low <= 0 : high >= 0) continue;
    const last = ranges.at(-1);
    if (last?.last === floor - 1) last.last = floor;
    else ranges.push({ first: floor, last: floor });
  }
  return ranges;
}

/** Pairs between two looks. */
const LOOK = 50;

/** As many seeds as it takes. */
const OPTIONS = { ...takes('set', 'fromFloor', 'on', 'detect', 'power'), ...PLAN, seeds: seedRange('1-100000') };

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
  const measure = measureOf(given.on, from);
  const wanted = { detect: given.detect, power: given.power };
  const tally = new DiffTally(measure, Math.max(one.floors, other.floors), wanted, from);
  let pairs = 0;
  for await (const [left, right] of pairsOf(one, other)) {
    tally.add(left, right);
    if (++pairs % LOOK !== 0) continue;
    say(`${pairs} pairs of runs, ${Math.round(100 * tally.progress)} % of what may be needed`);
    if (tally.verdict !== 'open') break;
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

/** Runs that begin elsewhere have other chances. */
function refuseOtherBeginnings(one: Side, other: Side): void {
  const difference = beginningDifferenceOf(one.header, other.header);
  if (difference !== null) throw new UsageError(`${one.name} and ${other.name} cannot be compared: they differ in ${difference}.`);
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
