import * as v from 'valibot';
import type { PackRows } from '../../engine/content';
import { command } from '../Command';
import { UsageError } from '../failures';
import { points, share } from '../curve/words';
import { textOf } from '../files';
import { needs, seedRange, takes } from '../options';
import type { RunRecord } from '../runs/RunRecord';
import { PLAN, planOf, type RunPlan } from '../runs/askedRuns';
import { playRuns } from '../runs/playRuns';
import { ArmTally, screeningDesign } from '../statistics/effects';
import { type Estimate, shareOf, Z95 } from '../statistics/intervals';
import type { Count } from '../statistics/sequential';
import { changesOf, exactly, type Factor, factorsAt, further, scaledPack } from './factors';
import { hazardOf, refuseAbove } from './measures';
import { type RowChange, rowsOf } from './sides';

/** A target for one of several measured values, and how far from it is near enough. */
interface Target {
  readonly value: number;
  readonly within: number;
}

/** The hazard wanted on a floor. */
export interface FloorTarget extends Target {
  readonly floor: number;
}

/** Plays a pack with its factors at these scales on the next `seeds` seeds; one list of counts by floor target for every run. */
export type PlayAt = (
  scales: readonly number[], what: { readonly seeds: number; readonly isArm: boolean },
) => Promise<readonly (readonly Count[])[]>;

interface Tuning {
  readonly factors: number;
  readonly targets: readonly FloorTarget[];
  /** Runs of each arm of a round, and of the check after it. */
  readonly seeds: number;
  readonly checks: number;
  readonly rounds: number;
  readonly play: PlayAt;
  readonly onRound: (round: Round) => void;
}

/** A round: the scales it came to, and the hazards of its check. */
export interface Round {
  readonly round: number;
  readonly scales: readonly number[];
  readonly found: readonly Estimate[];
}

/** The first round's arms are this much larger or smaller; later ones are closer together. */
const STEP = 1.4;
const CLOSER = 0.75;

/** No factor gets smaller or larger than this in all. */
const MOST_SCALE = 4;

/** The most that a round goes beyond its own arms, in their distance from the centre. */
const REACH = 2;

/** Rounds of screening around the best scales so far and a step to where all hazards would be on target, until a check says they are. */
export async function tune({ factors, targets, seeds, checks, rounds, play, onRound }: Tuning): Promise<Round> {
  const design = screeningDesign(factors);
  const check = async (round: number, scales: readonly number[]): Promise<Round> => {
    const checked = { round, scales, found: checkOf(await play(scales, { seeds: checks, isArm: false }), targets.length) };
    onRound(checked);
    return checked;
  };
  let best = await check(0, Array.from({ length: factors }, () => 1));
  for (let round = 1, step = Math.log(STEP); round <= rounds && missOf(best, targets) > 1; round++, step *= CLOSER) {
    const tallies = targets.map(() => new ArmTally(design));
    for (const [arm, levels] of design.entries()) {
      const runs = await play(moved(best.scales, levels, step), { seeds, isArm: true });
      for (const run of runs) run.forEach((count, at) => tallies[at]?.add(arm, count));
    }
    // The arms lie around the centre, where the response may be bent: only their differences count.
    const slopes = tallies.map((tally) => tally.effects().map(({ value }) => value / 2));
    const centre = best.found.map(({ value }) => value);
    const now = await check(round, moved(best.scales, stepTowards({ centre, slopes }, targets, REACH), step));
    if (missOf(now, targets) < missOf(best, targets)) best = now;
  }
  return best;
}

/** How far the worst hazard is off its target; 1 is just near enough. */
export function missOf({ found }: Pick<Round, 'found'>, targets: readonly Target[]): number {
  return Math.max(...targets.map(({ value, within }, at) => Math.abs((found[at]?.value ?? Infinity) - value) / within));
}

function moved(scales: readonly number[], units: readonly number[], step: number): number[] {
  const most = Math.log(MOST_SCALE);
  return scales.map((scale, at) => Math.exp(Math.max(-most, Math.min(most, Math.log(scale) + (units[at] as number) * step))));
}

