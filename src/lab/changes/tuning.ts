import type { PackRows } from '../../engine/content';
import { deepestOf, type Fate, firstFloorOf } from '../runs/RunRecord';
import { screeningDesign } from '../statistics/effects';
import { type Estimate, Mean, shareOf, Z95 } from '../statistics/intervals';
import type { Count } from '../statistics/sequential';
import { type PlayBatches, seedsFrom } from './batches';
import { changesOf, exactly, type Factor, further, type MakePack } from './factors';
import { hazardOf, lostOn } from './measures';
import type { RowChange } from './rowChanges';
import { checkOf, type FloorTarget, missOf, type PlayAt, type Round, tune } from './search';

/** What is to be tuned to what. */
export interface Tuning {
  readonly rows: PackRows;
  readonly factors: readonly Factor[];
  /** Makes the packs that are played. */
  readonly make: MakePack;
  /** For each factor, how many times smaller or larger it may get. */
  readonly most: readonly number[];
  readonly targets: readonly FloorTarget[];
  readonly bot: string;
  /** Another bot, to confirm what the first has found. */
  readonly second: string;
  /** The first seed, and the runs of an arm. */
  readonly first: number;
  readonly each: number;
}

/** What was found of a floor: its hazard, and the HP lost there as a share of full HP. */
export interface FloorFound {
  readonly floor: number;
  readonly hazard: Estimate;
  readonly lost: Estimate;
}

/** A round with what was found of all floors. */
export interface Checked extends Round {
  readonly floors: readonly FloorFound[];
}

/** What came of a tuning. */
export interface Tuned {
  readonly rounds: readonly Checked[];
  readonly scales: readonly number[];
  /** The targets' hazards on seeds that no round has seen, also by the second bot; and the first bot's on all floors. */
  readonly confirmed: readonly Estimate[];
  readonly others: readonly Estimate[];
  readonly floors: readonly FloorFound[];
  readonly isMet: boolean;
  /** The rows that change. */
  readonly changes: readonly RowChange[];
  /** The first seed that was not played. */
  readonly next: number;
}

/** A check has at least `CHECK` times the runs of an arm, and enough to tell a hazard from its target if `ARRIVING` of them get there. */
const CHECK = 8;
const ARRIVING = 0.6;

/** How far the HP lost on a floor spread about their mean, as part of it. */
const SPREAD = 0.6;

/** Rounds of search at most. */
export const ROUNDS = 6;

/** The runs of a check. */
export function checksOf({ targets, each }: Pick<Tuning, 'targets' | 'each'>): number {
  return Math.max(each * CHECK, ...targets.map(runsFor));
}

/** The runs after which half the interval of a hazard is as wide as it may be off its target. */
function runsFor({ value, within, lost }: FloorTarget): number {
  const variance = lost ? (SPREAD * value) ** 2 : value * (1 - value);
  return Math.ceil(((Z95 / within) ** 2 * variance) / ARRIVING);
}

/** The fewest and the most runs that a tuning with this many factors takes. */
export function runsOfTuning(tuning: Pick<Tuning, 'targets' | 'each'>, factors: number): readonly [least: number, most: number] {
  const checks = checksOf(tuning);
  return [3 * checks, 3 * checks + ROUNDS * (screeningDesign(factors).length * tuning.each + checks)];
}

/** Tunes rows, and confirms the answer on seeds that no round has seen, also with a second bot. */
export async function tuneRows(tuning: Tuning, play: PlayBatches, onRound: (round: Checked) => void): Promise<Tuned> {
  const { factors, most, targets, each, bot, second } = tuning;
  const seeds = new FreshSeeds(tuning, play);
  const rounds: Checked[] = [];
  const checked = (round: Round): void => {
    const all = { ...round, floors: seeds.floors };
    rounds.push(all);
    onRound(all);
  };
  const checks = checksOf(tuning);
  const { scales } = await tune({ most, targets, seeds: each, checks, rounds: ROUNDS, play: seeds.play, onRound: checked });
  const confirmed = checkOf(await seeds.playAs(bot, scales, checks), targets);
  const { floors } = seeds;
  const others = checkOf(await seeds.playAs(second, scales, checks), targets);
  const changes = changesOf(factors, scales, exactly)
    .filter(({ value }, at) => JSON.stringify(value) !== JSON.stringify(factors[at]?.place.value));
  const isMet = missOf({ found: confirmed }, targets) <= 1;
  return { rounds, scales, confirmed, others, floors, isMet, changes, next: seeds.next };
}

/** Plays packs on seeds that have not been played: the arms of a round share theirs, every check has its own. */
class FreshSeeds {
  next: number;
  /** What was found of all floors in the last check. */
  floors: readonly FloorFound[] = [];

  constructor(private readonly what: Tuning, private readonly playBatches: PlayBatches) {
    this.next = what.first;
  }

  readonly play: PlayAt = (scales, { seeds, isArm }) => {
    const { rows, factors, bot, make } = this.what;
    return this.runs(bot, scales.map((each) => make(rows, factors, each, isArm ? further : exactly)), seeds);
  };

  /** One pack by any bot. */
  async playAs(bot: string, scales: readonly number[], seeds: number): Promise<Count[][]> {
    const { rows, factors, make } = this.what;
    const [counts = []] = await this.runs(bot, [make(rows, factors, scales, exactly)], seeds);
    return counts;
  }

  /** The counts by floor target of all runs of some packs, all on the same seeds. */
  private async runs(bot: string, packs: readonly PackRows[], count: number): Promise<Count[][][]> {
    const seeds = seedsFrom(this.next, count);
    this.next += count;
    const measures = this.what.targets.map(({ floor, lost }) => (lost ? lostOn : hazardOf)(floor, floor));
    const counts = packs.map((): Count[][] => []);
    const tally = new HazardTally();
    await this.playBatches(packs.map((pack) => ({ bot, pack, seeds })), (batch, run) => {
      counts[batch]?.push(measures.map(({ of }) => of(run)));
      tally.add(run);
    });
    this.floors = tally.read();
    return counts;
  }
}

/** Adds up the hazards of all floors, and the HP lost there. */
export class HazardTally {
  private readonly floors = new Map<number, { arrivals: number; deaths: number; readonly lost: Mean }>();

  add(run: Fate): void {
    for (let floor = firstFloorOf(run); floor <= deepestOf(run); floor++) {
      const at = this.floors.get(floor) ?? { arrivals: 0, deaths: 0, lost: new Mean() };
      this.floors.set(floor, at);
      at.arrivals++;
      at.deaths += hazardOf(floor, floor).of(run).events;
      at.lost.add(lostOn(floor, floor).of(run).events);
    }
  }

  read(): FloorFound[] {
    const floors = [...this.floors].sort(([a], [b]) => a - b);
    return floors.map(([floor, { arrivals, deaths, lost }]) => ({ floor, hazard: shareOf(deaths, arrivals), lost: lost.estimate() }));
  }
}
