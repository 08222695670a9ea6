import * as v from 'valibot';
import { command } from '../Command';
import { points, share } from '../curve/words';
import { textOf } from '../files';
import { needs, seedRange, takes } from '../options';
import { Z95, type Estimate } from '../statistics/intervals';
import { UsageError } from '../UsageError';
import { changesOf, exactly, factorsAt, type Factor } from './factors';
import { FreshSeeds } from './FreshSeeds';
import type { RowChange } from './setRows';
import { PLAN, planOf } from '../runs/askedRuns';
import { rowsOf } from './sides';
import { checkOf, missOf, tune, type FloorTarget, type Round } from './tuning';

/** A check has at least `CHECK` times the runs of an arm, and enough to tell a hazard from its target if `ARRIVING` of them get there. */
const CHECK = 8;
const ARRIVING = 0.6;

const ROUNDS = 6;

const targetSchema = v.pipe(v.array(v.strictObject({
  floor: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  hazard: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
  within: v.pipe(v.number(), v.gtValue(0), v.maxValue(1)),
})), v.minLength(1));

const OPTIONS = { ...takes('pack', 'rows'), ...needs('target'), ...PLAN, seeds: seedRange('40'), ...takes('second') };

/** Confirms its answer on seeds that no round has seen, also with a second bot. */
export const tuneRows = command('tune', 'solves rows of a pack for hazards by floor', OPTIONS, async (given, say) => {
  const { pack, second } = given;
  const rows = rowsOf(pack);
  const factors = factorsAt(rows, given.rows);
  const targets = targetsIn(given.target);
  const plan = planOf(given, say);
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
  const changes = changesOf(factors, best.scales, exactly).filter(({ value }, at) => JSON.stringify(value) !== JSON.stringify(factors[at]?.place.value));
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