/** The hazards of some runs. */
function checkOf(runs: readonly (readonly Count[])[], targets: number): Estimate[] {
  return Array.from({ length: targets }, (_, at) => {
    const sum = (of: keyof Count): number => runs.reduce((total, run) => total + (run[at]?.[of] ?? 0), 0);
    return shareOf(sum('events'), sum('chances'));
  });
}

/** A linear response: the values at the centre, and how each changes with each factor, per unit. */
interface Response {
  readonly centre: readonly number[];
  /** By value, then by factor. */
  readonly slopes: readonly (readonly number[])[];
}

/** How much a unit of change costs beside being `within` off a target: the least change that serves is wanted, and noise not followed. */
const RIDGE = 0.05;

/**
 * The units by which to change the factors, each at most `most`, so that a linear response comes nearest to its targets: weighted least
 * squares with a ridge (Hoerl and Kennard 1970), factor by factor until nothing moves.
 */
export function stepTowards({ centre, slopes }: Response, targets: readonly Target[], most: number): number[] {
  const factors = slopes[0]?.length ?? 0;
  const units = Array.from({ length: factors }, () => 0);
  const rest = targets.map(({ value }, at) => value - (centre[at] as number));
  for (let moved = 1; moved > 1e-9;) {
    moved = 0;
    for (let factor = 0; factor < factors; factor++) {
      let pull = 0;
      let weight = RIDGE;
      targets.forEach(({ within }, at) => {
        const slope = (slopes[at]?.[factor] as number) / within;
        pull += slope * ((rest[at] as number) / within + slope * (units[factor] as number));
        weight += slope * slope;
      });
      const next = Math.max(-most, Math.min(most, pull / weight));
      const change = next - (units[factor] as number);
      targets.forEach((_, at) => { rest[at] = (rest[at] as number) - (slopes[at]?.[factor] as number) * change; });
      units[factor] = next;
      moved = Math.max(moved, Math.abs(change));
    }
  }
  return units;
}

/** Plays packs on seeds that have not been played: the arms of a round share theirs, every check has its own. */
class FreshSeeds {
  private next: number;
  private arms: number | null = null;

  constructor(
    private readonly rows: PackRows,
    private readonly what: { readonly factors: readonly Factor[]; readonly targets: readonly FloorTarget[]; readonly plan: RunPlan },
  ) {
    this.next = what.plan.seeds.first;
  }

  readonly play: PlayAt = async (scales, { seeds, isArm }) => {
    if (!isArm) this.arms = null;
    const first = isArm ? (this.arms ??= this.take(seeds)) : this.take(seeds);
    const pack = scaledPack(this.rows, this.what.factors, scales, isArm ? further : exactly);
    return this.runs(this.what.plan.job.bot, pack, { first, last: first + seeds - 1 });
  };

  /** Another bot, on the seeds after all that were played. */
  playAs(bot: string, scales: readonly number[], seeds: number): Promise<Count[][]> {
    const first = this.take(seeds);
    return this.runs(bot, scaledPack(this.rows, this.what.factors, scales, exactly), { first, last: first + seeds - 1 });
  }

  private take(seeds: number): number {
    this.next += seeds;
    return this.next - seeds;
  }

  private async runs(bot: string, pack: PackRows, seeds: { first: number; last: number }): Promise<Count[][]> {
    const { plan, targets } = this.what;
    const measures = targets.map(({ floor }) => hazardOf(floor, floor));
    const counts: Count[][] = [];
    const onRecord = (record: RunRecord): void => { counts.push(measures.map(({ of }) => of(record))); };
    await playRuns({ ...plan.job, bot, pack }, { seeds, workers: plan.workers, onRecord });
    return counts;
  }
}

/** A check has at least `CHECK` times the runs of an arm, and enough to tell a hazard from its target if `ARRIVING` of them get there. */
const CHECK = 8;
const ARRIVING = 0.6;

const ROUNDS = 6;

const targetSchema = v.pipe(v.array(v.strictObject({
  floor: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  hazard: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
  within: v.pipe(v.number(), v.gtValue(0), v.maxValue(1)),
})), v.minLength(1));

const OPTIONS = { ...takes('pack', 'rows', 'fromFloor'), ...needs('target'), ...PLAN, seeds: seedRange('40'), ...takes('second') };

/** Confirms its answer on seeds that no round has seen, also with a second bot. */
export const tuneRows = command('tune', 'solves rows of a pack for hazards by floor', OPTIONS, async (given, say) => {
  const { pack, second } = given;
  const rows = rowsOf(pack);
  const factors = factorsAt(rows, given.rows);
  const targets = targetsIn(given.target);
  for (const { floor } of targets) refuseAbove(given.target, floor, given.fromFloor ?? 1);
  const plan = planOf([pack], given, say);
  const seeds = new FreshSeeds(rows, { factors, targets, plan });
  const lines: string[] = [];
  const onRound = (round: Round): void => {
    const line = `round ${round.round}: ${found(targets, round.found)}`;
    lines.push(line);
    say(line);
  };
  const each = plan.seeds.last - plan.seeds.first + 1;
  const checks = Math.max(each * CHECK, ...targets.map(runsFor));
  const best = await tune({ factors: factors.length, targets, seeds: each, checks, rounds: ROUNDS, play: seeds.play, onRound });
  const confirmed = checkOf(await seeds.play(best.scales, { seeds: checks, isArm: false }), targets.length);
  const others = checkOf(await seeds.playAs(second, best.scales, checks), targets.length);
  const changes = changesOf(factors, best.scales, exactly)
    .filter(({ value }, at) => JSON.stringify(value) !== JSON.stringify(factors[at]?.place.value));
  const isMet = missOf({ found: confirmed }, targets) <= 1;
  const set = Object.fromEntries(changes.map(({ path, value }) => [path.join('.'), value]));
  return {
    data: { pack, bot: plan.job.bot, second, targets, confirmed, others, isMet, changes: set },
    lines: [
      ...lines,
      `confirmed on fresh seeds by the ${plan.job.bot} bot: ${found(targets, confirmed)}`,
      `the ${second} bot on the same: ${found(targets, others)}`,
      isMet ? 'all hazards are on target' : 'not all hazards are on target: other rows may have to change, or the targets',
      '',
      ...(changes.length > 0 ? changes.map((change) => changeLine(factors, change)) : ['nothing has to change']),
    ],
    isFailure: !isMet,
  };
});

/** The runs after which half the interval of a hazard is as wide as it may be off its target. */
function runsFor({ value, within }: FloorTarget): number {
  return Math.ceil(((Z95 / within) ** 2 * value * (1 - value)) / ARRIVING);
}

/** The targets of a file; throws a `UsageError`. */
function targetsIn(file: string): FloorTarget[] {
  let value: unknown;
  try {
    value = JSON.parse(textOf(file)) as unknown;
  } catch (error) {
    if (error instanceof SyntaxError) throw new UsageError(`${file} is not JSON: ${error.message}.`);
    throw error;
  }
  const read = v.safeParse(targetSchema, value);
  if (!read.success) {
    const where = v.getDotPath(read.issues[0]);
    const what = 'a list of floors, such as [{"floor": 5, "hazard": 0.1, "within": 0.03}]';
    throw new UsageError(`${file} must hold ${what}${where === null ? '' : `; ${where} is not what it should be`}.`);
  }
  return read.output.map(({ floor, hazard, within }) => ({ floor, value: hazard, within }));
}

function found(targets: readonly FloorTarget[], estimates: readonly Estimate[]): string {
  return targets.map(({ floor, value }, at) => `floor ${floor} ${shownOf(estimates[at] as Estimate)} for ${points(value)} %`).join('; ');
}

function shownOf(estimate: Estimate): string {
  return estimate.n === 0 ? 'never reached' : `${share(estimate)} %`;
}

/** `monsters.wolf  [[6,20],[9,10]] -> [[6,15],[9,8]]`. */
function changeLine(factors: readonly Factor[], { path, value }: RowChange): string {
  const name = path.join('.');
  return `${name}  ${JSON.stringify(factors.find((factor) => factor.name === name)?.place.value)} -> ${JSON.stringify(value)}`;
}
